import type { Adoption } from '../../src/page/adoption'
import { listen } from '../../src/page/listen'
import { pictureOf } from './markup'

/** A gallery whose first picture is late shows itself without it. */
const PATIENCE_MS = 500

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

/** Calls back once the first picture is here or has failed, or after a short while. @returns the way to stop waiting */
export function whenFirstIsReady(slide: HTMLElement | undefined, callback: () => void): () => void {
  const picture = pictureOf(slide)
  if (!picture || picture.complete) {
    callback()
    return () => {}
  }
  const stop = () => {
    clearTimeout(timer)
    stopListening()
  }
  const ready = () => {
    stop()
    callback()
  }
  const timer = setTimeout(ready, PATIENCE_MS)
  const stopListening = listen(picture, ['load', 'error'], ready)
  return stop
}
