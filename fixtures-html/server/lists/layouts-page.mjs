import { escapeHtml } from '../html.mjs'
import { innerPage } from '../templates/inner-page.mjs'
import { blogItems, postAt } from './blog-items.mjs'
import { GALLERY_TERMS, galleryImages, galleryItems } from './gallery-items.mjs'
import { PORTFOLIO_SIZER, PORTFOLIO_TERMS, portfolioItems } from './portfolio-items.mjs'
import { slugOf } from './slug.mjs'

export const LAYOUTS_PATH = '/layouts/'

const POSTS = 8
const WORKS = 9
const GALLERIES = 6
const PICTURES = 8

/** @typedef {readonly (readonly [slug: string, name: string])[]} Terms */

/** Every kind of list (contract 03 §5.1), by its name in `?list=`. @type {Record<string, (count: number | undefined) => string>} */
const LISTS = {
  'blog-masonry': (count = POSTS) =>
    blog('masonry', {
      title: 'News',
      filters: filters(blogTerms(count)),
      items: blogItems({ count, type: 'masonry' }),
    }),
  'portfolio-multi': (count = WORKS) =>
    portfolio('multi-masonry-items col-3', {
      title: 'Our work',
      items: `${PORTFOLIO_SIZER}\n${portfolioItems({ count, kind: 'multi' })}`,
    }),
  'portfolio-standard': (count = WORKS) =>
    portfolio('standard-portfolio col-3', {
      title: 'Lately finished',
      items: portfolioItems({ count, kind: 'standard' }),
    }),
  'portfolio-gallery': (count = WORKS) =>
    portfolio('gallery-portfolio col-3', {
      title: 'At a glance',
      items: portfolioItems({ count, kind: 'gallery' }),
    }),
  'portfolio-masonry': (count = WORKS) =>
    portfolio('masonry-items col-3', {
      title: 'All sorts',
      items: portfolioItems({ count, kind: 'masonry' }),
    }),
  'galleries-masonry': (count = GALLERIES) => galleries('masonry-items', count),
  galleries: (count = GALLERIES) => galleries('', count),
  'gallery-block': (count = PICTURES) =>
    `<div class="spb_gallery_widget gallery-masonry spb_content_element col-sm-12"><div class="spb-asset-content"><h2>The workshop</h2>
<div class="filterable-items clearfix">
${galleryImages({ count })}
</div></div></div>`,
  'blog-standard': (count = 3) =>
    blog('standard', { title: 'Standard', extra: extraPanel(), items: blogItems({ count }) }),
  'blog-mini': (count = 3) =>
    blog('mini', {
      title: 'Mini',
      filters: `<a href="#" class="filter-link">Filter</a><div class="filter-slide-wrap">${filters(blogTerms(count))}</div>`,
      items: blogItems({ count, type: 'mini' }),
    }),
  'blog-bold': (count = 3) => blog('bold', { title: 'Bold', items: blogItems({ count, type: 'bold' }) }),
}

/**
 * The lists that the address asks for: `?list=` names them, `?count=` says how many items each has, `?in-tab` puts them
 * into a tab that is not shown at first.
 * @param {URLSearchParams} query
 */
export function layoutsMain(query) {
  const wanted = query.get('list')?.split(',')
  const asked = Number.parseInt(query.get('count') ?? '', 10)
  const count = Number.isInteger(asked) ? Math.min(Math.max(asked, 0), 200) : undefined
  const lists = Object.entries(LISTS)
    .filter(([name]) => !wanted || wanted.includes(name))
    .map(([, print]) => print(count))
    .join('\n')
  return innerPage(`<link rel="stylesheet" href="/assets/lists.css">
<link rel="stylesheet" href="/assets/media.css">
<link rel="stylesheet" href="/assets/sliders.css">
<h1>What we have made</h1>
${query.has('in-tab') ? tabs(lists) : lists}
<p id="after-lists"><a href="/shop/">On to the shop</a></p>`)
}

/**
 * @param {string} type
 * @param {{ title: string, items: string, filters?: string, extra?: string }} content
 */
export function blog(type, { title, items, filters: controls = '', extra = '' }) {
  const gutters = type === 'masonry' ? 'gutters thumbnail-default ' : ''
  return `<div class="spb_blog_widget blog-wrap spb_content_element col-sm-12"><div class="spb-asset-content">
 <div class="title-wrap clearfix${controls && ' has-filter'}"><h2 class="spb-heading"><span>${title}</span></h2>${extra}
  ${controls && `<div class="filter-wrap clearfix">${controls}</div>`}</div>
 <div class="blog-items-wrap blog-${type}"><ul class="blog-items ${type}-items ${gutters}clearfix" data-blog-type="${type}">
${items}
</ul></div></div></div>`
}

/** @param {string} kind @param {{ title: string, items: string }} content */
function portfolio(kind, { title, items }) {
  return `<div class="spb_portfolio_widget portfolio-wrap spb_content_element col-sm-12"><div class="spb-asset-content">
 <div class="title-wrap clearfix has-filter"><h2 class="spb-heading"><span>${title}</span></h2>
  <div class="filter-wrap clearfix">${filters(PORTFOLIO_TERMS)}</div></div>
 <ul class="portfolio-items filterable-items ${kind} gutters clearfix">
${items}
</ul></div></div>`
}

/** @param {string} kind @param {number} count */
function galleries(kind, count) {
  return `<div class="spb_galleries_widget galleries-wrap spb_content_element col-sm-12"><div class="spb-asset-content">
 <div class="title-wrap clearfix has-filter"><h2 class="spb-heading"><span>Galleries</span></h2>
  <div class="filter-wrap clearfix">${filters(GALLERY_TERMS)}</div></div>
 <ul class="gallery-items filterable-items ${kind} gutters clearfix">
${galleryItems({ count })}
</ul></div></div>`
}

/** @param {Terms} terms */
function filters(terms) {
  const entries = terms.map(
    ([slug, name]) =>
      `<li><a href="#" class="${slug}" data-filter=".${slug}"><span class="item-name">${escapeHtml(name)}</span></a></li>`,
  )
  return `<ul class="post-filter-tabs filtering clearfix"><li class="all selected"><a data-filter="*" href="#"><span class="item-name">Show all</span></a></li>${entries.join('')}</ul>`
}

/** The categories of the first posts, and one without posts. @param {number} count @returns {Terms} */
function blogTerms(count) {
  const names = Array.from({ length: count }, (_, at) => postAt(at).category)
  return [...new Set([...names, 'Gift ideas'])].map((name) => [slugOf(name), name])
}

function extraPanel() {
  return `<div class="blog-aux-wrap"><ul class="blog-aux-options clearfix"><li><a href="#" class="blog-slideout-trigger" data-aux="categories">Categories</a></li><li><a href="#" class="blog-slideout-trigger" data-aux="tags">Tags</a></li></ul></div>
 <div class="slideout-filter blog-filter-wrap clearfix"><div class="filter-slide-wrap"><ul class="aux-list aux-categories"><li><a href="/category/medals/"><span>Medals (4)</span></a></li><li><a href="/category/clubs/"><span>Clubs (12)</span></a></li></ul><ul class="aux-list aux-tags"><li><a href="/tag/brass/"><span>Brass (7)</span></a></li></ul></div></div>`
}

/** @param {string} lists */
function tabs(lists) {
  return `<div class="spb_tabs"><ul class="nav nav-tabs"><li class="active"><a href="#tab-words" data-toggle="tab">About</a></li><li><a href="#tab-lists" data-toggle="tab">Pictures</a></li></ul>
<div class="tab-content"><div class="tab-pane active" id="tab-words"><p>Made in West End since 1974.</p></div><div class="tab-pane" id="tab-lists">${lists}</div></div></div>`
}
