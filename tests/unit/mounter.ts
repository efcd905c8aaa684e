import { onBehalfOf } from '../../src/dom/reporting'
import type { Mount, MountAtOnce, Unmount } from '../../src/page/island'
import type { Page } from '../../src/page/page'
import { createScope } from '../../src/page/scope'
import { behaviourOf } from '../../src/runtime/launch'
import { asIsland } from '../../src/runtime/page-behaviours'
import { pickIsland } from '../../src/runtime/pick'
import { fakePage } from './fake-page'

/** What no island means to tell: a mistake in its code fails the test, as it does where nobody listens for it. */
const MISTAKES = [TypeError, ReferenceError, RangeError, SyntaxError]

/** Mounts an island as the runtime does, and its component with it. @returns its end */
export function mounter(mount: Mount, show?: Mount): (host: HTMLElement, page?: Page) => Unmount {
  return (host, page = fakePage()) => {
    const report: Page['report'] = (cause, ...rest) => {
      page.report(cause, ...rest)
      if (MISTAKES.some((Mistake) => cause instanceof Mistake)) queueMicrotask(() => Promise.reject(cause))
    }
    const scope = createScope({ ...page, report, showView: async () => false })
    try {
      const returned: unknown = onBehalfOf(report, () => mount(host, scope))
      if (show) onBehalfOf(report, () => show(host, scope))
      if (returned instanceof Function) throw new TypeError('Its end belongs to its scope')
    } catch (cause) {
      scope.dispose()
      throw cause
    }
    return scope.dispose
  }
}

/** The same for what acts at once. */
export function mounterAtOnce(mount: MountAtOnce): ReturnType<typeof mounter> {
  const row = behaviourOf({ name: 'test', mount })
  return mounter(pickIsland(row.load(), asIsland(row)).mount)
}
