import type { Adoption } from '../../src/page/adoption'
import { type Box, overhang, pictureHeights } from './multi-sizes'

const STANDARD = '.size-standard'
const SINGLE = '.size-wide'
const DOUBLE = '.size-tall, .size-wide-tall'
const PICTURE = '.multi-masonry-img-wrap'
const SLIDES = 'ul.slides'

/** Gives the pictures of a multi-size list heights that make whole rows, at the width that they have now. */
export function sizeItems(list: HTMLElement, adopted: Adoption): void {
  const of = (size: string) => shownItems(list, size).flatMap(picturesOf)
  const [standards, singles, doubles] = [of(STANDARD), of(SINGLE), of(DOUBLE)]
  for (const picture of [...standards, ...singles, ...doubles]) adopted.style(picture, 'height', '')
  const floors = standards.map((picture) => Math.floor(picture.getBoundingClientRect().height))
  standards.forEach((picture, index) => {
    adopted.style(picture, 'height', `${floors[index] ?? 0}px`)
  })
  const heights = pictureHeights({ standard: firstBox(list, STANDARD), tall: firstBox(list, DOUBLE) })
  if (!heights) return
  for (const picture of singles) setHeight(picture, heights.single, adopted)
  for (const picture of doubles) setHeight(picture, heights.double, adopted)
}

function setHeight(picture: HTMLElement, height: number, adopted: Adoption) {
  adopted.style(picture, 'height', `${height}px`)
  for (const slides of picture.querySelectorAll<HTMLElement>(SLIDES)) {
    adopted.style(slides, 'max-height', `${height}px`)
    for (const slide of slides.children) {
      if (!(slide instanceof HTMLElement)) continue
      const over = overhang(slide.offsetHeight, height)
      adopted.style(slide, 'margin-top', over > 0 ? `${-over}px` : '')
    }
  }
}

function firstBox(list: HTMLElement, size: string): Box | undefined {
  const [item] = shownItems(list, size)
  if (!item) return undefined
  const gap = Number.parseFloat(getComputedStyle(item).marginBottom) || 0
  return { height: item.offsetHeight, gap }
}

/** Those that a filter has taken away have no height to go by. */
const shownItems = (list: HTMLElement, size: string) =>
  [...list.querySelectorAll<HTMLElement>(`:scope > :is(${size})`)].filter(
    ({ offsetHeight }) => offsetHeight > 0,
  )
const picturesOf = (item: Element) => [...item.querySelectorAll<HTMLElement>(PICTURE)]
