import { memberOf } from '../dom/member'
import { parseWebUrl } from '../page/parse-url'

/**
 * The Trusted Types policy that a site has to allow. It is used for HTML that is sanitised or parsed where nothing runs,
 * and for addresses of scripts that the site has set. It creates no scripts from text.
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
/** The script address that was just checked: the policy accepts no other. */
let checked: string | undefined

/**
 * Laurel's Trusted Types policy: created once, since browsers refuse a second one of the same name.
 * @returns undefined if the browser has no Trusted Types
 * @throws TypeError when the site's Content-Security-Policy does not allow the policy
 */
export function trustedTypesPolicy(window: Window & { trustedTypes?: PolicyFactory }): Rules | undefined {
  policy ??= window.trustedTypes?.createPolicy(POLICY_NAME, rules)
  return policy
}

/**
 * HTML in the form that `innerHTML` accepts on this page. It is not sanitised: use it only where nothing runs or loads,
 * outside of the page.
 * @throws TypeError when the site's Content-Security-Policy does not allow the policy
 */
export function trustedHtml(html: string): string {
  return trustedTypesPolicy(window)?.createHTML(html) ?? html
}

/**
 * Parses HTML without sanitising it, in a template: nothing in it runs or loads, and a table row needs no table.
 * @throws TypeError when the site's Content-Security-Policy does not allow the policy
 */
export function templateContent(html: string): DocumentFragment {
  const template = document.createElement('template')
  template.innerHTML = trustedHtml(html)
  return template.content
}

/**
 * The address of a script in the form that its `src` accepts on this page.
 * @param named the files and folders (with a `/` at the end) that the site has set; queries are ignored
 * @throws TypeError for any other script, and when the site's Content-Security-Policy does not allow the policy
 */
export function trustedScriptUrl(url: string, named: readonly string[]): string {
  const policy = trustedTypesPolicy(window)
  const path = pathOf(url)
  const isNamed = (own: string | undefined) =>
    own && path && (own.endsWith('/') ? path.startsWith(own) : path === own)
  if (named.map(pathOf).some(isNamed)) checked = url
  try {
    return (policy ?? rules).createScriptURL(url)
  } finally {
    checked = undefined
  }
}

/** The address without query and fragment. */
function pathOf(address: string): string | undefined {
  const url = parseWebUrl(address, memberOf(document, 'baseURI'))
  return url && url.origin + url.pathname
}
