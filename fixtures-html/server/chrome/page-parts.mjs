import { headingOf } from './headings.mjs'
import { listOf, sidebar, timeline } from './lists.mjs'

/** @typedef {import('./knobs.mjs').ChromeKnobs} ChromeKnobs */

const STYLE = '<link rel="stylesheet" href="/assets/chrome.css">'
const STICKS = 'sticky-header-enabled'

/** @type {Readonly<Record<ChromeKnobs['header'], string>>} body classes of a header */
const HEADER_CLASSES = {
  sticky: STICKS,
  transparent: `${STICKS} sticky-header-transparent`,
  vertical: `${STICKS} vertical-header`,
  side: `${STICKS} vertical-header vertical-header-right`,
  app: `${STICKS} app-header`,
  boxed: STICKS,
  full: STICKS,
  disabled: 'sticky-header-disabled',
}

const ADMIN_BAR =
  '<div id="wpadminbar" class="nojq" role="navigation" aria-label="Toolbar"><a href="/wp-admin/">Kurilpa Trophies</a></div>'
const TOP_BAR =
  '<div id="top-bar" class="sticky-top-bar"><div class="container">Pick-up in West End is free &middot; <a href="/engraving-guide/">07 3555 0142</a></div></div>'
const SLIDER = '<div class="swift-slider-outer" role="img" aria-label="A cup being engraved"></div>'

/** @param {ChromeKnobs} knobs whether anything differs from the usual page */
export function isUsual({ logo, headingHeight, ...knobs }) {
  const usual = { header: 'sticky', heading: 'none', list: 'none', mobileSticks: true }
  return (
    logo === '' &&
    Object.entries(knobs).every(([name, value]) => value === (usual[/** @type {'header'} */ (name)] ?? false))
  )
}

/** @param {ChromeKnobs} knobs */
export function chromeHead(knobs) {
  if (isUsual(knobs)) return ''
  return STYLE
}

/**
 * A saved page with another header, heading or list.
 * @param {string} html
 * @param {ChromeKnobs} knobs
 */
export function withChrome(html, knobs) {
  if (isUsual(knobs)) return html
  return editsFor(knobs).reduce((page, edit) => edit(page), html)
}

/** @typedef {(page: string) => string} Edit */

/** @param {ChromeKnobs} knobs @returns {Edit[]} */
function editsFor(knobs) {
  const { header, list, logo } = knobs
  const heading = headingOf(knobs)
  /** @param {unknown} condition @param {Edit[]} edits */
  const when = (condition, ...edits) => (condition ? edits : [])
  return [
    replace(/(<body class="[^"]*) sticky-header-enabled/, (_, start) => start),
    replace('<body class="', () => `<body class="${bodyClasses(knobs)} `),
    ...when(
      !knobs.mobileSticks,
      replace(/(<body class="[^"]*) mh-sticky/, (_, start) => start),
    ),
    ...when(knobs.adminBar, before('<div id="container">', ADMIN_BAR)),
    ...when(knobs.topBar, before('<div class="header-wrap', TOP_BAR)),
    ...when(
      header === 'full',
      replace('class="header-wrap ', (found) => `${found}full-header-stick `),
    ),
    ...when(header === 'disabled', replace(/<header id="header"[\s\S]*?<\/header>/, wrapped)),
    ...when(knobs.slider, before('<div id="main-container">', SLIDER)),
    ...when(
      logo,
      replace('id="logo" data-anim="', (found) => found + encodeURIComponent(logo)),
    ),
    ...when(heading, after('<div class="inner-container-wrap">', heading)),
    ...when(knobs.timeline, replace(/<div class="blog-wrap">[\s\S]*?<\/ul><\/div><\/div>/, timeline)),
    ...when(list !== 'none', after('<div class="page-content">', listOf(list))),
    ...when(header === 'transparent', ...TONES),
    ...when(knobs.stickySidebar, ...BESIDE),
  ]
}

/** @param {ChromeKnobs} knobs */
function bodyClasses({ header, heading, showHide }) {
  return [
    HEADER_CLASSES[header],
    ...(showHide ? ['sh-show-hide'] : []),
    ...(header === 'boxed' || header === 'side' ? ['layout-boxed'] : []),
    ...(heading === 'naked' ? ['header-naked-light'] : []),
    ...(heading === 'split' ? ['hero-content-split'] : []),
  ].join(' ')
}

/** @param {string | RegExp} place @param {(...found: string[]) => string} by @returns {Edit} */
const replace = (place, by) => (page) => page.replace(place, by)
/** @param {string} place @param {string} part */
const before = (place, part) => replace(place, () => `${part}\n${place}`)
/** @param {string} place @param {string} part */
const after = (place, part) => replace(place, () => `${place}\n${part}`)
/** @param {string} header */
const wrapped = (header) => `<div class="sticky-wrapper">${header}</div>`

/** Two stretches of the home page: one wants the header light, the other as it was. */
const TONES = [
  replace(
    '<section id="categories"',
    (found) => `${found} class="dynamic-header-change" data-header-style="light"`,
  ),
  replace(
    '<section id="how-it-works"',
    (found) => `${found} class="dynamic-header-change" data-header-style=""`,
  ),
]

/** The page's content becomes a column. */
const BESIDE = [
  replace(
    '<div class="inner-page-wrap">',
    () => '<div class="inner-page-wrap has-right-sidebar clearfix"><div class="content-column">',
  ),
  replace(/<\/div><\/div>\s*<!-- \/main -->/, () => `</div></div>${sidebar()}</div>\n<!-- /main -->`),
]
