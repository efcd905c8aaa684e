import type { Match } from '../../page/island'
import type { Hosts } from '../hosts'
import type { Roster } from '../roster'
import type { WakeRule } from './wake-rule'

/** How far outside the window an island is woken. */
const NEAR_VIEWPORT = '200px'

/** Islands whose hosts come to life when they are near the viewport. */
export function createVisible(
  window: Window,
  { hosts, roster }: { readonly hosts: Hosts; readonly roster: Roster },
  wakeInTurn: (match: Match) => void,
): WakeRule {
  const observer =
    'IntersectionObserver' in window
      ? new IntersectionObserver(onChange, { rootMargin: NEAR_VIEWPORT })
      : undefined

  function onChange(entries: IntersectionObserverEntry[]) {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer?.unobserve(target)
      const there = roster.above(target, ({ wake }) => wake === 'visible')
      for (const match of there) if (match.host === target && hosts.mayMount(match)) wakeInTurn(match)
    }
  }

  return {
    isSought: () => true,
    onFound(match) {
      if (observer) observer.observe(match.host)
      else wakeInTurn(match)
    },
  }
}
