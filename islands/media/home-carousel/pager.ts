import { text } from '../../../src/page/text'
import { createDots, type Dots } from '../../../src/slides/controls'

interface PagerOptions {
  nameOf(index: number): string
  choose(index: number): void
}

/** The dots below the carousel, one for each stop; none where all slides are in view. */
interface Pager {
  show(index: number, count: number): void
}

export function createPager(outer: HTMLElement, { nameOf, choose }: PagerOptions): Pager {
  let dots: Dots | undefined
  let shownCount = 0
  return {
    show(index, count) {
      if (count !== shownCount) {
        dots?.pager.remove()
        dots =
          count > 1
            ? createDots(outer.ownerDocument, {
                count,
                label: text('home-carousel.choose', 'Choose what is shown'),
                nameOf,
                choose,
              })
            : undefined
        if (dots) outer.append(dots.pager)
        shownCount = count
      }
      dots?.show(index)
    },
  }
}
