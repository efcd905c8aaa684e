import type { Adoption } from '../../../src/dom/adoption'
import { listen } from '../../../src/page/listen'
import { pictureOf } from './markup'

/** Tells the theme's CSS which pictures are wide and which are tall, each as soon as it is here (contract 02 §13.4). */
export function watchPictures(
  slides: readonly HTMLElement[],
  { adopted, onPicture }: { adopted: Adoption; onPicture: (index: number) => unknown },
): () => void {
  const stops = slides.map((slide, index) => {
    const picture = pictureOf(slide)
    if (!picture) return () => {}
    const classify = () => {
      if (picture.naturalHeight > 0) {
        const isWide = picture.naturalWidth >= picture.naturalHeight
        adopted.toggle(picture, 'wide', isWide)
        adopted.toggle(picture, 'tall', !isWide)
      }
      onPicture(index)
    }
    if (picture.complete) classify()
    return listen(picture, ['load'], classify)
  })
  return () => {
    for (const stop of stops) stop()
  }
}
