import { oneOf } from '../one-of.mjs'
import { innerPage } from '../templates/inner-page.mjs'
import { blogItems } from './blog-items.mjs'
import { listKnobs } from './list-knobs.mjs'
import { listLinks, paginationWrap } from './pagination.mjs'
import { PORTFOLIO_SIZER, portfolioItems } from './portfolio-items.mjs'

const ELSEWHERE = 'https://elsewhere.example/news/page/2/'

/**
 * @typedef {object} Part
 * @property {number} from counted from 0
 * @property {number} count
 * @property {URLSearchParams} query
 */

/**
 * A list of several pages, by the start of their addresses.
 * @typedef {object} PagedPage
 * @property {string} title
 * @property {string} file the saved page around it
 * @property {(part: Part, links: string) => string} print
 */

/** @type {Readonly<Record<string, PagedPage>>} */
const PAGED = {
  '/news/': { title: 'News', file: 'blog.html', print: newsList },
  '/category/2-colour-medals/': { title: '2-colour medals', file: 'blog.html', print: newsList },
  '/works/': { title: 'Works', file: 'gallery.html', print: worksList },
}

const STYLES = `<link rel="stylesheet" href="/assets/lists.css">
<link rel="stylesheet" href="/assets/media.css">
<link rel="stylesheet" href="/assets/sliders.css">`

/** A script in a fetched page, which must not run. */
const TRAP = '<script type="text/javascript">window.fetchedPageRan = true</script>'

/**
 * One page of a list that goes on on others.
 * @param {URL} url
 * @returns {{ file: string, title: string, main: string, isRtl: boolean } | undefined} nothing for other addresses and beyond the end
 */
export function pagedPage({ pathname, searchParams: query }) {
  const [, start = '', number = '1'] = /^(\/.*?\/)(?:page\/(\d{1,4})\/)?$/.exec(pathname) ?? []
  const paged = PAGED[start]
  const page = Number(number)
  const knobs = listKnobs(query)
  if (!paged || page < 1 || page > knobs.pages) return undefined
  const { title, file, print } = paged
  const isFirst = page === 1
  const from = Math.max(0, (page - 1) * knobs.perPage - (isFirst ? 0 : knobs.published))
  const count = knobs.isEmpty && !isFirst ? 0 : knobs.perPage
  const links = linksOf(start, page, query)
  const main = innerPage(`${STYLES}\n<h1>${title}</h1>\n${print({ from, count, query }, links)}`)
  return { file, title, main, isRtl: query.has('rtl') }
}

/** @param {string} start @param {number} page @param {URLSearchParams} query */
function linksOf(start, page, query) {
  const { mode, pages, next: kind } = listKnobs(query)
  const search = query.size > 0 ? `?${query}` : ''
  /** @param {number} number */
  const addressOf = (number) => `${start}${number > 1 ? `page/${number}/` : ''}${search}`
  const isFirst = page === 1
  if (kind === 'absent' && !isFirst) return ''
  const right = page < pages ? addressOf(page + 1) : undefined
  const odd = { right, absent: right, none: undefined, loop: addressOf(1), elsewhere: ELSEWHERE }[kind]
  return paginationWrap(listLinks({ page, pages, addressOf, next: isFirst ? right : odd }), mode)
}

/** @param {string} text */
const heading = (text) =>
  `<div class="title-wrap clearfix"><h2 class="spb-heading"><span>${text}</span></h2></div>`

/** @param {Part} part @param {string} links */
function newsList({ from, count, query }, links) {
  const type = oneOf(query.get('news'), ['standard', 'mini', 'bold', 'masonry', 'timeline'])
  const layout = type === 'masonry' ? 'masonry-items gutters thumbnail-default' : `${type}-items`
  const line = type === 'timeline' ? '<div class="timeline"></div>' : ''
  return `<div class="spb_blog_widget blog-wrap spb_content_element"><div class="spb-asset-content">
${heading('From the workshop')}
<div class="blog-items-wrap blog-${type}">${line}<ul class="blog-items ${layout} clearfix" data-blog-type="${type}">
${blogItems({ from, count, type })}
</ul>${from > 0 ? TRAP : ''}
${links}</div></div></div>`
}

/** @param {Part} part @param {string} links */
function worksList({ from, count, query }, links) {
  const kind = oneOf(query.get('works'), ['standard', 'gallery', 'masonry', 'multi'])
  const layout = {
    standard: 'standard-portfolio',
    gallery: 'gallery-portfolio',
    masonry: 'masonry-items',
    multi: 'multi-masonry-items',
  }[kind]
  return `<div class="spb_portfolio_widget portfolio-wrap spb_content_element"><div class="spb-asset-content">
${heading('What we have made')}
<ul class="portfolio-items filterable-items ${layout} col-3 clearfix">
${kind === 'multi' ? PORTFOLIO_SIZER : ''}${portfolioItems({ from, count, kind })}
</ul>
${links}</div></div>`
}
