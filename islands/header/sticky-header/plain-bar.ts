import { watchFrames } from '../../../src/motion/scroll-frame'
import type { Scope } from '../../../src/page/scope'
import { adminBarHeight } from './markup'
import { stickToTop } from './stick-to-top'

const RULES = { isApp: false, staysFixed: false }

/** The top bar sticks, and does nothing else (contract 01 §6.5). */
export function mountTopBar(host: HTMLElement, scope: Scope): void {
  mountBar(host, scope, {
    hasMargins: false,
    fitsBox: true,
    spacing: () => adminBarHeight(scope.document),
  })
}

/** The header of small screens sticks, and does nothing else (contract 01 §6.6). */
export function mountMobileHeader(host: HTMLElement, scope: Scope): void {
  mountBar(host, scope, { hasMargins: true, fitsBox: false, spacing: () => 0 })
}

interface Bar {
  readonly hasMargins: boolean
  readonly fitsBox: boolean
  readonly spacing: () => number
}

function mountBar(host: HTMLElement, scope: Scope, bar: Bar): void {
  const spec = { ...bar, rules: RULES, hasDefaultState: false }
  const read = stickToTop(scope, host, spec, () => watch.request())
  const watch = watchFrames(scope, () => read()?.write)
  scope.add(watch.stop)
}
