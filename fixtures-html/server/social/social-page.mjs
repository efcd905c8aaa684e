import { escapeHtml } from '../html.mjs'
import { blogItems } from '../lists/blog-items.mjs'
import { oneOf } from '../one-of.mjs'
import { innerPage } from '../templates/inner-page.mjs'
import { SERVICE_PATH } from './photo-service.mjs'

export const SOCIAL_PATH = '/social/'

const POSTS_SHOWN = 5
const USUAL_COUNT = '6'
/** Longer than a number can be told apart from its neighbours. */
const USER_ID = '17841400000000001'

/** @type {readonly (readonly [date: string, text: string])[]} */
const TWEETS = [
  [
    '2025-05-12T02:00:00+0000',
    'Counter open till eight tonight. Bring the list of names, leave with the trophies.',
  ],
  [
    '2025-04-28T06:30:00+0000',
    'The <a href="/blog/">perpetual shield</a> of the Toowong Bowls Club is back on its wall, with twenty-one new plates and room for as many again. We had to lay the whole board out three times before every name since 1974 stood where its year wanted it.',
  ],
  ['2025-03-31T23:00:00+0000', 'Forty medals, two days, every name spelled right.'],
]

/**
 * Posts, tweets and photos in one list: `?social=grid|masonry` shows one of the two kinds, `?social-count=` says how many
 * photos it wants, `?social-answer=error|no-list|few|more|many|hostile` what the photo service answers.
 * @param {URLSearchParams} [query]
 */
export function socialMain(query = new URLSearchParams()) {
  const kind = oneOf(query.get('social'), ['both', 'masonry', 'grid'])
  const count = query.get('social-count') ?? USUAL_COUNT
  const answer = query.get('social-answer')
  const account = (/** @type {string} */ itemClass) =>
    `<ul class="blog-instagrams" data-title="Instagram" data-count="${escapeHtml(count)}" data-userid="${USER_ID}" data-token="stand-in${answer ? `-${escapeHtml(answer)}` : ''}" data-itemclass="${itemClass}"></ul>`
  return innerPage(`<link rel="stylesheet" href="/assets/social.css">
<h1>What we are up to</h1>
${kind === 'grid' ? '' : masonry(account('col-sm-4'))}
${kind === 'masonry' ? '' : grid(account('col-sm-sf-5'))}
<p id="below">That was last week’s bench.</p>`)
}

/** @param {string} account */
function masonry(account) {
  return `<h2>Posts, tweets and photos</h2>
<div class="spb_blog_widget blog-wrap spb_content_element col-sm-12"><div class="spb-asset-content"><div class="blog-items-wrap blog-masonry">
<ul class="blog-items masonry-items social-blog gutters thumbnail-default clearfix" data-blog-type="masonry">
${blogItems({ count: POSTS_SHOWN, type: 'masonry' })}
</ul>
<ul class="blog-tweets">${TWEETS.map(([date, text]) => `<li class="blog-item col-sm-4 tweet-item" data-date="${date}"><div class="blog-item-wrap"><div class="tweet-text">${text}</div></div></li>`).join('')}</ul>
${account}</div></div></div>`
}

/** @param {string} account */
function grid(account) {
  return `<h2>Square by square</h2>
<div class="spb_blog_grid_widget spb_content_element"><div class="blog-items blog-grid-items">
<ul class="grid-items clearfix"></ul>
<ul class="blog-tweets">${TWEETS.map(([, text], index) => `<li class="blog-item col-sm-sf-5 tweet-item" data-sortid="${2 * index}"><div class="tweet-text">${text}</div></li>`).join('')}</ul>
${account}</div></div>`
}

/**
 * Pages with photos ask the stand-in for them, unless their settings name another service.
 * @param {string} config JSON text, or empty
 * @param {string} html
 */
export function withPhotoService(config, html) {
  if (!html.includes('blog-instagrams')) return config
  const given = config ? JSON.parse(config) : {}
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return config
  return JSON.stringify({ photoFeedUrl: SERVICE_PATH, ...given })
}
