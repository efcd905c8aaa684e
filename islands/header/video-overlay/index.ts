import { isPlainClick } from '../../../src/dom/plain-click'
import type { Mount } from '../../../src/page/island'
import { sharedByHosts } from '../../../src/page/shared-by-hosts'
import { isVideoLink, playerOfLink } from './markup'
import { createVideoOverlay } from './overlay'

const TOUCHED_CLASS = 'hovered'

const share = sharedByHosts(createVideoOverlay)

/** Plays the video of a menu's link or video link over the page (contract 01 §14, 03 §16). */
export const mount: Mount = (link, scope) => {
  const { document, device } = scope
  const adopted = scope.adopt
  const play = share(scope)

  /** On phones the first tap only shows the hover state of the picture. */
  function isFirstTap(): boolean {
    if (!isVideoLink(link) || !device.mobile || !document.body.classList.contains('mobile-two-click'))
      return false
    if (link.classList.contains(TOUCHED_CLASS)) return false
    adopted.classes(link, TOUCHED_CLASS)
    return true
  }
  function onClick(event: MouseEvent) {
    if (event.defaultPrevented || !isPlainClick(event)) return
    const address = playerOfLink(link)
    // A bare `#` without a video does nothing.
    if (!address) {
      if (link.getAttribute('href') === '#') event.preventDefault()
      return
    }
    if (isFirstTap() || play(link, address)) event.preventDefault()
  }

  scope.listen(link, 'click', onClick)
}
