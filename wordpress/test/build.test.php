<?php
/**
 * Tests of Laurel_Build: where the build is, and what is wrong with it: php build.test.php.
 *
 * @package Laurel_Test_Theme
 */

require __DIR__ . '/stub-site.php';
require __DIR__ . '/newer-wordpress-stub.php';

Stub_WordPress::reset();
require WPMU_PLUGIN_DIR . '/laurel.php';

run_tests(
	'build',
	array(
		'[X03] drop-in: the build beside the parent folder is found, and its address is below that of the content folder' => function () {
			Stub_WordPress::reset();
			$build = new Laurel_Build( WPMU_PLUGIN_DIR );
			assert_same( 'https://shop.test/content/dist/laurel.js', $build->url( 'laurel.js' ) );
		},
		'[X03] drop-in: the address of a build: below the theme, a linked theme, plugins, must-use plugins and core; none outside' => function () use ( $root ) {
			Stub_WordPress::reset();
			$cases = array(
				WP_CONTENT_DIR . '/themes/child/dist' => 'https://shop.test/content/themes/child/dist',
				$root . '/somewhere/theme/dist'       => 'https://shop.test/content/themes/child/dist',
				WP_PLUGIN_DIR . '/laurel/dist'        => 'https://plugins.shop.test/laurel/dist',
				WPMU_PLUGIN_DIR . '/laurel/dist'      => 'https://shop.test/content/mu-plugins/laurel/dist',
				ABSPATH . 'dist'                      => 'https://shop.test/wp/dist',
				WP_CONTENT_DIR . '/our build/dist'    => 'https://shop.test/content/our%20build/dist',
				'/srv/elsewhere/dist'                 => '',
				WP_CONTENT_DIR . '-other/dist'        => '',
			);
			foreach ( $cases as $path => $url ) {
				assert_same( $url, Laurel_Build::url_of_folder( $path ) );
			}
		},
		'[X03] drop-in: the address of a build among the must-use plugins has the scheme of the page' => function () {
			foreach ( array( 'https' => true, 'http' => false ) as $scheme => $is_ssl ) {
				Stub_WordPress::reset();
				Stub_WordPress::$is['ssl'] = $is_ssl;
				assert_same( "$scheme://shop.test/content/mu-plugins/dist", Laurel_Build::url_of_folder( WPMU_PLUGIN_DIR . '/dist' ) );
			}
		},
		'[X03] drop-in: Site Health says which library runs components; a build from before there were two has React' => function () {
			foreach ( array( 'preact' => 'Preact', 'react' => 'React', '' => 'React' ) as $react => $told ) {
				$dist   = write_build( WP_CONTENT_DIR . '/of-' . $told, array( 'love-button' => array( 'S25' ) ), array( 'react' => $react ) );
				$laurel = page( $dist );
				$facts  = $laurel->notices->add_build_facts( array( 'wp-core' => array() ) );
				assert_same( $told, $facts['laurel']['fields']['react']['value'] );
				assert_same( 'laurel.js e17d', $facts['laurel']['fields']['script']['value'] );
				assert_same( array( 'wp-core', 'laurel' ), array_keys( $facts ) );
			}
			$none = page( WP_CONTENT_DIR . '/none' );
			assert_same( array(), $none->notices->add_build_facts( array() ) );
		},
		'[X03] drop-in: a build that is missing, cut off, incomplete or unreachable prints nothing, and the reason is reported to administrators' => function () use ( $root ) {
			$cut = write_build( WP_CONTENT_DIR . '/cut', array() );
			file_put_contents( $cut . '/manifest.json', '{"files":' );
			$incomplete = write_build( WP_CONTENT_DIR . '/incomplete', array( 'love-button' => array( 'S25' ) ) );
			unlink( $incomplete . '/laurel.js' );
			$outside = write_build( $root . '/outside/dist', array( 'love-button' => array( 'S25' ) ) );
			$reasons = array(
				WP_CONTENT_DIR . '/none' => 'missing',
				$cut                     => 'cannot be read',
				$incomplete              => 'lacks',
				$outside                 => 'laurel_dist_url',
			);
			foreach ( $reasons as $dist => $reason ) {
				$laurel = page( $dist );
				$laurel->enqueue();
				assert_same( array(), Stub_WordPress::$modules );
				assert_same( '', printed( array( $laurel, 'print_first_paint' ) ) . printed_in_footer( $laurel ) );
				assert_same( '', printed( array( $laurel->notices, 'print_build_error' ) ) );
				Stub_WordPress::$is['administrator'] = true;
				assert_contains( $reason, printed( array( $laurel->notices, 'print_build_error' ) ) );
			}
		},
	)
);
