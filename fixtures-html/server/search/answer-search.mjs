import { searchAnswer } from './answer.mjs'
import { hostileAnswer } from './hostile-answer.mjs'
import { longProductList } from './long-answer.mjs'

/** Nobody keeps an answer: a repeated term is saved only by the page's own script (contract 06 §6.1). */
const HEADERS = {
  'cache-control': 'no-cache, must-revalidate, max-age=0, no-store, private',
  expires: 'Wed, 11 Jan 1984 05:00:00 GMT',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
}

/**
 * The search plugin's call, by either of the two endpoints.
 * @param {import('../visit.mjs').Visit} visit
 */
export function answerSearch({ session, fields, response }) {
  const type = fields['typedata'] === 'json' ? 'application/json' : 'text/html'
  response.writeHead(200, { 'content-type': `${type}; charset=UTF-8`, ...HEADERS })
  response.end(JSON.stringify(answerFor(session, fields['keyword'] ?? '')))
}

/**
 * @param {import('../session.mjs').Session} session
 * @param {string} keyword
 */
function answerFor({ searchRows, searchIsHostile }, keyword) {
  const answer = searchAnswer(keyword)
  if (searchIsHostile && keyword.trim()) return hostileAnswer()
  const isEmpty = answer.products.length === 0 && Array.isArray(answer.tax)
  if (searchRows === 0 || isEmpty) return answer
  return { ...answer, products: longProductList(answer.products, searchRows) }
}
