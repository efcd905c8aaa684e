import createPurifier from 'dompurify'
import { trustedTypesPolicy } from './trusted-html'

/**
 * Makes nodes of HTML that a server answered: no scripts, no event handlers, no script URLs, no styles or forms that
 * could take over the page.
 */
export function sanitise(html: string): DocumentFragment {
  const trusted = trustedTypesPolicy(window)
  return createPurifier(window).sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select'],
    FORBID_ATTR: ['style'],
    ...(trusted && { TRUSTED_TYPES_POLICY: trusted as never }),
  })
}
