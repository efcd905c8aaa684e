import { pageOf, pageStops } from '../../../src/carousel/stops'
import { listen } from '../../../src/page/listen'
import { moveNode } from '../../../src/page/move-node'
import { pressByKey } from '../../../src/page/press-by-key'

/** The dots below a carousel, one for each view (contract 03 §1.4). */
export interface Dots {
  readonly element: HTMLElement
  /** As many as there are views; none where all is in view. */
  lay(count: number, perView: number): void
  show(index: number): void
  /** The link that stood among them goes back to where it was. */
  destroy(): void
}

export interface DotsOptions {
  readonly hasTouch: boolean
  readonly link: HTMLElement | null
  readonly go: (index: number) => void
}

export function createDots(document: Document, { hasTouch, link, go }: DotsOptions): Dots {
  const element = document.createElement('div')
  element.className = hasTouch ? 'owl-controls' : 'owl-controls clickable'
  const row = document.createElement('div')
  row.className = 'owl-pagination'
  element.append(row)
  const giveBack = link ? takeIn(link, row) : () => {}
  let pages: readonly number[] = []
  let dots: HTMLElement[] = []

  function createDot(stop: number, page: number) {
    const dot = document.createElement('div')
    dot.className = 'owl-page'
    dot.setAttribute('role', 'button')
    dot.tabIndex = 0
    dot.setAttribute('aria-label', `View ${page + 1} of ${pages.length}`)
    dot.append(document.createElement('span'))
    listen(dot, ['click'], () => go(stop))
    listen(dot, ['keydown'], pressByKey)
    return dot
  }
  return {
    element,
    lay(count, perView) {
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
        if (page === active) dot.setAttribute('aria-current', 'true')
        else dot.removeAttribute('aria-current')
      })
    },
    destroy() {
      giveBack()
      element.remove()
    },
  }
}

function takeIn(link: HTMLElement, row: HTMLElement): () => void {
  const place = link.ownerDocument.createComment('')
  const wasHidden = link.classList.contains('hidden')
  link.before(place)
  moveNode(link, row)
  link.classList.remove('hidden')
  return () => {
    if (wasHidden) link.classList.add('hidden')
    if (place.parentElement && row.contains(link)) moveNode(link, place.parentElement, place)
    place.remove()
  }
}
