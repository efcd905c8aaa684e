import { createAdoption } from '../dom/adoption'
import { listen } from '../dom/listen'
import { matches } from '../dom/query'
import { fadeIn, fadeOut, finishFade } from '../motion/fade'
import { opensByHover } from '../page/breakpoints'

export const MENU_FADE_IN_MS = 200
export const MENU_FADE_OUT_MS = 150

/** In these the items' dropdowns lie open: they are opened and closed as a whole. */
const PANELS = '#mobile-menu-wrap, #mobile-cart-wrap'

/**
 * Opens a header item's dropdown under the pointer (contract 02 §1.3), and under the keyboard's focus, which the older
 * script left out. Escape closes it.
 * @param host the item, around its link and its dropdown
 * @returns the way to stop
 */
export function hoverMenu(host: HTMLElement): () => void {
  const { ownerDocument: document } = host
  if (host.closest(PANELS)) return () => {}
  const adoption = createAdoption()
  let isOpen = false

  const findMenu = () => host.querySelector<HTMLElement>('ul.sub-menu')
  function open() {
    const menu = findMenu()
    if (!menu || !opensByHover(document)) return
    isOpen = true
    // Remembers how the server has printed it.
    for (const property of ['display', 'opacity']) {
      adoption.style(menu, property, menu.style.getPropertyValue(property))
    }
    fadeIn(menu, { durationMs: MENU_FADE_IN_MS })
  }
  function close() {
    const menu = findMenu()
    // The focus does not stay on what is no longer seen.
    if (menu?.contains(document.activeElement)) host.querySelector('a')?.focus()
    isOpen = false
    if (menu) fadeOut(menu, { durationMs: MENU_FADE_OUT_MS })
  }
  const closeIfOpened = () => {
    if (isOpen || opensByHover(document)) close()
  }
  const hasKeyboard = () => host.querySelector(':focus-visible') !== null
  const isTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch'

  const stops = [
    listen(host, ['pointerenter'], (event) => {
      if (!isTouch(event)) open()
    }),
    listen(host, ['pointerleave'], (event) => {
      if (!isTouch(event) && !hasKeyboard()) closeIfOpened()
    }),
    listen(host, ['focusin'], ({ target }) => {
      if (matches(target, ':focus-visible')) open()
    }),
    listen(host, ['focusout'], ({ relatedTarget: next }) => {
      const isInside = next instanceof Node && host.contains(next)
      if (!isInside && !host.matches(':hover')) closeIfOpened()
    }),
    // At the document: what the pointer has opened is closed by it as well.
    listen(document, ['keydown'], ({ key }) => {
      if (key === 'Escape' && (isOpen || host.contains(document.activeElement))) close()
    }),
  ]
  // The pointer, or the keyboard, may have come before this code did.
  if (host.matches(':hover') || hasKeyboard()) open()
  return () => {
    for (const stop of stops) stop()
    const menu = findMenu()
    if (menu && isOpen) finishFade(menu)
    adoption.restore()
  }
}
