import { closest } from '../../../src/dom/query'
import type { Scope } from '../../../src/page/scope'

/** Calls back on a click or tap outside the menus' items; a drag is no tap. */
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
