import { items } from './feed-markup.mjs'
import { feedKnobs } from './knobs.mjs'
import { pageByKey } from './pages.mjs'
import { askedFor } from './paging-map.mjs'
import { pagingInput } from './paging-markup.mjs'
import { postsFrom } from './posts.mjs'
import { HOSTILE_LINK } from './words.mjs'

const TRAP =
  '<script>window.hacked = 1</script><img src="/assets/images/nothing.svg" onerror="window.hacked = 1" alt="">'

/**
 * The next posts of a feed and where those after them are.
 * @param {Record<string, string>} fields
 * @param {import('../session.mjs').Session} session
 */
export function newPosts(fields, { feedIsHostile }) {
  const { name, query } = settingsOf(fields['shortcode_data'] ?? '')
  const previous = objectOf(fields['pag_url'] ?? '')
  const [key, address] = Object.entries(previous)[0] ?? []
  const page = pageByKey(String(key))
  const asked = askedFor(String(address))
  if (!page || !asked) return '0'
  const printed = feedKnobs(query, name)
  const knobs = { ...printed, isHostile: printed.isHostile || feedIsHostile }
  const isEmpty = knobs.hasEmptyPage && asked.step === 2
  const posts = isEmpty ? [] : postsFrom({ page, from: asked.from, count: knobs.more, total: knobs.total })
  const from = asked.from + posts.length
  const last = posts.at(-1)
  const next = { page, knobs, from, previous, step: asked.step + 1, ...(last && { until: last.time - 1 }) }
  const trap = knobs.isHostile ? TRAP : ''
  return `${harmed(items(posts, knobs), knobs.isHostile)}${trap}${pagingInput(next)}`
}

/** Posts as a hacked shop would print them. @param {string} html @param {boolean} isHostile */
function harmed(html, isHostile) {
  return isHostile
    ? html.replaceAll('href="https://facebook.com/', `onclick="window.hacked = 1" href="${HOSTILE_LINK}//`)
    : html
}

/** @param {string} shortcode */
function settingsOf(shortcode) {
  const { name, knobs } = objectOf(shortcode)
  return {
    name: name === 'feed-second' ? name : 'feed',
    query: new URLSearchParams(typeof knobs === 'string' ? knobs : ''),
  }
}

/** @param {string} text @returns {Record<string, unknown>} */
function objectOf(text) {
  try {
    const value = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
