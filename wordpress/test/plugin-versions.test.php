<?php
/**
 * Tests of Laurel_Plugin_Versions: whose scripts stay, because laurel does not know their release: php plugin-versions.test.php.
 *
 * @package Laurel_Test_Theme
 */

require __DIR__ . '/stub-site.php';
require __DIR__ . '/newer-wordpress-stub.php';

Stub_WordPress::reset();
require WPMU_PLUGIN_DIR . '/laurel.php';

/** A build with the islands of three plugins and of the theme. */
$plugins = write_build(
	WP_CONTENT_DIR . '/plugins-build',
	array(
		'feed'                 => Laurel_Replacement_Table::expand( Laurel_Replacement_Table::FEED_FEATURES ),
		'live-search'          => array( 'S40', 'S41', 'S42', 'S43', 'S44' ),
		'search-events'        => array( 'S44' ),
		'contact-form'         => array( 'S56', 'S57', 'S58' ),
		'contact-form-globals' => array( 'S56', 'S59' ),
		'media-player'         => array( 'S54' ),
	)
);

/** A page view on a site whose plugins have these releases. */
function page_with_plugins( array $versions ): Laurel_Drop_In {
	global $plugins;
	$laurel = page( $plugins );
	add_filter(
		'laurel_plugin_versions',
		function ( array $table ) use ( $versions ): array {
			foreach ( $versions as $name => $version ) {
				$table[ $name ]['version'] = $version;
			}
			return $table;
		}
	);
	foreach ( array( 'plyr', 'cffscripts', 'aws-script', 'contact-form-7', 'wpcf7-recaptcha' ) as $handle ) {
		enqueue( $handle );
	}
	return $laurel;
}

run_tests(
	'plugin-versions',
	array(
		'[X16] versions: a release that the contract describes is known, and so are its bug-fix releases' => function () {
			$known = array(
				'custom-facebook-feed' => array( '3.9', '3.14', '3.16.2', '3.19.9' ),
				'advanced-woo-search'  => array( '3.19', '3.58', '3.67', '3.67.1' ),
				'contact-form-7'       => array( '5.6', '5.9.8', '6.1.1', '6.2.9' ),
			);
			foreach ( $known as $name => $versions ) {
				foreach ( $versions as $version ) {
					$laurel = page_with_plugins( array( $name => $version ) );
					assert_same( array(), $laurel->versions->unknown() );
					assert_same( array(), scripts_left( $laurel ) );
				}
			}
		},
		'[X16] versions: with a release before or after those, the plugin’s scripts stay and its islands are off; nothing else changes' => function () {
			$cases = array(
				array( 'custom-facebook-feed', array( '2.19', '3.8.9', '3.20', '4.0' ), array( 'cffscripts' ), array( 'feed' ) ),
				array( 'advanced-woo-search', array( '2.99', '3.18', '3.68', '4.0.1' ), array( 'aws-script' ), array( 'live-search', 'search-events' ) ),
				array( 'contact-form-7', array( '4.9', '5.5.6.1', '6.3', '7.0' ), array( 'contact-form-7', 'wpcf7-recaptcha' ), array( 'contact-form', 'contact-form-globals' ) ),
			);
			foreach ( $cases as list( $name, $versions, $scripts, $islands ) ) {
				foreach ( $versions as $version ) {
					$laurel = page_with_plugins( array( $name => $version ) );
					assert_same( array( $name ), array_keys( $laurel->versions->unknown() ) );
					assert_same( $scripts, scripts_left( $laurel ) );
					assert_same( $islands, names_off( $laurel ) );
				}
			}
		},
		'[X16] versions: they are read from the plugins’ own constants' => function () use ( $plugins ) {
			assert_same( array(), page_with_plugins( array() )->versions->unknown() );
			define( 'AWS_VERSION', '4.1' );
			$laurel = page( $plugins );
			assert_same( array( 'advanced-woo-search' ), array_keys( $laurel->versions->unknown() ) );
			assert_same( '4.1', $laurel->versions->unknown()['advanced-woo-search']['version'] );
		},
		'[X16] versions: a site that has tried another release overrules the table' => function () {
			$laurel = page_with_plugins( array( 'advanced-woo-search' => '3.70' ) );
			add_filter(
				'laurel_plugin_versions',
				function ( array $table ): array {
					$table['advanced-woo-search']['to'] = '3.70';
					return $table;
				}
			);
			assert_same( array(), scripts_left( $laurel ) );
			assert_same( array(), names_off( $laurel ) );
		},
	)
);
