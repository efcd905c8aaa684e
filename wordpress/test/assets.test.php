<?php
/**
 * Tests of Laurel_Assets: laurel's script, hints and style sheet: php assets.test.php.
 *
 * @package Laurel_Test_Theme
 */

require __DIR__ . '/stub-site.php';
require __DIR__ . '/newer-wordpress-stub.php';

Stub_WordPress::reset();
require WPMU_PLUGIN_DIR . '/laurel.php';

run_tests(
	'assets',
	array(
		'[X03] drop-in: where WordPress has script modules, laurel is one: in the footer, versioned by its hash' => function () use ( $complete ) {
			$laurel = page( $complete );
			$laurel->enqueue();
			assert_same( array( array( 'laurel', 'https://shop.test/content/themes/child/dist/laurel.js', array(), 'e17d', array( 'in_footer' => true ) ) ), Stub_WordPress::$modules );
			assert_same( array(), Stub_WordPress::$scripts->queue );
		},
		'[X03] drop-in: settings, data and hints are printed once, before WordPress prints the module' => function () use ( $complete ) {
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
				'account' => array(),
			);
			foreach ( $kinds as $kind => $files ) {
				$laurel = page( $partial );
				Stub_WordPress::$is[ $kind ] = true;
				$laurel->enqueue();
				// The theme prints a list, and leaves the list's query behind.
				unset( Stub_WordPress::$is[ $kind ] );
				Stub_WordPress::$is['cart'] = 'cart' !== $kind;
				assert_same( in_array( $kind, array( 'cart', 'account' ), true ) ? $files : array_merge( $every, $files ), preload_hints( printed( array( $laurel, 'before_modules' ) ) ) );
			}
			$laurel = page( $partial );
			Stub_WordPress::$is = array( 'front' => true, 'posts' => true ) + Stub_WordPress::$is;
			$laurel->enqueue();
			assert_same( $every, preload_hints( printed( array( $laurel, 'before_modules' ) ) ) );
		},
		'[X03] drop-in: islands and groups that are off have no hints' => function () use ( $partial ) {
			$product = array( 'chunks/a-1.js', 'chunks/b-2.js', 'chunks/product-6.js', 'chunks/shared-5.js' );
			$laurel = page( $partial );
			site_has_settings( array( 'except' => array( 'media' ) ) );
			Stub_WordPress::$is['product'] = true;
			$laurel->enqueue();
			assert_same( $product, preload_hints( printed( array( $laurel, 'before_modules' ) ) ) );
			foreach ( array( 'feed' => array( 'chunks/cart-7.js' ), 'cart' => array() ) as $off => $files ) {
				$laurel = page_with_islands( without( $off ) );
				Stub_WordPress::$is['cart'] = true;
				$laurel->enqueue();
				assert_same( $files, preload_hints( printed( array( $laurel, 'before_modules' ) ) ) );
			}
		},
		'[X03] drop-in: hints carry the nonce; a build from before there were hints has none' => function () use ( $partial ) {
			$laurel = page( $partial );
			filter_returns( 'laurel_csp_nonce', 'abc' );
			$laurel->enqueue();
			assert_contains( '/chunks/a-1.js" nonce="abc">', printed( array( $laurel, 'before_modules' ) ) );
			$laurel = page( write_build( WP_CONTENT_DIR . '/older', array( 'love-button' => array( 'S25' ) ), array( 'preload' => null ) ) );
			$laurel->enqueue();
			assert_same( array(), preload_hints( printed( array( $laurel, 'before_modules' ) ) ) );
		},
		'[X03] drop-in: the tag of laurel’s script module alone gets the nonce' => function () use ( $complete ) {
			$laurel = page( $complete );
			filter_returns( 'laurel_csp_nonce', 'abc' );
			assert_same( array( 'id' => 'laurel-js-module', 'nonce' => 'abc' ), $laurel->assets->module_attributes( array( 'id' => 'laurel-js-module' ) ) );
			assert_same( array( 'id' => 'other-js-module' ), $laurel->assets->module_attributes( array( 'id' => 'other-js-module' ) ) );
		},
		'[X03] drop-in: the one-file build is a classic, deferred script without hints, also where there are script modules' => function () use ( $complete ) {
			$laurel = page( $complete );
			filter_returns( 'laurel_format', 'single' );
			$laurel->enqueue();
			assert_same( array(), Stub_WordPress::$modules );
			assert_same( array( 'laurel' ), Stub_WordPress::$scripts->queue );
			assert_lacks( 'modulepreload', printed( array( $laurel, 'before_footer_scripts' ) ) );
			assert_same( "<script defer src='/a.js' id='laurel-js'></script>", $laurel->assets->script_tag( "<script src='/a.js' id='laurel-js'></script>", 'laurel' ) );
		},
		'[X03] drop-in: the tag filter changes only laurel’s element with an address' => function () use ( $complete ) {
			$laurel = page( $complete );
			$tag    = "<script id='laurel-js-before'>var a = 1;</script>\n<script type='text/javascript' defer src='/laurel.js?ver=1' id='laurel-js'></script>";
			assert_same( "<script id='laurel-js-before'>var a = 1;</script>\n<script type=\"module\" src='/laurel.js?ver=1' id='laurel-js'></script>", $laurel->assets->script_tag( $tag, 'laurel' ) );
			assert_same( $tag, $laurel->assets->script_tag( $tag, 'jquery' ) );
		},
		'[X03] drop-in: the style sheet is printed, unless it is empty' => function () use ( $partial ) {
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
	)
);
