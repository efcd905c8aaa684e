import { superSearches } from './super-search.mjs'

/**
 * The theme's panels that a page may have (contract 01 §7 to §11, §14).
 * @typedef {typeof PANEL_PARTS[number]} PanelPart
 */
export const PANEL_PARTS = /** @type {const} */ ([
  'slideouts',
  'overlay-menu',
  'super-search',
  'push-navigation',
  'contact',
  'search-box',
  'full-search',
  'videos',
])

/** @type {Readonly<Record<PanelPart, string>>} */
const ICONS = {
  slideouts: `<div class="aux-item aux-sidemenu"><a href="#" class="side-slideout-link" data-side="left" title="Departments"><i class="sf-icon-left-menu"></i></a></div>
<div class="aux-item aux-sidemenu"><a href="#" class="side-slideout-link" data-side="right" title="Information"><i class="sf-icon-right-menu"></i></a></div>`,
  'overlay-menu':
    '<div class="aux-item aux-overlay-menu"><a href="#" class="overlay-menu-link menu-bars-link"><i class="sf-icon-menu"></i></a></div>',
  'super-search':
    '<div class="aux-item aux-supersearch"><a href="#" class="fs-supersearch-link"><i class="sf-icon-supersearch"></i></a></div>',
  'push-navigation':
    '<div class="aux-item aux-pushnav"><a href="#" class="sf-pushnav-trigger"><i class="sf-icon-push"></i></a></div>',
  contact:
    '<div class="aux-item aux-contact"><a href="#" class="contact-menu-link"><i class="sf-icon-contact"></i></a></div>',
  'search-box': `<div class="aux-item aux-search"><nav class="std-menu"><ul class="menu"><li class="menu-search parent"><a href="#" class="header-search-link header-search-link-alt"><i class="sf-icon-search"></i></a>
  <ul class="header-search-wrap sub-menu"><li><form method="get" class="header-search-form" action="/search/"><input type="hidden" name="post_type" value="product"><input type="text" name="s" autocomplete="off" placeholder="Type and hit enter to search" aria-label="Search"></form></li></ul></li></ul></nav></div>`,
  'full-search':
    '<div class="aux-item aux-search"><a href="#" class="fs-header-search-link"><i class="sf-icon-search-full"></i></a></div>',
  videos: '',
}

/** The icons in the header. @param {readonly PanelPart[]} parts */
export function panelIcons(parts) {
  return parts.map((part) => ICONS[part]).join('\n')
}

const DEPARTMENTS = `<li class="menu-item menu-item-has-children parent"><a href="/shop/"><span class="menu-item-text">Trophies</span></a><ul class="sub-menu"><li class="menu-item"><a href="/product/gold-cup/">Cups</a></li><li class="menu-item"><a href="/product/perpetual-shield/">Perpetual shields</a></li></ul></li>
  <li class="menu-item menu-item-has-children parent"><a href="#"><span class="menu-item-text">Engraving</span></a><ul class="sub-menu"><li class="menu-item"><a href="/engraving-guide/">Engraving guide</a></li><li class="menu-item"><a href="/portfolio/bayside-regatta/">Our work</a></li></ul></li>
  <li class="menu-item"><a href="/blog/">News</a></li>
  <li class="menu-item"><a href="#footer-wrap">Find the workshop</a></li>`

/** Before the page's container. @param {readonly PanelPart[]} parts */
export function panelsBeside(parts) {
  const slideout = (/** @type {string} */ side) =>
    `<div id="side-slideout-${side}-wrap" class="sf-side-slideout"><div class="vertical-menu"><nav class="std-menu"><div class="menu-container"><ul class="menu">
  ${DEPARTMENTS}
</ul></div></nav></div></div>`
  const push = `<div class="sf-pushnav quarter-size"><div class="sf-pushnav-wrapper container"><a href="#" class="sf-pushnav-trigger sf-pushnav-close"><i class="sf-icon-close"></i></a><div class="sf-pushnav-menu"><nav><ul class="menu">
  ${DEPARTMENTS}
</ul></nav></div><div class="sf-pushnav-aux"><p>Open Monday to Saturday</p></div></div></div>`
  return [
    ...(parts.includes('slideouts') ? [slideout('left'), slideout('right')] : []),
    ...(parts.includes('push-navigation') ? [push] : []),
  ].join('\n')
}

/** After the header's section. @param {readonly PanelPart[]} parts */
export function panelsOver(parts) {
  /** @type {Partial<Record<PanelPart, string>>} */
  const panels = {
    'super-search': `<div id="fullscreen-supersearch"><div class="supersearch-wrap">${superSearches(new URLSearchParams())}</div></div>`,
    'overlay-menu': `<div id="overlay-menu"><a class="fs-overlay-close" href="#"></a><nav><ul class="menu">
  ${DEPARTMENTS}
</ul></nav></div>`,
    contact: `<div id="contact-slideout"><div class="container">
 <form class="contact-form" method="post" action="/contact/"><p><label for="contact-name">Your name</label> <input type="text" id="contact-name" name="your-name"></p><p><label for="contact-text">What shall we engrave?</label> <textarea id="contact-text" name="your-message" rows="3"></textarea></p><p><button class="sf-button" type="submit">Send</button></p></form>
 <div class="map-wrap"><div class="map-canvas" data-zoom="14" data-controls="yes" data-maptype="road" data-mapcolor="" data-mapsaturation="" data-center-lat="" data-center-lng=""></div><div class="pin_location" data-title="Kurilpa Trophies and Engraving" data-content="Workshop and showroom" data-address="14 Jane Street, West End QLD 4101" data-lat="-27.4795" data-lng="153.0069" data-pinimage="" data-pinlink="" data-button-text=""></div></div>
</div></div>`,
  }
  return parts.map((part) => panels[part] ?? '').join('\n')
}

/** In the header. @param {readonly PanelPart[]} parts */
export function fullSearch(parts) {
  if (!parts.includes('full-search')) return ''
  return '<div id="sf-full-header-search"><div class="container"><form method="get" class="header-search-form" action="/search/"><input type="text" name="s" autocomplete="off" placeholder="Search the shop" aria-label="Search the shop"></form><a href="#" class="sf-fhs-close"><i class="sf-icon-close"></i></a></div></div>'
}

/** At the end of the main container. @param {readonly PanelPart[]} parts */
export function fullSearchBackdrop(parts) {
  return parts.includes('full-search') ? '<div id="sf-full-header-search-backdrop"></div>' : ''
}

/** In the main menu. @param {readonly PanelPart[]} parts */
export function videoItems(parts) {
  if (!parts.includes('videos')) return ''
  return `<li class="menu-item sf-std-menu"><a href="https://www.youtube.com/watch?v=AbC-12_x"><span class="menu-item-text">Video</span></a></li>`
}

/** At the end of every page. */
export function videoOverlay() {
  return '<div class="fw-video-area"><div class="fw-video-close"></div><div class="fw-video-wrap"></div></div><div class="fw-video-spacer"></div>'
}
