import { useLayoutEffect } from 'react'
import { opensByHover } from '../../src/page/breakpoints'
import { fadeIn, fadeOut } from '../../src/page/fade'
import type { Page } from '../../src/page/page'

const FADE_IN_MS = 200
const FADE_OUT_MS = 150

/** In these the bag lies open: they are opened and closed as a whole. */
const PANELS = '#mobile-menu-wrap, #mobile-cart-wrap'

/**
 * Opens the bag's dropdown under the pointer (contract 02 §1.3), and under the keyboard's focus, which the older
 * script left out. Escape closes it.
 */
export function useHoverMenu(host: HTMLElement, { document }: Page): void {
  useLayoutEffect(() => {
    const menu = host.querySelector<HTMLElement>('ul.sub-menu')
    if (!menu || host.closest(PANELS)) return

    const open = () => {
      if (opensByHover(document)) fadeIn(menu, { durationMs: FADE_IN_MS })
    }
    const close = () => {
      if (opensByHover(document)) fadeOut(menu, { durationMs: FADE_OUT_MS })
    }
    const onEnter = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') open()
    }
    const onLeave = (event: PointerEvent) => {
      if (event.pointerType !== 'touch' && !hasKeyboard()) close()
    }
    const onFocus = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) open()
    }
    const onBlur = (event: FocusEvent) => {
      if (!isInside(event.relatedTarget) && !host.matches(':hover')) close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      if (menu.contains(document.activeElement)) host.querySelector('a')?.focus()
      close()
    }
    const isInside = (node: unknown) => node instanceof Node && host.contains(node)
    const hasKeyboard = () => host.querySelector(':focus-visible') !== null

    host.addEventListener('pointerenter', onEnter)
    host.addEventListener('pointerleave', onLeave)
    host.addEventListener('focusin', onFocus)
    host.addEventListener('focusout', onBlur)
    host.addEventListener('keydown', onKey)
    // The pointer, or the keyboard, may have come before this code did.
    if (host.matches(':hover') || hasKeyboard()) open()
    return () => {
      host.removeEventListener('pointerenter', onEnter)
      host.removeEventListener('pointerleave', onLeave)
      host.removeEventListener('focusin', onFocus)
      host.removeEventListener('focusout', onBlur)
      host.removeEventListener('keydown', onKey)
    }
  }, [host, document])
}
