import { firstCart } from '../cart.mjs'
import { region } from '../html.mjs'
import { bagRegion } from './bag.mjs'
import { searchBox } from './search-box.mjs'
import { wishlistRegion } from './wishlist.mjs'

/** @type {readonly { id: number, href: string, text: string, children?: readonly (readonly [id: number, href: string, text: string])[] }[]} */
const MAIN_MENU = [
  { id: 30, href: '/home/', text: 'Home' },
  {
    id: 31,
    href: '/shop/',
    text: 'Shop',
    children: [
      [32, '/product/gold-cup/', 'Cups'],
      [33, '/product/star-medal/', 'Medals'],
      [34, '/product/jade-glass-flame/', 'Glass and crystal'],
      [35, '/product/perpetual-shield/', 'Perpetual shields'],
      [36, '/product/magnetic-name-badge/', 'Badges and pins'],
    ],
  },
  { id: 37, href: '/engraving-guide/', text: 'Engraving' },
  { id: 38, href: '/portfolio/bayside-regatta/', text: 'Our work' },
  { id: 39, href: '/blog/', text: 'News' },
]

/** The number by which a menu item of the mobile menu differs from the same item of the main menu. */
const MOBILE_MENU_ID_OFFSET = 20

/**
 * Before the page's own content: mobile panels, mobile header, desktop header.
 * @param {{ search?: string }} [options] what the search box is filled with
 */
export function pageHeader({ search = '' } = {}) {
  return `<div id="mobile-menu-wrap" class="menu-is-right">
 <nav id="mobile-menu" class="clearfix"><div class="menu-mobile-container"><ul class="menu">
${MAIN_MENU.map((item) => menuItem(item, { idOffset: MOBILE_MENU_ID_OFFSET, className: '' })).join('\n')}
 </ul></div>
 <ul class="alt-mobile-menu"></ul></nav>
 <div class="mobile-menu-aux"><form method="get" class="mobile-search-form" action="/"><input type="text" name="s" placeholder="Search" aria-label="Search"></form></div>
</div>
<div id="mobile-cart-wrap" class="cart-is-left"><ul>
${bagRegion(firstCart())}
</ul></div>
<div id="sf-mobile-slideout-backdrop"></div>
<div id="mobile-top-text">Free engraving over $200</div>
<header id="mobile-header" class="mobile-left-logo clearfix">
 <div id="mobile-logo" class="logo-left has-img clearfix" data-anim=""><a href="/home/"><img class="standard" src="/assets/images/logo.svg" width="164" height="36" alt="Kurilpa Trophies and Engraving"></a></div>
 <div class="mobile-header-opts">
  <button class="hamburger mobile-menu-link hamburger--3dx" type="button"><span class="hamburger-box"><span class="hamburger-inner"></span></span></button>
  <nav class="std-menu float-alt-menu"><ul class="menu">
${bagRegion(firstCart())}
  </ul></nav>
 </div>
</header>
${region('track-order-modal', '')}
<div class="header-wrap full-center page-header-standard" data-style="default" data-default-style="default">
 <div id="header-section" class="header-3">
  <header id="header" class="sticky-header"><div class="container">
   <div id="logo" data-anim=""><a href="/home/"><img class="standard" src="/assets/images/logo.svg" width="200" height="44" alt="Kurilpa Trophies and Engraving"></a></div>
   <nav id="main-navigation" class="std-menu clearfix"><div class="menu-main-container"><ul id="menu-main" class="menu">
${MAIN_MENU.map((item) => menuItem(item, { idOffset: 0, className: ' sf-std-menu' })).join('\n')}
${region('menu-offer', '')}
${region('video-items', '')}
${region('track-order-link', '')}
   </ul></div></nav>
   <div class="header-right">
    <div class="aux-item">
${region('search', searchBox({ value: search }))}
    </div>
    <div class="aux-item aux-cart-wishlist"><nav class="std-menu cart-wishlist"><ul class="menu">
${bagRegion(firstCart())}
${wishlistRegion([])}
    </ul></nav></div>
${region('panel-icons', '')}
   </div>
  </div>${region('full-search', '')}</header>
 </div>
${region('panels-over', '')}
${region('track-order-modal', '')}
</div>`
}

/**
 * @param {typeof MAIN_MENU[number]} item
 * @param {{ idOffset: number, className: string }} menu
 */
function menuItem({ id, href, text, children }, { idOffset, className }) {
  const parent = children ? ' menu-item-has-children' : ''
  const subMenu = children
    ? `\n   <ul class="sub-menu">${children.map(([childId, childHref, childText]) => `<li class="menu-item-${childId + idOffset} menu-item"><a href="${childHref}">${childText}</a></li>`).join('')}</ul>`
    : ''
  return `  <li class="menu-item-${id + idOffset} menu-item${parent}${className}"><a href="${href}"><span class="menu-item-text">${text}</span></a>${subMenu}</li>`
}
