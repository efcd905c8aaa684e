const ATTRIBUTE = 'aria-describedby'

let ids = 0

/** Describes elements by others, beside what describes them already. */
export interface Description {
  /** @param describers in place of those that this description has given the element before */
  set(element: Element, describers: readonly Element[]): void
  remove(): void
}

/** Describers without an id are given one for the time being. */
export function addDescription(): Description {
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
  return {
    set,
    remove() {
      for (const element of given.keys()) set(element, [])
      for (const element of named) element.removeAttribute('id')
    },
  }
}

const idsIn = (element: Element) => element.getAttribute(ATTRIBUTE)?.split(/\s+/).filter(Boolean) ?? []

function write(element: Element, ids: readonly string[]): void {
  const value = ids.join(' ')
  if (value === (element.getAttribute(ATTRIBUTE) ?? '')) return
  if (value) element.setAttribute(ATTRIBUTE, value)
  else element.removeAttribute(ATTRIBUTE)
}
