import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { createAdoption } from '../../../src/dom/adoption'
import type { Size } from '../../../src/overlay/lightbox/item'
import type { Page } from '../../../src/page/page'
import { useAdopted } from '../../../src/react/adopt'

const NO_SCROLL = 'cff_no_scroll'
/** Old browsers draw these above everything else, and scripts expect them to be hidden (contract 05 §14.6). */
const ABOVE_ALL = 'select, object, embed'

/** Marks the page behind an open lightbox, and hides its embeds. */
export function usePageBehind({ document }: Page, isOpen: boolean): void {
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

/** Makes the overlay as large as the whole page. @param size of the window */
export function useOverlaySize(overlay: RefObject<HTMLElement | null>, size: Size): void {
  useLayoutEffect(() => {
    const { current } = overlay
    if (!current) return
    const { documentElement: root, body } = current.ownerDocument
    // The overlay's own height must not count.
    current.style.height = '0'
    const height = Math.max(root.scrollHeight, body.scrollHeight, size.height)
    current.style.width = `${root.clientWidth || size.width}px`
    current.style.height = `${height}px`
  }, [overlay, size])
}
