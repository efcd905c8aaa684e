import type { Mount } from '../../../src/page/island'
import type { Scope } from '../../../src/page/scope'
import { coverOf } from './cover'
import { layHeaderBelowSlider } from './header-below-slider'
import { onPageShown } from './page-shown'
import { fadeBetweenPages } from './transitions'

/** Contract 01 §17.1. */
const FADE_AFTER_MS = 300
const FADE_MS = 300
const DONE_CLASS = 'sf-preloader-done'

/** The behaviours of the cover, by body class (contract 01 §17). */
const COVERS = {
  'sf-preloader': endPreloader,
  'page-transitions': fadeBetweenPages,
  'header-below-slider': layHeaderBelowSlider,
} as const

export const mount: Mount = (body, scope) => {
  for (const [name, start] of Object.entries(COVERS)) if (body.classList.contains(name)) start(scope)
}

/** Fades the preloader of the home page out once the page has loaded. */
function endPreloader(scope: Scope): void {
  const { body } = scope.document
  const cover = coverOf(scope, '#sf-home-preloader')
  scope.add(() => {
    // No other script would remove the preloader.
    cover.hide()
    body.classList.remove(DONE_CLASS)
  })
  onPageShown(scope, {
    onLoaded() {
      body.classList.add(DONE_CLASS)
      scope.after(FADE_AFTER_MS, () => cover.fade(0, FADE_MS))
      scope.after(FADE_AFTER_MS + FADE_MS, cover.hide)
    },
    onRestored: cover.hide,
  })
}
