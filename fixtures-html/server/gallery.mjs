import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeHtml } from './html.mjs'
import { islandSelectors, islandsIn } from './islands-in.mjs'
import { SAVED_PAGES } from './page-list.mjs'
import { PAGES_DIR, WIDGETS_DIR } from './places.mjs'
import { sendHtml } from './reply.mjs'

const KNOBS = [
  ['jquery=none', 'without jQuery (or 1, 3, 4)'],
  ['jquery-when=late', 'jQuery half a second after the page'],
  ['laurel=off', 'the page as the server prints it'],
  ['user=in', 'logged in (or out)'],
  ['empty-cart', 'with an empty cart'],
  ['fault=love_it:500', 'a call that goes wrong'],
  ['fault=chunk:slow:5000', 'code that comes late'],
  ['csp=strict', 'with Trusted Types enforced'],
  ['search=off', 'without the search box'],
  ['search-min-chars=3', 'a setting of the search box, by its attribute (or empty, or absent)'],
  ['search-second', 'with a second search box, its settings as search-second-min-chars=3'],
  ['search-layout=block', 'with the stylesheet of the search plugin’s later releases'],
  ['search-texts=off', 'without the search plugin’s texts'],
  ['search-rows=5000', 'so many products in each answer of the search (0: what was found)'],
  ['search-hostile', 'answers of the search that try to do harm (off)'],
  ['pricing=a', 'on a product’s page: the older theme’s prices (or 0, the trophy plugin’s alone)'],
  ['calculator=off', 'without the inline calculator (or broken)'],
  ['tiers=none', 'the quantity discounts, until changed (or flat-list, percent, unsorted, usual)'],
  ['flat=7.5', 'a flat discount, until changed (0: none)'],
  ['currency=£', 'the theme’s currency, and wc-currency=&pound; the shop plugin’s (or none)'],
  ['preselect=gc150', 'a size that the server has chosen (or attribute_pa_monstasize=gc150)'],
  ['pickers=old', 'the older names of the option pickers (or none, broken, no-modals)'],
  ['options=500', 'so many options in the first picker of each size'],
  ['form-plugin=off', 'without the shop plugin’s variation form'],
  ['quantity-max=5', 'a limit of the quantity field (also quantity-min, quantity-step; or empty, or absent)'],
  ['gallery=left', 'thumbs on the left (or one, woo), gallery-height=900 high'],
  ['zoom=lens', 'with product zoom (or inner), and mobile-zoom=on on phones'],
  ['full-pictures=missing', 'without the large pictures (or slow)'],
  ['super-search', 'on the shop page: the super search (=2: twice)'],
  ['update-totals', 'on the cart page: the shipping calculator of the older template'],
  ['products=96', 'on the shop page: so many products, show_products=48 of them on a page (or all)'],
  ['list=masonry', 'a list of another form (or full-width, preview)'],
  ['sidebar=left', 'beside the list (or right, both), columns=3, display-type=gallery'],
  ['layouts=off', 'without the links to the list’s layouts'],
  ['upsells', 'on a product’s page: offers under it'],
  [
    'quick-view=on',
    'a quick view for every product; its settings as quick-view-popup_imagery_thumbnails=bullets',
  ],
  [
    'panels=all',
    'with every panel of the header, or slideouts, overlay-menu, super-search, push-navigation, contact, search-box, full-search, videos',
  ],
  ['transitions=fade', 'pages that fade out and in (or loading-bar)'],
  ['preloader', 'with the preloader of the home page'],
  ['newsletter', 'with the newsletter bar'],
  [
    'header=transparent',
    'another header (or vertical, side, app, boxed, full, disabled), with show-hide, top-bar, admin-bar, slider, logo=tada, mh-sticky=off',
  ],
  [
    'heading=fancy',
    'a large heading (or fixed, naked, split, media, poster), heading-height=300; sticky-sidebar beside the page',
  ],
  [
    'items=team',
    'a list of equally high items (or recent-posts, related, campaign); timeline: the blog along a line',
  ],
  [
    'menu=mega',
    'the mega-menu plugin’s menu (or mega-theme: with the theme’s own effects); languages in the header',
  ],
  ['one-page', 'named rows with their navigator (or one-page=arrows); progress-menu: beside a list of them'],
  [
    'snippets',
    'with the shop’s own additions to the header (full-header: where there is no room); share, two-click on pages with posts and pictures',
  ],
  [
    'hero-type=curtain',
    'on the page /hero/: the slider; hero-transition=fade, hero-loop, hero-fullscreen, hero-max=400, hero-slides=1, hero-count=-1, hero-autoplay=5000, hero-continue, hero-indicator=hidden, hero-dots=hidden, hero-arrows=off, hero-video=first (or second, once, missing), hero-caption=tall (or top, none), hero-picture=missing, hero-second, hero-body=header-naked-light',
  ],
  [
    'feed=albums',
    'on the page /feed/: another feed (or photos, videos, events, past-events, reviews, group), feed-layout=thumb (or half, full), feed-count=6, feed-second; more in docs/fixture-shop.md',
  ],
  [
    'contact=short',
    'on the page /contact/: a form of three fields (until contact=full); contact-twice, contact-misplaced, contact-minified, contact-answer=spam, contact-api=query, token=on, anti-spam; more in docs/fixture-shop.md',
  ],
  [
    'attribution',
    'with order attribution (the checkout and the account page always); consent=deny, attribution-base64, on the checkout stamps=0, register; more in docs/fixture-shop.md',
  ],
  ['rtl', 'from right to left'],
  ['split', 'with the split product page'],
]

/**
 * The front page: everything that there is to see, with the islands that each holds.
 * @param {import('./visit.mjs').Visit} visit
 */
export async function showGallery({ response, settings, url }) {
  // To look for them takes seconds, once.
  const isListing = url.searchParams.get('islands') !== 'off'
  const selectors = isListing ? await islandSelectors(settings.distDir) : new Map()
  const widgets = (await readdir(WIDGETS_DIR)).map((file) => file.replace(/\.html$/, '')).sort()
  const pages = await Promise.all(
    SAVED_PAGES.map(async ({ file, path, title }) =>
      row({ path, title: title, note: file, html: await readFile(join(PAGES_DIR, file), 'utf8') }, selectors),
    ),
  )
  const fragments = await Promise.all(
    widgets.map(async (name) => {
      const file = `${name}.html`
      const html = await readFile(join(WIDGETS_DIR, file), 'utf8')
      return row({ path: `/widgets/${name}`, title: name, note: file, html }, selectors)
    }),
  )
  sendHtml(response, galleryDocument({ pages, fragments, built: selectors.size > 0 || !isListing }))
}

/**
 * @param {{ path: string, title: string, note: string, html: string }} shown
 * @param {Map<string, string>} selectors
 */
async function row({ path, title, note, html }, selectors) {
  const islands = await islandsIn(html, selectors)
  const list = islands.map(({ name, count }) => `<code>${escapeHtml(name)}</code> × ${count}`).join(', ')
  return `<tr><th scope="row"><a href="${path}">${escapeHtml(title)}</a></th><td>${note}</td><td>${list || '–'}</td></tr>`
}

/** @param {{ pages: string[], fragments: string[], built: boolean }} content */
function galleryDocument({ pages, fragments, built }) {
  const knobs = KNOBS.map(([knob, meaning]) => `<li><code>?${knob}</code> ${meaning}</li>`).join('\n')
  return `<!DOCTYPE html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<title>laurel: fixture shop</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/assets/images/lapel-pin.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/gallery.css">
</head>
<body><main>
<h1>Fixture shop</h1>
<p>Saved pages of every kind and fragments of every widget, with a stand-in for the shop’s server behind them.${built ? '' : ' There is no build yet: <code>npm run build</code>.'}</p>
<h2>Pages</h2>
<table><thead><tr><th scope="col">Page</th><th scope="col">File</th><th scope="col">Islands</th></tr></thead><tbody>
${pages.join('\n')}
</tbody></table>
<h2>Widgets</h2>
<table><thead><tr><th scope="col">Fragment</th><th scope="col">File</th><th scope="col">Islands</th></tr></thead><tbody>
${fragments.join('\n')}
</tbody></table>
<h2>Knobs</h2>
<p>Put these behind any page’s address:</p>
<ul>
${knobs}
</ul>
</main></body>
</html>
`
}
