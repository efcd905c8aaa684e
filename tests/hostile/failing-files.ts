import type { Group, Island } from '../../src/page/island'
import { CONTROL } from './control'

const CLASS = 'hostile-late'

/** An island at a place of the page's own: whatever did not come at first, it comes to life in the end. */
export const LATE: Island = {
  name: 'late',
  selector: `.${CLASS}`,
  wake: 'early',
  load: () =>
    Promise.resolve({
      mount(host, { adopt }) {
        adopt.attribute(host, 'data-late', '')
      },
    }),
}

export function lateMarkup(): HTMLElement {
  const place = document.createElement('p')
  place.className = CLASS
  return place
}

export function hasComeLate(): boolean {
  return document.querySelector(`.${CLASS}[data-late]`) !== null
}

/** A file that does not come, as an error that nobody takes for a mistake of laurel's. */
class LostFile extends Error {
  override name = 'LostFile'
}

const lost = () => Promise.reject(new LostFile('The file did not come'))

/** A group of every page: neither it nor its islands' code comes at first, but for that of the control, which is used at once. */
export function losing(islands: readonly Island[], times: number): Group {
  const failing = <M>(load: () => M, count: number) => {
    let left = count
    return () => {
      left -= 1
      return left >= 0 ? lost() : load()
    }
  }
  const rows = islands.map((island) => ({
    ...island,
    load: failing(island.load, island === CONTROL || island.wake === 'now' ? 0 : times),
  }))
  return { name: 'everywhere', load: failing(() => Promise.resolve({ islands: rows }), times) }
}
