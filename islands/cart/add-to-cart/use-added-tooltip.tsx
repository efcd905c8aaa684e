import { useCallback, useEffect, useRef, useState } from 'react'
import { driveTooltip, setTooltipText, tooltipText } from '../../../legacy-shims/bootstrap/tooltip'
import { listen } from '../../../src/dom/listen'
import { showTooltip } from '../../../src/overlay/tooltip'
import type { Page } from '../../../src/page/page'
import type { AddToCartProps } from './markup'

/** When the button's tooltip changes its text, and when it shows again, counted from the click (contract 02 §2.3). */
const HIDE_AFTER_MS = 500
const SHOW_AFTER_MS = 700
/** How long laurel's own tooltip shows when the pointer does not leave the button first. */
const STAYS_MS = 3000

interface AddedTooltip {
  start(): void
  /** Nothing was added: it says again what it said before. */
  takeBack(): void
}

/** Says at the button that the product was added: by Bootstrap's tooltip where the page has it, else by one of ours. */
export function useAddedTooltip(tooltip: AddToCartProps['tooltip'], { window, device }: Page): AddedTooltip {
  const [shown, setShown] = useState(false)
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  /** What it said before; null while it says so still. */
  const textBefore = useRef<string | null>(null)

  function start() {
    if (!tooltip) return
    const { wrap, text } = tooltip
    clearAll(timers.current)
    textBefore.current = null
    timers.current = [
      setTimeout(() => {
        textBefore.current = tooltipText(wrap)
        hideAndSet(window, wrap, text)
      }, HIDE_AFTER_MS),
      // Phones have no pointer that could rest on the button.
      setTimeout(() => {
        if (!driveTooltip(window, wrap, 'show')) setShown(!device.mobile)
      }, SHOW_AFTER_MS),
      setTimeout(() => setShown(false), SHOW_AFTER_MS + STAYS_MS),
    ]
  }

  const takeBack = useCallback(() => {
    clearAll(timers.current)
    setShown(false)
    if (tooltip && textBefore.current !== null) hideAndSet(window, tooltip.wrap, textBefore.current)
    textBefore.current = null
  }, [tooltip, window])

  useEffect(() => () => clearAll(timers.current), [])

  useEffect(() => {
    if (!shown || !tooltip) return
    const { wrap, text } = tooltip
    const added = showTooltip(wrap, text)
    // Only for the eye: the button's own text, which changes too, is announced.
    added.element.setAttribute('aria-hidden', 'true')
    const hide = () => setShown(false)
    const stop = listen(wrap, ['pointerleave'], hide)
    return () => {
      stop()
      added.remove()
    }
  }, [shown, tooltip])

  return { start, takeBack }
}

function clearAll(timers: readonly ReturnType<typeof setTimeout>[]) {
  for (const timer of timers) clearTimeout(timer)
}

function hideAndSet(window: Window, wrap: HTMLElement, text: string) {
  driveTooltip(window, wrap, 'hide')
  setTooltipText(wrap, text)
  driveTooltip(window, wrap, 'fixTitle')
}
