import { closest } from '../../../src/dom/query'
import type { Scope } from '../../../src/page/scope'

/** Calls back when the page is pressed beside the menus' items, and was not dragged. */
export function onClickOutside({ document, listen }: Scope, callback: () => void): void {
  let wasDragged = false
  listen(
    document,
    ['touchstart', 'touchmove'],
    ({ type }) => {
      wasDragged = type === 'touchmove'
    },
    { passive: true },
  )
  listen(
    document,
    ['touchend', 'click'],
    ({ type, target }) => {
      if (type === 'touchend' && wasDragged) return
      if (!closest(target, '.mega-menu li')) callback()
    },
    { passive: true },
  )
}
