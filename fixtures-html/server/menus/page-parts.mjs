import { fillRegion, region } from '../html.mjs'
import { megaMenu } from './mega-menu.mjs'
import { onePageNav, progressMain, ROW_ITEMS, rowsMain } from './sections.mjs'
import { shareBlock } from './share-block.mjs'

/** @typedef {import('./knobs.mjs').MenuKnobs} MenuKnobs */

const STYLE = '<link rel="stylesheet" href="/assets/menus.css">'

const CONTACT_LINE = '<div class="aux-item text">Call us: <a href="tel:+61735550142">(07) 3555 0142</a></div>'

const LANGUAGES = `<div class="aux-item aux-language"><nav class="std-menu"><ul class="menu"><li class="parent language-item"><a href="#">Language</a><ul class="sub-menu"><li class="current-language"><span lang="en">English</span></li><li><a href="?lang=mi" lang="mi">Te reo</a></li></ul></li></ul></nav></div>
<div class="aux-item aux-currency"><nav class="std-menu"><ul class="menu"><li class="parent currency-switch-item"><span class="current-currency">AUD</span><span class="sf-svg-loader" style="opacity:0"></span><ul class="wcml_currency_switcher"><li rel="AUD">AUD</li><li rel="NZD">NZD</li></ul></li></ul></nav></div>`

/** More menu items, which fill a header: sections of the shop, and the account. */
const SECTIONS = [
  ['Medals', '/shop/?product_cat=medals'],
  ['Prices', '/engraving-guide/#prices'],
  ['Find us', '/find-us/'],
]
  .map(
    ([text, href], index) =>
      `<li class="menu-item-8${index} menu-item sf-std-menu"><a href="${href}"><span class="menu-item-text">${text}</span></a></li>`,
  )
  .join('')
const ACCOUNT =
  '<div class="aux-item"><nav class="std-menu"><ul class="menu"><li class="parent"><a href="/my-account/">Account</a></li></ul></nav></div>'

/** @param {MenuKnobs} knobs */
const isUsual = ({ menu, onePage, ...parts }) =>
  menu === 'std' && onePage === 'none' && !Object.values(parts).some(Boolean)

/** @param {MenuKnobs} knobs */
export function menusHead(knobs) {
  if (isUsual(knobs)) return ''
  return STYLE
}

/**
 * A saved page with other menus, and what belongs to them.
 * @param {string} html
 * @param {MenuKnobs} knobs
 */
export function withMenus(html, knobs) {
  if (isUsual(knobs)) return html
  const { menu, onePage, hasProgressMenu, hasSnippets, isFull, hasTwoClick, hasShare, hasLanguages } = knobs
  let page = html
  if (menu !== 'std')
    page = page.replace(
      /<div class="menu-main-container">[\s\S]*?<\/div><\/nav>/,
      () => `${megaMenu()}</nav>`,
    )
  if (menu === 'mega-theme') page = page.replace('<body class="', '<body class="mm-default-theme ')
  if (onePage !== 'none') {
    page = fillRegion(page, 'main', `\n${rowsMain()}\n`)
    page = page.replace('<!-- full-search-backdrop -->', (mark) => `${onePageNav(onePage)}${mark}`)
    page = page.replace(region('menu-offer', ''), () => ROW_ITEMS)
  }
  if (hasProgressMenu) page = fillRegion(page, 'main', `\n${progressMain()}\n`)
  if (isFull) {
    page = page
      .replace(region('menu-offer', ''), (offer) => `${offer}${SECTIONS}`)
      .replace('<div class="aux-item aux-cart-wishlist">', (item) => `${ACCOUNT}${item}`)
  }
  if (hasSnippets) page = page.replace('<div class="header-right">', (right) => `${right}${CONTACT_LINE}`)
  if (hasLanguages) page = page.replace('<div class="header-right">', (right) => `${right}${LANGUAGES}`)
  if (hasTwoClick) {
    page = page
      .replace('<body class="', '<body class="mobile-two-click ')
      .replace('<div class="page-content">', (main) => `${main}\n${THUMBNAILS}`)
  }
  if (hasShare) page = page.replace('</article>', (end) => `${shareBlock({ isBelow: true })}${end}`)
  return page
}

const THUMBNAILS = `<div class="two-click-thumbnails">
<figure class="animated-overlay overlay-style"><a href="/product/gold-cup/"><img src="/assets/images/gold-cup.svg" width="160" height="160" alt="Gold Cup"></a></figure>
<figure class="animated-overlay product-transition-fade"><a href="/product/star-medal/"><img src="/assets/images/star-medal.svg" width="160" height="160" alt="Star Medal"></a></figure>
</div>`
