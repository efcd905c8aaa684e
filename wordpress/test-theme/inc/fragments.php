<?php
/**
 * The shop plugin's cart fragments: two cookies, an endpoint that returns the bag, and the data of its script.
 *
 * @package Laurel_Test_Theme
 */

defined( 'ABSPATH' ) || exit;

/** The cart's hash; '' for an empty cart, as in the shop plugin. */
function laurel_test_cart_hash(): string {
	$lines = laurel_test_cart_lines();
	return $lines ? md5( (string) wp_json_encode( $lines ) ) : '';
}

/** Sets the cookies of the current cart. Call it before any output. */
function laurel_test_set_cart_cookies(): void {
	$hash    = laurel_test_cart_hash();
	$expires = '' === $hash ? time() - HOUR_IN_SECONDS : 0;
	setcookie( 'woocommerce_cart_hash', $hash, $expires, '/' );
	setcookie( 'woocommerce_items_in_cart', (string) laurel_test_cart_count( laurel_test_cart_lines() ), $expires, '/' );
}

/** The data of the shop plugin's fragments script. */
function laurel_test_fragments_data(): array {
	return array(
		'ajax_url'        => admin_url( 'admin-ajax.php', 'relative' ),
		'wc_ajax_url'     => '/?wc-ajax=%%endpoint%%',
		'cart_hash_key'   => 'wc_cart_hash_' . md5( home_url() ),
		'fragment_name'   => 'wc_fragments_' . md5( home_url() ),
		'request_timeout' => '5000',
	);
}

// The endpoint answers before anything of a page is printed.
add_action(
	'template_redirect',
	function () {
		if ( ! isset( $_GET['wc-ajax'] ) || 'get_refreshed_fragments' !== $_GET['wc-ajax'] ) { // phpcs:ignore WordPress.Security.NonceVerification -- the shop plugin's endpoint has none.
			return;
		}
		laurel_test_set_cart_cookies();
		ob_start();
		laurel_test_bag();
		wp_send_json(
			array(
				'fragments' => array(
					'div.widget_shopping_cart_content' => '<div class="widget_shopping_cart_content"></div>',
					'.shopping-bag-item'               => (string) ob_get_clean(),
				),
				'cart_hash' => laurel_test_cart_hash(),
			)
		);
	},
	0
);
