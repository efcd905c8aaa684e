<?php
/**
 * Tests of Laurel_Optional_Scripts: what a site can switch off as well: php optional-scripts.test.php.
 *
 * @package Laurel_Test_Theme
 */

require __DIR__ . '/stub-site.php';
require __DIR__ . '/newer-wordpress-stub.php';

Stub_WordPress::reset();
require WPMU_PLUGIN_DIR . '/laurel.php';

/** A page view with the scripts that can be switched off, on a site where these are. */
function page_without( array $names, array $choices = array() ): Laurel_Drop_In {
	global $partial;
	$laurel                                               = page( $partial );
	Stub_WordPress::$options[ Laurel_Settings::OPTION ] = array( 'without' => $names ) + $choices;
	$laurel->settings->add_filters();
	add_action( 'wp_head', 'print_emoji_detection_script', 7 );
	add_action( 'wp_print_styles', 'print_emoji_styles' );
	wp_enqueue_style( 'wp-emoji-styles' );
	Stub_WordPress::$scripts->add( 'jquery-core' );
	Stub_WordPress::$scripts->add( 'jquery-migrate' );
	Stub_WordPress::$scripts->add( 'jquery', array( 'jquery-core', 'jquery-migrate' ) );
	Stub_WordPress::$scripts->add( 'jquery-selectBox', array( 'jquery' ) );
	enqueue( 'wp-embed' );
	enqueue( 'jquery-yith-wcwl', array( 'jquery', 'jquery-selectBox' ) );
	enqueue( 'prism' );
	return $laurel;
}

/** What WordPress's emoji put on the page. */
function emoji_left(): array {
	return array_filter(
		array(
			'script' => Stub_WordPress::$hooks['wp_head'][7] ?? array(),
			'style'  => Stub_WordPress::$hooks['wp_print_styles'][10] ?? array(),
			'queue'  => in_array( 'wp-emoji-styles', array_column( Stub_WordPress::$styles, 0 ), true ),
			'host'   => true === apply_filters( 'emoji_svg_url', true ),
		)
	);
}

/** Replaces WordPress's own functions. */
function print_emoji_detection_script() {}
function print_emoji_styles() {}
function __return_false(): bool {
	return false;
}

const LEFT = array( 'wp-embed', 'jquery-yith-wcwl', 'prism' );

run_tests(
	'optional-scripts',
	array(
		'[X16] optional scripts: without a choice all of them stay' => function () {
			$laurel = page_without( array() );
			assert_same( LEFT, scripts_left( $laurel ) );
			assert_same( array( 'script', 'style', 'queue', 'host' ), array_keys( emoji_left() ) );
			assert_same( array( 'jquery-core', 'jquery-migrate' ), Stub_WordPress::$scripts->registered['jquery']->deps );
		},
		'[X16] optional scripts: the emoji’s script and styles, and the hint of their host' => function () {
			assert_same( LEFT, scripts_left( page_without( array( 'emoji' ) ) ) );
			assert_same( array(), emoji_left() );
		},
		'[X16] optional scripts: the script of embedded posts' => function () {
			assert_same( array( 'jquery-yith-wcwl', 'prism' ), scripts_left( page_without( array( 'embeds' ) ) ) );
		},
		'[X16] optional scripts: the wishlist plugin’s goes with what only it needs; its data is still printed' => function () {
			$laurel = page_without( array( 'wishlist' ) );
			add_inline( 'jquery-yith-wcwl', 'data', 'var yith_wcwl_l10n = {};' );
			$laurel->enqueue();
			assert_same( array( 'wp-embed', 'jquery', 'prism' ), Stub_WordPress::$scripts->queue );
			assert_contains( 'var yith_wcwl_l10n = {};', printed_in_footer( $laurel ) );
			assert_same( array( 'jquery-yith-wcwl', 'jquery-selectBox' ), $laurel->legacy->retired() );
		},
		'[X16] optional scripts: jQuery Migrate stays only where a script asks for it by name' => function () {
			scripts_left( page_without( array( 'jquery-migrate' ) ) );
			assert_same( array( 'jquery-core' ), Stub_WordPress::$scripts->registered['jquery']->deps );
		},
		'[X16] optional scripts: where laurel is off they all stay' => function () {
			$laurel = page_without( Laurel_Optional_Scripts::ALL, array( 'audience' => 'nobody' ) );
			assert_same( LEFT, scripts_left( $laurel ) );
			assert_same( array( 'script', 'style', 'queue', 'host' ), array_keys( emoji_left() ) );
			assert_same( array( 'jquery-core', 'jquery-migrate' ), Stub_WordPress::$scripts->registered['jquery']->deps );
		},
		'[X16] optional scripts: each says what it is, and what a site without it loses' => function () {
			assert_same( Laurel_Optional_Scripts::ALL, array_keys( Laurel_Optional_Scripts::texts() ) );
		},
	)
);
