import { fadeIn, fadeOut, finishFade } from '../../../src/motion/fade'
import type { Scope } from '../../../src/page/scope'
import { itemAround } from '../feed-markup'

/** Contract 05 §8. */
const TILE = '.cff-photo-hover'
const IN_MS = 150
const OUT_MS = 500
const TOUCH = 'touch'
/** A focused play button shows no tile, which would cover it. */
const PLAY = 'cff-html5-play'

/** Whether an element has the keyboard's focus and may be covered by the tile. */
const hasKeyboardFocus = (place: Element) =>
  place.matches(':focus-visible') && !place.classList.contains(PLAY)

/**
 * Shows a tile over a post's pictures while the pointer or the keyboard's focus is on them.
 * @param approach undefined if the pointer or the focus came before this code
 */
export function showTileOnHover(media: HTMLElement, scope: Scope, approach: Event | undefined): void {
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
    // A click also sets the focus, but does not count.
    else hasFocus = type === 'focusin' && target instanceof Element && hasKeyboardFocus(target)
    update()
  }

  if (approach) onChange(approach)
  else {
    const { activeElement } = media.ownerDocument
    hasPointer = media.matches(':hover')
    hasFocus = activeElement !== null && media.contains(activeElement) && hasKeyboardFocus(activeElement)
    update()
  }
  scope.listen(media, ['pointerenter', 'pointerleave', 'focusin', 'focusout'], onChange)
  scope.add(() => {
    for (const tile of touched) finishFade(tile)
  })
}
