<?php
/**
 * The theme's own tables of cart lines and wishlist lines. A cookie identifies the visitor.
 *
 * @package Laurel_Test_Theme
 */

defined( 'ABSPATH' ) || exit;

const LAUREL_TEST_VISITOR_COOKIE = 'laurel_test_visitor';

/** Creates both tables, when the test site is installed. */
function laurel_test_create_tables(): void {
	global $wpdb;
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	$charset = $wpdb->get_charset_collate();
	dbDelta(
		"CREATE TABLE {$wpdb->prefix}test_cart (
		id bigint unsigned NOT NULL AUTO_INCREMENT,
		visitor varchar(32) NOT NULL,
		product_id bigint unsigned NOT NULL,
		variation_id bigint unsigned NOT NULL DEFAULT 0,
		quantity int unsigned NOT NULL DEFAULT 1,
		PRIMARY KEY  (id),
		KEY visitor (visitor)
		) $charset;"
	);
	dbDelta(
		"CREATE TABLE {$wpdb->prefix}test_wishlist (
		id bigint unsigned NOT NULL AUTO_INCREMENT,
		visitor varchar(32) NOT NULL,
		product_id bigint unsigned NOT NULL,
		PRIMARY KEY  (id),
		KEY visitor (visitor)
		) $charset;"
	);
}

/** The visitor's key; '' without a cookie. */
function laurel_test_visitor(): string {
	$key = isset( $_COOKIE[ LAUREL_TEST_VISITOR_COOKIE ] ) ? sanitize_key( wp_unslash( $_COOKIE[ LAUREL_TEST_VISITOR_COOKIE ] ) ) : '';
	return 1 === preg_match( '/^[0-9a-f]{32}$/', $key ) ? $key : '';
}

/** The visitor's key, or a new one. Call it before any output, because it may set the cookie. */
function laurel_test_known_visitor(): string {
	$key = laurel_test_visitor();
	if ( '' === $key ) {
		$key = bin2hex( random_bytes( 16 ) );
		setcookie(
			LAUREL_TEST_VISITOR_COOKIE,
			$key,
			array(
				'path'     => '/',
				'httponly' => true,
				'samesite' => 'Lax',
			)
		);
		$_COOKIE[ LAUREL_TEST_VISITOR_COOKIE ] = $key;
	}
	return $key;
}
