import { escapeHtml } from '../html.mjs'
import { pagingMode } from '../lists/list-knobs.mjs'
import { paginationWrap } from '../lists/pagination.mjs'

/** Links to the other pages of a list; nothing for one page (contract 02 §6.6). @param {import('../shop-knobs.mjs').ShopList} part */
export function shopPagination({ page, pages, query }) {
  if (pages === 1) return ''
  const numbers = Array.from({ length: pages }, (_, index) => index + 1).map((number) =>
    number === page
      ? `<li><span class="current" aria-current="page">${number}</span></li>`
      : `<li><a href="${address(number, query)}">${number}</a></li>`,
  )
  const next = page < pages ? `<li class="next"><a href="${address(page + 1, query)}">Next page</a></li>` : ''
  return `${paginationWrap(`<ul class="pagenavi">${numbers.join('')}${next}</ul>`, pagingMode(query))}\n`
}

/** @param {number} page @param {URLSearchParams} query */
function address(page, query) {
  const search = query.size > 0 ? `?${query}` : ''
  return escapeHtml(`/shop/${page > 1 ? `page/${page}/` : ''}${search}`)
}
