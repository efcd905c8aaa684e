import { observeSizes } from '../../../src/dom/observe-sizes'
import { watchFrames } from '../../../src/motion/scroll-frame'
import type { Mount } from '../../../src/page/island'
import type { Scope } from '../../../src/page/scope'
import { mountDesktopHeader } from './desktop-header'
import {
  ANIMATION,
  HEADER,
  HEADER_WRAP,
  headerSticks,
  isBoxed,
  LOGO,
  MOBILE_HEADER,
  mobileHeaderSticks,
  TOP_BAR,
} from './markup'
import { mountMobileHeader, mountTopBar } from './plain-bar'

const ANIMATE_CLASS = 'sf-animate'

/** Headers and bars that stick to the window's edge while the page is scrolled, and the logo. */
export const mount: Mount = (host, scope) => {
  const { document } = scope
  if (host.matches(LOGO)) mountLogo(host, scope)
  else if (host.matches(TOP_BAR)) mountTopBar(host, scope)
  else if (host.matches(MOBILE_HEADER)) {
    if (mobileHeaderSticks(document)) mountMobileHeader(host, scope)
  } else if (host.matches(HEADER_WRAP)) {
    if (isBoxed(document)) mountSideHeader(host, scope)
  } else if (host.matches(HEADER) && headerSticks(host, document)) mountDesktopHeader(host, scope)
}

/** Animates the logo while the pointer is over it (contract 01 §6.7). */
function mountLogo(logo: HTMLElement, scope: Scope): void {
  const names = (logo.getAttribute(ANIMATION) ?? '').split(/\s+/).filter(Boolean)
  const classes = [ANIMATE_CLASS, ...names].filter((name) => !logo.classList.contains(name))
  const leave = () => logo.classList.remove(...classes)
  scope.add(leave)
  scope.listen(logo, 'mouseenter', () => logo.classList.add(...classes))
  scope.listen(logo, 'mouseleave', leave)
}

/** Keeps a header on the right beside a boxed page (contract 01 §6.7). */
function mountSideHeader(headerWrap: HTMLElement, scope: Scope): void {
  const { document } = scope
  const container = document.getElementById('container')
  let right: number | undefined
  const watch = watchFrames(scope, () => {
    if (!container) return undefined
    // `clientWidth` leaves the scroll bar out.
    const next = (document.documentElement.clientWidth - container.offsetWidth) / 2
    if (next === right) return undefined
    return () => {
      right = next
      scope.adopt.style(headerWrap, 'right', `${next}px`)
    }
  })
  scope.add(observeSizes([container], watch.request))
  scope.add(watch.stop)
}
