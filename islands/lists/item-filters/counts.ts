import type { Scope } from '../../../src/page/scope'
import { readFilter } from './filter'
import { countIn, createCount, type Entry, FILLED_CLASS, filterText, isAll } from './markup'

/** Shows at each filter how many items it has. */
export function showCounts(entries: readonly Entry[], items: readonly HTMLElement[], scope: Scope): void {
  for (const entry of entries) {
    const count = countFor(entry, items)
    scope.adopt.text(countIn(entry.link) ?? addCount(entry.link, scope), String(count))
    scope.adopt.toggle(entry.li, FILLED_CLASS, count > 0)
  }
}

function addCount(link: Element, scope: Scope): Element {
  const count = createCount(link.ownerDocument)
  link.append(count)
  scope.add(() => count.remove())
  return count
}

/** Counts the items with the link's class; a link with several classes, or none, counts by its `data-filter`. */
function countFor(entry: Entry, items: readonly HTMLElement[]): number {
  if (isAll(entry)) return items.length
  const [slug, ...others] = entry.link.classList
  const hasOneClass = slug !== undefined && others.length === 0
  const filter = readFilter(hasOneClass ? `.${slug}` : filterText(entry))
  return filter ? items.filter(({ classList }) => filter(classList)).length : 0
}
