import { afterEach } from 'vitest'
import { onBehalfOf } from '../../src/dom/reporting'
import type { Mount, MountAtOnce, Unmount } from '../../src/page/island'
import type { Page } from '../../src/page/page'
import { createScope } from '../../src/page/scope'
import { behaviourOf } from '../../src/runtime/at-once'
import { asIsland } from '../../src/runtime/page-behaviours'
import { pickIsland } from '../../src/runtime/pick'
import { fakePage } from './fake-page'

/** Errors that no island reports on purpose. Such a bug fails the test, also where the test does not listen for errors. */
const MISTAKES = [TypeError, ReferenceError, RangeError, SyntaxError]

/** The mounts that have not been unmounted, in their order. */
const mounted = new Set<Unmount>()

/** Unmounts what a test has mounted, the last first: after each test, or sooner where the test is about that. */
export function unmountAll() {
  for (const unmount of [...mounted].reverse()) unmount()
}
afterEach(unmountAll)

/** Mounts an island as the runtime does, and its component with it. @returns its end */
export function mounter(mount: Mount, show?: Mount): Mounter {
  return mounterOf(mount, (host, scope) => show?.(host, scope))
}

/**
 * The same for an island whose component comes when it is requested.
 * @param arrival of its file: rejected where it cannot be fetched; undefined where it is here
 */
export function lateMounter(mount: Mount, show: Mount, arrival?: () => Promise<void> | undefined): Mounter {
  return mounterOf(mount, () => {}, show, arrival)
}

type Mounter = (host: HTMLElement, page?: Page) => Unmount

function mounterOf(
  mount: Mount,
  show: Mount,
  showLater: Mount = () => {},
  arrival: () => Promise<void> | undefined = () => undefined,
): Mounter {
  return (host, page = fakePage()) => {
    const report: Page['report'] = (cause, ...rest) => {
      page.report(cause, ...rest)
      if (MISTAKES.some((Mistake) => cause instanceof Mistake)) queueMicrotask(() => Promise.reject(cause))
    }
    let isShown = false
    function showOnce() {
      if (!isShown) onBehalfOf(report, () => showLater(host, scope))
      isShown = true
      return isShown
    }
    const scope = createScope({
      ...page,
      report,
      async showView() {
        const file = arrival()
        return file ? file.then(showOnce, () => false) : showOnce()
      },
    })
    try {
      const returned: unknown = onBehalfOf(report, () => mount(host, scope))
      onBehalfOf(report, () => show(host, scope))
      if (returned instanceof Function) throw new TypeError('Its end belongs to its scope')
    } catch (cause) {
      scope.dispose()
      throw cause
    }
    function unmount() {
      mounted.delete(unmount)
      scope.dispose()
    }
    mounted.add(unmount)
    return unmount
  }
}

/** The same for what acts at once. */
export function mounterAtOnce(mount: MountAtOnce): Mounter {
  const row = behaviourOf({ name: 'test', mount })
  return mounter(pickIsland(row.load(), asIsland(row)).mount)
}
