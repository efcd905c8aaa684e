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
import { mountSideHeader } from './side-header'

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
