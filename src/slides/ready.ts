import { listen } from '../dom/listen'

/** Slides are shown without their first picture after this time. */
const LIMIT_MS = 500

/** Calls back when a picture has loaded or failed, or after a time limit. @returns cancels it */
export function whenReady(picture: HTMLImageElement | null | undefined, callback: () => void): () => void {
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
  const timer = setTimeout(ready, LIMIT_MS)
  const stopListening = listen(picture, ['load', 'error'], ready)
  return stop
}
