import { focusTarget } from '../../../src/dom/focus-target'
import { isPlainClick } from '../../../src/dom/plain-click'
import { easeInOutExpo, scrollWindow } from '../../../src/motion/scroll'
import { hashText } from '../../../src/page/address-hash'
import { headerOffset } from '../../../src/page/header-offset'
import type { Mount } from '../../../src/page/island'
import { readOffset, scrollTarget } from './scroll-target'

const DURATION_MS = 1000

/** A link of an icon box that scrolls to a target on the page (contract 04 §11). */
export const mount: Mount = (link, scope) => {
  const { document, window } = scope
  async function onClick(event: MouseEvent) {
    if (event.defaultPrevented || !isPlainClick(event)) return
    if (!(event.target instanceof Node) || !link.contains(event.target)) return
    const href = link.getAttribute('href') ?? ''
    if (!href.startsWith('#')) return
    // The link has no target, and would jump to the page's top.
    if (href === '#') return event.preventDefault()
    const target = document.getElementById(href.slice(1)) ?? document.getElementById(hashText(href))
    if (!target) return
    event.preventDefault()
    const place = scrollTarget({
      top: target.getBoundingClientRect().top + window.scrollY,
      header: headerOffset(document).total,
      offset: readOffset(link.getAttribute('data-offset')),
    })
    if (await scrollWindow(window, place, { durationMs: DURATION_MS, easing: easeInOutExpo })) {
      focusTarget(target)
    }
  }
  // It listens on the parent, so that the link's own listeners, as for two taps on a phone, run first.
  scope.listen(link.parentElement ?? link, 'click', onClick)
}
