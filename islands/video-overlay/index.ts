import { createAdoption } from '../../src/page/adoption'
import { isPlainClick } from '../../src/page/plain-click'
import { sharedByHosts } from '../../src/page/shared-by-hosts'
import type { Mount } from '../../src/runtime/island'
import { playerOf, readPlayer } from '../../src/video/video-url'
import { createVideoOverlay } from './overlay'

const VIDEO_LINK = '.fw-video-link'
const TOUCHED_CLASS = 'hovered'

const share = sharedByHosts(createVideoOverlay)

/** A link to a video, of a menu or with the player's address, plays it over the page (contract 01 §14, 03 §16). */
export const mount: Mount = (link, page) => {
  const { document, device } = page
  const adopted = createAdoption()
  const { value: overlay, release } = share(page)

  function player(): string | null {
    return link.matches(VIDEO_LINK)
      ? readPlayer(link.getAttribute('data-video'), document.baseURI)
      : playerOf(link.getAttribute('href') ?? '', document.baseURI)
  }
  /** On phones the first tap only shows what lies over the picture. */
  function isFirstTap(): boolean {
    if (!link.matches(VIDEO_LINK) || !device.mobile || !document.body.classList.contains('mobile-two-click'))
      return false
    if (link.classList.contains(TOUCHED_CLASS)) return false
    adopted.classes(link, TOUCHED_CLASS)
    return true
  }
  function onClick(event: MouseEvent) {
    if (event.defaultPrevented || !isPlainClick(event)) return
    const address = player()
    // A link to nowhere that has no video does nothing.
    if (!address) {
      if (link.getAttribute('href') === '#') event.preventDefault()
      return
    }
    if (isFirstTap() || overlay.play(link, address)) event.preventDefault()
  }

  link.addEventListener('click', onClick)
  return () => {
    link.removeEventListener('click', onClick)
    adopted.restore()
    release()
  }
}
