<?php
/**
 * Tests of Laurel_Islands: which islands and features are on: php islands.test.php.
 *
 * @package Laurel_Test_Theme
 */

require __DIR__ . '/stub-site.php';
require __DIR__ . '/newer-wordpress-stub.php';

Stub_WordPress::reset();
require WPMU_PLUGIN_DIR . '/laurel.php';

/** A filter that returns these names, whatever it gets. */
function returning( array $names ): callable {
	return function () use ( $names ): array {
		return $names;
	};
}

run_tests(
	'islands',
	array(
		'[X03] drop-in: a feature of two islands is off when one of them is off' => function () use ( $partial ) {
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
		'[X03] drop-in: the filter gets all islands, then all groups, each name once, and the islands of each group' => function () use ( $partial ) {
			$laurel = page_with_islands(
				function ( $names, $groups ) {
					assert_same( array( 'feed-lightbox', 'feed-globals', 'maps', 'directory-map', 'love-button', 'mini-cart', 'menus', 'feed', 'cart', 'header' ), $names );
					assert_same( array( 'feed', 'maps', 'cart', 'header' ), array_keys( $groups ) );
					assert_same( array( 'feed-lightbox', 'feed-globals' ), $groups['feed'] );
					return $names;
				}
			);
			assert_same( array( 'F01', 'F02', 'S46', 'S47', 'S25', 'S27', 'S03' ), $laurel->islands->features_on() );
			assert_same( array(), names_off( $laurel ) );
			// A build from before there were groups.
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
		'[X03] drop-in: a group that the filter removes is off with all its islands, and their legacy scripts stay' => function () {
			$laurel = page_with_islands( without( 'feed', 'mini-cart' ) );
			assert_same( array( 'S46', 'S47', 'S25', 'S03' ), $laurel->islands->features_on() );
			assert_same( array( 'feed-lightbox', 'feed-globals', 'mini-cart', 'feed' ), names_off( $laurel ) );
			filter_returns( 'laurel_replaced_handles', array( 'cffscripts' => array( 'F01' ), 'aws-script' => array( 'S25' ) ) );
			foreach ( array( 'cffscripts', 'aws-script' ) as $handle ) {
				enqueue( $handle );
			}
			assert_same( array( 'cffscripts' ), array_values( array_intersect( scripts_left( $laurel ), array( 'cffscripts', 'aws-script' ) ) ) );
		},
		'[X03] drop-in: when the filter returns islands only, they alone are on, and the files of the other groups are off' => function () {
			$laurel = page_with_islands( returning( array( 'love-button' ) ) );
			assert_same( array( 'S25' ), $laurel->islands->features_on() );
			assert_same( array( 'feed-lightbox', 'feed-globals', 'maps', 'directory-map', 'mini-cart', 'menus', 'feed', 'header' ), names_off( $laurel ) );
			$laurel = page_with_islands(
				function ( $names, $groups ) {
					return $groups['feed'];
				}
			);
			assert_same( array( 'F01', 'F02' ), $laurel->islands->features_on() );
			// Both groups of the shared file are off, and so is the file.
			assert_same( array( 'maps', 'directory-map', 'love-button', 'mini-cart', 'menus', 'cart', 'header', 'every-page' ), names_off( $laurel ) );
		},
		'[X03] drop-in: when the filter returns a group, the groups that it does not return are off' => function () {
			$laurel = page_with_islands( returning( array( 'feed', 'feed-lightbox', 'love-button' ) ) );
			assert_same( array( 'F01' ), $laurel->islands->features_on() );
			// A group has no islands but those that are named.
			$laurel = page_with_islands( returning( array( 'feed' ) ) );
			assert_same( array(), $laurel->islands->names_on() );
		},
		'[X03] drop-in: a name that an island and a group share means both' => function () {
			$cases = array(
				array( array( 'maps' ), array( 'maps' ) ),
				array( array( 'directory-map', 'love-button' ), array( 'love-button' ) ),
				array( array( 'maps', 'directory-map', 'love-button' ), array( 'maps', 'directory-map', 'love-button' ) ),
			);
			foreach ( $cases as list( $names, $on ) ) {
				$laurel = page_with_islands( returning( $names ) );
				assert_same( $on, $laurel->islands->names_on() );
				assert_same( ! in_array( 'maps', $on, true ), in_array( 'maps', names_off( $laurel ), true ) );
			}
			$laurel = page_with_islands( without( 'maps' ) );
			assert_same( array( 'F01', 'F02', 'S25', 'S27', 'S03' ), $laurel->islands->features_on() );
			assert_same( array( 'maps', 'directory-map' ), names_off( $laurel ) );
		},
	)
);
