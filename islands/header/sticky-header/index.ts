import type { Page } from '../../../src/page/page'
import type { Mount, Unmount } from '../../../src/runtime/island'
import { mountDesktopHeader } from './desktop-header'
import { mountLogo } from './logo'
import {
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

/** What stays at the window's edge while the page is scrolled, and the logo in it. */
export const mount: Mount = (host, scope) => {
  const unmount = mountPart(host, scope)
  if (unmount) scope.add(unmount)
}

function mountPart(host: HTMLElement, page: Page): Unmount | undefined {
  const { document } = page
  if (host.matches(LOGO)) return mountLogo(host)
  if (host.matches(TOP_BAR)) return mountTopBar(host, page)
  if (host.matches(MOBILE_HEADER))
    return mobileHeaderSticks(document) ? mountMobileHeader(host, page) : undefined
  if (host.matches(HEADER_WRAP)) return isBoxed(document) ? mountSideHeader(host, page) : undefined
  return host.matches(HEADER) && headerSticks(host, document) ? mountDesktopHeader(host, page) : undefined
}
