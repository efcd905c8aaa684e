import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { createAdoption } from '../../../src/dom/adoption'
import type { Size } from '../../../src/overlay/lightbox/item'
import type { Page } from '../../../src/page/page'
import { useAdopted } from '../../../src/react/adopt'
import { useEventValue } from '../../../src/react/use-event-value'

const NO_SCROLL = 'cff_no_scroll'
/** In old browsers they lay over everything else, and scripts rely on their going (contract 05 §14.6). */
const ABOVE_ALL = 'select, object, embed'
const MOVES = ['resize', 'scroll']

/** What the page behind the lightbox is told while it is open. */
export function usePageBelow({ document }: Page, isOpen: boolean): void {
  useAdopted(document.body, { class: { [NO_SCROLL]: isOpen } })
  useEffect(() => {
    if (!isOpen) return
    const adopted = createAdoption()
    for (const element of document.querySelectorAll<HTMLElement>(ABOVE_ALL)) {
      adopted.style(element, 'visibility', 'hidden')
    }
    return adopted.restore
  }, [document, isOpen])
}

/** The overlay lies over all of the page, however long that is. @param size of the window */
export function useOverlaySize(overlay: RefObject<HTMLElement | null>, size: Size): void {
  useLayoutEffect(() => {
    const { current } = overlay
    if (!current) return
    const { documentElement: root, body } = current.ownerDocument
    // Its own height is none of the page's.
    current.style.height = '0'
    const height = Math.max(root.scrollHeight, body.scrollHeight, size.height)
    current.style.width = `${root.clientWidth || size.width}px`
    current.style.height = `${height}px`
  }, [overlay, size])
}

/**
 * Where on the page the visitor is. A phone that is turned lays the page out again, and the browser scrolls it to keep
 * what is read in sight.
 */
export function usePlace(window: Window, topPx: number): { readonly top: number; readonly left: number } {
  const top = useEventValue(window, MOVES, () => window.scrollY)
  const left = useEventValue(window, MOVES, () => window.scrollX)
  return { top: top + topPx, left }
}
