import { POSTS } from '../fixtures-html/server/content/posts.mjs'
import { fillRegion } from '../fixtures-html/server/html.mjs'
import { pageDocument } from '../fixtures-html/server/templates/document.mjs'
import { innerPage } from '../fixtures-html/server/templates/inner-page.mjs'
import { loveButton } from '../fixtures-html/server/templates/love-button.mjs'
import { blogList } from '../fixtures-html/server/templates/posts.mjs'
import { ARTIFICIAL_ENTRY, ARTIFICIAL_HOST } from './artificial-islands.mjs'
import { LEGACY_LIBRARIES } from './legacy-libraries.mjs'

/**
 * `here`: on a page with their group.
 * @typedef {'none' | 'laurel' | 'legacy' | 'artificial' | 'artificial-here'} Scripts
 */

/** Where `jquery-page` gets its library. */
export const JQUERY_PATH = '/jquery3.js'

/** A blog page shows so many posts; love buttons beyond that are in a list of their own. */
export const POSTS_SHOWN = 40

/** Nothing at all: what a browser does for any page. */
export const EMPTY_PAGE =
  '<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Empty</title><body></body></html>'

/** Nothing but jQuery 3. */
export const JQUERY_PAGE = EMPTY_PAGE.replace('</body>', `<script src="${JQUERY_PATH}"></script></body>`)

/**
 * The shop's blog page, with its header, bag and footer, and with so many love buttons. Without any, no island is in view.
 * @param {{ loveButtons: number, scripts: Scripts }} options
 */
export function blogPage({ loveButtons, scripts }) {
  const items = Array.from({ length: loveButtons }, (_, index) => postAt(index))
  const posts = items.slice(0, POSTS_SHOWN)
  const more = items.slice(POSTS_SHOWN).map((post) => `<li>${loveButton(post)}</li>`)
  const page = pageDocument({
    title: 'News',
    bodyClasses: 'archive',
    main: innerPage(`${posts.length > 0 ? `<div class="blog-wrap">${blogList(posts)}</div>` : ''}
<ol>${more.join('\n')}</ol>
${scripts === 'artificial-here' ? ARTIFICIAL_HOST : ''}`),
  })
  const { head, footer } = SCRIPT_TAGS[scripts]
  return fillRegion(fillRegion(page, 'head', head), 'scripts', footer)
}

/** @param {number} index */
function postAt(index) {
  const post = POSTS[index % POSTS.length]
  if (!post) throw new Error('The stand-in shop has no posts')
  return { ...post, id: index + 1 }
}

/** @type {Readonly<Record<Scripts, { head: string, footer: string }>>} */
const SCRIPT_TAGS = {
  none: { head: '', footer: '' },
  laurel: laurelTags('laurel.js'),
  legacy: { head: legacyTags('head'), footer: legacyTags('footer') },
  artificial: laurelTags(ARTIFICIAL_ENTRY),
  'artificial-here': laurelTags(ARTIFICIAL_ENTRY),
}

/** @param {string} entry */
function laurelTags(entry) {
  return {
    head: '<link rel="stylesheet" href="/dist/laurel.css">',
    footer: `<script type="module" src="/dist/${entry}"></script>`,
  }
}

/** @param {'head' | 'footer'} place */
function legacyTags(place) {
  return LEGACY_LIBRARIES.filter(({ at }) => at === place)
    .map(({ name }) => `<script src="/legacy/${name}.js"></script>`)
    .join('\n')
}
