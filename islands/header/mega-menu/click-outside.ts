import { closest } from '../../../src/dom/query'
import { listen } from '../../../src/page/listen'

/** Calls back when the page is pressed beside the menus' items, and was not dragged. @returns the way to stop */
export function onClickOutside(document: Document, callback: () => void): () => void {
  let wasDragged = false
  const stops = [
    listen(
      document,
      ['touchstart', 'touchmove'],
      ({ type }) => {
        wasDragged = type === 'touchmove'
      },
      { passive: true },
    ),
    listen(
      document,
      ['touchend', 'click'],
      ({ type, target }) => {
        if (type === 'touchend' && wasDragged) return
        if (!closest(target, '.mega-menu li')) callback()
      },
      { passive: true },
    ),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
