<?php
/**
 * Tests of Laurel_Replacement_Table and Laurel_Legacy_Scripts: which scripts go, and what stays of them: php legacy-scripts.test.php.
 *
 * @package Laurel_Test_Theme
 */

require __DIR__ . '/stub-site.php';
require __DIR__ . '/newer-wordpress-stub.php';

Stub_WordPress::reset();
require WPMU_PLUGIN_DIR . '/laurel.php';

run_tests(
	'legacy-scripts',
	array(
		'[X03] drop-in: the page feed’s script goes; its data and the code before it stay, the code after it goes' => function () use ( $complete ) {
			$laurel = page( $complete );
			Stub_WordPress::$scripts->add( 'cffscripts', array( 'jquery' ) );
			Stub_WordPress::$scripts->registered['cffscripts']->extra = array(
				'data'   => 'var cffOptions = {"resized_url":"\/resized\/"};',
				'before' => array( 'var cffajaxurl = "/wp-admin/admin-ajax.php";', 'var cffmetatrans = "true";' ),
				'after'  => array( 'cff_init();' ),
			);
			wp_enqueue_script( 'cffscripts' );
			$laurel->enqueue();
			assert_same( array(), Stub_WordPress::$scripts->queue );
			$footer = printed( array( $laurel, 'before_modules' ) );
			assert_contains( "<script id=\"laurel-data-cffscripts\">var cffOptions = {\"resized_url\":\"\\/resized\\/\"};\nvar cffajaxurl = \"/wp-admin/admin-ajax.php\";\nvar cffmetatrans = \"true\";</script>", $footer );
			assert_lacks( 'cff_init', $footer );
		},
		'[X03] drop-in: data that the shop plugin adds at the last moment is printed' => function () use ( $complete ) {
			$laurel = page( $complete );
			enqueue( 'wc-cart-fragments' );
			$laurel->enqueue();
			printed( array( $laurel, 'before_modules' ) );
			assert_same( array( 'wc-cart-fragments' ), Stub_WordPress::$scripts->queue );
			add_inline( 'wc-cart-fragments', 'data', 'var wc_cart_fragments_params = {};' );
			assert_contains( 'wc_cart_fragments_params', printed( array( $laurel, 'before_footer_scripts' ) ) );
			assert_same( array(), Stub_WordPress::$scripts->queue );
		},
		'[X03] drop-in: every handle of the table goes when every feature is on' => function () use ( $complete ) {
			$handles = 'sf-functions-min sf-functions sf-theme-scripts-min sf-theme-scripts bootstrap-js modernizr jquery-cookie jquery-ui'
				. ' imagesLoaded infinite-scroll isotope isotope-packery owlcarousel lightSlider smoothscroll ilightbox plyr elevatezoom panzoom'
				. ' google-maps spb-frontend-js-min spb-frontend-js parallax mlparallax easypiechart countto countdown vivus matchHeight'
				. ' swift-slider-min swift-slider cffscripts aws-script contact-form-7 swv wpcf7-recaptcha akismet-frontend sourcebuster-js'
				. ' wc-order-attribution wc-cart-fragments jckqv-script megamenu trophy-monsta-engraving';
			$never   = 'prism jquery jquery-core jquery-migrate wc-add-to-cart wc-add-to-cart-variation woocommerce wc-single-product jquery-blockui'
				. ' js-cookie comment-reply google-recaptcha jquery-yith-wcwl jquery-selectBox prettyPhoto some-payment';
			$laurel = page( $complete );
			foreach ( explode( ' ', "$handles $never" ) as $handle ) {
				enqueue( $handle );
			}
			assert_same( explode( ' ', $never ), scripts_left( $laurel ) );
		},
		'[X03] drop-in: a handle stays as long as one of its features is off' => function () {
			$cases = array(
				'S62' => 'sf-functions-min',
				'P16' => 'spb-frontend-js',
				'F15' => 'cffscripts',
				'S38' => 'bootstrap-js',
				'P01' => 'modernizr',
				'X13' => 'wc-cart-fragments',
				'S57' => 'contact-form-7',
				'S59' => 'wpcf7-recaptcha',
				'S60' => 'akismet-frontend',
				'S61' => 'wc-order-attribution',
				'E05' => 'trophy-monsta-engraving',
			);
			foreach ( $cases as $missing => $handle ) {
				$laurel = page( write_build( WP_CONTENT_DIR . '/lacking', array( 'most' => array_diff( all_features(), array( $missing ) ) ) ) );
				enqueue( $handle );
				assert_same( array( $handle ), scripts_left( $laurel ) );
			}
		},
		'[X03] drop-in: the page feed’s script stays as long as any of its features is off' => function () {
			foreach ( array( 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15 ) as $number ) {
				$missing = sprintf( 'F%02d', $number );
				$laurel = page( write_build( WP_CONTENT_DIR . '/lacking', array( 'most' => array_diff( all_features(), array( $missing ) ) ) ) );
				enqueue( 'cffscripts' );
				assert_same( array( 'cffscripts' ), scripts_left( $laurel ) );
			}
		},
		'[X03] drop-in: a dependency of a script that stays is left alone, and its own dependencies, too' => function () use ( $complete ) {
			$laurel = page( $complete );
			Stub_WordPress::$scripts->add( 'imagesLoaded' );
			Stub_WordPress::$scripts->add( 'isotope', array( 'imagesLoaded' ) );
			Stub_WordPress::$scripts->add( 'gallery', array( 'isotope', 'not-registered' ) );
			Stub_WordPress::$scripts->add( 'owlcarousel' );
			Stub_WordPress::$scripts->queue = array( 'owlcarousel', 'isotope', 'gallery' );
			assert_same( array( 'isotope', 'gallery' ), scripts_left( $laurel ) );
		},
		'[X03] drop-in: libraries stay with a theme script that a site keeps' => function () use ( $complete ) {
			$laurel = page( $complete );
			add_filter(
				'laurel_replaced_handles',
				function ( $table ) {
					unset( $table['sf-functions'] );
					return $table;
				}
			);
			foreach ( array( 'isotope', 'sf-theme-scripts', 'plyr', 'sf-functions' ) as $handle ) {
				enqueue( $handle, 'jquery' );
			}
			assert_same( array( 'isotope', 'sf-theme-scripts', 'sf-functions' ), scripts_left( $laurel ) );
		},
		'[X03] drop-in: jQuery takes the place of the retired script that needed it; what nothing else needs goes' => function () use ( $complete ) {
			$laurel = page( $complete );
			Stub_WordPress::$scripts->add( 'jquery' );
			Stub_WordPress::$scripts->add( 'tips', array( 'jquery' ) );
			Stub_WordPress::$scripts->add( 'hoverIntent', array( 'jquery' ) );
			Stub_WordPress::$scripts->add( 'sf-functions', array( 'tips', 'isotope' ) );
			Stub_WordPress::$scripts->add( 'isotope', array( 'jquery' ) );
			Stub_WordPress::$scripts->add( 'megamenu', array( 'hoverIntent', 'jquery' ) );
			Stub_WordPress::$scripts->add( 'checkout' );
			Stub_WordPress::$scripts->queue = array( 'sf-functions', 'megamenu', 'checkout' );
			add_inline( 'megamenu', 'data', 'var megamenu = {"timeout":"300"};' );
			add_inline( 'tips', 'data', 'var tips = {};' );
			add_inline( 'tips', 'before', array( 'start_tips();' ) );
			$laurel->enqueue();
			assert_same( array( 'jquery', 'checkout' ), Stub_WordPress::$scripts->queue );
			$footer = printed_in_footer( $laurel );
			assert_contains( 'var megamenu = {"timeout":"300"};', $footer );
			assert_contains( 'var tips = {};', $footer );
			assert_lacks( 'start_tips', $footer );
			assert_same( array( true, false ), array( $laurel->legacy->is_retired( 'megamenu' ), $laurel->legacy->is_retired( 'hoverIntent' ) ) );
		},
		'[X03] drop-in: a dependency of a retired script stays where it was enqueued by itself, where another script needs it, or where the site keeps it' => function () use ( $complete ) {
			$laurel = page( $complete );
			foreach ( array( 'enqueued', 'needed', 'kept', 'core', 'alone' ) as $handle ) {
				Stub_WordPress::$scripts->add( $handle, 'core' === $handle ? array() : array( 'core' ) );
			}
			Stub_WordPress::$scripts->add( 'plyr', array( 'enqueued', 'needed', 'kept', 'alone' ) );
			Stub_WordPress::$scripts->add( 'calendar', array( 'needed' ) );
			Stub_WordPress::$scripts->queue = array( 'plyr', 'enqueued', 'calendar' );
			filter_returns( 'laurel_kept_dependencies', array( 'kept' ) );
			assert_same( array( 'kept', 'enqueued', 'calendar' ), scripts_left( $laurel ) );
			// A shortcode may ask for it after all.
			wp_enqueue_script( 'alone' );
			$laurel->before_footer_scripts();
			assert_same( array( 'kept', 'enqueued', 'calendar', 'alone' ), Stub_WordPress::$scripts->queue );
		},
		'[X03] drop-in: scripts that depend on each other are retired' => function () use ( $complete ) {
			$laurel = page( $complete );
			Stub_WordPress::$scripts->add( 'plyr', array( 'panzoom' ) );
			Stub_WordPress::$scripts->add( 'panzoom', array( 'plyr' ) );
			Stub_WordPress::$scripts->queue = array( 'plyr' );
			assert_same( array(), scripts_left( $laurel ) );
		},
		'[X03] drop-in: a script that has been printed stays enqueued' => function () use ( $complete ) {
			$laurel = page( $complete );
			Stub_WordPress::$scripts->add( 'plyr' );
			Stub_WordPress::$scripts->queue = array( 'plyr' );
			Stub_WordPress::$scripts->done  = array( 'plyr' );
			assert_same( array( 'plyr' ), scripts_left( $laurel ) );
		},
		'[X03] drop-in: a site can add a handle to the table, also one that needs no feature' => function () use ( $partial ) {
			$laurel = page( $partial );
			add_filter(
				'laurel_replaced_handles',
				function ( $table ) {
					return array( 'child-love' => array( 'S25' ), 'child-old' => array(), 'child-price' => array( 'S33' ) ) + $table;
				}
			);
			foreach ( array( 'child-love', 'child-old', 'child-price' ) as $handle ) {
				enqueue( $handle );
			}
			assert_same( array( 'child-price' ), scripts_left( $laurel ) );
		},
		'[X03] drop-in: a site’s own script can need routes of its own' => function () use ( $partial ) {
			$cases = array(
				array( '/shop/v2/price/(?P<id>[\\d]+)/(?P<sku>.+)', array() ),
				array( '/shop/v2/price', array( 'child-price' ) ),
			);
			foreach ( $cases as list( $route, $left ) ) {
				$laurel = page( $partial );
				Stub_WordPress::$routes = array( $route );
				filter_returns( 'laurel_replaced_handles', array( 'child-price' => array( 'S25', '/shop/v2/price/*/*' ) ) );
				enqueue( 'child-price' );
				assert_same( $left, scripts_left( $laurel ) );
			}
		},
		'[X03] [S61] drop-in: the attribution scripts go together, and the data that comes at the last moment is printed' => function () use ( $complete ) {
			$laurel = page( $complete );
			Stub_WordPress::$scripts->add( 'sourcebuster-js' );
			Stub_WordPress::$scripts->add( 'wc-order-attribution', array( 'sourcebuster-js' ) );
			Stub_WordPress::$scripts->queue = array( 'sourcebuster-js', 'wc-order-attribution' );
			$laurel->enqueue();
			printed( array( $laurel, 'before_modules' ) );
			assert_same( array( 'sourcebuster-js', 'wc-order-attribution' ), Stub_WordPress::$scripts->queue );
			add_inline( 'wc-order-attribution', 'data', 'var wc_order_attribution = {"params":{}};' );
			assert_contains( 'var wc_order_attribution = {"params":{}};', printed( array( $laurel, 'before_footer_scripts' ) ) );
			assert_same( array(), Stub_WordPress::$scripts->queue );
		},
	)
);
