import { createAdoption } from '../dom/adoption'
import { listen } from '../dom/listen'
import { matches } from '../dom/query'
import { fadeIn, fadeOut, finishFade } from '../motion/fade'
import { opensByHover } from '../page/breakpoints'

export const MENU_FADE_IN_MS = 200
export const MENU_FADE_OUT_MS = 150

/** In these panels the dropdowns are always open. */
const PANELS = '#mobile-menu-wrap, #mobile-cart-wrap'

/**
 * Opens a header item's dropdown when the pointer is over the item (contract 02 §1.3) or the keyboard's focus is in it,
 * which the theme's script left out. Escape closes it.
 * @param host the item, with its link and its dropdown
 * @returns a function that stops it
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
    // Setting a style to its own value makes the adoption restore it.
    for (const property of ['display', 'opacity']) {
      adoption.style(menu, property, menu.style.getPropertyValue(property))
    }
    fadeIn(menu, { durationMs: MENU_FADE_IN_MS })
  }
  function close() {
    const menu = findMenu()
    // The focus must not stay on a hidden element.
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
    // At the document, so that Escape also closes a menu that the pointer has opened.
    listen(document, ['keydown'], ({ key }) => {
      if (key === 'Escape' && (isOpen || host.contains(document.activeElement))) close()
    }),
  ]
  // The pointer or the focus may be there before this code.
  if (host.matches(':hover') || hasKeyboard()) open()
  return () => {
    for (const stop of stops) stop()
    const menu = findMenu()
    if (menu && isOpen) finishFade(menu)
    adoption.restore()
  }
}
