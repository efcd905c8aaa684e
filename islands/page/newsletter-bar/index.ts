import { actAsButton } from '../../../src/dom/act-as-button'
import { fadeIn, fadeOut, finishFade } from '../../../src/motion/fade'
import type { Mount } from '../../../src/page/island'
import { sinceDomReady } from '../../../src/page/navigation-timing'
import { readCookie, writeCookie } from '../../../src/state/cookies'

/** Contract 01 §15; spec storefront §9. */
const SHOW_AFTER_MS = 3000
const FADE_MS = 600
const COOKIE = { name: 'newsletter-sub-bar-hidden', value: '1', lifetime: { expires: 7 } } as const
const CLOSE = 'a.sub-close'
const CLOSE_LABEL = 'Close'

/** The bar that asks visitors to subscribe: it comes a while after the page, until it was closed once. */
export const mount: Mount = (bar, scope) => {
  const { window } = scope
  const closer = bar.querySelector<HTMLElement>(CLOSE)
  // Where cookies are refused, nobody can know that it was closed before.
  const isHidden = () => readCookie(COOKIE.name) === COOKIE.value
  const adopted = scope.adopt
  adopted.style(bar, 'display', bar.style.display)
  adopted.style(bar, 'opacity', bar.style.opacity)

  scope.add(() => finishFade(bar))
  const cancelShow = scope.after(Math.max(0, SHOW_AFTER_MS - sinceDomReady(window)), () => {
    // It may have been closed meanwhile, on another page.
    if (!isHidden()) fadeIn(bar, { durationMs: FADE_MS })
  })
  function close(event: Event) {
    event.preventDefault()
    cancelShow()
    writeCookie(COOKIE.name, COOKIE.value, COOKIE.lifetime)
    fadeOut(bar, { durationMs: FADE_MS })
  }

  scope.listen(window, 'pageshow', () => {
    // Out of the back/forward cache, from before it was closed on another page.
    if (isHidden()) bar.style.display = 'none'
  })
  if (closer) {
    scope.add(actAsButton(closer, adopted))
    scope.listen(closer, 'click', close)
  }
  if (closer && closer.textContent?.trim() === '' && !closer.hasAttribute('aria-label')) {
    adopted.attribute(closer, 'aria-label', CLOSE_LABEL)
  }
}
