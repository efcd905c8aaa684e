import type { Page } from '../../../src/page/page'
import { onArrival } from './arrival'
import { coverOf } from './cover'

/** Contract 01 §17.1. */
const FADE_AFTER_MS = 300
const FADE_MS = 300
const DONE = 'sf-preloader-done'

/** Takes the preloader off the home page once that has loaded. */
export function endPreloader(page: Page): () => void {
  const { body } = page.document
  const cover = coverOf(page, '#sf-home-preloader')
  let timers: ReturnType<typeof setTimeout>[] = []
  const stop = onArrival(page.window, {
    onLoaded() {
      body.classList.add(DONE)
      timers = [
        setTimeout(() => cover.fade(0, FADE_MS), FADE_AFTER_MS),
        setTimeout(cover.hide, FADE_AFTER_MS + FADE_MS),
      ]
    },
    onReturned: cover.hide,
  })
  return () => {
    stop()
    timers.forEach(clearTimeout)
    // Without laurel nobody else would take it off.
    cover.hide()
    body.classList.remove(DONE)
  }
}
