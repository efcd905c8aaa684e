<?php
/**
 * A contact form and its three REST routes, as the form plugin has them. There is one form, for one visitor at a time.
 *
 * @package Laurel_Test_Theme
 */

defined( 'ABSPATH' ) || exit;

const LAUREL_TEST_FORM = 1523;
const LAUREL_TEST_TAG  = 'wpcf7-f1523-o1';
const LAUREL_TEST_MAIL = 'laurel_test_mail';

/** With ?switch=old-forms the plugin is of a release before its REST routes. */
define( 'WPCF7_VERSION', laurel_test_is_on( 'old-forms' ) ? '4.7' : '6.1.1' );

/** The rules of the form's schema. */
function laurel_test_contact_rules(): array {
	return array(
		array( 'rule' => 'required', 'field' => 'club-name', 'error' => 'Tell us the club name.' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		array( 'rule' => 'maxlength', 'field' => 'club-name', 'threshold' => 40, 'error' => 'Too long.' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
		array( 'rule' => 'file', 'field' => 'logo', 'accept' => array( 'image/*' ), 'error' => 'Pictures only.' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
	);
}

/** Enqueues the form's scripts. The plugin does so on every page; here only pages with a form have them. */
function laurel_test_contact_scripts(): void {
	laurel_test_legacy( 'swv' );
	laurel_test_legacy( 'contact-form-7', array( 'swv' ) );
	$api = array(
		'root'      => sanitize_url( get_rest_url() ),
		'namespace' => 'contact-form-7/v1',
	);
	wp_add_inline_script( 'contact-form-7', 'var wpcf7 = ' . wp_json_encode( array( 'api' => $api ) ) . ';', 'before' );
	laurel_test_legacy( 'akismet-frontend' );
}

add_shortcode(
	'contact-form-7',
	function () {
		laurel_test_contact_scripts();
		$hidden = '';
		$fields = array(
			'_wpcf7'                  => LAUREL_TEST_FORM,
			'_wpcf7_version'          => WPCF7_VERSION,
			'_wpcf7_locale'           => 'en_US',
			'_wpcf7_unit_tag'         => LAUREL_TEST_TAG,
			'_wpcf7_container_post'   => 0,
			'_wpcf7_posted_data_hash' => '',
		);
		foreach ( $fields as $name => $value ) {
			$hidden .= sprintf( '<input type="hidden" name="%s" value="%s" />', esc_attr( $name ), esc_attr( (string) $value ) );
		}
		return '<div class="wpcf7 no-js" id="' . LAUREL_TEST_TAG . '" lang="en-US" dir="ltr" data-wpcf7-id="' . LAUREL_TEST_FORM . '">'
			. '<div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true"></p> <ul></ul></div>'
			. '<form action="/ask/#' . LAUREL_TEST_TAG . '" method="post" class="wpcf7-form init" aria-label="Contact form" enctype="multipart/form-data" novalidate="novalidate" data-status="init">'
			. '<fieldset class="hidden-fields-container">' . $hidden . '</fieldset>'
			. '<p><label>Club name <span class="wpcf7-form-control-wrap" data-name="club-name"><input class="wpcf7-form-control wpcf7-text wpcf7-validates-as-required" id="club" aria-required="true" aria-invalid="false" value="" type="text" name="club-name" /></span></label></p>'
			. '<p><label>Logo <span class="wpcf7-form-control-wrap" data-name="logo"><input class="wpcf7-form-control wpcf7-file" accept="image/*" aria-invalid="false" type="file" name="logo" /></span></label></p>'
			. '<p><span class="wpcf7-form-control-wrap" data-name="extras"><span class="wpcf7-form-control wpcf7-checkbox"><span class="wpcf7-list-item first"><label><input type="checkbox" name="extras[]" value="Ribbon" /><span class="wpcf7-list-item-label">Ribbon</span></label></span><span class="wpcf7-list-item last"><label><input type="checkbox" name="extras[]" value="Gift box" /><span class="wpcf7-list-item-label">Gift box</span></label></span></span></span></p>'
			. '<p><span class="wpcf7-form-control-wrap" data-name="quiz-1"><label><span class="wpcf7-quiz-label">How many sides has a cube?</span> <input class="wpcf7-form-control wpcf7-quiz" type="text" name="quiz-1" value="" aria-invalid="false" /></label><input type="hidden" name="_wpcf7_quiz_answer_quiz-1" value="first" /></span></p>'
			. '<p><input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="Send" /></p>'
			. '<p class="akismet-fields-container" data-prefix="_wpcf7_ak_" style="display: none !important;"><label>&#916;<textarea name="_wpcf7_ak_hp_textarea" cols="45" rows="8" maxlength="100"></textarea></label><input type="hidden" id="ak_js_1" name="_wpcf7_ak_js" value="137" /></p>'
			. '<div class="wpcf7-response-output" aria-hidden="true"></div></form></div>';
	}
);

/** An error of the REST API. */
function laurel_test_rest_error( string $code, string $message, int $status ): WP_Error {
	return new WP_Error( $code, $message, array( 'status' => $status ) );
}

/** The answer to a sent form, with the plugin's texts and keys. */
function laurel_test_feedback( WP_REST_Request $request ) {
	$type = $request->get_content_type();
	if ( 'multipart/form-data' !== ( $type['value'] ?? '' ) ) {
		return laurel_test_rest_error( 'wpcf7_unsupported_media_type', 'The request payload format is not supported.', 415 );
	}
	if ( LAUREL_TEST_FORM !== (int) $request['id'] ) {
		return laurel_test_rest_error( 'wpcf7_not_found', 'The requested contact form was not found.', 404 );
	}
	$fields = $request->get_body_params();
	if ( empty( $fields['_wpcf7_unit_tag'] ) ) {
		return laurel_test_rest_error( 'wpcf7_unit_tag_not_found', 'There is no valid unit tag.', 400 );
	}
	$name   = trim( (string) ( $fields['club-name'] ?? '' ) );
	$answer = array(
		'contact_form_id'  => LAUREL_TEST_FORM,
		'status'           => '' === $name ? 'validation_failed' : 'mail_sent',
		'message'          => '' === $name ? 'One or more fields have an error.' : 'Thank you for your message.',
		'posted_data_hash' => '' === $name ? '' : md5( $name ),
		'into'             => '#' . LAUREL_TEST_TAG,
		'invalid_fields'   => array(),
		'quiz'             => array( 'quiz-1' => array( 'How many legs has a spider?', 'second' ) ),
	);
	if ( '' === $name ) {
		$answer['invalid_fields'][] = array(
			'field'    => 'club-name',
			'message'  => 'Tell us the club name.',
			'idref'    => 'club',
			'error_id' => LAUREL_TEST_TAG . '-ve-club-name',
		);
		return rest_ensure_response( $answer );
	}
	$files = array();
	foreach ( $request->get_file_params() as $field => $file ) {
		if ( UPLOAD_ERR_OK === $file['error'] ) {
			$files[ $field ] = array(
				'name'  => $file['name'],
				'bytes' => $file['size'],
				'hash'  => md5_file( $file['tmp_name'] ),
			);
		}
	}
	update_option( LAUREL_TEST_MAIL, array( 'fields' => $fields, 'files' => $files ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
	return rest_ensure_response( $answer );
}

add_action(
	'rest_api_init',
	function () {
		if ( laurel_test_is_on( 'old-forms' ) ) {
			return;
		}
		$base      = '/contact-forms/(?P<id>\d+)';
		$add_route = function ( string $path, string $method, callable $answer ): void {
			register_rest_route(
				'contact-form-7/v1',
				$path,
				array(
					'methods'             => $method,
					'callback'            => $answer,
					'permission_callback' => '__return_true',
				)
			);
		};
		$add_route( $base . '/feedback', 'POST', 'laurel_test_feedback' );
		$add_route(
			$base . '/feedback/schema',
			'GET',
			function () {
				return array(
					'version' => 'Contact Form 7 SWV Schema 2024-10',
					'locale'  => 'en_US',
					'rules'   => laurel_test_contact_rules(),
				);
			}
		);
		$add_route(
			$base . '/refill',
			'GET',
			function () {
				return array( 'quiz' => array( 'quiz-1' => array( 'How many days has a week?', 'third' ) ) );
			}
		);
		// The plugin has no such route: tests read the last mail here.
		$add_route(
			'/last-mail',
			'GET',
			function () {
				return get_option( LAUREL_TEST_MAIL, array() );
			}
		);
	}
);
