import { listen } from '../../../src/dom/listen'
import { moveNode } from '../../../src/dom/move-node'
import { pressByKey } from '../../../src/dom/press-by-key'
import type { Scope } from '../../../src/page/scope'
import { text } from '../../../src/page/text'
import { setCurrent } from '../../../src/slides/controls'
import { pageOf, pageStops } from '../../../src/slides/state'
import './dots.css'

/** The dots below a carousel, one for each view (contract 03 §1.4). */
interface Dots {
  /** Creates a dot for each view, and puts the dots at the end of the list; none where all items are in view. */
  layOut(count: number, perView: number): void
  show(index: number): void
}

interface DotsOptions {
  readonly list: HTMLElement
  readonly link: HTMLElement | null
  readonly go: (index: number) => void
}

export function createDots(scope: Scope, { list, link, go }: DotsOptions): Dots {
  const { document, window } = scope
  const hasTouch = window.navigator.maxTouchPoints > 0
  const element = document.createElement('div')
  element.className = hasTouch ? 'owl-controls' : 'owl-controls clickable'
  const row = document.createElement('div')
  row.className = 'owl-pagination'
  element.append(row)
  scope.add(() => element.remove())
  if (link) moveLink(link, row, scope)
  let pages: readonly number[] = []
  let dots: HTMLElement[] = []

  function createDot(stop: number, page: number) {
    const dot = document.createElement('div')
    dot.className = 'owl-page'
    dot.setAttribute('role', 'button')
    dot.tabIndex = 0
    dot.setAttribute(
      'aria-label',
      text('carousel.view', 'View {number} of {count}', { number: page + 1, count: pages.length }),
    )
    dot.append(document.createElement('span'))
    listen(dot, ['click'], () => go(stop))
    listen(dot, ['keydown'], pressByKey)
    return dot
  }
  return {
    layOut(count, perView) {
      // A script that has replaced the list's content has removed the dots as well.
      if (element.parentElement !== list) list.append(element)
      element.style.display = perView < count ? '' : 'none'
      const stops = pageStops(count, perView)
      if (stops.join() === pages.join()) return
      pages = stops
      for (const dot of dots) dot.remove()
      dots = pages.map(createDot)
      row.prepend(...dots)
    },
    show(index) {
      const active = pageOf(pages, index)
      dots.forEach((dot, page) => {
        dot.classList.toggle('active', page === active)
        setCurrent(dot, page === active)
      })
    },
  }
}

/** Moves the link behind the dots; the scope's end moves it back. */
function moveLink(link: HTMLElement, row: HTMLElement, { document, add }: Scope): void {
  const placeholder = document.createComment('')
  const wasHidden = link.classList.contains('hidden')
  link.before(placeholder)
  moveNode(link, row)
  link.classList.remove('hidden')
  add(() => {
    if (wasHidden) link.classList.add('hidden')
    if (placeholder.parentElement && row.contains(link))
      moveNode(link, placeholder.parentElement, placeholder)
    placeholder.remove()
  })
}
