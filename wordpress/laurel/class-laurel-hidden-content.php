<?php
/**
 * The table of content that the theme's CSS hides until a script reveals it.
 *
 * @package Laurel
 */

defined( 'ABSPATH' ) || exit;

/** Lists hidden content: who reveals it, the rules that show it, and the rules until laurel runs. */
final class Laurel_Hidden_Content {

	private Laurel_Config $config;

	public function __construct( Laurel_Config $config ) {
		$this->config = $config;
	}

	/**
	 * The rows of the table that apply to this page.
	 *
	 * @return array<string,array{features?:string[],scripts?:string[],css?:string,early?:string,page?:callable}>
	 */
	public function of_this_page(): array {
		/**
		 * The content that is hidden until a script reveals it. A row may lack any of its keys:
		 *  - `features`: laurel reveals the content when all of them are on, and never when none is named;
		 *  - `scripts`: the legacy scripts that reveal it;
		 *  - `css`: shows it. Printed when neither laurel nor a legacy script will, and always for browsers without script;
		 *  - `early`: shows it in part, or keeps its room free, until laurel reveals it;
		 *  - `page`: the conditional tag of the pages that have it.
		 *
		 * The rules of `css` are `!important`, because not all selectors of the theme are known. They override no
		 * animation: they are printed only when no script that could animate the content is left on the page.
		 *
		 * @param array<string,array{features?:string[],scripts?:string[],css?:string,early?:string,page?:callable}> $hidden
		 */
		$rows = array_filter( (array) apply_filters( 'laurel_first_paint', $this->rows() ), 'is_array' );
		return array_filter(
			$rows,
			function ( array $row ): bool {
				return ! isset( $row['page'] ) || ( is_callable( $row['page'] ) && call_user_func( $row['page'] ) );
			}
		);
	}

	/** @return array<string,array{features?:string[],scripts?:string[],css?:string,early?:string,page?:callable}> */
	private function rows(): array {
		$theme   = explode( ' ', Laurel_Replacement_Table::THEME_SCRIPTS );
		$builder = explode( ' ', Laurel_Replacement_Table::BUILDER_SCRIPTS );
		return array(
			'products'   => array(
				'features' => array( 'S29' ),
				'scripts'  => $theme,
				'css'      => '.product-grid .product,.multi-masonry-items .product,.full-width-shop .products .product{opacity:1!important}',
				// The rules that laurel.css has, too: it comes with the footer, and no product moves then. Products are
				// shown after 4 s if laurel does not come.
				'early'    => ':is(.products.product-grid,.full-width-shop .products):where(:not(.upsells *,.multi-masonry-items,.carousel-items)){display:flex;flex-wrap:wrap;align-items:flex-start}@keyframes laurel-show{to{opacity:1}}:is(.product-grid,.multi-masonry-items,.full-width-shop .products):not(.laurel-reveals) .product:not(.item-animated){animation:laurel-show 1ms 4s forwards}',
			),
			'lists'      => array(
				'features' => array( 'S62' ),
				'scripts'  => $theme,
				'css'      => '.blog-item,.portfolio-item,.gallery-item,.post-filter-tabs{opacity:1!important}',
				'early'    => ':is(.blog-items,.filterable-items):not(.laurel-reveals) :is(.blog-item,.portfolio-item,.gallery-item):not(.item-animated),.post-filter-tabs{animation:laurel-show 1ms 4s forwards}:where(.filtering:not(:has(.count)))>li{display:inline-block!important}:where(.filtering:not(:has(.count))>li>a)::after{content:"\2007\2007";font-size:smaller}',
			),
			'carousels'  => array(
				'features' => array( 'S21' ),
				'scripts'  => $theme,
				'css'      => '.carousel-items{opacity:1!important}.owl-carousel{display:block!important}',
				// The items are in one line, each as wide as in the carousel, so that nothing below moves
				// when it is built.
				'early'    => '[data-columns="1"]{--laurel-columns:1}[data-columns="2"]{--laurel-columns:2}[data-columns="3"]{--laurel-columns:3}[data-columns="4"]{--laurel-columns:4}[data-columns="6"]{--laurel-columns:6}@media(max-width:1199px){.carousel-items{--laurel-most:4}.testimonials{--laurel-most:1}}@media(max-width:979px){.carousel-items:not(.testimonials){--laurel-most:3}}@media(max-width:479px){.carousel-items:not(.testimonials){--laurel-most:1}.clients-items.clients-items{--laurel-most:2}}.category-carousel{--laurel-columns:6}@media(max-width:989px){.category-carousel{--laurel-columns:4}}@media(max-width:766px){.category-carousel{--laurel-columns:3}}@media(max-width:479px){.category-carousel{--laurel-columns:2}}.carousel-items:not(.owl-carousel),:is(.home-hero-carousel,.category-carousel)>ul:not(.lightSlider){display:grid!important;grid:auto/auto-flow calc(100%/min(var(--laurel-columns,5),var(--laurel-most,99)))!important;gap:0!important;align-items:start;position:relative;overflow:auto hidden;scrollbar-width:none}.home-hero-carousel{--laurel-columns:1}.carousel-items:not(.owl-carousel){animation:laurel-show .8s 4s forwards}.carousel-items:not(.owl-carousel):not(.no-gutters,.staged-carousel){width:calc(100% + 30px)!important;margin-inline-start:-15px!important}.staged-carousel:not(.owl-carousel){width:calc(100% + 400px)!important;margin-inline-start:-200px!important}.staged-carousel[data-pagination="yes"]:not(.owl-carousel){padding-bottom:var(--laurel-carousel-dots,36px)}@media(max-width:767px){.staged-carousel:not(.owl-carousel)>:is(.left-holder,.right-holder){display:none}}@media(max-width:479px){.staged-carousel:not(.owl-carousel){width:100%!important;margin-inline-start:0!important}}:is(.home-hero-carousel,.category-carousel)>ul:not(.lightSlider){margin:0!important;padding:0!important;list-style:none}.home-hero-carousel>ul:not(.lightSlider):has(>:nth-child(2)){padding-bottom:var(--laurel-slider-dots,34px)!important}.category-carousel>ul:not(.lightSlider):has(>:nth-child(7)){padding-bottom:var(--laurel-slider-dots,34px)!important}@media(max-width:989px){.category-carousel>ul:not(.lightSlider):has(>:nth-child(5)){padding-bottom:var(--laurel-slider-dots,34px)!important}}@media(max-width:766px){.category-carousel>ul:not(.lightSlider):has(>:nth-child(4)){padding-bottom:var(--laurel-slider-dots,34px)!important}}@media(max-width:479px){.category-carousel>ul:not(.lightSlider):has(>:nth-child(3)){padding-bottom:var(--laurel-slider-dots,34px)!important}}',
			),
			'sliders'    => array(
				'features' => array( 'S21', 'S55' ),
				'scripts'  => $theme,
				'css'      => '.slides.cS-hidden{height:auto!important;opacity:1!important}',
				// The first slide shows, the others can be scrolled to, and the room of dots or thumbs is kept free.
				'early'    => ':is(.item-slider,.thumb-slider,.content-slider,.testimonials-slider,.tweets-slider,.gallery-slider)>ul.slides{display:flex;position:relative;overflow-x:auto;scroll-snap-type:x mandatory;scrollbar-width:none;height:auto;opacity:1}:is(.item-slider,.thumb-slider,.content-slider,.testimonials-slider,.tweets-slider,.gallery-slider)>ul.slides>*{flex:0 0 100%;min-width:0;margin-inline-end:0;scroll-snap-align:start}:is(.item-slider,.thumb-slider,.content-slider,.testimonials-slider,.tweets-slider,.gallery-slider)>ul.slides>*~*{contain:size;overflow:auto}:is(.item-slider,.thumb-slider,.content-slider,.testimonials-slider,.tweets-slider,.gallery-slider):has(>ul.slides>*~*){padding-bottom:var(--laurel-slider-dots,34px)}.gallery-slider[data-thumbs=yes]:has(>ul.slides>*~*){padding-bottom:calc((100% - 270px)/10 + 30px)}@media(max-width:1023.98px){.gallery-slider[data-thumbs=yes]:has(>ul.slides>*~*){padding-bottom:calc((100% - 60px)/3 + 30px)}}',
			),
			'accordions' => array(
				'features' => array( 'S16' ),
				'scripts'  => $theme,
				'css'      => '.spb_accordion,.tab-pane.load{opacity:1!important}',
				// One pane and one section are open, as when laurel runs. The other sections open after 4 s
				// if it does not come.
				'early'    => '.tab-content>.load{opacity:1!important}.tab-content>.load:not(.active,:first-child){display:none!important}.tab-content:has(>.active)>.load:not(.active){display:none!important}@keyframes laurel-open{to{position:relative;visibility:visible;height:auto;padding-block:revert-layer;overflow:visible}}.spb_accordion{opacity:1!important}.spb_accordion>:not(.ui-accordion)>:not([data-active="0"]>*>:nth-child(1),[data-active="1"]>*>:nth-child(2),[data-active="2"]>*>:nth-child(3),[data-active="3"]>*>:nth-child(4),[data-active="4"]>*>:nth-child(5))>h4+*{position:absolute;visibility:hidden;height:0;padding-block:0;overflow:hidden;animation:laurel-open 1ms 4s forwards}',
			),
			'gallery'    => array(
				'features' => array( 'S36' ),
				'scripts'  => $theme,
				'css'      => '#product-img-slider.hidden{display:block!important;visibility:visible!important}',
				// The page's largest picture must not wait for the slider around it. The room of its thumbs, three in a row
				// and square as most are, is kept free.
				'early'    => '#product-img-slider.hidden{display:block!important;visibility:visible!important}#product-img-slider.hidden .slides>*~*{display:none}#product-img-slider.hidden:has(>.slides>*~*){padding-bottom:calc((100% - 60px)/3 + 5px)}',
				'page'     => 'is_product',
			),
			'prices'     => array(
				'features' => array( 'S33' ),
				'scripts'  => array(),
				'css'      => '',
				// Prices and quantity are hidden until they have moved into the table of sizes, for 2 s at most.
				'early'    => '@keyframes laurel-wait{from{visibility:hidden}}.product-summary:has(table.variations):not(:has(.tr-price,.cost_per_unit)) :is(.price,.price~*,.monstaprice,form.variations_form,form.variations_form~*){animation:laurel-wait 2s step-end}',
				'page'     => 'is_product',
			),
			'header'     => array(
				'features' => array( 'S04' ),
				'scripts'  => $theme,
				'css'      => '.app-header #header{opacity:1!important}',
				'early'    => '@keyframes laurel-appear{to{opacity:1}}.app-header #header{animation:laurel-appear .6s forwards}',
			),
			'mobile-number' => array(
				'features' => array( 'S09' ),
				'scripts'  => array(),
				'css'      => '',
				// The room of the number that laurel adds to the mobile header. The property is its height in this theme.
				'early'    => ':root{--laurel-mobile-number:20px}@media(max-width:1024px){.mhs-tablet-land #mobile-logo:not(:has(>.mobile-contact-number))::after{content:"";display:block;height:var(--laurel-mobile-number)}}@media(max-width:991px){.mhs-tablet-port #mobile-logo:not(:has(>.mobile-contact-number))::after{content:"";display:block;height:var(--laurel-mobile-number)}}@media(max-width:767px){.mhs-mobile #mobile-logo:not(:has(>.mobile-contact-number))::after{content:"";display:block;height:var(--laurel-mobile-number)}}',
				'page'     => function (): bool {
					return $this->config->has_header_snippet( 'mobileNumber' );
				},
			),
			'mobile-search' => array(
				'features' => array( 'S23' ),
				'scripts'  => array(),
				'css'      => '',
				'early'    => ':root{--laurel-mobile-search:56px}@media(max-width:1024px){.mhs-tablet-land #mobile-header:not(#_){flex-wrap:wrap;height:auto}.mhs-tablet-land #mobile-header:not(:has(>.aws-container))::after{content:"";display:block;clear:both;flex:0 0 100%;height:var(--laurel-mobile-search)}}@media(max-width:991px){.mhs-tablet-port #mobile-header:not(#_){flex-wrap:wrap;height:auto}.mhs-tablet-port #mobile-header:not(:has(>.aws-container))::after{content:"";display:block;clear:both;flex:0 0 100%;height:var(--laurel-mobile-search)}}@media(max-width:767px){.mhs-mobile #mobile-header:not(#_){flex-wrap:wrap;height:auto}.mhs-mobile #mobile-header:not(:has(>.aws-container))::after{content:"";display:block;clear:both;flex:0 0 100%;height:var(--laurel-mobile-search)}}',
				'page'     => function (): bool {
					return $this->config->has_header_snippet( 'mobileSearch' );
				},
			),
			'timeline'   => array(
				'features' => array( 'S20' ),
				'scripts'  => $theme,
				'css'      => '.timeline-items .is-hidden{visibility:visible!important}',
			),
			'headings'   => array(
				'features' => array( 'S17' ),
				'scripts'  => $theme,
				'css'      => '.hero-content-split #main-container,.fancy-heading .heading-text{opacity:1!important}',
				// The headings have the height that laurel gives them. The header's height is that of this theme.
				'early'    => '.fancy-heading:not(.fixed-height){height:400px;height:attr(data-height px,400px)}.fancy-heading:not(.fixed-height):is([data-height=""],[data-height="0"]){height:400px}#breadcrumbs:is(.page-heading-breadcrumbs *):not([style]){margin-bottom:-.5lh}:root{--laurel-header:85px}@media(min-width:1025px){:is(.header-naked-light,.header-naked-dark) .fancy-heading:not(.fixed-height){height:calc(400px + var(--laurel-header))}@supports(height:attr(x px)){:is(.header-naked-light,.header-naked-dark) .fancy-heading:not(.fixed-height){height:calc(attr(data-height px,400px) + var(--laurel-header))}}:is(.header-naked-light,.header-naked-dark) .fancy-heading:not(.fixed-height):is([data-height=""],[data-height="0"]){height:calc(400px + var(--laurel-header))}}.single-post-fw-media-title .detail-feature:not(.laurel-sized)>:not(.details-overlay){position:absolute}.single-post-fw-media-title .detail-feature:not(.laurel-sized)>.details-overlay{display:flow-root;position:relative;margin:40px 0}',
			),
			'covers'     => array(
				'features' => array( 'S13' ),
				'scripts'  => $theme,
				'css'      => '#site-loading,#sf-home-preloader{display:none!important}',
				// The cover goes after 8 s if laurel does not come.
				'early'    => '@keyframes laurel-uncover{to{visibility:hidden}}#site-loading,#sf-home-preloader{animation:laurel-uncover 1ms 8s step-start forwards}',
			),
			'rows'       => array(
				'features' => array( 'P01', 'P03', 'P12', 'P16' ),
				'scripts'  => $builder,
				// An expanding row is closed until the visitor opens it.
				'css'      => '.fw-row .spb-row:not(.spb-row-expanding){opacity:1!important;visibility:visible!important}.parallax-window-height,.spb_multilayer_parallax{opacity:1!important}.spb_multilayer_parallax>.layer{display:block!important}',
				// Full-width rows are as wide as the page, with their content in its final place.
				'early'    => '@property --laurel-page{syntax:"<length>";inherits:true;initial-value:0px}@supports(height:attr(x px)){body:not(.hero-content-split,.boxed-inner-page) :is(#container,.vertical-header #main-container){container-type:inline-size}body:not(.hero-content-split,.boxed-inner-page) .page-content:has(>.fw-row){--laurel-page:100cqw;container-type:inline-size}body:not(.hero-content-split,.boxed-inner-page) .page-content>.fw-row:has(>[data-wrap^=full]):not(.fw-row-adjusted){position:relative;inset-inline-start:calc(50% - var(--laurel-page)/2 - var(--laurel-row-margin,0px));width:var(--laurel-page)}body:not(.hero-content-split,.boxed-inner-page) .page-content>.fw-row:not(.fw-row-adjusted)>[data-wrap$=contained]>.spb_content_element{padding-inline:calc(var(--laurel-page)/2 - 50cqw + var(--laurel-row-margin,0px))}body:not(.hero-content-split,.boxed-inner-page) .page-content>.fw-row>.spb-full-width-element:not(.fw-row-adjusted){position:relative;inset-inline-start:calc(50% - var(--laurel-page)/2);width:var(--laurel-page)}}@supports not (height:attr(x px)){body:not(.layout-boxed,.vertical-header,.hero-content-split,.boxed-inner-page) .fw-row:not(.fw-row-adjusted,.tab-pane *)>[data-wrap^=full]{margin-inline:calc(50% - 50vw)}body:not(.layout-boxed,.vertical-header,.hero-content-split,.boxed-inner-page) .fw-row:not(.fw-row-adjusted,.tab-pane *)>[data-wrap$=contained]{padding-inline:calc(50vw - 50%)}body:not(.layout-boxed,.vertical-header,.hero-content-split,.boxed-inner-page) .spb-full-width-element:not(.fw-row-adjusted,.tab-pane *){position:relative;inset-inline-start:calc(50% - 50vw);width:100vw}}.fw-row.fw-row .spb-row:not([data-sb-init]){opacity:1;visibility:visible}.spb-row[data-row-height=window-height]{min-height:100svh}[data-parallax-speed=slow]{--laurel-speed:.1}[data-parallax-speed=fast]{--laurel-speed:.4}.spb-row-parallax:not(.use-css-transform)>*>.spb-row-parallax-layer{height:calc(100% + 100svh*var(--laurel-speed,.2));margin-top:calc(-25svh*var(--laurel-speed,.2))}:is(.spb-row,.spb-full-width-element)>.video-wrap{container-type:size}:is(.spb-row,.spb-full-width-element)>.video-wrap>video:not([style*=width]){--laurel-video:max(100cqw,(100cqh + 20px)*16/9);width:calc(var(--laurel-video) + 2px);height:calc(var(--laurel-video)*9/16 + 50px);margin:calc((100cqh - var(--laurel-video)*9/16 - 50px)/2) calc((100cqw - var(--laurel-video) - 2px)/2)}.spb_parallax_asset.parallax-window-height{opacity:1;min-height:100svh}.sf-parallax-video .video-overlay{opacity:.8}.sf-parallax-video>.spb_content_wrapper{opacity:1}.spb_multilayer_parallax{opacity:1;height:600px;height:attr(data-max-height px,600px);max-height:calc(100svh - var(--laurel-bar,0px))}.spb_multilayer_parallax>.layer{display:block;position:absolute;top:0;left:0}.spb_multilayer_parallax>.layer:first-child{position:relative}.spb_multilayer_parallax .content-layer:not([style*=margin]){translate:0 50%}:is([data-row-slider=true]>*>.spb-row-no-cols-wrapper,[data-row-slider=true]>.spb_content_element:is(.flickity-enabled,:has(>.row~.row)),[data-col-slider=true]>.spb-column-inner){display:grid;grid:auto/auto-flow 100%;align-items:start;overflow:auto hidden;scrollbar-width:none}:is([data-row-slider],[data-col-slider]) .flickity-enabled{overflow:visible!important}:is([data-row-slider=true]>*>.spb-row-no-cols-wrapper,[data-row-slider=true]>.spb_content_element:is(.flickity-enabled,:has(>.row~.row)),[data-col-slider=true]>.spb-column-inner)::before,:is([data-row-slider=true]>*>.spb-row-no-cols-wrapper,[data-row-slider=true]>.spb_content_element:is(.flickity-enabled,:has(>.row~.row)),[data-col-slider=true]>.spb-column-inner)::after{display:none}',
			),
			'figures'    => array(
				'features' => array( 'P05', 'P06', 'P07', 'P16' ),
				'scripts'  => $builder,
				'css'      => '.sf-svg-icon-animate{opacity:1!important}.count-subject{opacity:1!important;bottom:0!important}.count-number:empty::before{content:attr(data-prefix) attr(data-to) attr(data-suffix)}.progress-value{display:inline!important}',
				// The room of charts, counters and countdowns is kept free; that of a countdown is this theme's. Numbers are
				// shown after 4 s if laurel does not come, and so are bars, where CSS can read their value.
				'early'    => '.chart-shortcode{width:70px;height:70px;line-height:70px}.chart-shortcode[data-size="170"]{width:170px;height:170px;line-height:170px}@keyframes laurel-say{to{visibility:visible}}@keyframes laurel-rise{to{opacity:1;bottom:0}}.sf-count-asset{container-type:inline-size}.count-number{font-size:clamp(16px,25cqi,62px)}.count-number:empty::before{content:attr(data-prefix) attr(data-to) attr(data-suffix);visibility:hidden}.sf-count-asset:not(.laurel-counts) .count-number:empty::before{animation:laurel-say 1ms 4s forwards}.sf-count-asset:not(.laurel-counts) .count-subject{animation:laurel-rise 1ms 4s forwards}.sf-countdown[data-day]:empty{min-height:var(--laurel-countdown,98.4px)}.progress-bar-wrap:not(:has(>.animated)) .progress-value{display:inline;visibility:hidden;animation:laurel-say 1ms 4s forwards}@keyframes laurel-fill{to{width:var(--laurel-to)}}@supports(height:attr(x px)){.progress:not(.animated)>.bar{--laurel-to:calc(attr(data-value number)*1%);animation:laurel-fill 1ms 4s forwards}}',
			),
			'words'      => array(
				'features' => array( 'P08', 'P09', 'P10', 'P16' ),
				'scripts'  => $builder,
				'css'      => '.sf-animation,.sf-headline.letters b.is-visible{opacity:1!important}.faq-text{display:block!important}',
				// Changing words have the room of the widest one. Animated content and answers are shown after 4 s if laurel
				// does not come.
				'early'    => '.sf-animation:not(.laurel-enters,.sf-animate){animation:laurel-show 1ms 4s forwards}.image-banner-content:not([data-animation=none],[style*=margin-bottom]){translate:0 50%}.sf-headline.letters b.is-visible{opacity:1}.sf-headline:not(.type,.clip,.loading-bar) .sf-words-wrapper:not([aria-hidden]):has(>b~b){display:inline-grid;padding-inline-end:10px}.sf-headline:not(.type,.clip,.loading-bar) .sf-words-wrapper:not([aria-hidden]):has(>b~b)>b{grid-area:1/1;position:relative}.sf-headline.clip .sf-words-wrapper:not([aria-hidden]):has(>b~b){padding-inline-end:10px}.faq-item:not(.closed,:has(>*>[aria-expanded]))>.faq-text{display:block}.faq-item.closed:not(:has(>*>[aria-expanded]))>.faq-text{display:block;position:absolute;visibility:hidden;height:0;overflow:hidden;animation:laurel-open 1ms 4s forwards}',
			),
			'hero'       => array(
				'features' => array( 'S51' ),
				'scripts'  => array( 'swift-slider-min', 'swift-slider' ),
				'css'      => '.swiper-wrapper{opacity:1!important}#swift-slider-loader{display:none!important}',
				// The first slide and its caption show, in their final place and height, because the page's largest picture
				// must not wait. The heights are those of this theme.
				'early'    => ':root{--laurel-header:85px;--laurel-top-bar:40px;--laurel-mobile-header:64px;--laurel-mobile-text:34px}body.admin-bar,#wpadminbar~* :is(.swift-slider,.spb_multilayer_parallax){--laurel-bar:32px}@media(max-width:782px){body.admin-bar,#wpadminbar~* :is(.swift-slider,.spb_multilayer_parallax){--laurel-bar:46px}}@media(min-width:992px){:is(#top-bar,#top-bar-sticky-wrapper)~.swift-slider,:is(#top-bar,#top-bar-sticky-wrapper)~* .swift-slider{--laurel-over-hero:var(--laurel-top-bar)}}body:not(.vertical-header,.header-naked-light,.header-naked-dark,.header-standard-overlay,.header-below-slider) .header-wrap~.swift-slider,body:not(.vertical-header,.header-naked-light,.header-naked-dark,.header-standard-overlay,.header-below-slider) .header-wrap~* .swift-slider{--laurel-header-hero:var(--laurel-header)}@media(max-width:1024px){.mhs-tablet-land .header-wrap~.swift-slider,.mhs-tablet-land .header-wrap~* .swift-slider{--laurel-header-hero:0px!important}.mhs-tablet-land:not(.header-below-slider) :is(#mobile-header,#mobile-header-sticky-wrapper)~.swift-slider,.mhs-tablet-land:not(.header-below-slider) :is(#mobile-header,#mobile-header-sticky-wrapper)~* .swift-slider{--laurel-mobile-hero:var(--laurel-mobile-header)}.mhs-tablet-land #mobile-top-text~.swift-slider,.mhs-tablet-land #mobile-top-text~* .swift-slider{--laurel-text-hero:var(--laurel-mobile-text)}}@media(max-width:991px){.mhs-tablet-port .header-wrap~.swift-slider,.mhs-tablet-port .header-wrap~* .swift-slider{--laurel-header-hero:0px!important}.mhs-tablet-port:not(.header-below-slider) :is(#mobile-header,#mobile-header-sticky-wrapper)~.swift-slider,.mhs-tablet-port:not(.header-below-slider) :is(#mobile-header,#mobile-header-sticky-wrapper)~* .swift-slider{--laurel-mobile-hero:var(--laurel-mobile-header)}.mhs-tablet-port #mobile-top-text~.swift-slider,.mhs-tablet-port #mobile-top-text~* .swift-slider{--laurel-text-hero:var(--laurel-mobile-text)}}@media(max-width:767px){.mhs-mobile .header-wrap~.swift-slider,.mhs-mobile .header-wrap~* .swift-slider{--laurel-header-hero:0px!important}.mhs-mobile:not(.header-below-slider) :is(#mobile-header,#mobile-header-sticky-wrapper)~.swift-slider,.mhs-mobile:not(.header-below-slider) :is(#mobile-header,#mobile-header-sticky-wrapper)~* .swift-slider{--laurel-mobile-hero:var(--laurel-mobile-header)}.mhs-mobile #mobile-top-text~.swift-slider,.mhs-mobile #mobile-top-text~* .swift-slider{--laurel-text-hero:var(--laurel-mobile-text)}}.swift-slider:not(.no-slides,.laurel-hero){height:calc(100svh - var(--laurel-bar,0px) - var(--laurel-over-hero,0px) - var(--laurel-mobile-hero,0px) - var(--laurel-text-hero,0px))!important}.swift-slider:not(.no-slides,.laurel-hero)[data-fullscreen=true]{height:calc(100svh - var(--laurel-bar,0px) - var(--laurel-header-hero,0px) - var(--laurel-over-hero,0px) - var(--laurel-mobile-hero,0px) - var(--laurel-text-hero,0px))!important}.swift-slider:not(.no-slides,.laurel-hero):not([data-fullscreen=true],[data-max-height=""],[data-max-height="0"]){height:calc(min(100svh - var(--laurel-bar,0px),600px) - var(--laurel-over-hero,0px) - var(--laurel-mobile-hero,0px) - var(--laurel-text-hero,0px))!important}@supports(height:attr(x px)){.swift-slider:not(.no-slides,.laurel-hero):not([data-fullscreen=true],[data-max-height=""],[data-max-height="0"]){height:calc(min(100svh - var(--laurel-bar,0px),attr(data-max-height px,100svh)) - var(--laurel-over-hero,0px) - var(--laurel-mobile-hero,0px) - var(--laurel-text-hero,0px))!important}}.swift-slider:not(.no-slides,.laurel-hero) .swiper-wrapper{height:100%;opacity:1}.swift-slider:not(.no-slides,.laurel-hero) .swiper-slide{float:none;width:100%;height:100%;opacity:1;pointer-events:auto}.swift-slider:not(.no-slides,.laurel-hero) .swiper-slide~.swiper-slide{display:none}.swift-slider:not(.no-slides,.laurel-hero) .caption-content{padding-top:0;opacity:1}.swift-slider:not(.no-slides,.laurel-hero) .caption-content:not([data-caption-y=top],[data-caption-y=bottom]){transform:translateY(-50%)}.swift-slider:not(.no-slides,.laurel-hero) .video-wrap{container-type:size;width:100%;height:100%}.swift-slider:not(.no-slides,.laurel-hero) video{--laurel-video:max(100cqw,(100cqh + 20px)*16/9);width:calc(var(--laurel-video) + 2px);height:calc(var(--laurel-video)*9/16 + 2px);margin:calc((100cqh - var(--laurel-video)*9/16 - 2px)/2) calc((100cqw - var(--laurel-video) - 2px)/2)}@keyframes laurel-late{0%{visibility:hidden}11%{visibility:visible}to{visibility:hidden}}.swift-slider #swift-slider-loader{animation:laurel-late 9s step-end both}',
			),
			'feed'       => array(
				'features' => array( 'F01' ),
				'scripts'  => array( 'cffscripts' ),
				'css'      => '.cff-masonry-js:not([style*=height])>.cff-posts-wrap{position:static!important;height:auto!important}.cff-masonry-js:not([style*=height])>:is(.cff-load-more,.cff-no-more-posts){position:static!important}',
				// A feed in columns gets its height from the script: until then its posts are in the flow, as
				// high as they are. The links of narrow posts are below the counts, as laurel places them.
				// Servers print 30 posts; where there are more, browsers draw the later ones when the visitor
				// comes near.
				'early'    => '.cff-masonry-js:not([style*=height])>.cff-posts-wrap{position:static!important;height:auto!important}.cff-masonry-js:not([style*=height])>:is(.cff-load-more,.cff-no-more-posts){position:static!important}.cff-masonry-js:not([style*=height])>*>.cff-item{container-type:inline-size}@container(max-width:399.98px){.cff-masonry-js:not([style*=height],.cff-disable-narrow) .cff-post-links{float:none;clear:both}}@supports(contain-intrinsic-block-size:auto 1px){.cff:not(.cff-masonry-css)>*>.cff-item:nth-child(n+31){content-visibility:auto;contain-intrinsic-block-size:auto 500px}}',
			),
			'engraving'  => array(
				'features' => array( 'E01' ),
				'scripts'  => array(),
				'css'      => '',
				// Fields that the printed choices exclude are hidden before laurel runs. The rules follow the
				// visitor's choices without laurel, too.
				'early'    => '#tmmengravingsettings:has(:is(#tmmengravingemail,#tmmnoengraving):checked):not(:has(#tmmengravingdetail:checked)) #tmm-logo-upload,#tmmengravingsettings:has(#tmmengravingdetail:checked):not(:has(#tmmengravingwithlogo:checked)) #tmmengravinglogoupload{display:none}',
			),
			'directory'  => array(
				'features' => array( 'S47' ),
				'scripts'  => array(),
				'css'      => '',
				// A directory's list has room for its headline, which comes with an answer. The property is the height in this
				// theme.
				'early'    => '.directory-results:not(.user-listing-results,:has(>.results-title)):has(>.directory-list-results){padding-top:var(--laurel-results-title,45.6px)}',
			),
		);
	}
}
