import { createHolding } from '../../src/runtime/holding'
import type { Island } from '../../src/runtime/island'
import type { Registered } from '../../src/runtime/start'
import { CONTROL } from './control'

const CLASS = 'hostile-late'

/** An island at a place of the page's own: whatever did not come at first, it comes to life in the end. */
export const LATE: Island = {
  name: 'late',
  features: [],
  selector: `.${CLASS}`,
  wake: 'early',
  load: () =>
    Promise.resolve({
      mount(host) {
        host.setAttribute('data-late', '')
        return () => host.removeAttribute('data-late')
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

/** The list of islands: neither it nor their code comes at first, but for that of the control, which is used at once. */
export function losing(
  registry: readonly Island[],
  times: number,
): (failures: number) => Promise<Registered> {
  const rows = registry.map((island) => {
    let left = island === CONTROL || island.wake === 'now' ? 0 : times
    return {
      ...island,
      load: () => {
        left -= 1
        return left >= 0 ? lost() : island.load()
      },
    }
  })
  return (failures) => (failures < times ? lost() : Promise.resolve({ registry: rows, createHolding }))
}
