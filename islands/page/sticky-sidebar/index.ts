import { observeSizes } from '../../../src/dom/observe-sizes'
import { watchFrames } from '../../../src/motion/scroll-frame'
import { measuredOffset } from '../../../src/page/header-offset'
import type { Mount } from '../../../src/page/island'
import { END_CLASS, STUCK_CLASS, surroundingsOf } from './markup'
import { mayStick, type SidebarGeometry, type SidebarPlace, sidebarPlace, stuckTop } from './place'

/** Keeps a widget beside the content in sight while the page is scrolled. */
export const mount: Mount = (widget, scope) => {
  const { document, window } = scope
  const around = surroundingsOf(widget, scope)
  if (!around) return
  const { sidebar, container, content } = around
  const adopted = scope.adopt
  let offset = 0
  let place: SidebarPlace = 'flow'

  function read(): SidebarGeometry {
    const box = container.getBoundingClientRect()
    const edges = edgesOf(container)
    return {
      scrollTop: window.scrollY,
      viewportHeight: window.innerHeight,
      offset,
      top: box.top + window.scrollY + edges.top,
      height: box.height - edges.top - edges.bottom,
      widgetHeight: widget.offsetHeight,
      isBeside: sidebar.offsetWidth < container.clientWidth - edges.sides,
    }
  }

  function go(to: SidebarPlace) {
    place = to
    adopted.toggle(widget, STUCK_CLASS, to === 'stuck')
    adopted.toggle(widget, END_CLASS, to === 'end')
  }

  /** The sidebar is as high as the content, for the widget to come to rest at its end. */
  function size() {
    adopted.style(sidebar, 'height', '')
    // An own top would stand against the bottom that the theme's CSS gives it at the end.
    adopted.style(widget, 'top', place === 'stuck' ? `${stuckTop(offset)}px` : '')
    if (!mayStick(read())) return adopted.style(widget, 'width', '')
    const { sides } = edgesOf(sidebar)
    const height = Math.max(content?.offsetHeight ?? 0, widget.offsetHeight)
    adopted.style(widget, 'width', `${sidebar.clientWidth - sides}px`)
    adopted.style(sidebar, 'height', `${height}px`)
  }

  const watch = watchFrames(scope, ({ scrolled }) => {
    if (!scrolled) offset = measuredOffset(document).total
    const next = sidebarPlace(read())
    if (scrolled && next === place) return undefined
    return () => {
      if (next !== place) go(next)
      size()
    }
  })
  scope.add(observeSizes([widget, content], watch.request))
  scope.add(watch.stop)
}

function edgesOf(element: HTMLElement) {
  const style = getComputedStyle(element)
  const px = (property: string) => Number.parseFloat(style.getPropertyValue(property)) || 0
  return {
    top: px('padding-top') + px('border-top-width'),
    bottom: px('padding-bottom') + px('border-bottom-width'),
    sides: px('padding-left') + px('padding-right'),
  }
}
