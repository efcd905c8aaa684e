import type { Random } from './seeded-random'

/** Elements whose names take the place of document members: `document.querySelector` becomes the form (DOM clobbering). */
const CLOBBERING_ELEMENTS = [
  '<form name="querySelector"><input name="kept"></form>',
  '<form id="getElementById"></form>',
  '<img name="body" src="/cup.png" alt="">',
  '<img id="createElement" src="/cup.png" alt="">',
  '<embed name="addEventListener" src="/cup.swf">',
  '<object id="documentElement"></object>',
  '<iframe name="head" src="/"></iframe>',
  '<form name="location"><input name="href"></form>',
]
const NAMES = new Set(CLOBBERING_ELEMENTS.map((html) => /(?:name|id)="(\w+)"/.exec(html)?.[1]))

/** Puts a clobbering element into each piece of markup in an answer, also into markup within JSON. */
export function withClobberingElements(text: string, random: Random): string {
  try {
    const value: unknown = JSON.parse(text)
    return JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'string' ? clobberIn(part, random) : part,
    )
  } catch {
    return clobberIn(text, random)
  }
}

function clobberIn(html: string, random: Random): string {
  const tagEnds = [...html.matchAll(/>/g)].map(({ index }) => index + 1)
  if (tagEnds.length === 0) return html
  const at = random.pick([0, ...tagEnds])
  return html.slice(0, at) + random.pick(CLOBBERING_ELEMENTS) + html.slice(at)
}

/** Clobbering elements that reached the page, one line each. */
export function clobberingElementsOnPage(): string[] {
  return [...document.querySelectorAll('form, img, embed, object, iframe')]
    .filter((element) => ['name', 'id'].some((name) => NAMES.has(attribute(element, name))))
    .map(
      (element) =>
        `an answer brought <${element.localName}> named ${attribute(element, 'name') || attribute(element, 'id')}`,
    )
}

const attribute = (element: Element, name: string) => Element.prototype.getAttribute.call(element, name) ?? ''
