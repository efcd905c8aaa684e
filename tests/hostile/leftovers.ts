import { callOn, memberOf } from '../../src/dom/member'
import { matches } from '../../src/dom/query'
import type { MountedIsland } from '../../src/runtime/mounts'
import { type Attributes, attributeChanges, attributesOf } from './attributes-kept'
import { isControl } from './control'
import { isLeftOnPurpose } from './left-on-purpose'

/** Each element with its attributes. */
export type PageAsItWas = Map<Element, Attributes>

/** What no click or key of a visitor's changes for good: it goes with the island that set it. */
const NOT_THE_VISITORS = /^(?:role|tabindex|id|aria-(?:controls|haspopup|labelledby|describedby|live)):/
/** What the page's own parts share for as long as the page lives. */
const SHARED = '.laurel-live-region'
const FOCUSABLE = 'tabindex: "" -> "-1"'

export function pageAsItIs(): PageAsItWas {
  return new Map([...document.querySelectorAll('*')].map((element) => [element, attributesOf(element)]))
}

/** What is not as it was once all islands have gone: attributes; where nobody visited the page elements, too. */
export function leftBehind(
  was: PageAsItWas,
  mounted: readonly MountedIsland[],
  isVisited: boolean,
): string[] {
  const is = pageAsItIs()
  const changed = [...is].flatMap(([element, attributes]) =>
    attributeChanges(was.get(element) ?? attributes, attributes)
      .filter((change) => !isVisited || NOT_THE_VISITORS.test(change))
      .map((change) => ({ element, change })),
  )
  if (!isVisited) {
    const isNew = (element: Element | null) =>
      element !== null && !was.has(element) && !isControl(element) && !matches(element, SHARED)
    for (const element of is.keys())
      if (isNew(element) && !isNew(memberOf(element, 'parentElement')))
        changed.push({ element, change: 'new' })
  }
  return changed.flatMap(({ element, change }) => {
    // What got the focus keeps what lets it have it.
    if (isVisited && change === FOCUSABLE) return []
    // Some change what stands beside their hosts.
    if (mounted.some(({ name }) => isLeftOnPurpose(name, change))) return []
    const names = around(element, mounted)
    return [`${names.join(' or ')} leaves ${element.localName}.${element.className} with ${change}`]
  })
}

/** Of the islands those that have it in their hosts, and not the whole page with it; if none, all of them. */
function around(element: Element, mounted: readonly MountedIsland[]): string[] {
  const nearest = mounted.filter(
    ({ host }) => callOn(host, 'contains', element) && !callOn(host, 'contains', document.body),
  )
  return [...new Set((nearest.length > 0 ? nearest : mounted).map(({ name }) => name))]
}
