<?php
/**
 * Tests of when laurel is active, and that it is loaded once: php drop-in.test.php.
 *
 * @package Laurel_Test_Theme
 */

require __DIR__ . '/stub-site.php';
require __DIR__ . '/newer-wordpress-stub.php';

Stub_WordPress::reset();
require WPMU_PLUGIN_DIR . '/laurel.php';
require dirname( __DIR__ ) . '/laurel.php'; // A second copy, in another place.
$hooks_of_boot = Stub_WordPress::$hooks;

run_tests(
	'drop-in',
	array(
		'[X03] drop-in: laurel that is included from two places registers each hook once' => function () use ( $hooks_of_boot ) {
			assert_same( true, isset( $hooks_of_boot['wp_enqueue_scripts'][1000] ) );
			foreach ( $hooks_of_boot as $priorities ) {
				foreach ( $priorities as $callbacks ) {
					assert_same( 1, count( $callbacks ) );
				}
			}
		},
		'[X03] drop-in: laurel.php loads every class from the folder beside it' => function () {
			$classes = glob( realpath( WPMU_PLUGIN_DIR ) . '/laurel/class-*.php' );
			assert_same( true, count( $classes ) > 10 );
			assert_same( array(), array_diff( $classes, get_included_files() ) );
		},
		'[X03] drop-in: without its folder laurel.php registers a notice for administrators and nothing else' => function () {
			$folder = sys_get_temp_dir() . '/laurel-alone-' . getmypid();
			mkdir( $folder );
			copy( dirname( __DIR__ ) . '/laurel.php', "$folder/laurel.php" );
			$before = Stub_WordPress::$hooks;
			Stub_WordPress::$hooks = array();
			require "$folder/laurel.php";
			unlink( "$folder/laurel.php" );
			rmdir( $folder );
			$hooks = Stub_WordPress::$hooks;
			Stub_WordPress::$hooks = $before;
			assert_same( array( 'admin_notices' ), array_keys( $hooks ) );
			assert_contains( 'Laurel is off', printed( reset( $hooks['admin_notices'] )[0] ) );
		},
		'[X03] drop-in: nothing happens in the admin, in ajax, cron, feeds, embeds, on the log-in page, or without a main query' => function () use ( $complete ) {
			foreach ( array( 'admin', 'ajax', 'cron', 'feed', 'embed', 'login_init', 'no query' ) as $kind ) {
				$laurel = page( $complete );
				Stub_WordPress::$is[ $kind ] = true;
				Stub_WordPress::$is['wp'] = 'no query' !== $kind;
				enqueue( 'plyr' );
				assert_same( array( 'plyr' ), scripts_left( $laurel ) );
				assert_same( array(), Stub_WordPress::$modules );
				assert_same( 'lang="en"', $laurel->html_attributes( 'lang="en"', 'html' ) );
				assert_same( '', printed( array( $laurel, 'print_first_paint' ) ) . printed_in_footer( $laurel ) . printed( array( $laurel, 'print_style' ) ) );
			}
		},
	)
);
