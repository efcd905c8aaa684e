import type { Adoption } from '../../../src/dom/adoption'
import { readFilter } from './filter'
import { countIn, createCount, type Entry, FILLED_CLASS, filterText, isAll } from './markup'

/** Tells at each filter how many items it would show. */
export function createCounts(entries: readonly Entry[], adopted: Adoption) {
  /** How to take back what was written. */
  const undos = new Map<Entry, () => void>()

  function write(entry: Entry, text: string) {
    const { link } = entry
    const printed = countIn(link)
    const count = printed ?? createCount(link.ownerDocument)
    if (!printed) link.append(count)
    if (!undos.has(entry)) undos.set(entry, printed ? textOf(printed) : () => count.remove())
    if (count.textContent !== text) count.textContent = text
  }
  return {
    update(items: readonly HTMLElement[]) {
      for (const entry of entries) {
        const count = countFor(entry, items)
        write(entry, String(count))
        adopted.toggle(entry.li, FILLED_CLASS, count > 0)
      }
    },
    takeBack() {
      for (const undo of undos.values()) undo()
      undos.clear()
    },
  }
}

/** @returns the way to give an element its text back */
function textOf(element: Element): () => void {
  const before = element.textContent
  return () => {
    element.textContent = before
  }
}

/** An item belongs to a filter when it has the class that the link has. */
function countFor(entry: Entry, items: readonly HTMLElement[]): number {
  if (isAll(entry)) return items.length
  const [slug, ...others] = entry.link.classList
  const isOne = slug !== undefined && others.length === 0
  const filter = readFilter(isOne ? `.${slug}` : filterText(entry))
  return filter ? items.filter(({ classList }) => filter(classList)).length : 0
}
