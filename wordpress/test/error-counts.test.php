<?php
/**
 * Tests of the route that takes errors, and of what is kept and shown of them: php error-counts.test.php.
 *
 * @package Laurel_Test_Theme
 */

require __DIR__ . '/stub-site.php';
require __DIR__ . '/newer-wordpress-stub.php';
require __DIR__ . '/health-stub.php';

Stub_WordPress::reset();
require WPMU_PLUGIN_DIR . '/laurel.php';

const NOON   = 1800000000;
const REPORT = array( 'island' => 'love-button', 'stage' => 'act', 'message' => 'cracked', 'path' => '/blog/' );
const SENT   = array( 'content_type' => 'text/plain;charset=UTF-8', 'origin' => 'https://shop.test' );
const KNOWN  = array( 'love-button', 'mini-cart' );

/** A page view of a site where the setting has this value. */
function site_with_reports( ?string $choice = 'on' ): Laurel_Drop_In {
	global $grouped;
	$laurel                                               = page( $grouped );
	Stub_WordPress::$options[ Laurel_Settings::OPTION ] = array( 'config' => array( 'errorReports' => $choice ) );
	Stub_Health::$routes                                  = array();
	$laurel->add_hooks();
	return $laurel;
}

/** The status of the answer to a report. */
function answer_to( $report, array $headers = array() ): int {
	$laurel = site_with_reports();
	$route  = new Laurel_Error_Route( $laurel->settings, $laurel->build, new Laurel_Error_Counts() );
	$body   = is_string( $report ) ? $report : (string) json_encode( $report );
	return $route->receive( new WP_REST_Request( $body, $headers + SENT ) )->status;
}

/** Counts of a site that has none. */
function no_counts(): Laurel_Error_Counts {
	Stub_WordPress::reset();
	return new Laurel_Error_Counts();
}

/** The list of errors as the settings page prints it. */
function printed_table(): string {
	$table = new Laurel_Error_Table( new Laurel_Settings(), new Laurel_Error_Counts() );
	return printed( array( $table, 'print_section' ) );
}

run_tests(
	'error counts',
	array(
		'[X16] errors: nothing is reported and no route exists, unless the setting is on' => function () {
			foreach ( array( null, 'off', 'yes' ) as $choice ) {
				$laurel = site_with_reports( $choice );
				assert_same( array(), $laurel->config->settings() );
				do_action( 'rest_api_init' );
				assert_same( array(), Stub_Health::$routes );
			}
			$laurel = site_with_reports();
			assert_same( array( 'errorReports' => 'https://shop.test/wp-json/laurel/v1/errors' ), $laurel->config->settings() );
			do_action( 'rest_api_init' );
			assert_same( 'POST', Stub_Health::$routes['laurel/v1/errors']['methods'] );
		},
		'[X16] errors: code may name another address, or none' => function () {
			foreach ( array( '/own/', false ) as $address ) {
				$laurel = site_with_reports();
				site_has_settings( array( 'errorReports' => $address ) );
				assert_same( $address, $laurel->config->settings()['errorReports'] );
			}
		},
		'[X16] errors: a page of this site is answered, others are refused' => function () {
			assert_same( 204, answer_to( REPORT ) );
			$kinds = array_values( ( new Laurel_Error_Counts() )->all() );
			assert_same( 1, count( $kinds ) );
			assert_same( REPORT + array( 'count' => 1 ), array_diff_key( $kinds[0], array( 'last' => 0 ) ) );
			foreach ( array( 'https://www.shop.test', 'http://shop.test' ) as $origin ) {
				assert_same( 204, answer_to( REPORT, compact( 'origin' ) ) );
			}
			foreach ( array( '', 'null', 'https://evil.test', 'https://shop.test.evil.test', 'https://shop.test:8080', 'shop.test', '//shop.test@evil.test' ) as $origin ) {
				assert_same( 403, answer_to( REPORT, compact( 'origin' ) ) );
			}
		},
		'[X16] errors: other content types, long bodies and what is no report are refused' => function () {
			foreach ( array( '', 'application/json', 'text/html', 'text/plainer', 'multipart/form-data' ) as $content_type ) {
				assert_same( 415, answer_to( REPORT, compact( 'content_type' ) ) );
			}
			assert_same( 413, answer_to( array( 'message' => str_repeat( 'x', 2100 ) ) + REPORT ) );
			$odd = array( '', '{', '7', '"x"', '[]', '[[[]]]', "\xff", '{"island":"love-button"}' );
			foreach ( array( 'island', 'stage', 'message', 'path' ) as $name ) {
				foreach ( array( null, 7, array( 'x' ), true ) as $value ) {
					$odd[] = array( $name => $value ) + REPORT;
				}
			}
			$odd[] = array( 'island' => 'not-ours' ) + REPORT;
			$odd[] = array( 'stage' => 'sleep' ) + REPORT;
			$odd[] = array( 'path' => 'javascript:alert(1)' ) + REPORT;
			foreach ( $odd as $report ) {
				assert_same( 400, answer_to( $report ) );
			}
			assert_same( array(), ( new Laurel_Error_Counts() )->all() );
		},
		'[X16] errors: islands, groups, files of groups and the runtime can fail' => function () {
			foreach ( array( 'mini-cart', 'cart', 'every-page', 'runtime' ) as $island ) {
				assert_same( 204, answer_to( compact( 'island' ) + REPORT ) );
			}
		},
		'[X16] errors: the same error is counted, with its last page and time' => function () {
			$counts = no_counts();
			$counts->add( REPORT, KNOWN, NOON );
			$counts->add( array( 'message' => 'lost' ) + REPORT, KNOWN, NOON + 1 );
			$counts->add( array( 'path' => '/bag/?order=7#smith' ) + REPORT, KNOWN, NOON + 2 );
			$kinds = array_values( $counts->all() );
			assert_same( array( 'cracked', 'lost' ), array_column( $kinds, 'message' ) );
			assert_same( array( 2, 1 ), array_column( $kinds, 'count' ) );
			assert_same( array( '/bag/', '/blog/' ), array_column( $kinds, 'path' ) );
			assert_same( array( NOON + 2, NOON + 1 ), array_column( $kinds, 'last' ) );
		},
		'[X16] errors: only printable ASCII is kept, and no more than fits' => function () {
			$counts = no_counts();
			$counts->add( array( 'message' => "a\0b\x1b[31m\u{202e}c\u{1F3C6}d" . str_repeat( 'e', 300 ), 'path' => '/' . str_repeat( 'f', 300 ) ) + REPORT, KNOWN, NOON );
			$kind = current( $counts->all() );
			assert_same( 'a?b?[31m?c?d' . str_repeat( 'e', 188 ), $kind['message'] );
			assert_same( 150, strlen( $kind['path'] ) );
		},
		'[X16] errors: 20 at once, then one in six seconds; the others write nothing' => function () {
			$counts   = no_counts();
			$statuses = array();
			for ( $report = 0; $report < 30; $report++ ) {
				$statuses[] = $counts->add( REPORT, KNOWN, NOON );
			}
			assert_same( array( 204 => 20, 429 => 10 ), array_count_values( $statuses ) );
			$before = Stub_WordPress::$options;
			assert_same( 429, $counts->add( REPORT, KNOWN, NOON + 5 ) );
			assert_same( $before, Stub_WordPress::$options );
			assert_same( 204, $counts->add( REPORT, KNOWN, NOON + 6 ) );
			assert_same( 429, $counts->add( REPORT, KNOWN, NOON + 11 ) );
			assert_same( 21, current( $counts->all() )['count'] );
		},
		'[X16] errors: a clock that was set back does not stop the counts' => function () {
			$counts = no_counts();
			for ( $report = 0; $report < 20; $report++ ) {
				$counts->add( REPORT, KNOWN, NOON );
			}
			assert_same( 429, $counts->add( REPORT, KNOWN, NOON - 60 ) );
			assert_same( 204, $counts->add( REPORT, KNOWN, NOON - 61 ) );
		},
		'[X16] errors: a hundred kinds; a new one takes the place of the rarest, and the oldest of those' => function () {
			$counts = no_counts();
			for ( $kind = 0; $kind < 100; $kind++ ) {
				$counts->add( array( 'message' => "kind $kind" ) + REPORT, KNOWN, NOON + 60 * $kind );
			}
			$counts->add( array( 'message' => 'kind 0' ) + REPORT, KNOWN, NOON + 6000 );
			$counts->add( array( 'message' => 'new' ) + REPORT, KNOWN, NOON + 6060 );
			$messages = array_column( $counts->all(), 'message' );
			assert_same( 100, count( $messages ) );
			assert_same( array( 'new', 'kind 0', 'kind 99' ), array_slice( $messages, 0, 3 ) );
			assert_same( false, in_array( 'kind 1', $messages, true ) );
		},
		'[X16] errors: 10,000 hostile reports over an hour: bounded rows, bytes, writes and time' => function () {
			$counts = no_counts();
			$hook   = "<script>alert(1)</script>\" onfocus=alert(1) '; DROP TABLE wp_options; -- \0\u{202e}";
			$before = Stub_WordPress::$options;
			$writes = 0;
			$start  = microtime( true );
			for ( $number = 0; $number < 10000; $number++ ) {
				$island = 0 === $number % 3 ? $hook : KNOWN[ $number % 2 ];
				$counts->add( array( 'island' => $island, 'message' => "$number $hook" . str_repeat( '9', 1500 ), 'path' => "/$number$hook" ) + REPORT, KNOWN, NOON + (int) ( $number * 0.36 ) );
				$writes += $before === Stub_WordPress::$options ? 0 : 1;
				$before  = Stub_WordPress::$options;
			}
			assert_same( true, microtime( true ) - $start < 10 );
			assert_same( true, $writes > 500 && $writes <= 20 + 3600 / 6 );
			$kinds = $counts->all();
			assert_same( 100, count( $kinds ) );
			assert_same( true, strlen( serialize( Stub_WordPress::$options ) ) < 100 * 600 );
			assert_same( KNOWN, array_values( array_intersect( KNOWN, array_column( $kinds, 'island' ) ) ) );
			assert_lacks( '<script', printed_table() );
			assert_lacks( '" onfocus', printed_table() );
		},
		'[X16] errors: one is forgotten, or all of them' => function () {
			$counts = no_counts();
			$counts->add( REPORT, KNOWN, NOON );
			$counts->add( array( 'stage' => 'mount' ) + REPORT, KNOWN, NOON );
			$keys = array_keys( $counts->all() );
			$counts->forget( 'unknown' );
			assert_same( $keys, array_keys( $counts->all() ) );
			$counts->forget( $keys[0] );
			assert_same( array( $keys[1] ), array_keys( $counts->all() ) );
			$counts->forget( '' );
			assert_same( array(), $counts->all() );
		},
		'[X16] errors: an option that somebody else has written counts as none' => function () {
			foreach ( array( false, 'x', 7, array( 'kinds' => 'x' ), array( 'left' => 1, 'at' => 1, 'kinds' => 'x' ) ) as $odd ) {
				$counts = no_counts();
				Stub_WordPress::$options[ Laurel_Error_Counts::OPTION ] = $odd;
				assert_same( array(), $counts->all() );
				assert_same( 204, $counts->add( REPORT, KNOWN, NOON ) );
			}
		},
		'[X16] errors: the list says what, how often, when and where' => function () {
			$counts = no_counts();
			assert_contains( 'not counted', printed_table() );
			Stub_WordPress::$options[ Laurel_Settings::OPTION ] = array( 'config' => array( 'errorReports' => 'on' ) );
			assert_contains( 'None so far.', printed_table() );
			$counts->add( array( 'message' => 'a < b & "c"' ) + REPORT, KNOWN, time() - 300 );
			$html = printed_table();
			foreach ( array( 'love-button, at work', 'a &lt; b &amp; &quot;c&quot;', 'last on /blog/', '<td>1</td>', '5 mins ago', 'Forget all', 'of laurel_forget_errors' ) as $part ) {
				assert_contains( $part, $html );
			}
		},
	)
);
