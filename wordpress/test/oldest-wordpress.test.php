<?php
/**
 * Tests of laurel.php on the oldest WordPress that it promises to run on: php oldest-wordpress.test.php. The stand-in
 * has that WordPress's functions and no others, so that a call of a later one ends the test as it would end the page.
 *
 * @package Laurel_Test_Theme
 */

require __DIR__ . '/stub-site.php';

/** Since when WordPress has what laurel.php calls. */
const SINCE = array(
	'__'                           => '2.1',
	'add_action'                   => '1.2',
	'add_filter'                   => '0.71',
	'apply_filters'                => '0.71',
	'content_url'                  => '2.6',
	'current_user_can'             => '2.0',
	'did_action'                   => '2.1',
	'esc_attr'                     => '2.8',
	'esc_html'                     => '2.8',
	'esc_url'                      => '2.8',
	'get_stylesheet_directory'     => '1.5',
	'get_stylesheet_directory_uri' => '1.5',
	'get_template_directory'       => '1.5',
	'get_template_directory_uri'   => '1.5',
	'get_transient'                => '2.8',
	'has_action'                   => '2.5',
	'is_admin'                     => '1.5.1',
	'is_embed'                     => '4.4',
	'is_feed'                      => '1.5',
	'is_front_page'                => '2.5',
	'is_home'                      => '1.5',
	'is_user_logged_in'            => '2.0',
	'is_wp_error'                  => '2.1',
	'plugins_url'                  => '2.6',
	'rest_get_server'              => '4.5',
	'set_transient'                => '2.8',
	'set_url_scheme'               => '3.4',
	'site_url'                     => '3.0',
	'trailingslashit'              => '1.2',
	'untrailingslashit'            => '2.2',
	'wp_dequeue_script'            => '3.1',
	'wp_doing_ajax'                => '4.7',
	'wp_doing_cron'                => '4.8',
	'wp_enqueue_script'            => '2.1',
	'wp_enqueue_script_module'     => '6.5',
	'wp_enqueue_style'             => '2.6',
	'wp_json_encode'               => '4.1',
	'wp_normalize_path'            => '3.9',
	// With its second argument, the part of the address.
	'wp_parse_url'                 => '4.7',
	'wp_print_styles'              => '2.6',
	'wp_script_is'                 => '2.8',
	'wp_scripts'                   => '4.2',
);

/** What laurel.php calls of plugins, which may be absent. */
const OF_PLUGINS = array( 'is_cart', 'is_product' );

/** Functions that PHP has had since 8.0: the drop-in promises 7.4. */
const TOO_NEW_FOR_PHP = 'array_is_list fdiv fsync get_debug_type get_resource_id json_validate str_contains str_ends_with str_starts_with';

$source = (string) file_get_contents( WPMU_PLUGIN_DIR . '/laurel.php' );

/** What the file says of itself. */
function header_of( string $source, string $name ): string {
	return preg_match( '/^ \* ' . $name . ': *(.+)$/m', $source, $found ) ? trim( $found[1] ) : '';
}

/** The functions that a source calls, without methods. */
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

/** A page with all of laurel's hooks, which it registers once per visit. */
function booted( string $dist, string $format ): void {
	page( $dist );
	add_filter(
		'laurel_format',
		function () use ( $format ) {
			return $format;
		}
	);
	$instance = new ReflectionProperty( 'Laurel_Drop_In', 'instance' );
	$instance->setAccessible( true );
	$instance->setValue( null, null );
	Laurel_Drop_In::boot();
}

World::reset();
require WPMU_PLUGIN_DIR . '/laurel.php';

run_tests(
	'laurel.php on the oldest WordPress',
	array(
		'[X03] drop-in: the oldest WordPress is named in the file and in the documentation' => function () use ( $source ) {
			$oldest = header_of( $source, 'Requires at least' );
			same( '4.7', $oldest );
			holds( "WordPress $oldest", (string) file_get_contents( dirname( __DIR__, 2 ) . '/docs/wordpress.md' ) );
		},
		'[X03] drop-in: the stand-in of the oldest WordPress has no function of a later one' => function () use ( $source ) {
			$ours = array( 'contact_form_routes', 'write_build', 'all_features', 'page', 'printed', 'hints', 'inside', 'left_over', 'same', 'holds', 'run_tests', 'header_of', 'called', 'booted' );
			foreach ( array_diff( get_defined_functions()['user'], $ours, OF_PLUGINS ) as $name ) {
				if ( ! isset( SINCE[ $name ] ) || version_compare( SINCE[ $name ], header_of( $source, 'Requires at least' ), '>' ) ) {
					throw new RuntimeException( "The stand-in has $name()." );
				}
			}
		},
		'[X03] drop-in: it calls what the oldest WordPress has, and asks first for what came later' => function () use ( $source ) {
			foreach ( array_diff( called( $source ), get_defined_functions()['internal'] ) as $name ) {
				$is_of_plugin = in_array( $name, OF_PLUGINS, true );
				if ( ! $is_of_plugin && ! isset( SINCE[ $name ] ) ) {
					throw new RuntimeException( "Since when is there $name()?" );
				}
				$is_late = $is_of_plugin || version_compare( SINCE[ $name ], header_of( $source, 'Requires at least' ), '>' );
				if ( $is_late && false === strpos( $source, "function_exists( '$name' )" ) ) {
					throw new RuntimeException( "$name() is called without a look whether it is there." );
				}
			}
		},
		'[X03] drop-in: it calls no function that PHP 7.4 does not have' => function () use ( $source ) {
			same( '7.4', header_of( $source, 'Requires PHP' ) );
			same( array(), array_values( array_intersect( called( $source ), explode( ' ', TOO_NEW_FOR_PHP ) ) ) );
		},
		'[X03] drop-in: on the oldest WordPress every hook runs, in both formats, without a notice' => function () use ( $complete ) {
			foreach ( array( 'module' => 'type="module"', 'single' => 'defer' ) as $format => $mode ) {
				booted( $complete, $format );
				World::$is['keeper'] = true;
				foreach ( array( 'contact-form-7', 'google-maps', 'akismet-frontend', 'sf-functions', 'wc-cart-fragments' ) as $handle ) {
					World::$scripts->add( $handle );
					wp_enqueue_script( $handle );
				}
				$calls = array(
					'language_attributes'     => array( 'lang="en"', 'html' ),
					'wp_enqueue_scripts'      => array( '' ),
					'wp_head'                 => array( '' ),
					'wp_print_scripts'        => array( '' ),
					'nav_menu_css_class'      => array( array( 'menu-item', 'menu-item-has-children' ) ),
					'wp_footer'               => array( '' ),
					'wp_print_footer_scripts' => array( '' ),
					'script_loader_tag'       => array( "<script src='/laurel.js'></script>", 'laurel' ),
					'wp_script_attributes'    => array( array( 'id' => 'laurel-js' ) ),
					'admin_notices'           => array( '' ),
				);
				same( array(), array_diff( array_keys( World::$hooks ), array_keys( $calls ), array( 'laurel_dist_path', 'laurel_format' ) ) );
				$page    = '';
				$answers = array();
				foreach ( $calls as $hook => $arguments ) {
					$page .= printed(
						function () use ( $hook, $arguments, &$answers ) {
							$answers[ $hook ] = apply_filters( $hook, ...$arguments );
						}
					);
				}
				holds( 'flexbox', $answers['language_attributes'] );
				holds( $mode, $answers['script_loader_tag'] );
				same( 'parent', end( $answers['nav_menu_css_class'] ) );
				holds( '<style id="laurel-first-paint">', $page );
				holds( '<script id="laurel-config">', $page );
				same( array( 'laurel' ), array_slice( World::$scripts->queue, -1 ) );
			}
		},
	)
);
