import { listen } from '../dom/listen'

/** Slides whose first picture is late show themselves without it. */
const PATIENCE_MS = 500

/** Calls back once a picture is here or has failed, or after a short while. @returns the way to stop waiting */
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
  const timer = setTimeout(ready, PATIENCE_MS)
  const stopListening = listen(picture, ['load', 'error'], ready)
  return stop
}
