import { onJQuery } from '../../../legacy-shims/jquery-events'
import type { Mount } from '../../../src/page/island'

/**
 * `jQuery.browser`, gone since jQuery 1.9: plugins of the theme's time read it (contract 01 §0.9).
 * Provided only where nobody else has brought it back.
 */
export const mount: Mount = (_, scope) => {
  const { window } = scope
  scope.add(
    onJQuery(window, (jQuery) => {
      if ('browser' in jQuery) return () => {}
      jQuery.browser = readLegacyBrowser(window.navigator.userAgent)
      return () => {
        delete jQuery.browser
      }
    }),
  )
}

function readLegacyBrowser(userAgent: string): Record<string, boolean> {
  const webkit = /webkit/i.test(userAgent)
  const msie = /msie|trident/i.test(userAgent)
  const opera = /opera/i.test(userAgent)
  return { webkit, msie, opera, mozilla: /mozilla/i.test(userAgent) && !webkit && !msie && !opera }
}
