<?php
/**
 * Tests of what the settings page reports of scripts: php scripts-report.test.php.
 *
 * @package Laurel_Test_Theme
 */

require __DIR__ . '/stub-site.php';
require __DIR__ . '/newer-wordpress-stub.php';

Stub_WordPress::reset();
require WPMU_PLUGIN_DIR . '/laurel.php';

/** A visit of a page that has printed these scripts, by handle with their dependencies; all of them are enqueued. */
function visit( Laurel_Drop_In $laurel, string $path, array $scripts, bool $is_administrator = true ): void {
	Stub_WordPress::$is['administrator'] = $is_administrator;
	$_SERVER['REQUEST_URI']              = $path;
	Stub_WordPress::$scripts->queue      = array();
	Stub_WordPress::$scripts->done       = array();
	foreach ( $scripts as $handle => $dependencies ) {
		Stub_WordPress::$scripts->add( $handle, $dependencies, "https://shop.test/content/themes/child/$handle.js?ver=2" );
		wp_enqueue_script( $handle );
	}
	$laurel->enqueue();
	printed_in_footer( $laurel );
	Stub_WordPress::$scripts->done = Laurel_Legacy_Scripts::with_dependencies( Stub_WordPress::$scripts->queue );
	$laurel->look_at_page();
}

function report( Laurel_Drop_In $laurel ): Laurel_Scripts_Report {
	return new Laurel_Scripts_Report( $laurel->table, $laurel->versions, $laurel->pages );
}

/** What the list of legacy scripts says of one. */
function state_of( Laurel_Drop_In $laurel, string $handle ): string {
	$html = printed( array( report( $laurel ), 'print_legacy_scripts' ) );
	return preg_match( "#<li><code>$handle</code> (.*?)</li>#", $html, $found ) ? $found[1] : '';
}

run_tests(
	'scripts-report',
	array(
		'[X16] scripts: the list says why a legacy script stays' => function () use ( $partial ) {
			$laurel = page( $partial );
			assert_contains( 'stays: these features are off: S16, S38', state_of( $laurel, 'bootstrap-js' ) );
			filter_returns( 'laurel_replaced_handles', array( 'site-love' => array( 'S25', '/love/v1' ), 'child-old' => array() ) );
			assert_same( 'stays: the site lacks /love/v1', state_of( $laurel = with_same_hooks( $laurel ), 'site-love' ) );
			assert_same( 'goes: it is switched off', state_of( $laurel, 'child-old' ) );
		},
		'[X16] scripts: it names a plugin whose release laurel does not know' => function () {
			$laurel = page( write_build( WP_CONTENT_DIR . '/search', array( 'live-search' => array( 'S40', 'S41', 'S42', 'S43', 'S44' ) ) ) );
			assert_same( 'goes: laurel does its work', state_of( $laurel, 'aws-script' ) );
			filter_returns( 'laurel_plugin_versions', array( 'advanced-woo-search' => array( 'version' => '4.1', 'from' => '3.19', 'to' => '3.67', 'features' => array( 'S40', 'S44' ) ) ) );
			assert_same( 'stays: laurel does not know advanced-woo-search 4.1. It knows 3.19 to 3.67.', state_of( with_same_hooks( $laurel ), 'aws-script' ) );
		},
		'[X16] scripts: it names the script that needs one on a page, and the pages that another has gone from' => function () use ( $complete ) {
			$laurel = page( $complete );
			visit( $laurel, '/shop/?orderby=price', array( 'isotope' => array(), 'gallery' => array( 'isotope' ), 'plyr' => array() ) );
			assert_same( 'stays: gallery needs it on /shop/', state_of( $laurel, 'isotope' ) );
			assert_same( 'goes: laurel does its work; gone from /shop/', state_of( $laurel, 'plyr' ) );
			assert_same( 'goes: laurel does its work', state_of( $laurel, 'owlcarousel' ) );
		},
		'[X16] scripts: what is left is listed by size, with whose it is and who asks for it' => function () use ( $complete ) {
			$laurel = page( $complete );
			file_put_contents( WP_CONTENT_DIR . '/themes/child/prism.js', str_repeat( 'x', 2500 ) );
			file_put_contents( WP_CONTENT_DIR . '/themes/child/gallery.js', str_repeat( 'x', 12345 ) );
			visit( $laurel, '/', array( 'tips' => array(), 'prism' => array( 'tips' ), 'gallery' => array( 'tips' ), 'plyr' => array() ) );
			$html = printed( array( report( $laurel ), 'print_scripts_left' ) );
			assert_contains( '<summary>/ (scripts: 3, 14.8 kB, seen 0 mins ago)</summary>', $html );
			preg_match_all( '#<tr><th scope="row"><code>(.*?)</code></th><td>(.*?)</td><td>(.*?)</td><td>(.*?)</td></tr>#', $html, $rows, PREG_SET_ORDER );
			$theme = 'theme child';
			assert_same(
				array(
					array( 'gallery', '12.3 kB', $theme, 'the page itself' ),
					array( 'prism', '2.5 kB', $theme, 'the page itself' ),
					array( 'tips', 'not known', $theme, 'prism, gallery' ),
				),
				array_map(
					function ( array $row ): array {
						return array_slice( $row, 1 );
					},
					$rows
				)
			);
		},
		'[X16] scripts: what has gone from a page is listed, with what only that needed' => function () use ( $complete ) {
			$laurel = page( $complete );
			Stub_WordPress::$scripts->add( 'jquery-ui-core' );
			visit( $laurel, '/', array( 'prism' => array(), 'plyr' => array( 'jquery-ui-core' ) ) );
			assert_contains( 'Gone from this page, with what only they needed: plyr, jquery-ui-core', printed( array( report( $laurel ), 'print_scripts_left' ) ) );
		},
		'[X16] scripts: a page without scripts has no table' => function () use ( $complete ) {
			$laurel = page( $complete );
			visit( $laurel, '/plain/', array() );
			$html = printed( array( report( $laurel ), 'print_scripts_left' ) );
			assert_contains( '<p>/plain/ (scripts: 0, 0.0 kB, seen 0 mins ago)</p>', $html );
			assert_lacks( '<table', $html );
			assert_lacks( '<details', $html );
			visit( $laurel, '/plain/', array( 'plyr' => array() ) );
			$html = printed( array( report( $laurel ), 'print_scripts_left' ) );
			assert_contains( 'Gone from this page, with what only they needed: plyr', $html );
			assert_lacks( '<table', $html );
		},
		'[X16] scripts: what a page has printed cannot bring markup into the settings page' => function () use ( $complete ) {
			$laurel = page( $complete );
			visit( $laurel, '/<b>/', array( 'x"><script>' => array() ) );
			assert_lacks( '<script>', printed( array( report( $laurel ), 'print_scripts_left' ) ) );
			assert_lacks( '<b>', printed( array( report( $laurel ), 'print_scripts_left' ) ) );
		},
		'[X16] seen pages: visits of anybody else are not looked at, nor search results and the like' => function () use ( $complete ) {
			$laurel = page( $complete );
			visit( $laurel, '/', array( 'prism' => array() ), false );
			foreach ( array( '404', 'search', 'preview' ) as $kind ) {
				Stub_WordPress::$is[ $kind ] = true;
				visit( $laurel, '/', array( 'prism' => array() ) );
				Stub_WordPress::$is[ $kind ] = false;
			}
			assert_same( 0, Stub_WordPress::$writes );
			assert_contains( 'No page was seen yet.', printed( array( report( $laurel ), 'print_scripts_left' ) ) );
		},
		'[X16] seen pages: a page that is as it was is written once a day' => function () use ( $complete ) {
			$laurel = page( $complete );
			foreach ( array( 1, 2, 3 ) as $visit ) {
				visit( $laurel, '/', array( 'prism' => array() ) );
			}
			assert_same( 1, Stub_WordPress::$writes );
			visit( $laurel, '/', array( 'gallery' => array() ) );
			assert_same( 2, Stub_WordPress::$writes );
			Stub_WordPress::$options[ Laurel_Seen_Pages::OPTION ]['/']['at'] -= DAY_IN_SECONDS + 1;
			visit( $laurel, '/', array( 'gallery' => array() ) );
			assert_same( 3, Stub_WordPress::$writes );
		},
		'[X16] seen pages: the last six are kept, the last one first, without what only members have' => function () use ( $complete ) {
			$laurel = page( $complete );
			foreach ( range( 1, 8 ) as $number ) {
				visit( $laurel, "/$number/", array( 'hover' => array(), 'admin-bar' => array( 'bar-tips' ) ) );
			}
			assert_same( array( '/8/', '/7/', '/6/', '/5/', '/4/', '/3/' ), array_keys( $laurel->pages->all() ) );
			assert_same( array( 'hover' ), array_keys( $laurel->pages->all()['/8/']['scripts'] ) );
		},
		'[X16] script files: the size is that of the file on this server; no other file is looked at' => function () {
			mkdir( WP_PLUGIN_DIR . '/feed plugin', 0777, true );
			mkdir( ABSPATH . 'wp-includes', 0777, true );
			file_put_contents( WP_PLUGIN_DIR . '/feed plugin/a.js', '12345' );
			file_put_contents( WP_PLUGIN_DIR . '/feed plugin/a.php', '12345' );
			file_put_contents( ABSPATH . 'wp-includes/b.min.js', '123' );
			$sizes = array(
				'https://plugins.shop.test/feed%20plugin/a.js'         => 5,
				'http://plugins.shop.test/feed%20plugin/a.js?ver=1#x'  => 5,
				'//plugins.shop.test/feed%20plugin/a.js'               => 5,
				'/wp-includes/b.min.js'                                => 3,
				'https://plugins.shop.test/feed%20plugin/none.js'      => null,
				'https://plugins.shop.test/feed%20plugin/a.php'        => null,
				'https://plugins.shop.test/../../../../etc/passwd'     => null,
				'https://cdn.test/a.js'                                => null,
			);
			foreach ( $sizes as $src => $size ) {
				assert_same( array( $src, $size ), array( $src, Laurel_Script_Files::size( $src ) ) );
			}
		},
		'[X16] script files: an address tells whose the script is' => function () {
			$owners = array(
				'https://shop.test/content/plugins/akismet/a.js?ver=1' => 'plugin akismet',
				'https://shop.test/content/mu-plugins/tools/a.js'      => 'plugin tools',
				'//shop.test/wp-content/themes/uplift/js/a.js'         => 'theme uplift',
				'/wp-includes/js/jquery/jquery.min.js'                 => 'WordPress',
				'https://maps.googleapis.com/maps/api/js?key=a'        => 'maps.googleapis.com',
			);
			foreach ( $owners as $src => $owner ) {
				assert_same( $owner, Laurel_Script_Files::owner( $src ) );
			}
		},
	)
);
