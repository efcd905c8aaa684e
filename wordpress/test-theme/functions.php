<?php
/**
 * A small shop theme with the markup and the ajax actions of the real one, without its shop plugin.
 *
 * @package Laurel_Test_Theme
 */

defined( 'ABSPATH' ) || exit;

foreach ( array( 'switches', 'tables', 'shop', 'cart', 'fragments', 'wishlist', 'love', 'contact', 'checkout', 'scripts' ) as $laurel_test_part ) {
	require_once __DIR__ . '/inc/' . $laurel_test_part . '.php';
}

// A site has laurel.php as a must-use plugin or in its theme. Here it is in both places: the second must be harmless.
require WP_CONTENT_DIR . '/laurel/wordpress/laurel.php';

add_action(
	'after_setup_theme',
	function () {
		add_theme_support( 'title-tag' );
		add_theme_support( 'html5', array( 'script', 'style' ) );
	}
);
