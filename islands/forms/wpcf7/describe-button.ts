import type { Scope } from '../../../src/page/scope'

const ATTRIBUTE = 'aria-describedby'

let ids = 0

/**
 * Describes elements by others, beside what describes them already, and in place of those that it has given them before.
 * Describers without an id are given one for the time being.
 */
export function addDescription(scope: Scope): (element: Element, describers: readonly Element[]) => void {
  const named = new Set<Element>()
  const given = new Map<Element, readonly string[]>()

  function idOf(element: Element): string {
    if (!element.id) {
      ids += 1
      element.id = `laurel-acceptance-${ids}`
      named.add(element)
    }
    return element.id
  }
  function set(element: Element, describers: readonly Element[]) {
    const before = given.get(element) ?? []
    const others = idsIn(element).filter((id) => !before.includes(id))
    const ours = [...new Set(describers.map(idOf))].filter((id) => !others.includes(id))
    given.set(element, ours)
    write(element, [...others, ...ours])
  }
  scope.add(() => {
    for (const element of given.keys()) set(element, [])
    for (const element of named) element.removeAttribute('id')
  })
  return set
}

const idsIn = (element: Element) => element.getAttribute(ATTRIBUTE)?.split(/\s+/).filter(Boolean) ?? []

function write(element: Element, ids: readonly string[]): void {
  const value = ids.join(' ')
  if (value === (element.getAttribute(ATTRIBUTE) ?? '')) return
  if (value) element.setAttribute(ATTRIBUTE, value)
  else element.removeAttribute(ATTRIBUTE)
}
