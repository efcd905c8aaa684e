import type { Mount } from '../../../src/page/island'

/** What makes a page a results page of the search plugin. */
const MARK = 'type_aws=true'
const PRODUCT_SEARCH = 'post_type=product'

/**
 * Keeps the visitor on the search plugin's results page when they take a filter away: the shop's widget prints those
 * links without the plugin's mark (contract 06 §10.1).
 */
export const mount: Mount = (link, scope) => {
  const { window } = scope
  const printed = link.getAttribute('href')
  if (new URLSearchParams(window.location.search).get('type_aws') !== 'true') return
  if (!printed?.includes(PRODUCT_SEARCH) || printed.includes(MARK)) return
  const marked = withMark(printed)
  link.setAttribute('href', marked)
  scope.add(() => {
    if (link.getAttribute('href') === marked) link.setAttribute('href', printed)
  })
}

const withMark = (href: string) => href.replace(/(?=#|$)/, `&${MARK}`)
