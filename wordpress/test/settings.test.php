<?php
/**
 * Tests of Laurel_Settings: what is stored, and what it changes: php settings.test.php.
 *
 * @package Laurel_Test_Theme
 */

require __DIR__ . '/stub-site.php';
require __DIR__ . '/newer-wordpress-stub.php';

Stub_WordPress::reset();
require WPMU_PLUGIN_DIR . '/laurel.php';

/** A page view of the grouped build on a site where these choices are stored. */
function page_with_choices( array $choices ): Laurel_Drop_In {
	global $grouped;
	$laurel                                               = page( $grouped );
	Stub_WordPress::$options[ Laurel_Settings::OPTION ] = $choices;
	$laurel->settings->add_filters();
	return $laurel;
}

/** Whether a page view enqueues laurel. */
function is_on( Laurel_Drop_In $laurel ): bool {
	$laurel->enqueue();
	return '' !== printed_in_footer( $laurel );
}

run_tests(
	'settings',
	array(
		'[X16] settings: without any, laurel is on for everybody, in parts, with everything' => function () {
			$laurel = page_with_choices( array() );
			assert_same( array( 'audience' => 'everybody', 'format' => 'module', 'off' => array(), 'without' => array(), 'config' => array() ), $laurel->settings->all() );
			assert_same( array(), names_off( $laurel ) );
			assert_same( false, $laurel->build->is_single() );
			assert_same( true, is_on( $laurel ) );
		},
		'[X16] settings: for administrators only, visitors have the legacy scripts' => function () {
			assert_same( false, is_on( page_with_choices( array( 'audience' => 'administrators' ) ) ) );
			$laurel = page_with_choices( array( 'audience' => 'administrators' ) );
			Stub_WordPress::$is['administrator'] = true;
			assert_same( true, is_on( $laurel ) );
		},
		'[X16] settings: for nobody, administrators have the legacy scripts, too' => function () {
			$laurel = page_with_choices( array( 'audience' => 'nobody' ) );
			Stub_WordPress::$is['administrator'] = true;
			assert_same( false, is_on( $laurel ) );
		},
		'[X16] settings: an island or a group that is off is off on the page' => function () {
			assert_same( array( 'mini-cart' ), names_off( page_with_choices( array( 'off' => array( 'mini-cart' ) ) ) ) );
			assert_same( array( 'feed-lightbox', 'feed-globals', 'feed' ), names_off( page_with_choices( array( 'off' => array( 'feed' ) ) ) ) );
			$groups = array( 'feed', 'maps', 'cart', 'header' );
			assert_same( array(), page_with_choices( array( 'off' => $groups ) )->islands->names_on() );
		},
		'[X16] settings: the one-file build, and settings of the page' => function () {
			$laurel = page_with_choices( array( 'format' => 'single', 'config' => array( 'headerSnippets' => 'off', 'searchLayout' => 'block' ) ) );
			assert_same( true, $laurel->build->is_single() );
			assert_same( array( 'headerSnippets' => false, 'searchLayout' => 'block' ), $laurel->config->settings() );
		},
		'[X16] settings: code has the last word' => function () {
			$laurel = page_with_choices( array( 'format' => 'single', 'off' => array( 'love-button' ), 'config' => array( 'mapsKey' => 'chosen' ) ) );
			filter_returns( 'laurel_format', 'module' );
			filter_returns( 'laurel_islands', array( 'love-button' ) );
			filter_returns( 'laurel_config', array( 'mapsKey' => 'of the code' ) );
			assert_same( false, $laurel->build->is_single() );
			assert_same( array( 'love-button' ), $laurel->islands->names_on() );
			assert_same( array( 'mapsKey' => 'of the code' ), $laurel->config->settings() );
		},
		'[X16] settings: the form says what is on of all that it has asked about' => function () {
			$settings = new Laurel_Settings();
			$form     = array( 'asked' => array( 'feed', 'menus', 'maps' ), 'on' => array( 'maps' ), 'audience' => 'nobody' );
			$stored   = $settings->parse_form( $form );
			assert_same( array( 'feed', 'menus' ), $stored['off'] );
			assert_same( 'nobody', $stored['audience'] );
			assert_same( $stored, $settings->parse_form( $stored ) );
			assert_same( array( 'feed' ), $settings->parse_form( array( 'asked' => array( 'feed' ) ) )['off'] );
		},
		'[X16] settings: what makes no sense is the default' => function () {
			$settings = new Laurel_Settings();
			$default  = $settings->parse( array() );
			foreach ( array( null, 'text', 7, array( 'audience' => array( 'nobody' ), 'format' => 'x', 'off' => 'Feed', 'config' => 'x' ) ) as $odd ) {
				assert_same( $default, $settings->parse( $odd ) );
			}
			$odd = array(
				'off'    => array( '<script>', 'a b', 1, array(), 'feed', 'feed', str_repeat( 'a', 99 ) ),
				'config' => array(
					'headerSnippets'  => true,
					'searchLayout'    => 'table',
					'mapsKey'         => "\xff",
					'directoryAction' => 'uplift directory',
					'photoFeedUrl'    => 'javascript:alert(1)',
					'feedTextCut'     => str_repeat( 'x', 1001 ),
					'unknown'         => 'x',
				),
			);
			assert_same( array( 'off' => array( 'feed' ) ) + $default, array( 'off' => $settings->parse( $odd )['off'] ) + $default );
			assert_same( array(), $settings->parse( $odd )['config'] );
		},
		'[X16] settings: selectors and addresses stay as they were written' => function () {
			$config = array(
				'homeHeroCarousel' => '.home > ul[data-a="1"]',
				'directoryAction'  => 'sf_directory',
				'photoFeedUrl'     => 'https://photos.shop.test/a%20b',
			);
			assert_same( $config, ( new Laurel_Settings() )->parse( array( 'config' => $config ) )['config'] );
		},
		'[X16] settings: nothing else is switched off unless somebody chooses it' => function () {
			$settings = new Laurel_Settings();
			assert_same( array(), $settings->parse_form( array( 'asked' => array() ) )['without'] );
			$odd = array( 'wishlist', 'jquery', '<b>', 'emoji', 'emoji', 7 );
			assert_same( array( 'emoji', 'wishlist' ), $settings->parse( array( 'without' => $odd ) )['without'] );
		},
		'[X16] settings: why laurel is not on is said once on the page of the settings, and elsewhere by a notice' => function () {
			$laurel = page( WP_CONTENT_DIR . '/no-such-build' );
			$said   = function () use ( $laurel ): string {
				$page = new Laurel_Settings_Page( $laurel->settings, $laurel->build, $laurel->islands, $laurel->table, new Laurel_Scripts_Report( $laurel->table, $laurel->versions, $laurel->pages ) );
				return printed( array( $laurel->notices, 'print_build_error' ) ) . ( 'laurel' === $GLOBALS['plugin_page'] ? printed( array( $page, 'print_page' ) ) : '' );
			};
			Stub_WordPress::$is['administrator'] = true;
			foreach ( array( 'laurel', 'other', null ) as $page ) {
				$GLOBALS['plugin_page'] = $page;
				assert_same( 1, substr_count( $said(), 'Laurel is not on the site: its build is missing' ) );
			}
			unset( $GLOBALS['plugin_page'] );
		},
		'[X16] settings: caches of whole pages are told in their own ways' => function () {
			$caches = new Laurel_Page_Caches();
			assert_same( array(), $caches->purge() );
			$told = 0;
			add_action(
				'litespeed_purge_all',
				function () use ( &$told ) {
					$told++;
				}
			);
			assert_same( array( 'LiteSpeed Cache' ), $caches->purge() );
			assert_same( 1, $told );
			assert_same( false, $caches->are_used() );
		},
	)
);
