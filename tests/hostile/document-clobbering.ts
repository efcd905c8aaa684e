import type { Seeded } from './seeded'

/** What an answer may bring that a document would answer to before its own members. */
const SHADOWS = [
  '<form name="querySelector"><input name="kept"></form>',
  '<form id="getElementById"></form>',
  '<img name="body" src="/cup.png" alt="">',
  '<img id="createElement" src="/cup.png" alt="">',
  '<embed name="addEventListener" src="/cup.swf">',
  '<object id="documentElement"></object>',
  '<iframe name="head" src="/"></iframe>',
  '<form name="location"><input name="href"></form>',
]
const NAMES = new Set(SHADOWS.map((html) => /(?:name|id)="(\w+)"/.exec(html)?.[1]))

/** The same answer, with such elements in its markup; what has none stays as it is. */
export function withShadows(text: string, chance: Seeded): string {
  try {
    const value: unknown = JSON.parse(text)
    return JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'string' ? shadowed(part, chance) : part,
    )
  } catch {
    return shadowed(text, chance)
  }
}

function shadowed(html: string, chance: Seeded): string {
  const ends = [...html.matchAll(/>/g)].map(({ index }) => index + 1)
  if (ends.length === 0) return html
  const at = chance.pick([0, ...ends])
  return html.slice(0, at) + chance.pick(SHADOWS) + html.slice(at)
}

/** Those that have got into the page. */
export function shadowsOnPage(): string[] {
  return [...document.querySelectorAll('form, img, embed, object, iframe')]
    .filter((element) => ['name', 'id'].some((name) => NAMES.has(attribute(element, name))))
    .map(
      (element) =>
        `an answer brought <${element.localName}> named ${attribute(element, 'name') || attribute(element, 'id')}`,
    )
}

const attribute = (element: Element, name: string) => Element.prototype.getAttribute.call(element, name) ?? ''
