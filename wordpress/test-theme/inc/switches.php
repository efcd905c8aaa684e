<?php
/**
 * Switches that a test turns on in the address (?switch=single,csp). Most of them add a filter of the drop-in, as a site
 * does.
 *
 * @package Laurel_Test_Theme
 */

defined( 'ABSPATH' ) || exit;

/** Whether the address asks for a switch. */
function laurel_test_is_on( string $name ): bool {
	$asked = isset( $_GET['switch'] ) ? sanitize_text_field( wp_unslash( $_GET['switch'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- changes nothing.
	return in_array( $name, explode( ',', $asked ), true );
}

// A page behind a proxy that ends https: the site's own settings have http.
if ( laurel_test_is_on( 'https' ) ) {
	$_SERVER['HTTPS'] = 'on';
}

// A site in another language.
add_filter(
	'locale',
	function ( $locale ) {
		foreach ( array( 'german' => 'de_DE', 'austrian' => 'de_AT', 'french' => 'fr_FR' ) as $switch => $other ) {
			if ( laurel_test_is_on( $switch ) ) {
				return $other;
			}
		}
		return $locale;
	}
);

// The conditional tags of the shop plugin.
if ( laurel_test_is_on( 'shop-plugin' ) ) {
	function is_product(): bool {
		return is_singular( 'trophy' );
	}
	function is_cart(): bool {
		return is_page( 'cart' );
	}
	function is_account_page(): bool {
		return is_page( 'my-account' );
	}
}

// A release of the search plugin that is newer than those that laurel knows.
if ( laurel_test_is_on( 'newer-search' ) ) {
	define( 'AWS_VERSION', '4.0.1' );
}

// A static front page in place of the list of posts.
if ( laurel_test_is_on( 'static-front' ) ) {
	add_filter(
		'pre_option_show_on_front',
		function () {
			return 'page';
		}
	);
	add_filter(
		'pre_option_page_on_front',
		function () {
			return get_page_by_path( 'bare' )->ID;
		}
	);
}

/** The build that has every feature. */
function laurel_test_complete_build(): string {
	return WP_CONTENT_DIR . '/complete-build/dist';
}

add_filter(
	'laurel_dist_path',
	function ( $path ) {
		if ( laurel_test_is_on( 'no-build' ) ) {
			return WP_CONTENT_DIR . '/nowhere';
		}
		if ( laurel_test_is_on( 'broken-build' ) ) {
			return WP_CONTENT_DIR . '/broken-build';
		}
		return laurel_test_is_on( 'complete' ) ? laurel_test_complete_build() : $path;
	}
);

add_filter(
	'laurel_format',
	function ( $format ) {
		return laurel_test_is_on( 'single' ) ? 'single' : $format;
	}
);

add_filter(
	'laurel_islands',
	function ( $names ) {
		if ( laurel_test_is_on( 'no-islands' ) ) {
			return array();
		}
		if ( laurel_test_is_on( 'only-love' ) ) {
			return array( 'love-button', 'love-marks' );
		}
		if ( laurel_test_is_on( 'without-feed' ) ) {
			return array_diff( $names, array( 'feed' ) );
		}
		return laurel_test_is_on( 'without-love' ) ? array_diff( $names, array( 'love-button', 'love-marks' ) ) : $names;
	}
);

add_filter(
	'laurel_replaced_handles',
	function ( $table ) {
		if ( laurel_test_is_on( 'retire-bag' ) ) {
			$table['site-bag'] = array( 'S26', 'S27' );
		}
		if ( laurel_test_is_on( 'keep-theme-script' ) ) {
			unset( $table['sf-functions-min'] );
		}
		return $table;
	}
);

add_filter(
	'laurel_config',
	function ( $config ) {
		return laurel_test_is_on( 'config' ) ? array_merge( $config, array( 'note' => '</script><b>engraved & "polished"' ) ) : $config;
	}
);

add_filter(
	'laurel_csp_nonce',
	function ( $nonce ) {
		return laurel_test_is_on( 'csp' ) ? 'n0nce' : $nonce;
	}
);

// Code that prints a script by itself, behind all others.
add_action(
	'wp_footer',
	function () {
		if ( laurel_test_is_on( 'feed-returns' ) ) {
			wp_print_scripts( array( 'cffscripts' ) );
		}
	},
	30
);

add_action(
	'send_headers',
	function () {
		if ( laurel_test_is_on( 'csp' ) ) {
			// The wishlist's markup carries style attributes, so those are allowed; style elements need the nonce.
			header( "Content-Security-Policy: default-src 'self'; script-src 'self' 'nonce-n0nce'; style-src 'self' 'nonce-n0nce'; style-src-attr 'unsafe-inline'; img-src 'self' data:; require-trusted-types-for 'script'" );
		}
	}
);
