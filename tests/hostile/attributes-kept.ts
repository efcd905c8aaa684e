import { memberOf } from '../../src/dom/member'

/** The attributes of elements as they were; of a class only which names there are, since their order says nothing. */
export type Attributes = ReadonlyMap<string, string>

export function attributesOf(element: Element): Attributes {
  return new Map(
    [...memberOf(element, 'attributes')].map(({ name, value }) => [
      name,
      name === 'class' ? sorted(value) : value,
    ]),
  )
}

const sorted = (names: string) => [...new Set(names.split(/\s+/).filter(Boolean))].sort().join(' ')

/** What is no longer as it was: `class: a b -> a`. An attribute that is there, but empty, is as good as none. */
export function attributeChanges(before: Attributes, after: Attributes): string[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].flatMap((name) => {
    const [was, is] = [before.get(name) ?? '', after.get(name) ?? '']
    return same(name, was, is) ? [] : [`${name}: "${was}" -> "${is}"`]
  })
}

/** Styles are compared as the browser reads them: one that was touched is written anew. */
function same(name: string, was: string, is: string): boolean {
  return was === is || (name === 'style' && styleText(was) === styleText(is))
}

function styleText(style: string): string {
  const element = document.createElement('i')
  element.style.cssText = style
  return element.style.cssText
}
