<?php
/**
 * Tests of the drop-in on the oldest WordPress that it supports: php oldest-wordpress.test.php. The stub has the
 * functions of that WordPress and no others, so that a call of a later one ends the test as it would end the page.
 *
 * @package Laurel_Test_Theme
 */

require __DIR__ . '/stub-site.php';

/** The functions of WordPress that the drop-in calls, and the release that each came with. */
const SINCE = array(
	'__'                           => '2.1',
	'_n'                           => '2.8',
	'add_action'                   => '1.2',
	'add_filter'                   => '0.71',
	'add_options_page'             => '1.5',
	'add_query_arg'                => '1.5',
	'add_settings_error'           => '3.0',
	'admin_url'                    => '2.6',
	'apply_filters'                => '0.71',
	'check_admin_referer'          => '1.2',
	'check_ajax_referer'           => '2.0.3',
	'checked'                      => '1.0',
	'content_url'                  => '2.6',
	'current_user_can'             => '2.0',
	'determine_locale'             => '5.0',
	'did_action'                   => '2.1',
	'do_action'                    => '1.2',
	'esc_attr'                     => '2.8',
	'esc_html'                     => '2.8',
	'esc_html__'                   => '2.8',
	'esc_url'                      => '2.8',
	'esc_url_raw'                  => '2.8',
	'get_locale'                   => '1.5',
	'get_option'                   => '1.5',
	'get_settings_errors'          => '3.0',
	'get_stylesheet_directory'     => '1.5',
	'get_stylesheet_directory_uri' => '1.5',
	'get_template'                 => '1.5',
	'get_template_directory'       => '1.5',
	'get_template_directory_uri'   => '1.5',
	'get_transient'                => '2.8',
	'get_user_locale'              => '4.7',
	'has_action'                   => '2.5',
	'home_url'                     => '3.0',
	'human_time_diff'              => '1.5',
	'is_404'                       => '1.5',
	'is_admin'                     => '1.5.1',
	'is_customize_preview'         => '4.0',
	'is_embed'                     => '4.4',
	'is_feed'                      => '1.5',
	'is_front_page'                => '2.5',
	'is_home'                      => '1.5',
	'is_search'                    => '1.5',
	'is_user_logged_in'            => '2.0',
	'is_wp_error'                  => '2.1',
	'load_textdomain'              => '1.5',
	'nocache_headers'              => '2.0',
	'number_format_i18n'           => '2.3',
	'plugin_basename'              => '1.5',
	'plugins_url'                  => '2.6',
	// The release that added its third argument, a list.
	'register_setting'             => '4.7',
	'remove_action'                => '1.2',
	'register_rest_route'          => '4.4',
	'rest_get_server'              => '4.5',
	'rest_url'                     => '4.4',
	'selected'                     => '1.0',
	'set_transient'                => '2.8',
	'set_url_scheme'               => '3.4',
	'settings_fields'              => '2.7',
	'site_url'                     => '3.0',
	'submit_button'                => '3.1',
	'trailingslashit'              => '1.2',
	'untrailingslashit'            => '2.2',
	'update_option'                => '1.0',
	'wp_check_invalid_utf8'        => '2.8',
	'wp_dequeue_script'            => '3.1',
	'wp_dequeue_style'             => '3.1',
	'wp_die'                       => '2.0.4',
	'wp_doing_ajax'                => '4.7',
	'wp_doing_cron'                => '4.8',
	'wp_enqueue_script'            => '2.1',
	'wp_enqueue_script_module'     => '6.5',
	'wp_enqueue_style'             => '2.6',
	'wp_get_theme'                 => '3.4',
	'wp_json_encode'               => '4.1',
	'wp_nonce_field'               => '2.0.4',
	'wp_normalize_path'            => '3.9',
	// The release that added its second argument, the part of the address.
	'wp_parse_url'                 => '4.7',
	'wp_print_styles'              => '2.6',
	'wp_remote_get'                => '2.7',
	'wp_remote_retrieve_header'    => '2.7',
	'wp_remote_retrieve_response_code' => '2.7',
	'wp_safe_redirect'             => '2.3',
	'wp_script_is'                 => '2.8',
	'wp_scripts'                   => '4.2',
	// The release that added its second argument, the status.
	'wp_send_json_error'           => '4.7',
	'wp_send_json_success'         => '3.5',
);

/** The functions of plugins that the drop-in calls. The plugins may be absent. */
const OF_PLUGINS = array( 'is_account_page', 'is_cart', 'is_product' );

/** Functions of PHP 8.0 to 8.4. */
const TOO_NEW_FOR_PHP = 'array_all array_any array_find array_find_key array_is_list fdatasync fdiv fsync get_debug_type get_resource_id'
	. ' json_validate mb_lcfirst mb_ltrim mb_rtrim mb_str_pad mb_trim mb_ucfirst preg_last_error_msg str_contains str_decrement'
	. ' str_ends_with str_increment str_starts_with';

/** Tokens of PHP 8.0 to 8.4. An older PHP cannot read the code that has them. */
const TOO_NEW_TOKENS = array( 'T_MATCH', 'T_NULLSAFE_OBJECT_OPERATOR', 'T_ATTRIBUTE', 'T_ENUM', 'T_READONLY' );

/** The source of each file that a site copies, by name. */
$sources = array();
foreach ( drop_in_files() as $file ) {
	$sources[ $file ] = (string) file_get_contents( WPMU_PLUGIN_DIR . '/' . $file );
}

/** A line of the plugin header of laurel.php. */
function plugin_header( string $name ): string {
	$source = (string) file_get_contents( WPMU_PLUGIN_DIR . '/laurel.php' );
	return preg_match( '/^ \* ' . $name . ': *(.+)$/m', $source, $found ) ? trim( $found[1] ) : '';
}

/** Whether the oldest WordPress lacks a function. */
function is_too_new( string $name ): bool {
	return version_compare( SINCE[ $name ], plugin_header( 'Requires at least' ), '>' );
}

/** The functions that a source calls, without methods and classes. */
function called( string $source ): array {
	$not_code = array( T_WHITESPACE, T_COMMENT, T_DOC_COMMENT );
	$tokens   = array_values(
		array_filter(
			token_get_all( $source ),
			function ( $token ) use ( $not_code ) {
				return ! is_array( $token ) || ! in_array( $token[0], $not_code, true );
			}
		)
	);
	$names    = array();
	foreach ( $tokens as $position => $token ) {
		$before = $tokens[ $position - 1 ] ?? '';
		$is_own = is_array( $before ) && in_array( $before[0], array( T_OBJECT_OPERATOR, T_DOUBLE_COLON, T_FUNCTION, T_NEW ), true );
		if ( is_array( $token ) && T_STRING === $token[0] && '(' === ( $tokens[ $position + 1 ] ?? '' ) && ! $is_own ) {
			$names[] = $token[1];
		}
	}
	return array_values( array_unique( $names ) );
}

Stub_WordPress::reset();
require WPMU_PLUGIN_DIR . '/laurel.php';

run_tests(
	'laurel.php on the oldest WordPress',
	array(
		'[X03] drop-in: the oldest WordPress is named in the plugin header and in the documentation' => function () {
			$oldest = plugin_header( 'Requires at least' );
			assert_same( '4.7', $oldest );
			assert_contains( "WordPress $oldest", (string) file_get_contents( dirname( __DIR__, 2 ) . '/docs/wordpress.md' ) );
		},
		'[X03] drop-in: the stub of the oldest WordPress has no function of a later one' => function () {
			$stubs = array_filter(
				get_defined_functions()['user'],
				function ( string $name ): bool {
					return 'wordpress-stub.php' === basename( ( new ReflectionFunction( $name ) )->getFileName() );
				}
			);
			assert_same( true, in_array( 'apply_filters', $stubs, true ) );
			foreach ( array_diff( $stubs, OF_PLUGINS, array( 'contact_form_routes' ) ) as $name ) {
				if ( ! isset( SINCE[ $name ] ) || is_too_new( $name ) ) {
					throw new RuntimeException( "The stub has $name()." );
				}
			}
		},
		'[X03] drop-in: each file calls only functions of the oldest WordPress, or checks that they exist' => function () use ( $sources ) {
			assert_same( true, count( $sources ) > 1 );
			foreach ( $sources as $file => $source ) {
				foreach ( array_diff( called( $source ), get_defined_functions()['internal'] ) as $name ) {
					$is_of_plugin = in_array( $name, OF_PLUGINS, true );
					if ( ! $is_of_plugin && ! isset( SINCE[ $name ] ) ) {
						throw new RuntimeException( "$file calls $name(), which the list above does not have." );
					}
					if ( $is_of_plugin || is_too_new( $name ) ) {
						assert_contains( "function_exists( '$name' )", $source );
					}
				}
			}
		},
		'[X03] drop-in: no file uses syntax that PHP 7.4 does not have' => function () use ( $sources ) {
			foreach ( $sources as $source ) {
				$names = array_map( 'token_name', array_column( array_filter( token_get_all( $source ), 'is_array' ), 0 ) );
				assert_same( array(), array_values( array_intersect( $names, TOO_NEW_TOKENS ) ) );
			}
		},
		'[X03] drop-in: no file calls a function that PHP 7.4 does not have' => function () use ( $sources ) {
			assert_same( '7.4', plugin_header( 'Requires PHP' ) );
			foreach ( $sources as $source ) {
				assert_same( array(), array_values( array_intersect( called( $source ), explode( ' ', TOO_NEW_FOR_PHP ) ) ) );
			}
		},
		'[X17] texts: before WordPress 5.0, too, the admin has the language of the user’s profile' => function () use ( $complete ) {
			foreach ( array( 'laurel-fr_FR.mo' => true, 'laurel-it_IT.mo' => false ) as $file => $is_admin ) {
				$laurel                      = page( $complete );
				Stub_WordPress::$locale      = 'it_IT';
				Stub_WordPress::$user_locale = 'fr_FR';
				Stub_WordPress::$is['admin'] = $is_admin;
				$laurel->texts->load();
				assert_same( $file, basename( Stub_WordPress::$translation_files[0] ) );
			}
		},
		'[X03] drop-in: on the oldest WordPress every hook runs, in both formats, without a notice' => function () use ( $complete ) {
			foreach ( array( 'module' => 'type="module"', 'single' => 'defer' ) as $format => $attribute ) {
				$laurel = page( $complete );
				filter_returns( 'laurel_format', $format );
				$laurel->add_hooks();
				Stub_WordPress::$is['administrator'] = true;
				foreach ( array( 'contact-form-7', 'google-maps', 'akismet-frontend', 'sf-functions', 'wc-cart-fragments' ) as $handle ) {
					enqueue( $handle );
				}
				$calls = array(
					'init'                    => array( '' ),
					'language_attributes'     => array( 'lang="en"', 'html' ),
					'wp_enqueue_scripts'      => array( '' ),
					'wp_head'                 => array( '' ),
					'wp_print_scripts'        => array( '' ),
					'nav_menu_css_class'      => array( array( 'menu-item', 'menu-item-has-children' ) ),
					'wp_footer'               => array( '' ),
					'wp_print_footer_scripts' => array( '' ),
					'script_loader_tag'       => array( "<script src='/laurel.js'></script>", 'laurel' ),
					'wp_script_attributes'    => array( array( 'id' => 'laurel-js' ) ),
					'admin_init'              => array( '' ),
					'admin_notices'           => array( '' ),
					'debug_information'       => array( array() ),
					'rest_api_init'           => array( '' ),
					'site_status_tests'       => array( array() ),
				);
				assert_same( array(), array_diff( array_keys( Stub_WordPress::$hooks ), array_keys( $calls ), array( 'laurel_dist_path', 'laurel_format', 'laurel_islands', 'laurel_config', 'laurel_replaced_handles' ) ) );
				$html     = '';
				$filtered = array();
				foreach ( $calls as $hook => $arguments ) {
					$html .= printed(
						function () use ( $hook, $arguments, &$filtered ) {
							$filtered[ $hook ] = apply_filters( $hook, ...$arguments );
						}
					);
				}
				assert_contains( 'flexbox', $filtered['language_attributes'] );
				assert_contains( $attribute, $filtered['script_loader_tag'] );
				assert_same( 'parent', end( $filtered['nav_menu_css_class'] ) );
				assert_contains( '<style id="laurel-first-paint">', $html );
				assert_contains( '<script id="laurel-config">', $html );
				assert_same( array( 'laurel' ), array_slice( Stub_WordPress::$scripts->queue, -1 ) );
			}
		},
	)
);
