import type { Scope } from '../../../src/page/scope'
import { pictureOf } from './markup'

/** Sets the theme's classes for wide and tall pictures as each one loads (contract 02 §13.4). */
export function watchPictureShapes(
  slides: readonly HTMLElement[],
  onPicture: (index: number) => unknown,
  { adopt, listen }: Scope,
): void {
  slides.forEach((slide, index) => {
    const picture = pictureOf(slide)
    if (!picture) return
    const classify = () => {
      if (picture.naturalHeight > 0) {
        const isWide = picture.naturalWidth >= picture.naturalHeight
        adopt.toggle(picture, 'wide', isWide)
        adopt.toggle(picture, 'tall', !isWide)
      }
      onPicture(index)
    }
    if (picture.complete) classify()
    listen(picture, 'load', classify)
  })
}
