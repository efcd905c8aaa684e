import createPurifier from 'dompurify'

/** Under Trusted Types a site allows this one policy; what goes through it has passed the sanitiser. */
const POLICY_NAME = 'laurel'

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string; createScriptURL(url: string): string },
  ): object
}

let policy: object | undefined

function trustedTypesPolicy(window: Window & { trustedTypes?: PolicyFactory }): object | undefined {
  policy ??= window.trustedTypes?.createPolicy(POLICY_NAME, {
    createHTML: (html) => html,
    createScriptURL: (url) => url,
  })
  return policy
}

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
