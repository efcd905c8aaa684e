import type { Scope } from '../../../../src/page/scope'

const ATTRIBUTE = 'aria-describedby'

let lastId = 0

export const describedByIds = (element: Element) =>
  element.getAttribute(ATTRIBUTE)?.split(/\s+/).filter(Boolean) ?? []

export function setDescribedBy(element: Element, ids: readonly string[]): void {
  const value = ids.join(' ')
  if (value === (element.getAttribute(ATTRIBUTE) ?? '')) return
  if (value) element.setAttribute(ATTRIBUTE, value)
  else element.removeAttribute(ATTRIBUTE)
}

/**
 * Describes elements by other elements, in addition to their own descriptions. Elements without an id get
 * one until the scope ends.
 * @returns a function that sets the descriptions of an element, replacing those that it has set before
 */
export function createDescriptions(scope: Scope): (element: Element, describers: readonly Element[]) => void {
  const withNewId = new Set<Element>()
  const added = new Map<Element, readonly string[]>()

  function idOf(element: Element): string {
    if (!element.id) {
      lastId += 1
      element.id = `laurel-acceptance-${lastId}`
      withNewId.add(element)
    }
    return element.id
  }
  function describe(element: Element, describers: readonly Element[]) {
    const before = added.get(element) ?? []
    const others = describedByIds(element).filter((id) => !before.includes(id))
    const ours = [...new Set(describers.map(idOf))].filter((id) => !others.includes(id))
    added.set(element, ours)
    setDescribedBy(element, [...others, ...ours])
  }
  scope.add(() => {
    for (const element of added.keys()) describe(element, [])
    for (const element of withNewId) element.removeAttribute('id')
  })
  return describe
}
