import type { Adoption } from '../../../src/dom/adoption'
import { type Box, overhang, type PictureHeights, pictureHeights } from './multi-sizes'

const STANDARD = '.size-standard'
const SINGLE = '.size-wide'
const TALL = '.size-tall'
const WIDE_TALL = '.size-wide-tall'
const DOUBLE = `${TALL}, ${WIDE_TALL}`
const PICTURE = '.multi-masonry-img-wrap'
const SLIDES = 'ul.slides'

/**
 * @returns a function that gives the pictures of a multi-size list the heights at which its items make whole
 * rows
 */
export function createSizes(list: HTMLElement, adopted: Adoption): () => void {
  let known: { readonly width: number; readonly heights: PictureHeights } | undefined

  /** While a filter shows no standard item, the known heights stay. */
  function heightsAt(width: number) {
    const standard = firstBox(list, STANDARD)
    if (!standard && known?.width === width) return known.heights
    return pictureHeights({ standard, tall: firstBox(list, TALL) ?? firstBox(list, WIDE_TALL) })
  }
  return () => {
    const of = (size: string) => shownItems(list, size).flatMap(picturesOf)
    const [standards, singles, doubles] = [of(STANDARD), of(SINGLE), of(DOUBLE)]
    for (const picture of [...standards, ...singles, ...doubles]) adopted.style(picture, 'height', '')
    const floors = standards.map((picture) => Math.floor(picture.getBoundingClientRect().height))
    standards.forEach((picture, index) => {
      adopted.style(picture, 'height', `${floors[index] ?? 0}px`)
    })
    const width = list.clientWidth
    const heights = heightsAt(width)
    known = heights && { width, heights }
    if (!heights) return
    for (const picture of singles) setHeight(picture, heights.single, adopted)
    for (const picture of doubles) setHeight(picture, heights.double, adopted)
  }
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

/** Items that a filter hides have no height. */
const shownItems = (list: HTMLElement, size: string) =>
  [...list.querySelectorAll<HTMLElement>(`:scope > :is(${size})`)].filter(
    ({ offsetHeight }) => offsetHeight > 0,
  )
const picturesOf = (item: Element) => [...item.querySelectorAll<HTMLElement>(PICTURE)]
