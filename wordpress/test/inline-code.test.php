<?php
/**
 * Tests of Laurel_Inline_Code: nonces and hashes for a Content-Security-Policy: php inline-code.test.php.
 *
 * @package Laurel_Test_Theme
 */

require __DIR__ . '/stub-site.php';
require __DIR__ . '/newer-wordpress-stub.php';

Stub_WordPress::reset();
require WPMU_PLUGIN_DIR . '/laurel.php';

run_tests(
	'inline-code',
	array(
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
		'[X03] drop-in: a site can ask for the hash of the style before first paint; there is none when nothing is printed' => function () use ( $partial ) {
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
	)
);
