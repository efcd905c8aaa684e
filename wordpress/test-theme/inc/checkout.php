<?php
/**
 * The checkout, with the shop plugin's elements and settings of order attribution.
 *
 * @package Laurel_Test_Theme
 */

defined( 'ABSPATH' ) || exit;

const LAUREL_TEST_ATTRIBUTION_PREFIX   = 'wc_order_attribution_';
const LAUREL_TEST_ATTRIBUTION_ELEMENTS = 5;

/** The settings of order attribution (contract 07 E2). */
function laurel_test_attribution_data(): array {
	$fields = array(
		'source_type'          => 'current.typ',
		'referrer'             => 'current_add.rf',
		'utm_campaign'         => 'current.cmp',
		'utm_source'           => 'current.src',
		'utm_medium'           => 'current.mdm',
		'utm_content'          => 'current.cnt',
		'utm_id'               => 'current.id',
		'utm_term'             => 'current.trm',
		'utm_source_platform'  => 'current.plt',
		'utm_creative_format'  => 'current.fmt',
		'utm_marketing_tactic' => 'current.tct',
		'session_entry'        => 'current_add.ep',
		'session_start_time'   => 'current_add.fd',
		'session_pages'        => 'session.pgs',
		'session_count'        => 'udata.vst',
		'user_agent'           => 'udata.uag',
	);
	return array(
		'params' => array(
			'lifetime'      => 1.0e-5,
			'session'       => 30,
			'base64'        => false,
			'ajaxurl'       => admin_url( 'admin-ajax.php' ),
			'prefix'        => LAUREL_TEST_ATTRIBUTION_PREFIX,
			'allowTracking' => true,
		),
		'fields' => $fields,
	);
}

/** The attribution fields of a posted checkout that have a value. */
function laurel_test_posted_attribution(): array {
	$values = array();
	foreach ( array_keys( laurel_test_attribution_data()['fields'] ) as $field ) {
		$posted = $_POST[ LAUREL_TEST_ATTRIBUTION_PREFIX . $field ] ?? ''; // phpcs:ignore WordPress.Security.NonceVerification,WordPress.Security.ValidatedSanitizedInput -- printed escaped.
		$value  = is_string( $posted ) ? sanitize_text_field( wp_unslash( $posted ) ) : '';
		if ( '' !== $value && '(none)' !== $value ) {
			$values[ $field ] = $value;
		}
	}
	return $values;
}

add_shortcode(
	'checkout',
	function () {
		if ( isset( $_POST['billing_email'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- a test's order.
			$rows = '';
			foreach ( laurel_test_posted_attribution() as $field => $value ) {
				$rows .= sprintf( '<dt>%s</dt><dd>%s</dd>', esc_html( $field ), esc_html( $value ) );
			}
			return '<h3>Order received</h3><dl id="order-source">' . $rows . '</dl>';
		}
		laurel_test_legacy( 'sourcebuster-js' );
		laurel_test_legacy( 'wc-order-attribution', array( 'sourcebuster-js' ) );
		return '<form name="checkout" method="post" class="checkout woocommerce-checkout" action="' . esc_url( home_url( '/checkout/' ) ) . '">'
			. '<p><label>Email <input type="email" name="billing_email" value="" /></label></p>'
			. str_repeat( '<wc-order-attribution-inputs></wc-order-attribution-inputs>', LAUREL_TEST_ATTRIBUTION_ELEMENTS )
			. '<p><button type="submit">Place order</button></p></form>';
	}
);
