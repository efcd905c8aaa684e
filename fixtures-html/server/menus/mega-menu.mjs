/** The mega-menu plugin's own markup (contract 01 §5.5). */

/** @type {readonly (readonly [heading: string, links: readonly (readonly [href: string, text: string])[]])[]} */
const COLUMNS = [
  [
    'Trophies',
    [
      ['/product/gold-cup/', 'Cups'],
      ['/product/perpetual-shield/', 'Perpetual shields'],
      ['/product/jade-glass-flame/', 'Glass and crystal'],
    ],
  ],
  [
    'Medals',
    [
      ['/product/star-medal/', 'Star medals'],
      ['/product/sports-medal/', 'Sports medals'],
    ],
  ],
  [
    'Badges',
    [
      ['/product/magnetic-name-badge/', 'Name badges'],
      ['/product/custom-lapel-pins/', 'Lapel pins'],
    ],
  ],
]

export function megaMenu() {
  return `<div id="mega-menu-wrap-main_navigation" class="mega-menu-wrap">
 <div class="mega-menu-toggle" tabindex="0"><div class="mega-toggle-block mega-menu-toggle-block mega-toggle-block-right" id="mega-toggle-block-1"></div></div>
 <ul id="mega-menu-main_navigation" class="mega-menu mega-menu-horizontal mega-no-js" data-event="hover_intent" data-effect="fade" data-effect-speed="200" data-panel-width="#header > .container" data-panel-inner-width="1000" data-second-click="close" data-document-click="collapse" data-vertical-behaviour="standard" data-breakpoint="600" data-unbind="true">
  <li class="mega-menu-item" id="mega-menu-item-6"><a class="mega-menu-link" href="/home/" tabindex="0">Home</a></li>
  <li class="mega-menu-item mega-menu-megamenu mega-menu-item-has-children" id="mega-menu-item-7"><a class="mega-menu-link" href="/shop/" aria-haspopup="true" tabindex="0">Shop</a>
   <ul class="mega-sub-menu">
${COLUMNS.map(column).join('\n')}
   </ul></li>
  <li class="mega-menu-item mega-menu-flyout mega-menu-item-has-children mega-align-bottom-left" id="mega-menu-item-8"><a class="mega-menu-link" href="/engraving-guide/" aria-haspopup="true" tabindex="0">Engraving</a>
   <ul class="mega-sub-menu"><li class="mega-menu-item" id="mega-menu-item-81"><a class="mega-menu-link" href="/engraving-guide/#fonts">Fonts</a></li><li class="mega-menu-item" id="mega-menu-item-82"><a class="mega-menu-link" href="/engraving-guide/#lines">Lines</a></li></ul></li>
  <li class="mega-menu-item mega-item-align-right" id="mega-menu-item-9"><a class="mega-menu-link" href="/blog/" tabindex="0">News</a></li>
  <li class="mega-menu-item mega-item-align-right" id="mega-menu-item-10"><a class="mega-menu-link" href="/track/" tabindex="0">Orders</a></li>
 </ul></div>`
}

/** @param {typeof COLUMNS[number]} column @param {number} index */
function column([heading, links], index) {
  return `    <li class="mega-menu-item mega-menu-columns-1-of-3" id="mega-menu-item-7${index}"><h4 class="mega-block-title">${heading}</h4><ul class="mega-sub-menu">${links.map(([href, text]) => `<li class="mega-menu-item"><a class="mega-menu-link" href="${href}">${text}</a></li>`).join('')}</ul></li>`
}
