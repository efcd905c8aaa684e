import { actAsButton } from '../../../src/dom/act-as-button'
import { fadeIn, fadeOut, finishFade } from '../../../src/motion/fade'
import type { Mount } from '../../../src/page/island'
import { sinceDomReady } from '../../../src/page/navigation-timing'
import { text } from '../../../src/page/text'
import { readCookie, writeCookie } from '../../../src/state/cookies'

/** Contract 01 §15; spec storefront §9. */
const SHOW_AFTER_MS = 3000
const FADE_MS = 600
const COOKIE = { name: 'newsletter-sub-bar-hidden', value: '1', lifetime: { expires: 7 } } as const
const CLOSE = 'a.sub-close'

/** Shows the newsletter bar a while after the page, unless the visitor has closed it lately. */
export const mount: Mount = (bar, scope) => {
  const { window } = scope
  const closeLink = bar.querySelector<HTMLElement>(CLOSE)
  // Where cookies are refused, the bar counts as not closed.
  const isClosed = () => readCookie(COOKIE.name) === COOKIE.value
  const adopted = scope.adopt
  adopted.style(bar, 'display', bar.style.display)
  adopted.style(bar, 'opacity', bar.style.opacity)

  scope.add(() => finishFade(bar))
  const cancelShow = scope.after(Math.max(0, SHOW_AFTER_MS - sinceDomReady(window)), () => {
    // It may have been closed on another page since this page was loaded.
    if (!isClosed()) fadeIn(bar, { durationMs: FADE_MS })
  })
  function close(event: Event) {
    event.preventDefault()
    cancelShow()
    writeCookie(COOKIE.name, COOKIE.value, COOKIE.lifetime)
    fadeOut(bar, { durationMs: FADE_MS })
  }

  scope.listen(window, 'pageshow', () => {
    // A page from the back/forward cache may be older than the closing on another page.
    if (isClosed()) bar.style.display = 'none'
  })
  if (closeLink) {
    scope.add(actAsButton(closeLink, adopted))
    scope.listen(closeLink, 'click', close)
  }
  if (closeLink && closeLink.textContent?.trim() === '' && !closeLink.hasAttribute('aria-label')) {
    adopted.attribute(closeLink, 'aria-label', text('common.close', 'Close'))
  }
}
