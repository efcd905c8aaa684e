/**
 * The one policy that a site allows: what goes through it is sanitised, parsed where nothing runs, or the address of a
 * service that the site has chosen.
 */
const POLICY_NAME = 'laurel'

interface Rules {
  createHTML(html: string): string
  createScript(code: string): string
  createScriptURL(url: string): string
}

interface PolicyFactory {
  createPolicy(name: string, rules: Rules): Rules
}

let policy: Rules | undefined

/**
 * The page's Trusted Types policy of laurel: made once, since a second one of that name is refused.
 * @returns undefined where the browser has no Trusted Types
 * @throws TypeError when the site's Content-Security-Policy does not allow the policy
 */
export function trustedTypesPolicy(window: Window & { trustedTypes?: PolicyFactory }): Rules | undefined {
  policy ??= window.trustedTypes?.createPolicy(POLICY_NAME, {
    createHTML: (html) => html,
    createScript: (code) => code,
    createScriptURL: (url) => url,
  })
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
 * The address of a script in the form that its `src` accepts on this page. It is not checked: for services alone that the
 * site itself has named.
 * @throws TypeError when the site's Content-Security-Policy does not allow the policy
 */
export function trustedScriptUrl(url: string): string {
  return trustedTypesPolicy(window)?.createScriptURL(url) ?? url
}
