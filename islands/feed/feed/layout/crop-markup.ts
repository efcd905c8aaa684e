import { innerWidthOf } from '../inner-width'
import type { Box, Layout } from './crops'

/** Contract 05 §13.3. */
const BOXES = '.cff-item.cff-album .cff-photo.cff-multiple, .cff-video-post .cff-html5-video.cff-multiple'
const CROPPED_PHOTO = '.cff-photo.cff-crop'
const GRID_LINK = '.cff-album-item a'
/** The text below the picture, whose links are not cropped. */
const GRID_WORDS = '.cff-album-info'
const LAYOUTS: Readonly<Record<string, Layout>> = {
  'cff-img-layout-2': 2,
  'cff-img-layout-3': 3,
  'cff-img-layout-4': 4,
}
const RATIO = 'data-ratio'

const all = (root: Element, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]

export const boxesIn = (root: Element) => all(root, BOXES)
export const croppedPhotosIn = (root: Element) => all(root, CROPPED_PHOTO)
export const gridLinksIn = (root: Element) => all(root, GRID_LINK).filter((link) => !link.closest(GRID_WORDS))
export const cropsIn = (box: Element) => all(box, '.cff-crop')
export const cropsBesideIn = (box: Element) => all(box, '.cff-img-attachments .cff-crop')
export const mainIn = (box: Element) => box.querySelector<HTMLElement>('.cff-main-image')
export const attachmentsIn = (box: Element) => box.querySelector<HTMLElement>('.cff-img-attachments')

/** @returns null for an unknown layout */
export function readBox(box: HTMLElement): Box | null {
  const name = Object.keys(LAYOUTS).find((each) => box.classList.contains(each))
  const layout = name ? LAYOUTS[name] : undefined
  if (!layout) return null
  const picture = box.querySelector('img')
  const main = mainIn(box)
  return {
    layout,
    isPortrait: box.classList.contains('cff-portrait'),
    width: innerWidthOf(box),
    // A picture that has become its box's background is hidden; the box is as wide.
    pictureWidth: (picture && innerWidthOf(picture)) || (main && innerWidthOf(main)) || 0,
  }
}

/** The aspect ratio of the first picture that has one. */
export function ratioIn(box: Element): number | undefined {
  const ratios = all(box, `[${RATIO}]`).map((each) => Number.parseFloat(each.getAttribute(RATIO) ?? ''))
  return ratios.find((ratio) => ratio > 0 && ratio < Infinity)
}
