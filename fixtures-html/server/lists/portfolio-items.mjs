import { escapeHtml } from '../html.mjs'
import { pictureAt, pictureTag, pictureUrl } from './pictures.mjs'

/** @typedef {'standard' | 'gallery' | 'masonry' | 'multi'} PortfolioKind */
/** @typedef {{ title: string, client: string, terms: readonly string[] }} Work */

const FIRST_ID = 7001

/** @type {readonly (readonly [title: string, client: string, ...terms: string[]])[]} */
const WORKS = [
  ['A perpetual trophy for the Bayside Regatta', 'Bayside sailing clubs', 'perpetuals', 'clubs'],
  ['Forty years of life members', 'Toowong Bowls Club', 'engraving', 'clubs'],
  ['Crystal for the chair', 'Moreton Water Board', 'corporate'],
  [
    'Medals for 3,200 runners, cast in one week and strung by a school that wanted a new minibus',
    'Bridge to Bridge Fun Run',
    'medals',
  ],
  ['Honour boards', 'Kelvin Grove Primary', 'engraving', 'schools'],
  ['A shield for the debating league', 'Schools of the south side', 'perpetuals', 'schools'],
  ['Dux medals in their boxes', 'St Lucia Grammar', 'medals', 'schools'],
  ['Safety awards in jade glass', 'Port of Brisbane tugs', 'corporate'],
  ['Brass for the old jetty', 'Cleveland Historical Society', 'engraving'],
]

/** The filters of a portfolio. @type {readonly (readonly [slug: string, name: string])[]} */
export const PORTFOLIO_TERMS = [
  ['engraving', 'Engraving'],
  ['perpetuals', 'Perpetuals'],
  ['medals', 'Medals'],
  ['corporate', 'Corporate'],
  ['schools', 'Schools'],
  ['clubs', 'Clubs'],
  ['repairs', 'Repairs'],
]

/** The size of the items of a multi-size portfolio, in turn. */
const SIZES = ['size-standard', 'size-wide', 'size-tall', 'size-standard', 'size-wide-tall', 'size-standard']
/** In a multi-size portfolio its wide items hold a slider. */
const SLIDER_SIZE = 'size-wide'

/** The sizer with which a multi-size portfolio starts: as wide as a column. */
export const PORTFOLIO_SIZER = '<li class="portfolio-item col-sm-4 grid-sizer"></li>'

/**
 * The works of a portfolio list (contract 03 §5.1).
 * @param {{ from?: number, count: number, kind?: PortfolioKind }} wanted `from` counts from 0
 */
export function portfolioItems({ from = 0, count, kind = 'standard' }) {
  return Array.from({ length: count }, (_, index) => portfolioItem(from + index, kind)).join('\n')
}

/** @param {number} at @param {PortfolioKind} kind */
function portfolioItem(at, kind) {
  const [title = '', client = '', ...terms] = WORKS[at % WORKS.length] ?? []
  const work = { title, client, terms }
  const id = `id="${FIRST_ID + at}" data-id="id-${at}"`
  if (kind === 'multi') {
    const size = SIZES[at % SIZES.length] ?? ''
    const column = size.startsWith('size-wide') ? 'col-sm-8' : 'col-sm-4'
    return `<li class="clearfix portfolio-item ${column} multi-masonry-item ${size} ${terms.join(' ')}" ${id}><div class="multi-masonry-img-wrap">${size === SLIDER_SIZE ? slider(at) : figure(work, at)}</div></li>`
  }
  const details =
    kind === 'gallery'
      ? ''
      : `<div class="portfolio-item-details"><h3><a href="/portfolio/bayside-regatta/">${escapeHtml(title)}</a></h3><h5>${escapeHtml(client)}</h5></div>`
  return `<li class="clearfix portfolio-item col-sm-4 ${terms.join(' ')}" ${id}>${figure(work, at)}${details}</li>`
}

/** @param {Work} work @param {number} at */
function figure({ title, client }, at) {
  const picture = pictureAt(at)
  return `<figure class="animated-overlay overlay-style"><a class="lightbox" data-rel="ilightbox[portfolio]" data-title="${escapeHtml(title)}" data-caption="${escapeHtml(client)}" href="${pictureUrl(picture)}" aria-label="${escapeHtml(title)}, larger"></a>${pictureTag(picture)}</figure>`
}

/** @param {number} at */
function slider(at) {
  const slides = [at, at + 3].map(
    (shown) => `<li><a href="/portfolio/bayside-regatta/">${pictureTag(pictureAt(shown))}</a></li>`,
  )
  return `<figure><div class="flexslider thumb-slider"><ul class="slides">${slides.join('')}</ul></div></figure>`
}
