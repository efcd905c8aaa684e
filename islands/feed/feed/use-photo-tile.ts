import { fadeIn, fadeOut, finishFade } from '../../../src/motion/fade'
import type { Scope } from '../../../src/page/scope'
import { useScope } from '../../../src/react/use-scope'
import { itemAround } from '../feed-markup'
import { useFeed } from './feed-context'

/** Contract 05 §8. */
const TILE = '.cff-photo-hover'
const IN_MS = 150
const OUT_MS = 500
const TOUCH = 'touch'
const CAN_HOVER = '(hover: hover)'
/** The tile would lie over the very button that has the focus. */
const PLAY = 'cff-html5-play'

/** Whether the keyboard is at a place that the tile may cover. */
const isKeyboardAt = (place: Element) => place.matches(':focus-visible') && !place.classList.contains(PLAY)

/** Tells by a tile over a post's pictures that they can be looked at, while the pointer or the keyboard is there. */
export function usePhotoTile(media: readonly HTMLElement[]): void {
  const { scope } = useFeed()
  useScope(
    scope,
    (own) => {
      if (!scope.window.matchMedia?.(CAN_HOVER).matches) return
      for (const each of media) followApproach(each, own)
    },
    [media],
  )
}

function followApproach(media: HTMLElement, scope: Scope) {
  const touched = new Set<HTMLElement>()
  let hasPointer = false
  let hasFocus = false
  let isShown = false

  function update() {
    const wasShown = isShown
    isShown = hasPointer || hasFocus
    if (isShown === wasShown) return
    for (const tile of itemAround(media)?.querySelectorAll<HTMLElement>(TILE) ?? []) {
      scope.adopt.style(tile, 'display', tile.style.display)
      scope.adopt.style(tile, 'opacity', tile.style.opacity)
      touched.add(tile)
      if (isShown) fadeIn(tile, { durationMs: IN_MS })
      else fadeOut(tile, { durationMs: OUT_MS })
    }
  }
  function onChange(event: Event) {
    const { type, target } = event
    if (event instanceof PointerEvent) hasPointer = type === 'pointerenter' && event.pointerType !== TOUCH
    // A click gives the focus, too.
    else hasFocus = type === 'focusin' && target instanceof Element && isKeyboardAt(target)
    update()
  }

  // Whoever is there already has made the post ready.
  hasPointer = media.matches(':hover')
  hasFocus = media.matches(':focus-within') && !media.querySelector(`.${PLAY}:focus`)
  update()
  scope.listen(media, ['pointerenter', 'pointerleave', 'focusin', 'focusout'], onChange)
  scope.add(() => {
    for (const tile of touched) finishFade(tile)
  })
}
