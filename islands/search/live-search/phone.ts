import { BREAKPOINTS_PX } from '../../../src/page/breakpoints'

/** Phones as user agents name them; tablets do not count (contract 06 §4.2). */
const PHONE = /phone|ipod|android.+mobile|blackberry|bb10|opera m(?:obi|ini)/i
const SMALL_AND_TOUCHED = `(max-width: ${BREAKPOINTS_PX.mobile}px) and (pointer: coarse)`

/** Whether the box may take the whole screen here. */
export function isPhone(window: Window): boolean {
  return PHONE.test(window.navigator.userAgent) || (window.matchMedia?.(SMALL_AND_TOUCHED).matches ?? false)
}
