import { focusTarget } from '../../../src/dom/focus-target'
import { easeInOutExpo, scrollWindow } from '../../../src/motion/scroll'
import type { Page } from '../../../src/page/page'
import type { Scope } from '../../../src/page/scope'
import { onPress } from './controls'
import { CONTINUE, CONTINUE_HIDDEN_CLASS } from './markup'
import { readStickyParts, stickyHeight } from './viewport'

/** The delay after the change to the last slide has begun (spec storefront §4). */
const APPEAR_MS = 600
const SCROLL_MS = 800
const LABEL = 'Continue to the content'

/** The button on the last slide that leads to the content below the slider (contract 04 §17.8). */
export interface ContinueButton {
  /** Makes the button work, once the first slide is loaded. */
  reveal(): void
  /** A change to this slide begins. The button stays visible once it was shown. */
  show(index: number): void
}

export interface ContinueOptions {
  readonly host: HTMLElement
  readonly count: number
  readonly onPressed: () => void
}

/** @returns undefined for a slider without the button */
export function createContinueButton(
  scope: Scope,
  { host, count, onPressed }: ContinueOptions,
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
      onPress(button, scope, onPressed)
      if (count === 1) appear()
    },
    show(index) {
      cancelAppearing()
      if (index === count - 1) cancelAppearing = scope.after(APPEAR_MS, appear)
    },
  }
}

/** Scrolls to the content below the slider, and moves the focus there. */
export async function scrollPast(outer: HTMLElement, { document, window }: Page): Promise<void> {
  const sticky = readStickyParts(document)
  const bottom = outer.getBoundingClientRect().bottom + window.scrollY
  const top = bottom - stickyHeight(sticky) - sticky.adminBar
  const reached = await scrollWindow(window, top, { durationMs: SCROLL_MS, easing: easeInOutExpo })
  const content = outer.nextElementSibling
  if (reached && content instanceof HTMLElement) focusTarget(content)
}
