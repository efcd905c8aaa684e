import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { driveTooltip, setTooltipText, tooltipText } from '../../../legacy-shims/bootstrap/tooltip'
import { listen } from '../../../src/dom/listen'
import { placeTooltip } from '../../../src/overlay/tooltip'
import type { Page } from '../../../src/page/page'
import { AtPageEnd } from '../../../src/react/AtPageEnd'
import type { AddToCartParts } from './markup'

/** The tooltip gets its new text and shows again this long after the click (contract 02 §2.3). */
const HIDE_AFTER_MS = 500
const SHOW_AFTER_MS = 700
/** How long laurel's own tooltip shows at most. */
const SHOWN_MS = 3000

interface AddedTooltipState {
  /** Whether laurel's own is shown. */
  readonly isShown: boolean
  hide(): void
  /** Restores the text from before the click, after a failed request. */
  restore(): void
}

/**
 * Tells in a tooltip that the product was added: in Bootstrap's if the page has it, else in laurel's own.
 * @param presses how often the button was pressed
 */
export function useAddedTooltip(
  tooltip: AddToCartParts['tooltip'],
  presses: number,
  { window, device }: Page,
): AddedTooltipState {
  const [isShown, setShown] = useState(false)
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  /** The text from before the click; null while it has not changed. */
  const textBefore = useRef<string | null>(null)
  const hide = useCallback(() => setShown(false), [])

  useEffect(() => {
    if (!tooltip || presses === 0) return
    const { wrap, text } = tooltip
    clearAll(timers.current)
    textBefore.current = null
    timers.current = [
      setTimeout(() => {
        textBefore.current = tooltipText(wrap)
        hideAndSet(window, wrap, text)
      }, HIDE_AFTER_MS),
      // Phones show no tooltip: they have no pointer that leaves the button.
      setTimeout(() => {
        if (!driveTooltip(window, wrap, 'show')) setShown(!device.mobile)
      }, SHOW_AFTER_MS),
      setTimeout(hide, SHOW_AFTER_MS + SHOWN_MS),
    ]
  }, [presses, tooltip, window, device, hide])

  const restore = useCallback(() => {
    clearAll(timers.current)
    hide()
    if (tooltip && textBefore.current !== null) hideAndSet(window, tooltip.wrap, textBefore.current)
    textBefore.current = null
  }, [tooltip, window, hide])

  useEffect(() => () => clearAll(timers.current), [])

  return { isShown, hide, restore }
}

function clearAll(timers: readonly ReturnType<typeof setTimeout>[]) {
  for (const timer of timers) clearTimeout(timer)
}

function hideAndSet(window: Window, wrap: HTMLElement, text: string) {
  driveTooltip(window, wrap, 'hide')
  setTooltipText(wrap, text)
  driveTooltip(window, wrap, 'fixTitle')
}

interface AddedTooltipProps {
  readonly document: Document
  readonly wrap: HTMLElement
  readonly text: string
  /** Called when the pointer leaves the button, or another tooltip takes the place of this one. */
  readonly onLeave: () => void
}

/** Laurel's own tooltip, which tells that the product was added. */
export function AddedTooltip({ document, wrap, text, onLeave }: AddedTooltipProps) {
  const tooltip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = tooltip
    return current ? placeTooltip(current, wrap, onLeave) : undefined
  }, [wrap, onLeave])
  useEffect(() => listen(wrap, ['pointerleave'], onLeave), [wrap, onLeave])
  return (
    <AtPageEnd document={document}>
      {/* Hidden from screen readers, to which the button's own text is announced. */}
      <div ref={tooltip} className="laurel-tooltip" aria-hidden="true">
        {text}
      </div>
    </AtPageEnd>
  )
}
