import { isFromAnswer } from '../dom/answer-markup'
import { callOn, memberOf } from '../dom/member'
import type { Root } from '../dom/query'
import type { Island, IslandModule, Match } from '../page/island'
import type { CodeLoader } from './code-loader'
import type { ItemFilter } from './finder'
import type { Mounts } from './mounts'
import type { Registry } from './registry'
import type { Report } from './report'

/** Wakes hosts: loads the code of their islands and mounts it. */
export interface Hosts {
  mayMount(match: Match): boolean
  mount(match: Match, module: IslandModule): void
  /** Mounts the component of an island, where it has one, on its hosts that want it, as soon as its code is here. */
  showViews(island: Island): Promise<void>
  /** Mounts at once when the code has arrived; else returns the promise of the mount. */
  wake(match: Match): Promise<void> | undefined
  /** Wakes all islands of a host. @returns undefined when there is none to wake */
  wakeAll(host: Element): Promise<void> | undefined
  /** The hosts in these subtrees that may be mounted. */
  find(roots: readonly Root[], filter: ItemFilter<Island>): Match[]
  /** Unmounts the hosts in a subtree and mounts none there until it is claimed again. */
  release(root: Node): void
  claim(root: Node): void
  /** Unmounts the hosts that have left the page. */
  unmountRemoved(): void
}

interface HostsOptions {
  readonly registry: Registry
  readonly mounts: Mounts
  readonly code: CodeLoader<Island, IslandModule>
  readonly viewCode: Pick<CodeLoader<Island, IslandModule>, 'load'>
  readonly report: Report
  readonly onMount: (match: Match) => void
}

export function createHosts({ registry, mounts, code, viewCode, report, onMount }: HostsOptions): Hosts {
  const released = new Set<Node>()

  function mayMount({ island, host }: Match) {
    if (!registry.isActive(island) || mounts.has(island, host) || isFromAnswer(host)) return false
    return ![...released].some((root) => callOn(root, 'contains', host))
  }

  function mount(match: Match, module: IslandModule) {
    if (!memberOf(match.host, 'isConnected') || !mayMount(match)) return
    mounts.mount(match.island, match.host, module)
    onMount(match)
    if (!match.island.viewWaits) void showViews(match.island)
  }

  async function showViews(island: Island) {
    const view = island.view && (await viewCode.load(island))
    if (view) mounts.show(island, view)
  }

  function wake(match: Match) {
    const module = code.loaded(match.island)
    if (module) return void mount(match, module)
    return code.load(match.island).then((loaded) => loaded && mount(match, loaded))
  }

  function findIn(root: Root, filter: ItemFilter<Island>) {
    try {
      return registry.within(root, filter).filter(mayMount)
    } catch (cause) {
      report('runtime', 'markup', cause, root instanceof Element ? root : undefined)
      return []
    }
  }

  return {
    mayMount,
    mount,
    showViews,
    wake,
    wakeAll(host) {
      const matches = registry
        .above(host, () => true)
        .filter((match) => match.host === host && mayMount(match))
      return matches.length > 0 ? Promise.all(matches.map(wake)).then(() => {}) : undefined
    },
    find: (roots, filter) => roots.flatMap((root) => findIn(root, filter)),
    release(root) {
      released.add(root)
      mounts.unmount((_, host) => callOn(root, 'contains', host))
    },
    claim(root) {
      for (const node of released) if (callOn(root, 'contains', node)) released.delete(node)
    },
    unmountRemoved() {
      mounts.unmount((_, host) => !memberOf(host, 'isConnected'))
      for (const root of released) if (!memberOf(root, 'isConnected')) released.delete(root)
    },
  }
}
