import { memberOf } from '../dom/member'
import { parseWebUrl } from '../page/parse-url'

/**
 * The one policy that a site allows: what goes through it is sanitised, parsed where nothing runs, or the address of a
 * script that the site has named. It makes no code of text.
 */
const POLICY_NAME = 'laurel'

interface Rules {
  createHTML(html: string): string
  createScriptURL(url: string): string
}

interface PolicyFactory {
  createPolicy(name: string, rules: Rules): Rules
}

const rules: Rules = {
  createHTML: (html) => html,
  createScriptURL(url) {
    if (url !== checked) throw new TypeError('unnamed script')
    return url
  },
}

let policy: Rules | undefined
/** The one address that the policy makes one of a script: it has just been checked. */
let checked: string | undefined

/**
 * The page's Trusted Types policy of laurel: made once, since a second one of that name is refused.
 * @returns undefined where the browser has no Trusted Types
 * @throws TypeError when the site's Content-Security-Policy does not allow the policy
 */
export function trustedTypesPolicy(window: Window & { trustedTypes?: PolicyFactory }): Rules | undefined {
  policy ??= window.trustedTypes?.createPolicy(POLICY_NAME, rules)
  return policy
}

/**
 * HTML in the form that `innerHTML` accepts on this page. It is not cleaned: set it only on elements that are not part
 * of the page, where nothing runs or loads.
 * @throws TypeError when the site's Content-Security-Policy does not allow the policy
 */
export function trustedHtml(html: string): string {
  return trustedTypesPolicy(window)?.createHTML(html) ?? html
}

/**
 * Nodes of HTML that is not cleaned. The content of a template is no part of the page: nothing in it runs or loads, and a
 * row needs no table around it.
 * @throws TypeError when the site's Content-Security-Policy does not allow the policy
 */
export function templateContent(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = trustedHtml(html)
  return template.content
}

/**
 * The address of a script in the form that its `src` accepts on this page.
 * @param named files, and folders that end in `/`, that the site itself has named: what follows a `?` makes no difference
 * @throws TypeError for a script that is none of them, and when the site's Content-Security-Policy does not allow the policy
 */
export function trustedScriptUrl(url: string, named: readonly string[]): string {
  const policy = trustedTypesPolicy(window)
  const place = placeOf(url)
  if (
    place &&
    named.map(placeOf).some((own) => own && (own.endsWith('/') ? place.startsWith(own) : place === own))
  )
    checked = url
  try {
    return (policy ?? rules).createScriptURL(url)
  } finally {
    checked = undefined
  }
}

/** Without what follows the path. */
function placeOf(address: string): string | undefined {
  const url = parseWebUrl(address, memberOf(document, 'baseURI'))
  return url && url.origin + url.pathname
}
