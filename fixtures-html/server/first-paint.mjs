/** What `wordpress/laurel.php` prints into the head of every page, before any script ... */
const PRODUCTS_STYLE =
  ':is(.products.product-grid,.full-width-shop .products):where(:not(.upsells *,.multi-masonry-items))' +
  '{display:flex;flex-wrap:wrap;align-items:flex-start}' +
  '@keyframes laurel-show{to{opacity:1}}' +
  ':is(.product-grid,.multi-masonry-items,.full-width-shop .products):not(.laurel-reveals) ' +
  '.product:not(.item-animated){animation:laurel-show 1ms 4s forwards}'

/** Sections that are open at first, up to this one; those of longer accordions open when laurel is there. */
const OPEN_SECTIONS = 5
const openSections = Array.from(
  { length: OPEN_SECTIONS },
  (_, index) => `[data-active="${index}"]>*>:nth-child(${index + 1})`,
).join()
const TABS_STYLE =
  '.tab-content>.load{opacity:1!important}' +
  '.tab-content>.load:not(.active,:first-child),.tab-content:has(>.active)>.load:not(.active){display:none!important}' +
  '@keyframes laurel-open{to{height:auto;padding-block:revert-layer;overflow:visible}}' +
  '.spb_accordion{opacity:1!important}' +
  `.spb_accordion>:not(.ui-accordion)>:not(${openSections})>h4+*{height:0;padding-block:0;overflow:hidden;animation:laurel-open 1ms 4s forwards}`

const HEADER_STYLE =
  '@keyframes laurel-appear{to{opacity:1}}.app-header #header{animation:laurel-appear .6s forwards}'

const NAKED = ':is(.header-naked-light,.header-naked-dark) .fancy-heading:not(.fixed-height)'
const UNSIZED_FEATURE = '.single-post-fw-media-title .detail-feature:not([style])'
const HEADINGS_STYLE =
  '.fancy-heading:not(.fixed-height){height:400px;height:attr(data-height px,400px)}' +
  '.fancy-heading:not(.fixed-height):is([data-height=""],[data-height="0"]){height:400px}' +
  '#breadcrumbs:is(.page-heading-breadcrumbs *):not([style]){margin-bottom:-.5lh}' +
  ':root{--laurel-header:85px}@media(min-width:1025px){' +
  `${NAKED}{height:calc(400px + var(--laurel-header))}` +
  `@supports(height:attr(x px)){${NAKED}{height:calc(attr(data-height px,400px) + var(--laurel-header))}}` +
  `${NAKED}:is([data-height=""],[data-height="0"]){height:calc(400px + var(--laurel-header))}}` +
  `${UNSIZED_FEATURE}>:not(.details-overlay){position:absolute}` +
  `${UNSIZED_FEATURE}>.details-overlay{display:flow-root;position:relative;margin:40px 0}`

const COVER_STYLE =
  '@keyframes laurel-uncover{to{visibility:hidden}}' +
  '#site-loading,#sf-home-preloader{animation:laurel-uncover 1ms 8s step-start forwards}'

/** ... into that of a product's page ... */
const GALLERY_STYLE =
  '#product-img-slider.hidden{display:block!important;visibility:visible!important}' +
  '#product-img-slider.hidden .slides>*~*{display:none}' +
  '#product-img-slider.hidden:has(>.slides>*~*){padding-bottom:calc((100% - 60px)/3 + 5px)}'
const PRICES_STYLE =
  '@keyframes laurel-wait{from{visibility:hidden}}' +
  '.product-summary:has(table.variations):not(:has(.tr-price,.cost_per_unit)) ' +
  ':is(.price,.price~*,.monstaprice,form.variations_form,form.variations_form~*){animation:laurel-wait 2s step-end}'

/** ... and where the header gets a button, a number and the search box. */
const SNIPPETS_STYLE =
  ':root{--laurel-shop-now:124px;--laurel-contact:150px;--laurel-mobile-number:20px;--laurel-mobile-search:56px}' +
  '.header-right .aux-cart-wishlist ul.menu:not(:has(>.laurel-shop-now))::before{content:"";float:right;order:99;width:var(--laurel-shop-now);height:1px}' +
  ':is(.header-right,.header-left) .aux-item.text{display:flex;align-items:center;width:var(--laurel-contact);height:44px;overflow:hidden;white-space:nowrap}' +
  [
    ['1024px', '.mhs-tablet-land'],
    ['991px', '.mhs-tablet-port'],
    ['767px', '.mhs-mobile'],
  ]
    .map(
      ([width, body]) =>
        `@media(max-width:${width}){${body} #mobile-logo:not(:has(>.mobile-contact-number))::after{content:"";display:block;height:var(--laurel-mobile-number)}` +
        `${body} #mobile-header:not(:has(>.aws-container))::after{content:"";display:block;clear:both;flex:0 0 100%;height:var(--laurel-mobile-search)}}`,
    )
    .join('')

/** @param {{ isProduct: boolean, hasSnippets?: boolean }} page */
export function firstPaint({ isProduct, hasSnippets = false }) {
  const styles = [
    PRODUCTS_STYLE,
    TABS_STYLE,
    ...(isProduct ? [GALLERY_STYLE, PRICES_STYLE] : []),
    HEADER_STYLE,
    ...(hasSnippets ? [SNIPPETS_STYLE] : []),
    HEADINGS_STYLE,
    COVER_STYLE,
  ]
  return `<style id="laurel-first-paint">${styles.join('')}</style>`
}
