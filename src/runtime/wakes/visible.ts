import { matches } from '../../dom/query'
import type { Match } from '../../page/island'
import type { Hosts } from '../hosts'
import type { WakeRule } from './wake-rule'

/** How far outside the window an island is woken. */
const NEAR_VIEWPORT = '200px'

/** Islands that are woken when their host is near the viewport. */
export function createVisible(
  window: Window,
  { hosts }: { readonly hosts: Hosts },
  wake: (match: Match) => void,
): WakeRule {
  // Weak, because hosts that never come into view may leave the page.
  const observed = new WeakMap<Element, Match[]>()
  let observer: IntersectionObserver | undefined

  function onChange(entries: IntersectionObserverEntry[]) {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer?.unobserve(target)
      for (const match of observed.get(target) ?? [])
        if (matches(target, match.island.selector) && hosts.mayMount(match)) wake(match)
      observed.delete(target)
    }
  }

  return {
    isSought: () => true,
    onFound(match) {
      if (!('IntersectionObserver' in window)) return wake(match)
      const known = observed.get(match.host) ?? []
      if (known.some(({ island }) => island === match.island)) return
      observed.set(match.host, [...known, match])
      observer ??= new IntersectionObserver(onChange, { rootMargin: NEAR_VIEWPORT })
      observer.observe(match.host)
    },
  }
}
