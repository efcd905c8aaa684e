<?php
/**
 * Tests of Laurel_Health, and of the scripts that come back: php health.test.php.
 *
 * @package Laurel_Test_Theme
 */

require __DIR__ . '/stub-site.php';
require __DIR__ . '/newer-wordpress-stub.php';
require __DIR__ . '/health-stub.php';

Stub_WordPress::reset();
require WPMU_PLUGIN_DIR . '/laurel.php';

if ( ! class_exists( 'Laurel_Plugin_Versions' ) ) {
	/** The part of the table of versions that Site Health asks. */
	final class Laurel_Plugin_Versions {
		public function unknown(): array {
			return apply_filters( 'laurel_plugin_versions', array() );
		}
	}
}

/** laurel's tests on a page view of a build. */
function health_of( string $dist ): Laurel_Health {
	$laurel   = page( $dist );
	$returned = new Laurel_Returned_Scripts( $laurel->legacy );
	return new Laurel_Health( $laurel->build, $laurel->table, $returned, $laurel->settings, new Laurel_Error_Counts() );
}

/** The result of the test of the served script, when the server answers like this. */
function served( $type, string $cache_control = 'max-age=31536000', int $status = 200 ): array {
	global $complete;
	$health              = health_of( $complete );
	$headers             = array( 'content-type' => $type, 'cache-control' => $cache_control );
	Stub_Health::$answer = is_string( $type ) ? compact( 'status', 'headers' ) : $type;
	return $health->served();
}

/** A page view whose footer prints a retired script again, as needed by another. */
function page_with_returned_script( Laurel_Returned_Scripts $returned, Laurel_Drop_In $laurel ): void {
	enqueue( 'cffscripts' );
	scripts_left( $laurel );
	Stub_WordPress::$scripts->add( 'gallery', array( 'cffscripts' ) );
	Stub_WordPress::$scripts->done = array( 'jquery', 'cffscripts', 'gallery' );
	$returned->look();
}

run_tests(
	'health',
	array(
		'[X16] health: each result says what to do, and links the settings page' => function () use ( $complete ) {
			$health = health_of( $complete );
			foreach ( array( $health->build(), $health->scripts(), $health->errors(), served( 'text/javascript' ), served( 'text/plain' ) ) as $result ) {
				assert_same( true, in_array( $result['status'], array( 'good', 'recommended', 'critical' ), true ) );
				assert_same( array( 'label' => 'Laurel', 'color' => 'blue' ), $result['badge'] );
				assert_contains( 'options-general.php?page=laurel', $result['actions'] );
				assert_same( true, strlen( $result['description'] ) > 60 );
			}
		},
		'[X16] health: the tests that a site has; the counts of errors only where they are on' => function () use ( $complete ) {
			$health = health_of( $complete );
			$tests  = $health->add_tests( array( 'direct' => array( 'core' => array() ), 'async' => array() ) );
			assert_same( array( 'core', 'laurel_build', 'laurel_scripts', 'laurel_plugins' ), array_keys( $tests['direct'] ) );
			assert_same( array( 'laurel-served' ), array_keys( $tests['async'] ) );
			Stub_WordPress::$options[ Laurel_Settings::OPTION ] = array( 'config' => array( 'errorReports' => 'on' ) );
			assert_same( true, isset( $health->add_tests( array() )['direct']['laurel_errors'] ) );
			$without = health_of( WP_CONTENT_DIR . '/none' )->add_tests( array() );
			assert_same( false, isset( $without['direct']['laurel_scripts'] ) || isset( $without['async'] ) );
		},
		'[X16] health: every file of the build is there with its size' => function () {
			$dist = write_build( WP_CONTENT_DIR . '/damaged', array( 'love-button' => array( 'S25' ) ) );
			mkdir( $dist . '/chunks' );
			foreach ( array( 'laurel.js', 'laurel.single.js', 'laurel.css', 'chunks/love-3.js' ) as $file ) {
				file_put_contents( "$dist/$file", '0123456789' );
			}
			assert_same( 'good', health_of( $dist )->build()['status'] );
			unlink( $dist . '/chunks/love-3.js' );
			file_put_contents( $dist . '/laurel.css', '012345678' );
			clearstatcache();
			$result = health_of( $dist )->build();
			assert_same( 'critical', $result['status'] );
			assert_contains( '<li><code>laurel.css</code></li><li><code>chunks/love-3.js</code></li>', $result['description'] );
			$result = health_of( WP_CONTENT_DIR . '/none' )->build();
			assert_same( 'critical', $result['status'] );
			assert_contains( 'missing', $result['description'] );
		},
		'[X16] health: the script is requested as a page does, and has to be JavaScript' => function () {
			foreach ( array( 'text/javascript', 'application/javascript; charset=utf-8', 'application/x-javascript', 'text/ecmascript' ) as $type ) {
				assert_same( 'good', served( $type )['status'] );
			}
			assert_same( 'https://shop.test/content/themes/child/dist/laurel.js?ver=e17d', Stub_Health::$asked );
			foreach ( array( '', 'text/plain', 'text/html', 'application/octet-stream', 'text/javascripts' ) as $type ) {
				assert_same( 'critical', served( $type )['status'] );
			}
			assert_lacks( '<img', served( '<img src=x>' )['description'] );
		},
		'[X16] health: the script may be kept by browsers' => function () {
			foreach ( array( 'no-store', 'no-cache, max-age=9', 'max-age=0', '', 'public' ) as $cache_control ) {
				assert_same( 'recommended', served( 'text/javascript', $cache_control )['status'] );
			}
			assert_same( true, Laurel_Health::is_kept( 'public, max-age="600"', '', 0 ) );
			assert_same( true, Laurel_Health::is_kept( '', 'Thu, 01 Jan 2026 00:00:00 GMT', 1700000000 ) );
			assert_same( false, Laurel_Health::is_kept( '', 'Thu, 01 Jan 2026 00:00:00 GMT', 1800000000 ) );
			assert_same( false, Laurel_Health::is_kept( '', '0', 1800000000 ) );
		},
		'[X16] health: a server that cannot call itself is no fault of the site' => function () {
			assert_same( 'recommended', served( 'text/html', '', 403 )['status'] );
			$result = served( new WP_Error( 'http', 'timed out <b>' ) );
			assert_same( 'recommended', $result['status'] );
			assert_contains( 'timed out &lt;b&gt;', $result['description'] );
		},
		'[X16] health: what is retired is listed; what came back is reported, with what needs it, for a week' => function () use ( $complete ) {
			$health = health_of( $complete );
			assert_same( 'good', $health->scripts()['status'] );
			assert_contains( '<code>cffscripts</code>', $health->scripts()['description'] );
			$laurel = page( $complete );
			page_with_returned_script( new Laurel_Returned_Scripts( $laurel->legacy ), $laurel );
			$options = Stub_WordPress::$options;
			$health  = health_of( $complete );
			Stub_WordPress::$options = $options;
			assert_same( 'critical', $health->scripts()['status'] );
			assert_contains( '<code>cffscripts, needed by gallery</code>', $health->scripts()['description'] );
			Stub_WordPress::$options[ Laurel_Returned_Scripts::OPTION ]['cffscripts']['last'] -= 8 * DAY_IN_SECONDS;
			assert_same( 'good', $health->scripts()['status'] );
		},
		'[X16] health: a script that comes back on every page is written once a day; a page without any writes nothing' => function () use ( $complete ) {
			$laurel   = page( $complete );
			$returned = new Laurel_Returned_Scripts( $laurel->legacy );
			enqueue( 'cffscripts' );
			scripts_left( $laurel );
			$returned->look();
			assert_same( array(), Stub_WordPress::$options );
			page_with_returned_script( $returned, $laurel );
			Stub_WordPress::$options[ Laurel_Returned_Scripts::OPTION ]['cffscripts']['last'] -= 100;
			$noted = Stub_WordPress::$options;
			$returned->look();
			assert_same( $noted, Stub_WordPress::$options );
			Stub_WordPress::$options[ Laurel_Returned_Scripts::OPTION ]['cffscripts']['last'] -= DAY_IN_SECONDS;
			$returned->look();
			assert_same( true, Stub_WordPress::$options[ Laurel_Returned_Scripts::OPTION ]['cffscripts']['last'] >= time() - 5 );
		},
		'[X16] health: versions of plugins that laurel does not know' => function () use ( $complete ) {
			$health = health_of( $complete );
			assert_same( 'good', $health->plugins()['status'] );
			filter_returns( 'laurel_plugin_versions', array( 'shop-search' => array( 'version' => '9.9<b>', 'from' => '1.0', 'to' => '2.0', 'features' => array() ) ) );
			assert_same( 'recommended', $health->plugins()['status'] );
			assert_contains( '<code>shop-search 9.9&lt;b&gt;</code>', $health->plugins()['description'] );
		},
		'[X16] health: islands that failed during the last week' => function () use ( $complete ) {
			$health = health_of( $complete );
			$counts = new Laurel_Error_Counts();
			$report = array( 'island' => 'mini-cart', 'stage' => 'act', 'message' => 'x', 'path' => '/' );
			$counts->add( $report, array( 'mini-cart' ), time() - 8 * DAY_IN_SECONDS );
			assert_same( 'good', $health->errors()['status'] );
			$counts->add( $report, array( 'mini-cart' ), time() );
			assert_same( 'recommended', $health->errors()['status'] );
			assert_contains( '<code>mini-cart</code>', $health->errors()['description'] );
		},
	)
);
