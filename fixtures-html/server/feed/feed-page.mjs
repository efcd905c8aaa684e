import { inline, json } from '../inline-script.mjs'
import { innerPage } from '../templates/inner-page.mjs'
import { feedMarkup } from './feed-markup.mjs'
import { feedKnobs, shortcodeKnobs } from './knobs.mjs'
import { GROUP, OTHER_PAGE, SHOP_PAGE } from './pages.mjs'
import { PLACEHOLDER, PLUGINS_URL, RESIZED_URL } from './pictures.mjs'

export const FEED_PATH = '/feed/'

const WRAPPER = '<div class="cff-wrapper'
/** Unless an address says otherwise, a second feed is not like the first. */
const USUAL_SECOND = { 'feed-second-layout': 'thumb', 'feed-second-count': '4', 'feed-second-char': '60' }

/**
 * The posts of a network page, with all that the feed's plugin prints: `?feed=timeline|albums|photos|videos|events|
 * past-events|reviews|group`, and the knobs of feed/knobs.mjs as `?feed-NAME=`. `?feed-second` is a feed of another page
 * below it, with knobs of its own as `?feed-second-NAME=`.
 * @param {URLSearchParams} [query]
 */
export function feedMain(query = new URLSearchParams()) {
  const second = query.has('feed-second')
    ? feed(new URLSearchParams({ ...USUAL_SECOND, ...Object.fromEntries(query) }), 'feed-second')
    : ''
  return innerPage(`<link rel="stylesheet" href="/assets/feed.css">
<h1>From our page</h1>
<p>What we put on the network, in the order in which it left the workshop.</p>
<h2>The latest</h2>
${feed(query, 'feed')}
${second}
<p id="below">That was all for this week.</p>`)
}

/** @param {URLSearchParams} query @param {string} name */
function feed(query, name) {
  const knobs = feedKnobs(query, name)
  const first = knobs.isGroup ? GROUP : SHOP_PAGE
  const page = name === 'feed' ? first : OTHER_PAGE
  const shortcode = JSON.stringify({
    id: page.key,
    num: String(knobs.count),
    ...(knobs.isGroup && { pagetype: 'group' }),
    name,
    knobs: shortcodeKnobs(query, name),
  })
  return feedMarkup({ page, knobs, shortcode, heading: `Posts of ${page.name}` })
}

/**
 * The settings of the plugin's scripts, in front of a page's first feed. `?feed-cache=off` says that the server keeps no
 * comments, `unprinted` is the newer builds' silence, `?feed-caching=off` that nobody is to keep them; `?feed-hashtags=off`,
 * `?feed-globals=off`.
 * @param {string} html
 * @param {URLSearchParams} query
 * @param {string} nonce
 */
export function withFeedGlobals(html, query, nonce) {
  if (!html.includes(WRAPPER) || query.get('feed-globals') === 'off') return html
  const cache = query.get('feed-cache')
  const settings = [
    `var cffsiteurl = ${json(PLUGINS_URL)};`,
    `var cffajaxurl = "/wp-admin/admin-ajax.php";`,
    ...(cache === 'unprinted' ? [] : [`var cffmetatrans = "${cache === 'off' ? 'false' : 'true'}";`]),
    `var cfflinkhashtags = "${query.get('feed-hashtags') !== 'off'}";`,
    ...(query.get('feed-caching') === 'off' ? ['var cffdisablecommentcaching = "true";'] : []),
    ...(query.get('feed-swipe') === 'off' ? ['var cffnomobileswipe = true;'] : []),
    `var cffOptions = ${json({ placeholder: PLACEHOLDER, resized_url: RESIZED_URL })};`,
  ]
  return html.replace(WRAPPER, () => `${inline(settings.join(' '), { nonce })}${WRAPPER}`)
}
