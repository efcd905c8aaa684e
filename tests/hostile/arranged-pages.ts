import { createRequire } from 'node:module'
import type { Island } from '../../src/page/island'
import type { Part } from './page-parts'

const jQuery = createRequire(import.meta.url)('jquery3')

/** A page that meets the conditions of one island, which random pages meet rarely or never. */
export interface ArrangedPage extends Part {
  /** The island that must be mounted on this page. */
  readonly island: string
  /** Done once laurel has started, where using the island's host does not wake it. */
  readonly wake?: () => void
}

interface Arrangement {
  readonly html?: string
  readonly bodyClass?: string
  readonly globals?: Readonly<Record<string, unknown>>
  readonly wake?: () => void
}

const PROGRESS_ROWS = ['One', 'Two'].map(
  (name) => `<section class="row-has-id" id="row-${name}" data-rowname="${name}"><p>${name}</p></section>`,
)

/** The arrangements by the name of the island. */
const ARRANGEMENTS: Readonly<Record<string, Arrangement>> = {
  'page-cover': {
    bodyClass: 'sf-preloader page-transitions',
    html: '<div id="site-loading"></div><div id="sf-home-preloader"></div>',
  },
  'picture-swap': {
    bodyClass: 'page-id-7',
    globals: { laurelConfig: { pictureSwap: { pageId: 7, selector: 'img', src: '/other.jpg' } } },
    html: '<img src="/cup.jpg" alt="Cup">',
  },
  'error-reports': { globals: { laurelConfig: { errorReports: '/wp-json/laurel/v1/errors' } } },
  'hero-heading': {
    html: '<div class="fancy-heading" data-height="400"><div class="heading-text"><h1>Cups</h1></div></div>',
  },
  'progress-menu': {
    html: `<div class="page-content">${PROGRESS_ROWS.join('')}</div>
      <aside class="sidebar"><div id="sidebar-progress-menu"></div></aside>`,
  },
  'sticky-sidebar': {
    html: `<div id="sf-included" class="stickysidebars"></div><div class="inner-page-wrap">
      <div class="page-content"><p>Long</p></div>
      <aside class="sidebar"><div class="sidebar-widget-wrap sticky-widget"><ul><li><a href="/a">A</a></li></ul></div></aside></div>`,
  },
  'two-click': {
    bodyClass: 'mobile-two-click mobile-browser',
    html: '<figure class="animated-overlay"><a href="/product/gold-cup/"><img src="/cup.jpg" alt="Cup"></a></figure>',
  },
  'image-titles': { html: '<img src="/cup.jpg" title="A gold cup">' },
  embeds: { html: '<embed src="/film.swf">' },
  'activity-links': {
    html: '<p><a href="/activity/1/" class="activity-time-since">An hour ago</a></p><div class="viewer"></div>',
  },
  timeline: {
    html: `<div class="blog-wrap"><ul class="blog-items timeline-items" data-blog-type="timeline">
      <li class="blog-item"><div class="timeline-item-format-icon is-hidden"></div>
      <div class="timeline-item-content-wrap is-hidden"><h3><a href="/n">News</a></h3></div></li></ul></div>`,
  },
  'packed-products': {
    html: `<ul class="products multi-masonry-items"><li class="product grid-sizer"></li>
      <li class="product size-large"><img src="/cup.jpg" alt="Cup"></li></ul>`,
  },
  'team-popup': {
    html: `<div class="team-member"><a href="/team/marion-teale/" class="team-member-ajax" data-id="812">Marion</a></div>
      <div class="sf-container-overlay"><div class="sf-loader"></div></div>`,
  },
  'directory-search': {
    html: `<form class="directory-search-form" data-url="/directory/" data-page-base="page">
      <input id="dir-search-value" name="dir-search-value"><a class="btn directorySearch">Search</a></form>
      <div class="directory-results"></div>`,
  },
  coordinates: {
    html: `<form id="add-directory-entry"><input id="uplift_directory_address" name="uplift_directory_address">
      <a href="#" id="uplift_directory_calculate_coordinates">Generate</a>
      <input id="uplift_directory_lat_coord"><input id="uplift_directory_lng_coord"></form>`,
  },
  'engraving-order': { html: '<div class="woocommerce-order"><p>Thank you.</p></div>' },
  'lightbox-calls': {
    globals: { jQuery },
    html: '<img src="/cup.jpg" alt="Cup">',
    wake: () => jQuery.iLightBox([{ URL: '/cup.jpg' }]),
  },
}

/** One page for each of these islands. */
export const ARRANGED_PAGES: readonly ArrangedPage[] = Object.entries(ARRANGEMENTS).map(
  ([island, { html = '', bodyClass = '', globals = {}, wake }]) => ({
    island,
    name: `arranged/${island}`,
    html,
    bodyClass,
    data: new Map(Object.entries(globals)),
    ...(wake && { wake }),
  }),
)

const documents = new Map<Part, Document>()

/** Parsed once for all islands. */
function documentOf(part: Part): Document {
  const known = documents.get(part)
  if (known) return known
  const parsed = new DOMParser().parseFromString(part.html, 'text/html')
  parsed.body.className = part.bodyClass
  documents.set(part, parsed)
  return parsed
}

/** A page with the first fixture part that has a host of the island. @returns undefined when no part has one */
export function pageWithHost(
  { name: island, selector }: Island,
  parts: readonly Part[],
): ArrangedPage | undefined {
  const part = parts.find((each) => documentOf(each).querySelector(selector))
  return part && { ...part, island }
}
