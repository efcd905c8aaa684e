<?php
/**
 * A small shop theme with markup and ajax actions of the real theme. It needs no shop plugin.
 *
 * @package Laurel_Test_Theme
 */

defined( 'ABSPATH' ) || exit;

foreach ( array( 'switches', 'tables', 'shop', 'cart', 'fragments', 'wishlist', 'love', 'contact', 'checkout', 'scripts' ) as $laurel_test_part ) {
	require_once __DIR__ . '/inc/' . $laurel_test_part . '.php';
}

// A site has laurel.php as a must-use plugin or in its theme. This site has both: the second must change nothing. The site
// that the package is installed on has neither.
if ( is_dir( WP_CONTENT_DIR . '/laurel' ) ) {
	require WP_CONTENT_DIR . '/laurel/wordpress/laurel.php';
}

add_action(
	'after_setup_theme',
	function () {
		add_theme_support( 'title-tag' );
		add_theme_support( 'html5', array( 'script', 'style' ) );
	}
);
