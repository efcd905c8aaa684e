import { onJQuery } from '../../../legacy-shims/jquery-events'
import type { Mount } from '../../../src/page/island'

/**
 * Provides `jQuery.browser`, which jQuery 1.9 removed and older plugins still read (contract 01 §0.9). An
 * existing one is left alone.
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
