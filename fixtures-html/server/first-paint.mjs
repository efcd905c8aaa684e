/** Styles that `wordpress/laurel.php` prints into the head of every page, before any script ... */
const PRODUCTS_STYLE =
  ':is(.products.product-grid,.full-width-shop .products):where(:not(.upsells *,.multi-masonry-items,.carousel-items))' +
  '{display:flex;flex-wrap:wrap;align-items:flex-start}' +
  '@keyframes laurel-show{to{opacity:1}}' +
  ':is(.product-grid,.multi-masonry-items,.full-width-shop .products):not(.laurel-reveals) ' +
  '.product:not(.item-animated){animation:laurel-show 1ms 4s forwards}'

/** Items of lists are not missed for ever; filters stand as they will when their items are counted. */
const UNCOUNTED = '.filtering:not(:has(.count))'
const LISTS_STYLE =
  ':is(.blog-items,.filterable-items):not(.laurel-reveals) :is(.blog-item,.portfolio-item,.gallery-item):not(.item-animated),' +
  '.post-filter-tabs{animation:laurel-show 1ms 4s forwards}' +
  `:where(${UNCOUNTED})>li{display:inline-block!important}` +
  `:where(${UNCOUNTED}>li>a)::after{content:"\\2007\\2007";font-size:smaller}`

/** Sections that are open at first, up to this one; those of longer accordions open when laurel is there. */
const OPEN_SECTIONS = 5
const openSections = Array.from(
  { length: OPEN_SECTIONS },
  (_, index) => `[data-active="${index}"]>*>:nth-child(${index + 1})`,
).join()
const TABS_STYLE =
  '.tab-content>.load{opacity:1!important}' +
  '.tab-content>.load:not(.active,:first-child){display:none!important}' +
  '.tab-content:has(>.active)>.load:not(.active){display:none!important}' +
  '@keyframes laurel-open{to{position:relative;visibility:visible;height:auto;padding-block:revert-layer;overflow:visible}}' +
  '.spb_accordion{opacity:1!important}' +
  `.spb_accordion>:not(.ui-accordion)>:not(${openSections})>h4+*{position:absolute;visibility:hidden;height:0;padding-block:0;overflow:hidden;animation:laurel-open 1ms 4s forwards}`

const HEADER_STYLE =
  '@keyframes laurel-appear{to{opacity:1}}.app-header #header{animation:laurel-appear .6s forwards}'

const NAKED = ':is(.header-naked-light,.header-naked-dark) .fancy-heading:not(.fixed-height)'
/** A class of laurel, not `[style]`: with `[style]` each change of an inline style would restyle all children. */
const UNSIZED_FEATURE = '.single-post-fw-media-title .detail-feature:not(.laurel-sized)'
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

/** Carousels are in one line from the first paint on, as they will be when they are built, and can be scrolled till then. */
const UNBUILT = '.carousel-items:not(.owl-carousel)'
const UNBUILT_HOME = ':is(.home-hero-carousel,.category-carousel)>ul:not(.lightSlider)'
/** Room for the dots below a list that does not fit. @param {string} box @param {number} fitting */
const roomForDots = (box, fitting) =>
  `${box}>ul:not(.lightSlider):has(>:nth-child(${fitting + 1})){padding-bottom:var(--laurel-slider-dots,34px)!important}`
const CAROUSEL_STYLE =
  [1, 2, 3, 4, 6].map((columns) => `[data-columns="${columns}"]{--laurel-columns:${columns}}`).join('') +
  '@media(max-width:1199px){.carousel-items{--laurel-most:4}.testimonials{--laurel-most:1}}' +
  '@media(max-width:979px){.carousel-items:not(.testimonials){--laurel-most:3}}' +
  '@media(max-width:479px){.carousel-items:not(.testimonials){--laurel-most:1}.clients-items.clients-items{--laurel-most:2}}' +
  '.category-carousel{--laurel-columns:6}@media(max-width:989px){.category-carousel{--laurel-columns:4}}' +
  '@media(max-width:766px){.category-carousel{--laurel-columns:3}}@media(max-width:479px){.category-carousel{--laurel-columns:2}}' +
  `${UNBUILT},${UNBUILT_HOME}{display:grid!important;grid:auto/auto-flow calc(100%/min(var(--laurel-columns,5),var(--laurel-most,99)))!important;` +
  'gap:0!important;align-items:start;position:relative;overflow:auto hidden;scrollbar-width:none}' +
  '.home-hero-carousel{--laurel-columns:1}' +
  `${UNBUILT}{animation:laurel-show .8s 4s forwards}` +
  `${UNBUILT}:not(.no-gutters,.staged-carousel){width:calc(100% + 30px)!important;margin-inline-start:-15px!important}` +
  '.staged-carousel:not(.owl-carousel){width:calc(100% + 400px)!important;margin-inline-start:-200px!important}' +
  '.staged-carousel[data-pagination="yes"]:not(.owl-carousel){padding-bottom:var(--laurel-carousel-dots,36px)}' +
  '@media(max-width:767px){.staged-carousel:not(.owl-carousel)>:is(.left-holder,.right-holder){display:none}}' +
  '@media(max-width:479px){.staged-carousel:not(.owl-carousel){width:100%!important;margin-inline-start:0!important}}' +
  `${UNBUILT_HOME}{margin:0!important;padding:0!important;list-style:none}` +
  roomForDots('.home-hero-carousel', 1) +
  roomForDots('.category-carousel', 6) +
  `@media(max-width:989px){${roomForDots('.category-carousel', 4)}}` +
  `@media(max-width:766px){${roomForDots('.category-carousel', 3)}}` +
  `@media(max-width:479px){${roomForDots('.category-carousel', 2)}}`

/** Sliders are lists that scroll sideways until they are built: the first slide at its place, and room for the dots. */
const SLIDERS =
  ':is(.item-slider,.thumb-slider,.content-slider,.testimonials-slider,.tweets-slider,.gallery-slider)'
const SLIDES = `${SLIDERS}>ul.slides`
const THUMBED = '.gallery-slider[data-thumbs=yes]:has(>ul.slides>*~*)'
const SLIDER_STYLE =
  `${SLIDES}{display:flex;position:relative;overflow-x:auto;scroll-snap-type:x mandatory;scrollbar-width:none;height:auto;opacity:1}` +
  `${SLIDES}>*{flex:0 0 100%;min-width:0;margin-inline-end:0;scroll-snap-align:start}` +
  `${SLIDES}>*~*{contain:size;overflow:auto}` +
  `${SLIDERS}:has(>ul.slides>*~*){padding-bottom:var(--laurel-slider-dots,34px)}` +
  `${THUMBED}{padding-bottom:calc((100% - 270px)/10 + 30px)}` +
  `@media(max-width:1023.98px){${THUMBED}{padding-bottom:calc((100% - 60px)/3 + 30px)}}`

/**
 * The hero slider's first slide with its caption, at the place and height that it will have. The properties are the
 * heights of this theme; what the server's own script would write inline is not waited for.
 */
const HERO = '.swift-slider:not(.no-slides,.laurel-hero)'
const HERO_LIMITED = `${HERO}:not([data-fullscreen=true],[data-max-height=""],[data-max-height="0"])`
const heroHeight = (/** @type {string} */ wanted) =>
  `{height:calc(${wanted} - var(--laurel-over-hero,0px) - var(--laurel-mobile-hero,0px) - var(--laurel-text-hero,0px))!important}`
const WINDOW = '100svh - var(--laurel-bar,0px)'
/**
 * The parts above the slider are found by sibling selectors: with `:has()` on the body, browsers
 * would search the whole page again for each added element. The rule ends at the slider's class, so that it
 * costs nothing for other elements.
 */
const heroAfter = (/** @type {string} */ above) => `${above}~.swift-slider,${above}~* .swift-slider`
/** A bar that may have been made sticky already. */
const bar = (/** @type {string} */ id) => `:is(${id},${id}-sticky-wrapper)`
const UNDER_BAR = 'body.admin-bar,#wpadminbar~* :is(.swift-slider,.spb_multilayer_parallax)'
const OVER_SLIDER =
  '.vertical-header,.header-naked-light,.header-naked-dark,.header-standard-overlay,.header-below-slider'
const HERO_STYLE =
  ':root{--laurel-header:85px;--laurel-top-bar:40px;--laurel-mobile-header:64px;--laurel-mobile-text:34px}' +
  `${UNDER_BAR}{--laurel-bar:32px}` +
  `@media(max-width:782px){${UNDER_BAR}{--laurel-bar:46px}}` +
  `@media(min-width:992px){${heroAfter(bar('#top-bar'))}{--laurel-over-hero:var(--laurel-top-bar)}}` +
  `${heroAfter(`body:not(${OVER_SLIDER}) .header-wrap`)}{--laurel-header-hero:var(--laurel-header)}` +
  [
    ['1024px', 'mhs-tablet-land'],
    ['991px', 'mhs-tablet-port'],
    ['767px', 'mhs-mobile'],
  ]
    .map(
      ([width, body]) =>
        `@media(max-width:${width}){${heroAfter(`.${body} .header-wrap`)}{--laurel-header-hero:0px!important}` +
        `${heroAfter(`.${body}:not(.header-below-slider) ${bar('#mobile-header')}`)}{--laurel-mobile-hero:var(--laurel-mobile-header)}` +
        `${heroAfter(`.${body} #mobile-top-text`)}{--laurel-text-hero:var(--laurel-mobile-text)}}`,
    )
    .join('') +
  `${HERO}${heroHeight(WINDOW)}` +
  `${HERO}[data-fullscreen=true]${heroHeight(`${WINDOW} - var(--laurel-header-hero,0px)`)}` +
  `${HERO_LIMITED}${heroHeight(`min(${WINDOW},600px)`)}` +
  `@supports(height:attr(x px)){${HERO_LIMITED}${heroHeight(`min(${WINDOW},attr(data-max-height px,100svh))`)}}` +
  `${HERO} .swiper-wrapper{height:100%;opacity:1}` +
  `${HERO} .swiper-slide{float:none;width:100%;height:100%;opacity:1;pointer-events:auto}` +
  `${HERO} .swiper-slide~.swiper-slide{display:none}` +
  `${HERO} .caption-content{padding-top:0;opacity:1}` +
  `${HERO} .caption-content:not([data-caption-y=top],[data-caption-y=bottom]){transform:translateY(-50%)}` +
  `${HERO} .video-wrap{container-type:size;width:100%;height:100%}` +
  `${HERO} video{--laurel-video:max(100cqw,(100cqh + 20px)*16/9);width:calc(var(--laurel-video) + 2px);` +
  'height:calc(var(--laurel-video)*9/16 + 2px);' +
  'margin:calc((100cqh - var(--laurel-video)*9/16 - 2px)/2) calc((100cqw - var(--laurel-video) - 2px)/2)}' +
  '@keyframes laurel-late{0%{visibility:hidden}11%{visibility:visible}to{visibility:hidden}}' +
  '.swift-slider #swift-slider-loader{animation:laurel-late 9s step-end both}'

/**
 * Rows of the page builder as wide as the page, their content on its grid. How wide the page is without its scroll bar,
 * or where it does not fill the window, a box tells to what is in it; only browsers that came to know something else
 * later are asked, since in earlier ones such a box does more than that. In others a row is as wide as the window, and
 * where the page is narrower, or a column of it, it is laurel that widens them. The property is the margin of this
 * theme's rows.
 */
const IN_A_COLUMN = '.hero-content-split,.boxed-inner-page'
const WHOLE_PAGE = `body:not(${IN_A_COLUMN})`
const IN_WINDOW = `body:not(.layout-boxed,.vertical-header,${IN_A_COLUMN})`
const NOT_WIDE = '.fw-row-adjusted,.tab-pane *'
const WIDE = '[data-wrap^=full]'
const CONTAINED = '[data-wrap$=contained]'
const LAYER = '.spb-row-parallax:not(.use-css-transform)>*>.spb-row-parallax-layer'
const ROW_VIDEO = ':is(.spb-row,.spb-full-width-element)>.video-wrap>video:not([style*=width])'
const MULTILAYER = '.spb_multilayer_parallax'
/** Slides of a row or a column are in one line from the first paint on, and still are when they are built. */
const SLIDES_OF_ROWS =
  ':is([data-row-slider=true]>*>.spb-row-no-cols-wrapper,' +
  '[data-row-slider=true]>.spb_content_element:is(.flickity-enabled,:has(>.row~.row)),' +
  '[data-col-slider=true]>.spb-column-inner)'
const ROWS_STYLE =
  '@property --laurel-page{syntax:"<length>";inherits:true;initial-value:0px}' +
  '@supports(height:attr(x px)){' +
  `${WHOLE_PAGE} :is(#container,.vertical-header #main-container){container-type:inline-size}` +
  `${WHOLE_PAGE} .page-content:has(>.fw-row){--laurel-page:100cqw;container-type:inline-size}` +
  `${WHOLE_PAGE} .page-content>.fw-row:has(>${WIDE}):not(.fw-row-adjusted){position:relative;inset-inline-start:calc(50% - var(--laurel-page)/2 - var(--laurel-row-margin,0px));width:var(--laurel-page)}` +
  `${WHOLE_PAGE} .page-content>.fw-row:not(.fw-row-adjusted)>${CONTAINED}>.spb_content_element{padding-inline:calc(var(--laurel-page)/2 - 50cqw + var(--laurel-row-margin,0px))}` +
  `${WHOLE_PAGE} .page-content>.fw-row>.spb-full-width-element:not(.fw-row-adjusted){position:relative;inset-inline-start:calc(50% - var(--laurel-page)/2);width:var(--laurel-page)}}` +
  '@supports not (height:attr(x px)){' +
  `${IN_WINDOW} .fw-row:not(${NOT_WIDE})>${WIDE}{margin-inline:calc(50% - 50vw)}` +
  `${IN_WINDOW} .fw-row:not(${NOT_WIDE})>${CONTAINED}{padding-inline:calc(50vw - 50%)}` +
  `${IN_WINDOW} .spb-full-width-element:not(${NOT_WIDE}){position:relative;inset-inline-start:calc(50% - 50vw);width:100vw}}` +
  '.fw-row.fw-row .spb-row:not([data-sb-init]){opacity:1;visibility:visible}' +
  '.spb-row[data-row-height=window-height]{min-height:100svh}' +
  '[data-parallax-speed=slow]{--laurel-speed:.1}[data-parallax-speed=fast]{--laurel-speed:.4}' +
  `${LAYER}{height:calc(100% + 100svh*var(--laurel-speed,.2));margin-top:calc(-25svh*var(--laurel-speed,.2))}` +
  ':is(.spb-row,.spb-full-width-element)>.video-wrap{container-type:size}' +
  `${ROW_VIDEO}{--laurel-video:max(100cqw,(100cqh + 20px)*16/9);width:calc(var(--laurel-video) + 2px);` +
  'height:calc(var(--laurel-video)*9/16 + 50px);' +
  'margin:calc((100cqh - var(--laurel-video)*9/16 - 50px)/2) calc((100cqw - var(--laurel-video) - 2px)/2)}' +
  '.spb_parallax_asset.parallax-window-height{opacity:1;min-height:100svh}' +
  '.sf-parallax-video .video-overlay{opacity:.8}.sf-parallax-video>.spb_content_wrapper{opacity:1}' +
  `${MULTILAYER}{opacity:1;height:600px;height:attr(data-max-height px,600px);max-height:calc(100svh - var(--laurel-bar,0px))}` +
  `${MULTILAYER}>.layer{display:block;position:absolute;top:0;left:0}${MULTILAYER}>.layer:first-child{position:relative}` +
  `${MULTILAYER} .content-layer:not([style*=margin]){translate:0 50%}` +
  `${SLIDES_OF_ROWS}{display:grid;grid:auto/auto-flow 100%;align-items:start;overflow:auto hidden;scrollbar-width:none}` +
  ':is([data-row-slider],[data-col-slider]) .flickity-enabled{overflow:visible!important}' +
  `${SLIDES_OF_ROWS}::before,${SLIDES_OF_ROWS}::after{display:none}`

/**
 * Figures have their room before their script: a counter that of its last number, a countdown that of this theme's row.
 * Should the script not come, what is there is shown after a while.
 */
const FIGURES_STYLE =
  '.chart-shortcode{width:70px;height:70px;line-height:70px}.chart-shortcode[data-size="170"]{width:170px;height:170px;line-height:170px}' +
  '@keyframes laurel-say{to{visibility:visible}}@keyframes laurel-rise{to{opacity:1;bottom:0}}' +
  '.sf-count-asset{container-type:inline-size}.count-number{font-size:clamp(16px,25cqi,62px)}' +
  '.count-number:empty::before{content:attr(data-prefix) attr(data-to) attr(data-suffix);visibility:hidden}' +
  '.sf-count-asset:not(.laurel-counts) .count-number:empty::before{animation:laurel-say 1ms 4s forwards}' +
  '.sf-count-asset:not(.laurel-counts) .count-subject{animation:laurel-rise 1ms 4s forwards}' +
  '.sf-countdown[data-day]:empty{min-height:var(--laurel-countdown,98.4px)}' +
  '.progress-bar-wrap:not(:has(>.animated)) .progress-value{display:inline;visibility:hidden;animation:laurel-say 1ms 4s forwards}' +
  '@keyframes laurel-fill{to{width:var(--laurel-to)}}' +
  '@supports(height:attr(x px)){.progress:not(.animated)>.bar{--laurel-to:calc(attr(data-value number)*1%);animation:laurel-fill 1ms 4s forwards}}'

/** A banner's text at its middle, a headline as wide as its widest word, answers closed; and entrances are not missed for ever. */
const CHANGING_WORDS =
  '.sf-headline:not(.type,.clip,.loading-bar) .sf-words-wrapper:not([aria-hidden]):has(>b~b)'
const WORDS_STYLE =
  '.sf-animation:not(.laurel-enters,.sf-animate){animation:laurel-show 1ms 4s forwards}' +
  '.image-banner-content:not([data-animation=none],[style*=margin-bottom]){translate:0 50%}' +
  '.sf-headline.letters b.is-visible{opacity:1}' +
  `${CHANGING_WORDS}{display:inline-grid;padding-inline-end:10px}` +
  `${CHANGING_WORDS}>b{grid-area:1/1;position:relative}` +
  '.sf-headline.clip .sf-words-wrapper:not([aria-hidden]):has(>b~b){padding-inline-end:10px}' +
  '.faq-item:not(.closed,:has(>*>[aria-expanded]))>.faq-text{display:block}' +
  '.faq-item.closed:not(:has(>*>[aria-expanded]))>.faq-text{display:block;position:absolute;visibility:hidden;height:0;overflow:hidden;animation:laurel-open 1ms 4s forwards}'

const COVER_STYLE =
  '@keyframes laurel-uncover{to{visibility:hidden}}' +
  '#site-loading,#sf-home-preloader{animation:laurel-uncover 1ms 8s step-start forwards}'

/** As many posts as servers print at first; where there are more, browsers draw these when the visitor comes near. */
const POSTS_AT_ONCE = 30
/** A feed in columns gets its height from the script: until then its posts are in the flow. */
const FEED_IN_FLOW = '.cff-masonry-js:not([style*=height])>'
/** The links of posts that laurel is going to find narrow are below the counts; a column has its width from the style sheet. */
const NARROW_POSTS =
  `${FEED_IN_FLOW}*>.cff-item{container-type:inline-size}` +
  '@container(max-width:399.98px){.cff-masonry-js:not([style*=height],.cff-disable-narrow) .cff-post-links{float:none;clear:both}}'
const FEED_STYLE =
  `${FEED_IN_FLOW}.cff-posts-wrap{position:static!important;height:auto!important}` +
  `${FEED_IN_FLOW}:is(.cff-load-more,.cff-no-more-posts){position:static!important}` +
  NARROW_POSTS +
  `@supports(contain-intrinsic-block-size:auto 1px){.cff:not(.cff-masonry-css)>*>.cff-item:nth-child(n+${POSTS_AT_ONCE + 1})` +
  '{content-visibility:auto;contain-intrinsic-block-size:auto 500px}}'

/** The part of the engraving settings that the printed choices leave out; the rules also follow a choice without script. */
const ENGRAVING = '#tmmengravingsettings'
const ENGRAVING_STYLE =
  `${ENGRAVING}:has(:is(#tmmengravingemail,#tmmnoengraving):checked):not(:has(#tmmengravingdetail:checked)) #tmm-logo-upload,` +
  `${ENGRAVING}:has(#tmmengravingdetail:checked):not(:has(#tmmengravingwithlogo:checked)) #tmmengravinglogoupload{display:none}`

/** A directory's list has room for its headline, which comes with an answer; the property is the height in this theme. */
const DIRECTORY_STYLE =
  '.directory-results:not(.user-listing-results,:has(>.results-title)):has(>.directory-list-results){padding-top:var(--laurel-results-title,45.6px)}'

/** ... into that of a product's page ... */
const GALLERY_STYLE =
  '#product-img-slider.hidden{display:block!important;visibility:visible!important}' +
  '#product-img-slider.hidden .slides>*~*{display:none}' +
  '#product-img-slider.hidden:has(>.slides>*~*){padding-bottom:calc((100% - 60px)/3 + 5px)}'
const PRICES_STYLE =
  '@keyframes laurel-wait{from{visibility:hidden}}' +
  '.product-summary:has(table.variations):not(:has(.tr-price,.cost_per_unit)) ' +
  ':is(.price,.price~*,.monstaprice,form.variations_form,form.variations_form~*){animation:laurel-wait 2s step-end}'

/** ... and where the mobile header gets a number and the search box. */
const inMobileHeader = (/** @type {(body: string) => string} */ style) =>
  [
    ['1024px', '.mhs-tablet-land'],
    ['991px', '.mhs-tablet-port'],
    ['767px', '.mhs-mobile'],
  ]
    .map(([width, body]) => `@media(max-width:${width}){${style(`${body} `)}}`)
    .join('')
const MOBILE_NUMBER_STYLE = `:root{--laurel-mobile-number:20px}${inMobileHeader(
  (body) =>
    `${body}#mobile-logo:not(:has(>.mobile-contact-number))::after{content:"";display:block;height:var(--laurel-mobile-number)}`,
)}`
const MOBILE_SEARCH_STYLE = `:root{--laurel-mobile-search:56px}${inMobileHeader(
  (body) =>
    `${body}#mobile-header:not(#_){flex-wrap:wrap;height:auto}` +
    `${body}#mobile-header:not(:has(>.aws-container))::after{content:"";display:block;clear:both;flex:0 0 100%;height:var(--laurel-mobile-search)}`,
)}`

/** @param {{ isProduct: boolean, hasSnippets?: boolean }} page */
export function firstPaint({ isProduct, hasSnippets = false }) {
  const styles = [
    PRODUCTS_STYLE,
    LISTS_STYLE,
    CAROUSEL_STYLE,
    SLIDER_STYLE,
    TABS_STYLE,
    ...(isProduct ? [GALLERY_STYLE, PRICES_STYLE] : []),
    HEADER_STYLE,
    ...(hasSnippets ? [MOBILE_NUMBER_STYLE, MOBILE_SEARCH_STYLE] : []),
    HEADINGS_STYLE,
    COVER_STYLE,
    ROWS_STYLE,
    FIGURES_STYLE,
    WORDS_STYLE,
    HERO_STYLE,
    FEED_STYLE,
    ENGRAVING_STYLE,
    DIRECTORY_STYLE,
  ]
  return `<style id="laurel-first-paint">${styles.join('')}</style>`
}
