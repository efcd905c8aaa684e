import type { Adoption } from '../../../../src/dom/adoption'
import { innerWidthOf } from '../inner-width'
import {
  attachmentsIn,
  boxesIn,
  croppedPhotosIn,
  cropsBesideIn,
  cropsIn,
  gridLinksIn,
  mainIn,
  ratioIn,
  readBox,
} from './crop-markup'
import { type Box, cropHeight, isSmall, mainHeight } from './crops'

const SMALL_CLASS = 'cff-small-layout'
/** A lower main picture is not visible, in px (contract 05 §13.3). */
const SEEN_FROM = 10

interface Measured {
  readonly element: HTMLElement
  readonly box: Box
}

/**
 * Measures the cropped pictures of posts: the squares of a grid, the photos of events, the boxes of several pictures.
 * @returns a function that sets the heights; undefined where there is nothing to set
 */
export function measureCrops(items: readonly HTMLElement[], adopted: Adoption): (() => void) | undefined {
  const links = items.flatMap(gridLinksIn)
  const square = links.map(innerWidthOf).find((width) => width > 0)
  const photos = items
    .flatMap(croppedPhotosIn)
    .map((photo) => ({ photo, width: innerWidthOf(photo) }))
    .filter(({ width }) => width > 0)
  const boxes = items.flatMap(boxesIn).flatMap((element) => {
    const box = readBox(element)
    return box && box.width > 0 ? [{ element, box }] : []
  })
  if (square === undefined && photos.length === 0 && boxes.length === 0) return undefined
  return () => {
    if (square !== undefined) for (const link of links) setHeight(link, square, adopted)
    for (const { photo, width } of photos) setHeight(photo, width, adopted)
    setBoxes(boxes, adopted)
  }
}

/** Main pictures are set last, because they are at least as high as the pictures beside them. */
function setBoxes(boxes: readonly Measured[], adopted: Adoption) {
  for (const { element, box } of boxes) {
    const crops = box.layout === 2 ? cropsIn(element) : cropsBesideIn(element)
    for (const crop of crops) setHeight(crop, cropHeight(box), adopted)
    adopted.toggle(element, SMALL_CLASS, isSmall(box))
  }
  const mains = boxes.flatMap(({ element, box }) => {
    const main = box.layout === 2 ? null : mainIn(element)
    const beside = attachmentsIn(element)?.offsetHeight ?? 0
    return main ? [{ main, height: mainHeight(box, ratioIn(element), beside) }] : []
  })
  for (const { main, height } of mains) setHeight(main, height, adopted)
}

/** Shows main pictures that still have almost no height. */
export function showFlatPictures(items: readonly HTMLElement[], adopted: Adoption): void {
  const flat = items
    .flatMap(boxesIn)
    .map(mainIn)
    .filter((main) => main !== null && innerWidthOf(main) > 0 && main.offsetHeight < SEEN_FROM)
  for (const main of flat) {
    const image = main?.querySelector('img')
    if (!image) continue
    adopted.style(image, 'display', 'block')
    adopted.style(image, 'visibility', 'visible')
  }
}

const setHeight = (element: HTMLElement, height: number, adopted: Adoption) =>
  adopted.style(element, 'height', `${height}px`)
