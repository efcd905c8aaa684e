import type { Mount } from '../../../src/page/island'
import { layOut } from '../../../src/page/list-layout'
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
  /** Ends once the film turns out to be one that the browser cannot play: the link leads to it then. */
  const { adopt, dispose, listen } = scope.child()

  async function play(film: HTMLVideoElement) {
    try {
      await film.play()
    } catch (cause) {
      // Not that it was paused, or may not play by itself: its controls are there.
      if (Object(cause).name !== CANNOT_PLAY) return
      dispose()
      scope.report(cause)
    }
  }
  function show(box: HTMLElement, film: HTMLVideoElement) {
    const hadFocus = button.ownerDocument.activeElement === button
    adopt.style(button, 'display', 'none')
    for (const poster of box.querySelectorAll<HTMLElement>(POSTER)) adopt.style(poster, 'display', 'none')
    adopt.attribute(film, 'controls', '')
    if (hadFocus) film.focus()
  }
  function makeRoom(box: HTMLElement) {
    const isNarrow = contentWidthOf(box) < NARROW_BELOW
    if (!isNarrow || box.classList.contains(FIXED_CLASS)) return
    const text = itemAround(box)?.querySelector<HTMLElement>(TEXT)
    for (const part of [box, text]) if (part) adopt.style(part, 'width', '100%')
    const feed = feedAround(box)
    if (feed) layOut(feed)
  }
  listen(button, 'click', (event) => {
    event.preventDefault()
    show(box, video)
    makeRoom(box)
    void play(video)
  })
  scope.add(() => {
    if (!video.paused) video.pause()
  })
}
