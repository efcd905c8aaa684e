import type { Mount } from '../../../src/page/island'
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
