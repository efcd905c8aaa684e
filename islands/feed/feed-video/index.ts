import { createAdoption } from '../../../src/dom/adoption'
import { layOut } from '../../../src/page/list-layout'
import type { Mount } from '../../../src/runtime/island'
import { contentWidthOf } from '../content-width'
import { feedAround, itemAround } from '../feed'

/** Contract 05 §8. */
const BOX = '.cff-html5-video'
const POSTER = '.cff-poster'
const TEXT = '.cff-text-wrapper'
const FIXED_CLASS = 'cff-no-video-expand'
const NARROW_BELOW = 150
/** The browser has a film that it cannot play. */
const CANNOT_PLAY = 'NotSupportedError'

/** Plays a film where it stands, in a feed without a lightbox. */
export const mount: Mount = (button, scope) => {
  const box = button.closest<HTMLElement>(BOX)
  const video = box?.querySelector('video')
  // Without it, the link leads to the film.
  if (!box || !video) return
  const adopted = createAdoption()
  let canPlay = true

  async function play(film: HTMLVideoElement) {
    try {
      await film.play()
    } catch (cause) {
      // Not that it was paused, or may not play by itself: its controls are there.
      if (Object(cause).name !== CANNOT_PLAY) return
      canPlay = false
      adopted.restore()
      scope.report(cause)
    }
  }
  function show(box: HTMLElement, film: HTMLVideoElement) {
    const hadFocus = button.ownerDocument.activeElement === button
    adopted.style(button, 'display', 'none')
    for (const poster of box.querySelectorAll<HTMLElement>(POSTER)) adopted.style(poster, 'display', 'none')
    adopted.attribute(film, 'controls', '')
    if (hadFocus) film.focus()
  }
  function makeRoom(box: HTMLElement) {
    const isNarrow = contentWidthOf(box) < NARROW_BELOW
    if (!isNarrow || box.classList.contains(FIXED_CLASS)) return
    const text = itemAround(box)?.querySelector<HTMLElement>(TEXT)
    for (const part of [box, text]) if (part) adopted.style(part, 'width', '100%')
    const feed = feedAround(box)
    if (feed) layOut(feed)
  }
  scope.listen(button, 'click', (event) => {
    if (!canPlay) return
    event.preventDefault()
    show(box, video)
    makeRoom(box)
    void play(video)
  })
  scope.add(adopted.restore)
  scope.add(() => {
    if (!video.paused) video.pause()
  })
}
