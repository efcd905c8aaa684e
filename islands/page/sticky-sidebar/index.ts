import { observeSizes } from '../../../src/dom/observe-sizes'
import { watchFrames } from '../../../src/motion/scroll-frame'
import { measuredOffset } from '../../../src/page/header-offset'
import type { Mount } from '../../../src/page/island'
import { END_CLASS, readSurroundings, STUCK_CLASS } from './markup'
import { canStick, type SidebarGeometry, type SidebarPlace, sidebarPlace, stuckTop } from './place'

/** Keeps a sidebar's widget in view while the page is scrolled. */
export const mount: Mount = (widget, scope) => {
  const { document, window } = scope
  const surroundings = readSurroundings(widget, scope)
  if (!surroundings) return
  const { sidebar, container, content } = surroundings
  const adopted = scope.adopt
  let offset = 0
  let place: SidebarPlace = 'flow'

  function measure(): SidebarGeometry {
    const box = container.getBoundingClientRect()
    const spacing = boxSpacing(container)
    return {
      scrollTop: window.scrollY,
      viewportHeight: window.innerHeight,
      offset,
      top: box.top + window.scrollY + spacing.top,
      height: box.height - spacing.top - spacing.bottom,
      widgetHeight: widget.offsetHeight,
      isBeside: sidebar.offsetWidth < container.clientWidth - spacing.sides,
    }
  }

  function moveTo(to: SidebarPlace) {
    place = to
    adopted.toggle(widget, STUCK_CLASS, to === 'stuck')
    adopted.toggle(widget, END_CLASS, to === 'end')
  }

  /** Makes the sidebar as high as the content, so that the widget can rest at its end. */
  function size() {
    adopted.style(sidebar, 'height', '')
    // At the end the theme's CSS sets `bottom`, which an inline `top` would override.
    adopted.style(widget, 'top', place === 'stuck' ? `${stuckTop(offset)}px` : '')
    if (!canStick(measure())) return adopted.style(widget, 'width', '')
    const { sides } = boxSpacing(sidebar)
    const height = Math.max(content?.offsetHeight ?? 0, widget.offsetHeight)
    adopted.style(widget, 'width', `${sidebar.clientWidth - sides}px`)
    adopted.style(sidebar, 'height', `${height}px`)
  }

  const watch = watchFrames(scope, ({ scrolled }) => {
    if (!scrolled) offset = measuredOffset(document).total
    const next = sidebarPlace(measure())
    if (scrolled && next === place) return undefined
    return () => {
      if (next !== place) moveTo(next)
      size()
    }
  })
  scope.add(observeSizes([widget, content], watch.request))
  scope.add(watch.stop)
}

function boxSpacing(element: HTMLElement) {
  const style = getComputedStyle(element)
  const px = (property: string) => Number.parseFloat(style.getPropertyValue(property)) || 0
  return {
    top: px('padding-top') + px('border-top-width'),
    bottom: px('padding-bottom') + px('border-bottom-width'),
    sides: px('padding-left') + px('padding-right'),
  }
}
