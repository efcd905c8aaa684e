import { memberOf } from '../dom/member'
import { onBehalfOf } from '../dom/reporting'
import type { AtOnce, PageBehaviour } from '../page/island'
import type { Page, PageFacts } from '../page/page'
import { asIsland } from './page-behaviours'
import type { Report } from './report'
import type { Runtime } from './start'

/**
 * The islands that act before the runtime has arrived.
 * @param need requests the runtime
 * @returns two functions: one mounts an island now; one makes it a behaviour of the runtime, which takes over
 * its mount
 */
export function createAtOnce(
  facts: PageFacts,
  rows: readonly AtOnce[],
  need: () => Promise<Runtime | undefined>,
  report: Report,
) {
  /** The outcome of each mount. The runtime takes it over once, and mounts the island itself from then on. */
  const ends = new Map<AtOnce, () => ReturnType<AtOnce['mount']>>()

  /** The page as an island sees it. */
  const pageOf = ({ name }: AtOnce): Page => ({
    ...facts,
    island: name,
    report: (cause, stage = 'act') => report(name, stage, cause),
    onMarkup: () => () => {},
    wake: (host, group) => need().then((runtime) => runtime?.wake(host, group)),
    islands: () => rows.map((row) => asIsland(behaviourOf(row))),
    fetchGroups: need,
  })

  function act(row: AtOnce): void {
    const page = pageOf(row)
    try {
      const host = memberOf(facts.document, row.on ? 'documentElement' : 'body')
      const unmount = onBehalfOf(page.report, () => row.mount(host, page))
      ends.set(row, () => unmount)
    } catch (cause) {
      ends.set(row, () => {
        throw cause
      })
    }
  }

  const takeOver = (row: AtOnce): PageBehaviour =>
    behaviourOf({
      ...row,
      mount(host, page) {
        const end = ends.get(row) ?? (() => row.mount(host, page))
        ends.delete(row)
        return end()
      },
    })

  return [act, takeOver] as const
}

/** The row as a page behaviour, which the runtime mounts. */
export const behaviourOf = ({ mount, ...row }: AtOnce): PageBehaviour => ({
  ...row,
  wake: 'now',
  load: () => ({ mount: (host, scope) => void scope.add(mount(host, scope.page) ?? (() => {})) }),
})
