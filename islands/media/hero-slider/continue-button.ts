import { focusTarget } from '../../../src/dom/focus-target'
import { easeInOutExpo, scrollWindow } from '../../../src/motion/scroll'
import type { Page } from '../../../src/page/page'
import type { Scope } from '../../../src/page/scope'
import { stickyHeight } from './heights'
import { CONTINUE, CONTINUE_HIDDEN_CLASS } from './markup'
import { onPress } from './press'
import { readStickyParts } from './surroundings'

/** After the last slide has begun to come (spec storefront §4). */
const APPEAR_MS = 600
const SCROLL_MS = 800
const LABEL = 'Continue to the content'

/** The button that leads from the last slide to what follows the slider (contract 04 §17.8). */
export interface ContinueButton {
  reveal(): void
  /** A change begins; once shown, it stays. */
  show(index: number): void
}

export interface ContinueOptions {
  readonly host: HTMLElement
  readonly count: number
  readonly follow: () => void
}

/** @returns undefined without a button */
export function createContinueButton(
  scope: Scope,
  { host, count, follow }: ContinueOptions,
): ContinueButton | undefined {
  const button = host.querySelector<HTMLElement>(CONTINUE)
  if (!button) return undefined
  const { adopt: adopted } = scope
  let cancelAppearing = () => {}
  const hide = (isHidden: boolean) => {
    adopted.toggle(button, CONTINUE_HIDDEN_CLASS, isHidden)
    adopted.attribute(button, 'inert', isHidden ? '' : null)
  }
  const appear = () => {
    hide(false)
    if (getComputedStyle(button).display === 'none') adopted.style(button, 'display', 'block')
  }
  adopted.attribute(button, 'aria-label', LABEL)
  hide(true)

  return {
    reveal() {
      onPress(button, scope, follow)
      if (count === 1) appear()
    },
    show(index) {
      cancelAppearing()
      if (index === count - 1) cancelAppearing = scope.after(APPEAR_MS, appear)
    },
  }
}

/** Scrolls to what comes after the slider. */
export async function scrollPast(outer: HTMLElement, { document, window }: Page): Promise<void> {
  const sticky = readStickyParts(document)
  const bottom = outer.getBoundingClientRect().bottom + window.scrollY
  const top = bottom - stickyHeight(sticky) - sticky.adminBar
  const reached = await scrollWindow(window, top, { durationMs: SCROLL_MS, easing: easeInOutExpo })
  const content = outer.nextElementSibling
  if (reached && content instanceof HTMLElement) focusTarget(content)
}
