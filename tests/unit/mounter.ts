import type { Page } from '../../src/page/page'
import { onBehalfOf } from '../../src/page/reporting'
import { createScope } from '../../src/page/scope'
import type { Mount, MountAtOnce, Unmount } from '../../src/runtime/island'
import { fakePage } from './fake-page'

/** What no island means to tell: a mistake in its code fails the test, as it does where nobody listens for it. */
const MISTAKES = [TypeError, ReferenceError, RangeError, SyntaxError]

/** Mounts an island as the runtime does. @returns its end */
export function mounter(mount: Mount | MountAtOnce): (host: HTMLElement, page?: Page) => Unmount {
  return (host, page = fakePage()) => {
    const report: Page['report'] = (cause, ...rest) => {
      page.report(cause, ...rest)
      if (MISTAKES.some((Mistake) => cause instanceof Mistake)) queueMicrotask(() => Promise.reject(cause))
    }
    const scope = createScope({ ...page, report })
    try {
      const unmount = onBehalfOf(report, () => mount(host, scope))
      if (unmount) scope.add(unmount)
    } catch (cause) {
      scope.dispose()
      throw cause
    }
    return scope.dispose
  }
}
