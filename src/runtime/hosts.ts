import { isFromAnswer } from '../dom/answer-markup'
import { callOn, memberOf } from '../dom/member'
import type { Root } from '../dom/query'
import type { Island, IslandModule, Match } from '../page/island'
import type { Code } from './code'
import type { Among } from './finder'
import type { Mounts } from './mounts'
import type { Report } from './report'
import type { Roster } from './roster'

/** Brings hosts to life, and knows which of them may. */
export interface Hosts {
  mayMount(match: Match): boolean
  mount(match: Match, module: IslandModule): void
  /** Mounts at once when the code is here; else returns the promise of it. */
  wake(match: Match): Promise<void> | undefined
  /** The same for all islands of this host. @returns undefined when there was nothing to wake */
  wakeAll(host: Element): Promise<void> | undefined
  /** The hosts in these subtrees that may be woken. */
  find(roots: readonly Root[], among: Among<Island>): Match[]
  /** Unmounts what is in there, and leaves it alone until it is claimed again. */
  release(root: Node): void
  claim(root: Node): void
  /** Unmounts what is no longer on the page. */
  forget(): void
}

export interface HostsOptions {
  readonly roster: Roster
  readonly mounts: Mounts
  readonly code: Code<Island, IslandModule>
  readonly report: Report
  readonly onMount: (match: Match) => void
}

export function createHosts({ roster, mounts, code, report, onMount }: HostsOptions): Hosts {
  const released = new Set<Node>()

  function mayMount({ island, host }: Match) {
    if (!roster.isActive(island) || mounts.has(island, host) || isFromAnswer(host)) return false
    return ![...released].some((root) => callOn(root, 'contains', host))
  }

  function mount(match: Match, module: IslandModule) {
    if (!memberOf(match.host, 'isConnected') || !mayMount(match)) return
    mounts.mount(match.island, match.host, module)
    onMount(match)
  }

  function wake(match: Match) {
    const module = code.loaded(match.island)
    if (module) return void mount(match, module)
    return code.load(match.island).then((loaded) => loaded && mount(match, loaded))
  }

  function findIn(root: Root, among: Among<Island>) {
    try {
      return roster.within(root, among).filter(mayMount)
    } catch (cause) {
      report('runtime', 'markup', cause, root instanceof Element ? root : undefined)
      return []
    }
  }

  return {
    mayMount,
    mount,
    wake,
    wakeAll(host) {
      const asleep = roster.above(host, () => true).filter((match) => match.host === host && mayMount(match))
      return asleep.length > 0 ? Promise.all(asleep.map(wake)).then(() => {}) : undefined
    },
    find: (roots, among) => roots.flatMap((root) => findIn(root, among)),
    release(root) {
      released.add(root)
      mounts.unmount((_, host) => callOn(root, 'contains', host))
    },
    claim(root) {
      for (const node of released) if (callOn(root, 'contains', node)) released.delete(node)
    },
    forget() {
      mounts.unmount((_, host) => !memberOf(host, 'isConnected'))
      for (const root of released) if (!memberOf(root, 'isConnected')) released.delete(root)
    },
  }
}
