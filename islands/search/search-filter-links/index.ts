import type { Mount } from '../../../src/page/island'

/** The parameter of the search plugin's results pages. */
const PARAMETER = 'type_aws=true'
const PRODUCT_SEARCH = 'post_type=product'

/**
 * Keeps the visitor on the search plugin's results page when they remove a filter: the shop's widget prints
 * those links without the plugin's parameter (contract 06 §10.1).
 */
export const mount: Mount = (link, scope) => {
  const { window } = scope
  const printed = link.getAttribute('href')
  if (new URLSearchParams(window.location.search).get('type_aws') !== 'true') return
  if (!printed?.includes(PRODUCT_SEARCH) || printed.includes(PARAMETER)) return
  const extended = addParameter(printed)
  link.setAttribute('href', extended)
  scope.add(() => {
    if (link.getAttribute('href') === extended) link.setAttribute('href', printed)
  })
}

const addParameter = (href: string) => href.replace(/(?=#|$)/, `&${PARAMETER}`)
