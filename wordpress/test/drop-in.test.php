<?php
/**
 * Tests of laurel.php alone: php drop-in.test.php. What a real WordPress of Debian's age cannot show: script modules,
 * folders in odd places, and every row of the table.
 *
 * @package Laurel_Test_Theme
 */

require __DIR__ . '/stub-site.php';
require __DIR__ . '/newer-wordpress-stub.php';

Stub_WordPress::reset();
require WPMU_PLUGIN_DIR . '/laurel.php';
require dirname( __DIR__ ) . '/laurel.php'; // A second copy, from another place.
$hooks_of_boot = Stub_WordPress::$hooks;

/** A build whose contact forms are islands of their own. */
$forms = write_build(
	WP_CONTENT_DIR . '/forms',
	array(
		'contact-form'         => array( 'S56', 'S57', 'S58' ),
		'contact-form-globals' => array( 'S56', 'S59' ),
		'behaviour-fields'     => array( 'S60' ),
		'love-button'          => array( 'S25' ),
	)
);

/** A build whose islands are in groups: two of them are fetched as one, and one is called like an island of its own. */
$grouped = write_build(
	WP_CONTENT_DIR . '/grouped',
	array(
		'feed-posts'    => array( 'F01' ),
		'feed-globals'  => array( 'F02' ),
		'maps'          => array( 'S46' ),
		'directory-map' => array( 'S47' ),
		'love-button'   => array( 'S25' ),
		'mini-cart'     => array( 'S27' ),
		'menus'         => array( 'S03' ),
	),
	array(
		'groups' => array(
			'feed'   => array( 'islands' => array( 'feed-posts', 'feed-globals' ) ),
			'maps'   => array( 'islands' => array( 'maps', 'directory-map' ) ),
			'cart'   => array( 'islands' => array( 'love-button', 'mini-cart' ), 'fetchedAs' => 'every-page' ),
			'header' => array( 'islands' => array( 'menus' ), 'fetchedAs' => 'every-page' ),
		),
	)
);

/** A page of the grouped build whose site answers so for the names. */
function page_with_islands( callable $answer ): Laurel_Drop_In {
	global $grouped;
	$laurel = page( $grouped );
	add_filter( 'laurel_islands', $answer, 10, 2 );
	return $laurel;
}

/** The form plugin's scripts, as it asks for them. */
function enqueue_contact_form(): void {
	Stub_WordPress::$scripts->add( 'swv' );
	Stub_WordPress::$scripts->add( 'contact-form-7', array( 'swv' ) );
	Stub_WordPress::$scripts->add( 'wpcf7-recaptcha' );
	Stub_WordPress::$scripts->queue = array( 'contact-form-7', 'wpcf7-recaptcha' );
}

$tests = array(
	'[X03] drop-in: included from two places, it registers its hooks once' => function () use ( $hooks_of_boot ) {
		assert_same( 1, count( $hooks_of_boot['wp_enqueue_scripts'][1000] ) );
		assert_same( 1, count( $hooks_of_boot['admin_notices'][10] ) );
	},
	'[X03] drop-in: the build beside the parent folder is found, and its address comes from the content folder' => function () {
		Stub_WordPress::reset();
		$laurel = new Laurel_Drop_In( WPMU_PLUGIN_DIR );
		assert_same( 'https://shop.test/content/dist/laurel.js', $laurel->build->url( 'laurel.js' ) );
	},
	'[X03] drop-in: the address of a build: theme, linked theme, plugins, must-use plugins, core, outside, spaces' => function () use ( $root ) {
		Stub_WordPress::reset();
		$laurel = new Laurel_Drop_In( WPMU_PLUGIN_DIR );
		$cases  = array(
			WP_CONTENT_DIR . '/themes/child/dist'  => 'https://shop.test/content/themes/child/dist',
			$root . '/somewhere/theme/dist'        => 'https://shop.test/content/themes/child/dist',
			WP_PLUGIN_DIR . '/laurel/dist'         => 'https://plugins.shop.test/laurel/dist',
			WPMU_PLUGIN_DIR . '/laurel/dist'       => 'https://shop.test/content/mu-plugins/laurel/dist',
			ABSPATH . 'dist'                       => 'https://shop.test/wp/dist',
			WP_CONTENT_DIR . '/our build/dist'     => 'https://shop.test/content/our%20build/dist',
			'/srv/elsewhere/dist'                  => '',
			WP_CONTENT_DIR . '-other/dist'         => '',
		);
		foreach ( $cases as $path => $url ) {
			assert_same( $url, Laurel_Build::url_of_folder( $path ) );
		}
	},
	'[X03] drop-in: a build among the must-use plugins is asked for as the page is, by http or https' => function () {
		foreach ( array( 'https' => true, 'http' => false ) as $scheme => $ssl ) {
			Stub_WordPress::reset();
			Stub_WordPress::$is['ssl'] = $ssl;
			assert_same( "$scheme://shop.test/content/mu-plugins/dist", Laurel_Build::url_of_folder( WPMU_PLUGIN_DIR . '/dist' ) );
		}
	},
	'[X03] drop-in: where WordPress has script modules, laurel is one: in the footer, versioned by its hash' => function () use ( $complete ) {
		$laurel = page( $complete );
		$laurel->enqueue();
		assert_same( array( array( 'laurel', 'https://shop.test/content/themes/child/dist/laurel.js', array(), 'e17d', array( 'in_footer' => true ) ) ), Stub_WordPress::$modules );
		assert_same( array(), Stub_WordPress::$scripts->queue );
	},
	'[X03] drop-in: script modules: settings, data and hints are printed before WordPress prints the module, once' => function () use ( $complete ) {
		$laurel = page( $complete );
		Stub_WordPress::$scripts->add( 'aws-script' );
		add_inline( 'aws-script', 'data', 'var aws_vars = {};' );
		wp_enqueue_script( 'aws-script' );
		$laurel->enqueue();
		$footer = printed( array( $laurel, 'before_modules' ) );
		assert_contains( '<script id="laurel-config">window.laurelConfig=Object.assign(window.laurelConfig||{},{});</script>', $footer );
		assert_contains( '<script id="laurel-data-aws-script">var aws_vars = {};</script>', $footer );
		assert_contains( '<link rel="modulepreload" href="https://shop.test/content/themes/child/dist/chunks/a-1.js">', $footer );
		assert_contains( '<link rel="modulepreload" href="https://shop.test/content/themes/child/dist/chunks/b-2.js">', $footer );
		assert_same( 2, substr_count( $footer, 'modulepreload' ) );
		assert_same( '', printed( array( $laurel, 'before_footer_scripts' ) ) );
	},
	'[X03] drop-in: hints are for the kind of page, each file once' => function () use ( $partial ) {
		$every = array( 'chunks/a-1.js', 'chunks/b-2.js' );
		$kinds = array(
			'other'   => array(),
			'front'   => array( 'chunks/media-4.js', 'chunks/shared-5.js' ),
			'product' => array( 'chunks/product-6.js', 'chunks/shared-5.js', 'chunks/media-4.js' ),
			'cart'    => array( 'chunks/cart-7.js' ),
		);
		foreach ( $kinds as $kind => $files ) {
			$laurel             = page( $partial );
			Stub_WordPress::$is[ $kind ] = true;
			$laurel->enqueue();
			// A list of the theme's that leaves its own query.
			unset( Stub_WordPress::$is[ $kind ] );
			Stub_WordPress::$is['cart'] = 'cart' !== $kind;
			assert_same( 'cart' === $kind ? $files : array_merge( $every, $files ), preload_hints( printed( array( $laurel, 'before_modules' ) ) ) );
		}
		$laurel    = page( $partial );
		Stub_WordPress::$is = array( 'front' => true, 'posts' => true ) + Stub_WordPress::$is;
		$laurel->enqueue();
		assert_same( $every, preload_hints( printed( array( $laurel, 'before_modules' ) ) ) );
	},
	'[X03] drop-in: no hint is for what is off, whoever says so' => function () use ( $partial, $grouped ) {
		$product = array( 'chunks/a-1.js', 'chunks/b-2.js', 'chunks/product-6.js', 'chunks/shared-5.js' );
		$laurel  = page( $partial );
		add_filter(
			'laurel_config',
			function ( $config ) {
				return array( 'except' => array( 'media' ) ) + $config;
			}
		);
		Stub_WordPress::$is['product'] = true;
		$laurel->enqueue();
		assert_same( $product, preload_hints( printed( array( $laurel, 'before_modules' ) ) ) );
		foreach ( array( 'chunks/cart-7.js' => array( 'feed' ), '' => array( 'cart' ) ) as $file => $off ) {
			$laurel = page_with_islands(
				function ( $names ) use ( $off ) {
					return array_diff( $names, $off );
				}
			);
			Stub_WordPress::$is['cart'] = true;
			$laurel->enqueue();
			assert_same( array_filter( array( $file ) ), preload_hints( printed( array( $laurel, 'before_modules' ) ) ) );
		}
	},
	'[X03] drop-in: hints carry the nonce; a build that is older than they are has none' => function () use ( $partial ) {
		$laurel = page( $partial );
		filter_returns( 'laurel_csp_nonce', 'abc' );
		$laurel->enqueue();
		assert_contains( '/chunks/a-1.js" nonce="abc">', printed( array( $laurel, 'before_modules' ) ) );
		$laurel = page( write_build( WP_CONTENT_DIR . '/older', array( 'love-button' => array( 'S25' ) ), array( 'preload' => null ) ) );
		$laurel->enqueue();
		assert_same( array(), preload_hints( printed( array( $laurel, 'before_modules' ) ) ) );
	},
	'[X03] drop-in: the page feed\'s script goes, its data on it and in front of it stay, what was behind it goes' => function () use ( $complete ) {
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
	'[X03] drop-in: script modules: data that the shop plugin adds at the last moment still comes' => function () use ( $complete ) {
		$laurel = page( $complete );
		enqueue( 'wc-cart-fragments' );
		$laurel->enqueue();
		printed( array( $laurel, 'before_modules' ) );
		assert_same( array( 'wc-cart-fragments' ), Stub_WordPress::$scripts->queue );
		add_inline( 'wc-cart-fragments', 'data', 'var wc_cart_fragments_params = {};' );
		assert_contains( 'wc_cart_fragments_params', printed( array( $laurel, 'before_footer_scripts' ) ) );
		assert_same( array(), Stub_WordPress::$scripts->queue );
	},
	'script modules: the nonce is on laurel\'s tag alone' => function () use ( $complete ) {
		$laurel = page( $complete );
		filter_returns( 'laurel_csp_nonce', 'abc' );
		assert_same( array( 'id' => 'laurel-js-module', 'nonce' => 'abc' ), $laurel->assets->module_attributes( array( 'id' => 'laurel-js-module' ) ) );
		assert_same( array( 'id' => 'other-js-module' ), $laurel->assets->module_attributes( array( 'id' => 'other-js-module' ) ) );
	},
	'[X03] drop-in: the one-file build is a classic script there too, deferred, without hints' => function () use ( $complete ) {
		$laurel = page( $complete );
		filter_returns( 'laurel_format', 'single' );
		$laurel->enqueue();
		assert_same( array(), Stub_WordPress::$modules );
		assert_same( array( 'laurel' ), Stub_WordPress::$scripts->queue );
		assert_lacks( 'modulepreload', printed( array( $laurel, 'before_footer_scripts' ) ) );
		assert_same( "<script defer src='/a.js' id='laurel-js'></script>", $laurel->assets->script_tag( "<script src='/a.js' id='laurel-js'></script>", 'laurel' ) );
	},
	'the tag filter touches the element with the address only, and laurel\'s only' => function () use ( $complete ) {
		$laurel = page( $complete );
		$tag    = "<script id='laurel-js-before'>var a = 1;</script>\n<script type='text/javascript' defer src='/laurel.js?ver=1' id='laurel-js'></script>";
		assert_same( "<script id='laurel-js-before'>var a = 1;</script>\n<script type=\"module\" src='/laurel.js?ver=1' id='laurel-js'></script>", $laurel->assets->script_tag( $tag, 'laurel' ) );
		assert_same( $tag, $laurel->assets->script_tag( $tag, 'jquery' ) );
	},
	'[X03] drop-in: every handle of the table goes when every feature is on' => function () use ( $complete ) {
		$handles = 'sf-functions-min sf-functions sf-theme-scripts-min sf-theme-scripts bootstrap-js modernizr jquery-cookie jquery-ui'
			. ' imagesLoaded infinite-scroll isotope isotope-packery owlcarousel lightSlider smoothscroll ilightbox plyr elevatezoom panzoom'
			. ' google-maps spb-frontend-js-min spb-frontend-js parallax mlparallax easypiechart countto countdown vivus matchHeight'
			. ' swift-slider-min swift-slider cffscripts aws-script contact-form-7 swv wpcf7-recaptcha akismet-frontend sourcebuster-js'
			. ' wc-order-attribution wc-cart-fragments jckqv-script';
		$never   = 'prism jquery jquery-core jquery-migrate wc-add-to-cart wc-add-to-cart-variation woocommerce wc-single-product jquery-blockui'
			. ' js-cookie comment-reply google-recaptcha jquery-yith-wcwl jquery-selectBox prettyPhoto some-payment';
		$laurel  = page( $complete );
		foreach ( explode( ' ', "$handles $never" ) as $handle ) {
			enqueue( $handle );
		}
		assert_same( explode( ' ', $never ), scripts_left( $laurel ) );
	},
	'[X03] drop-in: no handle goes as long as one of its features is missing' => function () use ( $root ) {
		foreach ( array( 'S62' => 'sf-functions-min', 'P16' => 'spb-frontend-js', 'F15' => 'cffscripts', 'S38' => 'bootstrap-js', 'P01' => 'modernizr', 'X13' => 'wc-cart-fragments', 'S57' => 'contact-form-7', 'S59' => 'wpcf7-recaptcha', 'S60' => 'akismet-frontend', 'S61' => 'wc-order-attribution' ) as $missing => $handle ) {
			$laurel = page( write_build( WP_CONTENT_DIR . '/lacking', array( 'most' => array_diff( all_features(), array( $missing ) ) ) ) );
			enqueue( $handle );
			assert_same( array( $handle ), scripts_left( $laurel ) );
		}
	},
	'[X03] drop-in: the page feed\'s script stays as long as any of its features is missing' => function () {
		foreach ( array( 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15 ) as $number ) {
			$missing = sprintf( 'F%02d', $number );
			$laurel  = page( write_build( WP_CONTENT_DIR . '/lacking', array( 'most' => array_diff( all_features(), array( $missing ) ) ) ) );
			enqueue( 'cffscripts' );
			assert_same( array( 'cffscripts' ), scripts_left( $laurel ) );
		}
	},
	'[X03] drop-in: a feature of two islands is off when one of them is' => function () use ( $partial ) {
		$laurel = page( $partial );
		assert_same( array( 'S25', 'S26' ), $laurel->islands->features_on() );
		add_filter(
			'laurel_islands',
			function ( $names ) {
				return array_merge( array_diff( $names, array( 'love-marks' ) ), array( 'no-such-island' ) );
			}
		);
		assert_same( array( 'S26' ), $laurel->islands->features_on() );
		assert_same( 'window.laurelConfig=Object.assign(window.laurelConfig||{},{"except":["love-marks"]});', $laurel->config->code() );
	},
	'[X03] drop-in: the filter gets all islands, then all groups, each name once, and what the groups hold' => function () use ( $partial ) {
		$laurel = page_with_islands(
			function ( $names, $groups ) {
				assert_same( array( 'feed-posts', 'feed-globals', 'maps', 'directory-map', 'love-button', 'mini-cart', 'menus', 'feed', 'cart', 'header' ), $names );
				assert_same( array( 'feed', 'maps', 'cart', 'header' ), array_keys( $groups ) );
				assert_same( array( 'feed-posts', 'feed-globals' ), $groups['feed'] );
				return $names;
			}
		);
		assert_same( array( 'F01', 'F02', 'S46', 'S47', 'S25', 'S27', 'S03' ), $laurel->islands->features_on() );
		assert_same( array(), names_off( $laurel ) );
		// A build that is older than groups.
		$laurel = page( $partial );
		add_filter(
			'laurel_islands',
			function ( $names, $groups ) {
				assert_same( array( 'love-button', 'love-marks', 'add-to-cart' ), $names );
				assert_same( array(), $groups );
				return array_diff( $names, array( 'feed', 'love-marks' ) );
			}
		);
		assert_same( array( 'love-marks' ), names_off( $laurel ) );
	},
	'[X03] drop-in: a group that is taken out is off with all its islands, and their legacy scripts stay' => function () {
		$laurel = page_with_islands(
			function ( $names ) {
				return array_diff( $names, array( 'feed', 'mini-cart' ) );
			}
		);
		assert_same( array( 'S46', 'S47', 'S25', 'S03' ), $laurel->islands->features_on() );
		assert_same( array( 'feed-posts', 'feed-globals', 'mini-cart', 'feed' ), names_off( $laurel ) );
		filter_returns( 'laurel_replaced_handles', array( 'cffscripts' => array( 'F01' ), 'aws-script' => array( 'S25' ) ) );
		foreach ( array( 'cffscripts', 'aws-script' ) as $handle ) {
			enqueue( $handle );
		}
		assert_same( array( 'cffscripts' ), array_values( array_intersect( scripts_left( $laurel ), array( 'cffscripts', 'aws-script' ) ) ) );
	},
	'[X03] drop-in: a site that answers with islands alone has them, and the files of the other groups are not fetched' => function () {
		$laurel = page_with_islands(
			function () {
				return array( 'love-button' );
			}
		);
		assert_same( array( 'S25' ), $laurel->islands->features_on() );
		assert_same( array( 'feed-posts', 'feed-globals', 'maps', 'directory-map', 'mini-cart', 'menus', 'feed', 'header' ), names_off( $laurel ) );
		$laurel = page_with_islands(
			function ( $names, $groups ) {
				return $groups['feed'];
			}
		);
		assert_same( array( 'F01', 'F02' ), $laurel->islands->features_on() );
		// Nothing is left of what is fetched as one.
		assert_same( array( 'maps', 'directory-map', 'love-button', 'mini-cart', 'menus', 'cart', 'header', 'every-page' ), names_off( $laurel ) );
	},
	'[X03] drop-in: an answer that names a group switches off the groups that it does not name' => function () {
		$laurel = page_with_islands(
			function () {
				return array( 'feed', 'feed-posts', 'love-button' );
			}
		);
		assert_same( array( 'F01' ), $laurel->islands->features_on() );
		// A group without its islands holds nothing.
		$laurel = page_with_islands(
			function () {
				return array( 'feed' );
			}
		);
		assert_same( array(), $laurel->islands->names_on() );
	},
	'[X03] drop-in: a name that an island and a group share stands for both' => function () {
		$answers = array(
			array( array( 'maps' ), array( 'maps' ) ),
			array( array( 'directory-map', 'love-button' ), array( 'love-button' ) ),
			array( array( 'maps', 'directory-map', 'love-button' ), array( 'maps', 'directory-map', 'love-button' ) ),
		);
		foreach ( $answers as list( $answer, $on ) ) {
			$laurel = page_with_islands(
				function () use ( $answer ) {
					return $answer;
				}
			);
			assert_same( $on, $laurel->islands->names_on() );
			assert_same( ! in_array( 'maps', $on, true ), in_array( 'maps', names_off( $laurel ), true ) );
		}
		$laurel = page_with_islands(
			function ( $names ) {
				return array_diff( $names, array( 'maps' ) );
			}
		);
		assert_same( array( 'F01', 'F02', 'S25', 'S27', 'S03' ), $laurel->islands->features_on() );
		assert_same( array( 'maps', 'directory-map' ), names_off( $laurel ) );
	},
	'[X03] drop-in: a dependency of a script that stays is left alone, and its own dependencies too' => function () use ( $complete ) {
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
	'[X03] drop-in: what only a retired script asked for takes its place, in order' => function () use ( $complete ) {
		$laurel = page( $complete );
		Stub_WordPress::$scripts->add( 'jquery' );
		Stub_WordPress::$scripts->add( 'tips', array( 'jquery' ) );
		Stub_WordPress::$scripts->add( 'sf-functions', array( 'tips', 'isotope' ) );
		Stub_WordPress::$scripts->add( 'isotope', array( 'jquery' ) );
		Stub_WordPress::$scripts->add( 'checkout' );
		Stub_WordPress::$scripts->queue = array( 'sf-functions', 'checkout' );
		assert_same( array( 'jquery', 'tips', 'checkout' ), scripts_left( $laurel ) );
	},
	'[X03] drop-in: scripts that need each other do not hang the page' => function () use ( $complete ) {
		$laurel = page( $complete );
		Stub_WordPress::$scripts->add( 'plyr', array( 'panzoom' ) );
		Stub_WordPress::$scripts->add( 'panzoom', array( 'plyr' ) );
		Stub_WordPress::$scripts->queue = array( 'plyr' );
		assert_same( array(), scripts_left( $laurel ) );
	},
	'[X03] drop-in: a script that is printed already stays as it is' => function () use ( $complete ) {
		$laurel = page( $complete );
		Stub_WordPress::$scripts->add( 'plyr' );
		Stub_WordPress::$scripts->queue = array( 'plyr' );
		Stub_WordPress::$scripts->done  = array( 'plyr' );
		assert_same( array( 'plyr' ), scripts_left( $laurel ) );
	},
	'[X03] drop-in: a handle may be added by a site, also without any feature' => function () use ( $partial ) {
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
	'[X03] drop-in: the maps key goes to the settings when the maps script is retired' => function () use ( $complete, $partial ) {
		foreach ( array( $complete => '"mapsKey":"a-key"', $partial => '{}' ) as $dist => $expected ) {
			$laurel = page( $dist );
			Stub_WordPress::$scripts->add( 'google-maps', array(), '//maps.googleapis.com/maps/api/js?libraries=places&#038;key=a-key' );
			wp_enqueue_script( 'google-maps' );
			scripts_left( $laurel );
			assert_contains( $expected, $laurel->config->code() );
		}
	},
	'[X03] [S60] drop-in: who fills in the anti-spam fields is in the settings where their script was asked for' => function () use ( $complete, $partial ) {
		foreach ( array( $complete => '{"antiSpamFields":true}', $partial => '{"antiSpamFields":false}' ) as $dist => $expected ) {
			$laurel = page( $dist );
			$laurel->enqueue();
			assert_contains( '||{},{})', $laurel->config->code() );
			// The form's shortcode asks for it while the page is printed.
			enqueue( 'akismet-frontend' );
			$printed = printed( array( $laurel, 'before_modules' ) ) . printed( array( $laurel, 'before_footer_scripts' ) );
			assert_contains( $expected, $printed );
			assert_same( 1, substr_count( $printed, 'antiSpamFields' ) );
		}
		$laurel = page( $complete );
		add_filter(
			'laurel_config',
			function ( $config ) {
				return array( 'antiSpamFields' => false ) + $config;
			}
		);
		enqueue( 'akismet-frontend' );
		scripts_left( $laurel );
		assert_contains( '{"antiSpamFields":false}', $laurel->config->code() );
	},
	'[X03] [S56] [S59] drop-in: the form plugin\'s scripts go together, their settings stay in front of laurel' => function () use ( $complete ) {
		$laurel = page( $complete );
		Stub_WordPress::$scripts->add( 'swv' );
		Stub_WordPress::$scripts->add( 'contact-form-7', array( 'swv' ) );
		Stub_WordPress::$scripts->add( 'google-recaptcha' );
		Stub_WordPress::$scripts->add( 'wpcf7-recaptcha', array( 'google-recaptcha' ) );
		Stub_WordPress::$scripts->registered['contact-form-7']->extra  = array( 'before' => array( 'var wpcf7 = {"api":{}};' ) );
		Stub_WordPress::$scripts->registered['wpcf7-recaptcha']->extra = array( 'before' => array( 'var wpcf7_recaptcha = {};' ) );
		Stub_WordPress::$scripts->queue = array( 'contact-form-7', 'wpcf7-recaptcha' );
		$laurel->enqueue();
		assert_same( array( 'google-recaptcha' ), Stub_WordPress::$scripts->queue );
		$footer = printed( array( $laurel, 'before_modules' ) );
		assert_contains( '<script id="laurel-data-contact-form-7">var wpcf7 = {"api":{}};</script>', $footer );
		assert_contains( '<script id="laurel-data-wpcf7-recaptcha">var wpcf7_recaptcha = {};</script>', $footer );
	},
	'[X03] [S56] [S59] drop-in: where a payment script needs the form plugin\'s, that and the token\'s stay' => function () use ( $complete ) {
		$laurel = page( $complete );
		Stub_WordPress::$scripts->add( 'swv' );
		Stub_WordPress::$scripts->add( 'contact-form-7', array( 'swv' ) );
		Stub_WordPress::$scripts->add( 'wpcf7-recaptcha' );
		Stub_WordPress::$scripts->add( 'wpcf7-stripe', array( 'contact-form-7' ) );
		Stub_WordPress::$scripts->queue = array( 'contact-form-7', 'wpcf7-recaptcha', 'wpcf7-stripe' );
		assert_same( array( 'contact-form-7', 'wpcf7-recaptcha', 'wpcf7-stripe' ), scripts_left( $laurel ) );
	},
	'[X03] [S56] drop-in: a form plugin that does not answer laurel’s calls keeps its scripts, and the page leaves its forms to them' => function () use ( $forms ) {
		$routes_of = array(
			'before it had routes'          => array(),
			'before it had schemas'         => contact_form_routes( 'feedback', 'refill' ),
			'of a site that hides a route'  => contact_form_routes( 'feedback', 'feedback/schema' ),
			'under a name of the site\'s own' => array( '/forms/v1/contact-forms/(?P<id>\d+)/feedback/schema' ),
		);
		foreach ( $routes_of as $routes ) {
			$laurel         = page( $forms );
			Stub_WordPress::$routes  = $routes;
			enqueue_contact_form();
			assert_same( array( 'contact-form-7', 'wpcf7-recaptcha' ), scripts_left( $laurel ) );
			assert_contains( '{"except":["contact-form","contact-form-globals"]}', $laurel->config->code() );
		}
		$laurel = page( $forms );
		enqueue_contact_form();
		assert_same( array(), scripts_left( $laurel ) );
		assert_contains( '{}', $laurel->config->code() );
	},
	'[X03] [S56] drop-in: wherever the form plugin’s script stays, laurel leaves the forms to it, and takes no island twice' => function () use ( $forms ) {
		$laurel = page( $forms );
		enqueue_contact_form();
		Stub_WordPress::$scripts->add( 'wpcf7-stripe', array( 'contact-form-7' ) );
		Stub_WordPress::$scripts->queue = array( 'wpcf7-stripe' );
		add_filter(
			'laurel_islands',
			function ( $names ) {
				return array_diff( $names, array( 'contact-form-globals', 'love-button' ) );
			}
		);
		scripts_left( $laurel );
		assert_contains( '{"except":["contact-form","contact-form-globals","love-button"]}', $laurel->config->code() );
		// Printed in the head already, or asked for by a shortcode.
		foreach ( array( 'done', 'queue' ) as $place ) {
			$laurel        = page( $forms );
			Stub_WordPress::$routes = array();
			$laurel->enqueue();
			assert_lacks( 'except', $laurel->config->code() );
			Stub_WordPress::$scripts->add( 'contact-form-7' );
			Stub_WordPress::$scripts->$place = array( 'contact-form-7' );
			assert_contains( 'contact-form-globals', printed( array( $laurel, 'before_modules' ) ) );
		}
	},
	'[X03] [S56] drop-in: the routes are asked for where the form plugin’s script is, and once per version of it' => function () use ( $forms ) {
		$laurel = page( $forms );
		enqueue( 'plyr' );
		scripts_left( $laurel );
		assert_same( 0, Stub_WordPress::$route_lookups );
		enqueue_contact_form();
		scripts_left( $laurel );
		assert_same( 1, Stub_WordPress::$route_lookups );
		$kept = Stub_WordPress::$transients;
		foreach ( array( array( $kept, 0 ), array( array_map( 'strrev', array_map( 'serialize', $kept ) ), 1 ) ) as $case ) {
			list( $transients, $asked ) = $case;
			$laurel                     = page( $forms );
			Stub_WordPress::$transients          = $transients;
			enqueue_contact_form();
			assert_same( array(), scripts_left( $laurel ) );
			assert_same( $asked, Stub_WordPress::$route_lookups );
		}
		define( 'WPCF7_VERSION', '5.0' );
		$laurel            = page( $forms );
		Stub_WordPress::$transients = $kept;
		Stub_WordPress::$routes     = array();
		enqueue_contact_form();
		assert_same( array( 'contact-form-7', 'wpcf7-recaptcha' ), scripts_left( $laurel ) );
	},
	'[X03] drop-in: a site’s own script may need routes of its own to go' => function () use ( $partial ) {
		foreach ( array( array( array( '/shop/v2/price/(?P<id>[\\d]+)/(?P<sku>.+)' ), array() ), array( array( '/shop/v2/price' ), array( 'child-price' ) ) ) as $case ) {
			list( $routes, $left ) = $case;
			$laurel                = page( $partial );
			Stub_WordPress::$routes         = $routes;
			filter_returns( 'laurel_replaced_handles', array( 'child-price' => array( 'S25', '/shop/v2/price/*/*' ) ) );
			enqueue( 'child-price' );
			assert_same( $left, scripts_left( $laurel ) );
		}
	},
	'[X03] [S27] [S28] [S47] drop-in: the page is told which of the theme’s ajax actions have their older name' => function () use ( $partial ) {
		$told = function ( array $actions, bool $is_member = false ) use ( $partial ) {
			$laurel             = page( $partial );
			Stub_WordPress::$is['member'] = $is_member;
			foreach ( $actions as $action ) {
				add_action( $action, 'strval' );
			}
			return $laurel->config->settings()['ajaxActions'] ?? null;
		};
		$older = array( 'uplift_add_to_wishlist' => 'sf_add_to_wishlist', 'uplift_cart_product_remove' => 'sf_cart_product_remove', 'uplift_directory' => 'sf_directory' );
		foreach ( array( 'wp_ajax_nopriv_' => false, 'wp_ajax_' => true ) as $prefix => $is_member ) {
			$named = function ( array $names ) use ( $prefix ) {
				return array_map(
					function ( $name ) use ( $prefix ) {
						return $prefix . $name;
					},
					array_values( $names )
				);
			};
			assert_same( $older, $told( $named( $older ), $is_member ) );
			assert_same( array( 'uplift_directory' => 'sf_directory' ), $told( $named( array( 'sf_directory', 'uplift_add_to_wishlist' ) ), $is_member ) );
			assert_same( null, $told( $named( array_merge( $older, array_keys( $older ) ) ), $is_member ) );
			assert_same( null, $told( array(), $is_member ) );
			// What others than this visitor can call says nothing.
			assert_same( null, $told( $named( $older ), ! $is_member ) );
		}
		$laurel = page( $partial );
		add_action( 'wp_ajax_nopriv_sf_directory', 'strval' );
		assert_contains( '{"ajaxActions":{"uplift_directory":"sf_directory"}}', $laurel->config->code() );
		add_filter(
			'laurel_config',
			function ( $config ) {
				return array( 'ajaxActions' => array( 'uplift_directory' => 'shop_directory' ) ) + $config;
			}
		);
		assert_contains( '{"ajaxActions":{"uplift_directory":"shop_directory"}}', $laurel->config->code() );
	},
	'[X03] [S61] drop-in: the attribution scripts go together, with the data that comes at the last moment' => function () use ( $complete ) {
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
	'[X03] drop-in: the feature classes join a class attribute that is there' => function () use ( $complete, $partial ) {
		$laurel = page( $complete );
		$ours   = 'csstransforms csstransforms3d csstransitions cssanimations flexbox';
		assert_same( 'lang="en" class="' . $ours . '"', $laurel->html_attributes( 'lang="en"', 'html' ) );
		assert_same( 'class="' . $ours . ' no-js" lang="en"', $laurel->html_attributes( 'class="no-js" lang="en"', 'html' ) );
		assert_same( 'lang="en" data-class="x" class="' . $ours . '"', $laurel->html_attributes( 'lang="en" data-class="x"', 'html' ) );
		assert_same( 'lang="en"', $laurel->html_attributes( 'lang="en"', 'xhtml' ) );
		assert_same( 'lang="en"', page( $partial )->html_attributes( 'lang="en"', 'html' ) );
	},
	'[X03] drop-in: what opens a menu has the class of the theme’s arrows before any script, where laurel has the menus' => function () use ( $complete, $partial ) {
		$opens = array( 'menu-item', 'menu-item-has-children' );
		assert_same( array( 'menu-item', 'menu-item-has-children', 'parent' ), page( $complete )->menu_item_classes( $opens ) );
		assert_same( array( 'menu-item' ), page( $complete )->menu_item_classes( array( 'menu-item' ) ) );
		assert_same( $opens, page( $partial )->menu_item_classes( $opens ) );
		assert_same( array( 'parent', 'menu-item-has-children' ), page( $complete )->menu_item_classes( array( 'parent', 'menu-item-has-children' ) ) );
		assert_same( array(), page( $complete )->menu_item_classes( null ) );
	},
	'[X03] drop-in: content that nothing will reveal is shown; what laurel or a legacy script reveals is left to it' => function () use ( $complete, $partial ) {
		$products = '.product-grid .product,';
		$rows     = '.products.product-grid';
		$css      = page( $complete )->first_paint->css();
		assert_lacks( $products, $css );
		assert_contains( $rows, $css );
		assert_lacks( $rows, page( $partial )->first_paint->css() );
		assert_contains( $products, page( $partial )->first_paint->css() );
		foreach ( array( 'enqueued', 'only registered: a shortcode may ask for it' ) as $state ) {
			$laurel = page( $partial );
			Stub_WordPress::$scripts->add( 'sf-functions' );
			if ( 'enqueued' === $state ) {
				wp_enqueue_script( 'sf-functions' );
			}
			$css = $laurel->first_paint->css();
			assert_lacks( $products, $css );
			assert_contains( '.spb-row', $css );
		}
		assert_contains( $products, noscript_css( page( $complete ) ) );
	},
	'[X03] [S36] drop-in: the first picture of a product is seen before the slider is there, on product pages alone' => function () use ( $complete, $partial ) {
		$first = '#product-img-slider.hidden .slides>*~*';
		assert_lacks( $first, page( $complete )->first_paint->css() );
		$laurel = page( $complete );
		Stub_WordPress::$is['product'] = true;
		assert_contains( $first, $laurel->first_paint->css() );
		assert_lacks( $first, noscript_css( $laurel ) );
		assert_contains( '#product-img-slider.hidden{display:block!important', noscript_css( $laurel ) );
		assert_contains( '.product-summary:has(table.variations)', $laurel->first_paint->css() );
		assert_lacks( 'laurel-wait', noscript_css( $laurel ) );
		// The theme's own script builds its slider from hidden slides.
		$laurel = page( $partial );
		Stub_WordPress::$is['product'] = true;
		enqueue( 'sf-functions' );
		assert_lacks( '#product-img-slider', $laurel->first_paint->css() );
	},
	'[X03] [S09] drop-in: the mobile header has room for the shop’s additions before they come, unless the site wants none' => function () use ( $complete ) {
		$room = '--laurel-mobile-number';
		assert_contains( $room, page( $complete )->first_paint->css() );
		$laurel = page( $complete );
		add_filter(
			'laurel_config',
			function ( array $config ) {
				return array( 'headerSnippets' => false ) + $config;
			}
		);
		assert_lacks( $room, $laurel->first_paint->css() );
		assert_contains( '"headerSnippets":false', $laurel->config->code() );
		// One of them alone.
		$rooms = array( 'mobileNumber' => 'height:var(--laurel-mobile-number)', 'mobileSearch' => 'height:var(--laurel-mobile-search)' );
		foreach ( array_keys( $rooms ) as $without ) {
			$laurel = page( $complete );
			add_filter(
				'laurel_config',
				function ( array $config ) use ( $without ) {
					return array( 'headerSnippets' => array( $without => false, 'contact' => false ) ) + $config;
				}
			);
			$css = $laurel->first_paint->css();
			foreach ( $rooms as $name => $room ) {
				assert_same( $name !== $without, false !== strpos( $css, $room ) );
			}
		}
	},
	'[X03] drop-in: an entry for the first paint may be in part; without a feature nobody reveals it, and it is shown' => function () use ( $complete ) {
		$with = function ( $entries ) use ( $complete ): Laurel_Drop_In {
			$laurel = page( $complete );
			filter_returns( 'laurel_first_paint', $entries );
			$laurel->enqueue();
			return $laurel;
		};
		$css  = array( 'css' => '.a{opacity:1}' );
		foreach ( array(
			'.a{opacity:1}' => array( $css, $css + array( 'features' => array() ), $css + array( 'scripts' => null, 'early' => '.b{}' ) ),
			''              => array( array(), null, 'off', array( 'css' => null ), array( 'css' => array() ), array( 'early' => '.b{}' ), $css + array( 'features' => 'S25' ), $css + array( 'page' => 'no_such_tag' ) ),
			'.b{}'          => array( array( 'features' => array( 'S25' ), 'early' => '.b{}' ) ),
		) as $printed => $entries ) {
			foreach ( $entries as $entry ) {
				assert_same( $printed, $with( array( 'child' => $entry ) )->first_paint->css() );
			}
		}
		assert_same( '.a{opacity:1}', noscript_css( $with( array( $css + array( 'features' => array( 'S25' ), 'early' => 7 ) ) ) ) );
		Stub_WordPress::$scripts->add( 'child-script' );
		$laurel = $with( array( $css + array( 'scripts' => array( 'child-script', 7, null, array() ) ) ) );
		enqueue( 'child-script' );
		assert_same( '', $laurel->first_paint->css() );
		foreach ( array( null, 'nothing', array() ) as $all ) {
			assert_same( '', printed( array( $with( $all ), 'print_first_paint' ) ) );
		}
	},
	'[X03] drop-in: each inline element carries the nonce, and its hash goes to the filter' => function () use ( $partial ) {
		$laurel = page( $partial );
		$hashes = array();
		filter_returns( 'laurel_csp_nonce', 'a"b' );
		add_filter(
			'laurel_inline_tag',
			function ( $tag, $code, $hash ) use ( &$hashes ) {
				assert_contains( '>' . $code . '<', $tag );
				assert_contains( ' nonce="a&quot;b"', $tag );
				assert_same( 'sha256-' . base64_encode( hash( 'sha256', $code, true ) ), $hash );
				$hashes[] = $hash;
				return $tag;
			}
		);
		$laurel->enqueue();
		printed( array( $laurel, 'print_first_paint' ) );
		printed( array( $laurel, 'before_modules' ) );
		assert_same( 3, count( $hashes ) );
	},
	'[X03] drop-in: the hash of the style before first paint is known to who sends the header; none when nothing is printed' => function () use ( $partial ) {
		$laurel = page( $partial );
		$laurel->enqueue();
		preg_match( '#<style id="laurel-first-paint">(.*?)</style>#', printed( array( $laurel, 'print_first_paint' ) ), $style );
		$expected = "'sha256-" . base64_encode( hash( 'sha256', $style[1], true ) ) . "'";
		assert_same( $expected, Laurel_Drop_In::first_paint_hash() );
		Stub_WordPress::$is['wp'] = false;
		assert_same( '', Laurel_Drop_In::first_paint_hash() );
	},
	'[X03] drop-in: an inline element that the filter empties is not printed' => function () use ( $partial ) {
		$laurel = page( $partial );
		filter_returns( 'laurel_inline_tag', '' );
		$laurel->enqueue();
		assert_same( '', printed( array( $laurel, 'print_first_paint' ) ) );
	},
	'[X03] drop-in: the style sheet is printed behind the scripts, not when it is empty' => function () use ( $partial, $root ) {
		$laurel = page( $partial );
		$laurel->enqueue();
		assert_contains( 'id="laurel"', printed( array( $laurel, 'print_style' ) ) );
		assert_same( 'abc123', Stub_WordPress::$styles[0][3] );
		$manifest = json_decode( file_get_contents( $partial . '/manifest.json' ), true );
		$manifest['files']['laurel.css']['raw'] = 0;
		$laurel = page( write_build( WP_CONTENT_DIR . '/no-style', array( 'love-button' => array( 'S25' ) ), array( 'files' => $manifest['files'] ) ) );
		$laurel->enqueue();
		assert_same( '', printed( array( $laurel, 'print_style' ) ) );
	},
	'[X03] drop-in: nothing happens in the admin, in ajax, cron, feeds, embeds, on the log-in page, or without a main query' => function () use ( $complete ) {
		foreach ( array( 'admin', 'ajax', 'cron', 'feed', 'embed', 'login_init', 'no query' ) as $kind ) {
			$laurel            = page( $complete );
			Stub_WordPress::$is[ $kind ] = true;
			Stub_WordPress::$is['wp']    = 'no query' !== $kind;
			enqueue( 'plyr' );
			assert_same( array( 'plyr' ), scripts_left( $laurel ) );
			assert_same( array(), Stub_WordPress::$modules );
			assert_same( 'lang="en"', $laurel->html_attributes( 'lang="en"', 'html' ) );
			assert_same( '', printed( array( $laurel, 'print_first_paint' ) ) . printed( array( $laurel, 'print_style' ) ) );
		}
	},
	'[X03] drop-in: a build that is missing, cut off, incomplete or unreachable: nothing on the page, a reason for the keeper' => function () use ( $root ) {
		$cut = write_build( WP_CONTENT_DIR . '/cut', array() );
		file_put_contents( $cut . '/manifest.json', '{"files":' );
		$incomplete = write_build( WP_CONTENT_DIR . '/incomplete', array( 'love-button' => array( 'S25' ) ) );
		unlink( $incomplete . '/laurel.js' );
		$outside = write_build( $root . '/outside/dist', array( 'love-button' => array( 'S25' ) ) );
		foreach ( array( WP_CONTENT_DIR . '/none' => 'missing', $cut => 'cannot be read', $incomplete => 'lacks', $outside => 'laurel_dist_url' ) as $dist => $reason ) {
			$laurel = page( $dist );
			$laurel->enqueue();
			assert_same( array(), Stub_WordPress::$modules );
			assert_same( '', printed( array( $laurel, 'print_first_paint' ) ) . printed( array( $laurel, 'before_modules' ) ) . printed( array( $laurel, 'before_footer_scripts' ) ) );
			assert_same( '', printed( array( $laurel->notices, 'print_build_error' ) ) );
			Stub_WordPress::$is['administrator'] = true;
			assert_contains( $reason, printed( array( $laurel->notices, 'print_build_error' ) ) );
		}
	},
	'[X03] drop-in: settings cannot end the script element' => function () use ( $partial ) {
		$laurel = page( $partial );
		add_filter(
			'laurel_config',
			function ( $config ) {
				return $config + array( 'note' => '</script><!--' );
			}
		);
		assert_same( 0, preg_match( '#</script|<!--#', $laurel->config->code() ) );
	},
);

run_tests( 'laurel.php alone', $tests );
