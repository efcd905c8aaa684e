import type { Scope } from '../../../src/page/scope'
import { onArrival } from './arrival'
import { coverOf } from './cover'

/** Contract 01 §17.1. */
const FADE_AFTER_MS = 300
const FADE_MS = 300
const DONE = 'sf-preloader-done'

/** Takes the preloader off the home page once that has loaded. */
export function endPreloader(scope: Scope): void {
  const { body } = scope.document
  const cover = coverOf(scope, '#sf-home-preloader')
  scope.add(() => {
    // Without laurel nobody else would take it off.
    cover.hide()
    body.classList.remove(DONE)
  })
  onArrival(scope, {
    onLoaded() {
      body.classList.add(DONE)
      scope.after(FADE_AFTER_MS, () => cover.fade(0, FADE_MS))
      scope.after(FADE_AFTER_MS + FADE_MS, cover.hide)
    },
    onReturned: cover.hide,
  })
}
