import type { Group, Island } from '../../src/page/island'
import { CONTROL } from './control-island'

const CLASS = 'hostile-retried'

/** An island on every page with failing files: it shows that laurel loads again what failed. */
export const RETRIED_ISLAND: Island = {
  name: 'retried',
  selector: `.${CLASS}`,
  wake: 'early',
  load: () =>
    Promise.resolve({
      mount(host, { adopt }) {
        adopt.attribute(host, 'data-mounted', '')
      },
    }),
}

export function retriedMarkup(): HTMLElement {
  const host = document.createElement('p')
  host.className = CLASS
  return host
}

export const hasRetried = () => document.querySelector(`.${CLASS}[data-mounted]`) !== null

/** A class that the check for programming errors lets pass. */
class LoadError extends Error {
  override name = 'LoadError'
}

/**
 * A group for every page. Its file fails to load this many times, and then the code of each of its islands as often.
 * The control island always loads: the visitor clicks it at once. So do islands that wake `now`, which have no file.
 */
export function failingGroup(islands: readonly Island[], times: number): Group {
  const failing = <M>(load: () => M, count: number) => {
    let left = count
    return () => {
      left -= 1
      return left >= 0 ? Promise.reject(new LoadError('The file failed to load')) : load()
    }
  }
  const rows = islands.map((island) => ({
    ...island,
    load: failing(island.load, island === CONTROL || island.wake === 'now' ? 0 : times),
  }))
  return { name: 'runtime', load: failing(() => Promise.resolve({ islands: rows }), times) }
}
