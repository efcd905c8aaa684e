import type { Match } from '../../page/island'
import type { Hosts } from '../hosts'
import type { Registry } from '../registry'
import type { WakeRule } from './wake-rule'

/** How far outside the window an island is woken. */
const NEAR_VIEWPORT = '200px'

/** Islands that are woken when their host is near the viewport. */
export function createVisible(
  window: Window,
  { hosts, registry }: { readonly hosts: Hosts; readonly registry: Registry },
  wake: (match: Match) => void,
): WakeRule {
  const observer =
    'IntersectionObserver' in window
      ? new IntersectionObserver(onChange, { rootMargin: NEAR_VIEWPORT })
      : undefined

  function onChange(entries: IntersectionObserverEntry[]) {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer?.unobserve(target)
      const matches = registry.above(target, (island) => island.wake === 'visible')
      for (const match of matches) if (match.host === target && hosts.mayMount(match)) wake(match)
    }
  }

  return {
    isSought: () => true,
    onFound(match) {
      if (observer) observer.observe(match.host)
      else wake(match)
    },
  }
}
