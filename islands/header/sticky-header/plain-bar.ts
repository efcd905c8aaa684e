import type { Page } from '../../../src/page/page'
import { watchFrames } from '../../../src/page/scroll-frame'
import type { Unmount } from '../../../src/runtime/island'
import { adminBarHeight } from './markup'
import { makeSticky } from './sticky'

const RULES = { isApp: false, staysFixed: false }

/** What only sticks: the top bar (contract 01 §6.5). */
export function mountTopBar(host: HTMLElement, page: Page): Unmount {
  return mountBar(host, page, {
    hasMargins: false,
    fitsBox: true,
    spacing: () => adminBarHeight(page.document),
  })
}

/** The header of small screens (contract 01 §6.6). */
export function mountMobileHeader(host: HTMLElement, page: Page): Unmount {
  return mountBar(host, page, { hasMargins: true, fitsBox: false, spacing: () => 0 })
}

interface Bar {
  readonly hasMargins: boolean
  readonly fitsBox: boolean
  readonly spacing: () => number
}

function mountBar(host: HTMLElement, page: Page, bar: Bar): Unmount {
  const spec = { ...bar, rules: RULES, hasDefaultState: false }
  const sticky = makeSticky(page, host, spec, () => watch.request())
  const watch = watchFrames(page, () => sticky.read()?.write)
  return () => {
    watch.stop()
    sticky.stop()
  }
}
