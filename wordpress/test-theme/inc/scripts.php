<?php
/**
 * Fake legacy scripts (?switch=legacy) with the handles, dependencies, inline data and hooks of the real ones. Each only
 * records that it ran. The end of the file removes WordPress's own inline code, and its requests to other hosts.
 *
 * @package Laurel_Test_Theme
 */

defined( 'ABSPATH' ) || exit;

/** Registers a fake script. */
function laurel_test_register( string $handle, array $dependencies = array(), bool $in_footer = true ): void {
	wp_register_script( $handle, get_template_directory_uri() . '/assets/legacy.js', $dependencies, '1', $in_footer );
}

/** Registers and enqueues a fake script. */
function laurel_test_legacy( string $handle, array $dependencies = array(), bool $in_footer = true ): void {
	laurel_test_register( $handle, $dependencies, $in_footer );
	wp_enqueue_script( $handle );
}

/** Enqueues the page feed's script, with its data and the code before it. */
function laurel_test_feed(): void {
	laurel_test_legacy( 'cffscripts', array( 'jquery' ) );
	wp_localize_script( 'cffscripts', 'cffOptions', array( 'placeholder' => '/placeholder.png', 'resized_url' => '/resized/' ) );
	$ajax_url = wp_json_encode( admin_url( 'admin-ajax.php', 'relative' ) );
	wp_add_inline_script( 'cffscripts', 'var cffajaxurl = ' . $ajax_url . '; var cffmetatrans = "true";', 'before' );
}

add_action(
	'wp_enqueue_scripts',
	function () {
		wp_enqueue_style( 'laurel-test', get_stylesheet_uri(), array(), '1' );
		laurel_test_register( 'countto' );
		laurel_test_register( 'lightSlider' );
		if ( laurel_test_is_on( 'bag-script' ) || laurel_test_is_on( 'retire-bag' ) ) {
			laurel_test_legacy( 'site-bag' );
			wp_localize_script( 'site-bag', 'siteBag', array( 'currency' => 'AUD' ) );
		}
		if ( laurel_test_is_on( 'feed' ) || laurel_test_is_on( 'legacy' ) ) {
			laurel_test_feed();
		}
		if ( laurel_test_is_on( 'fragments' ) ) {
			laurel_test_legacy( 'wc-cart-fragments', array( 'jquery' ) );
		}
		if ( ! laurel_test_is_on( 'legacy' ) ) {
			return;
		}
		laurel_test_legacy( 'modernizr', array(), false );
		laurel_test_legacy( 'plyr', array(), false );
		laurel_test_legacy( 'smoothscroll', array(), false );
		laurel_test_legacy( 'bootstrap-js', array( 'jquery' ) );
		laurel_test_legacy( 'owlcarousel', array( 'jquery' ) );
		laurel_test_legacy( 'isotope', array( 'jquery' ) );
		laurel_test_legacy( 'site-gallery', array( 'isotope' ) );
		laurel_test_legacy( 'sf-theme-scripts-min', array( 'jquery', 'site-tooltips' ) );
		laurel_test_register( 'site-tooltips' );
		laurel_test_legacy( 'sf-functions-min', array( 'jquery', 'sf-theme-scripts-min' ) );
		// The mega-menu plugin's, with a library of WordPress.
		laurel_test_legacy( 'megamenu', array( 'jquery', 'hoverIntent' ) );
		laurel_test_legacy( 'jquery-yith-wcwl', array( 'jquery', 'jquery-selectBox' ) );
		laurel_test_register( 'jquery-selectBox' );
		wp_enqueue_script( 'wp-embed' );
		laurel_test_legacy( 'prism' );
		wp_enqueue_script( 'google-maps', home_url( '/fake-maps.js?key=maps-key-1&libraries=places' ), array(), null, true ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters -- as the theme does.
		laurel_test_legacy( 'swv' );
		laurel_test_legacy( 'contact-form-7', array( 'swv' ) );
		wp_add_inline_script( 'contact-form-7', 'var wpcf7 = {"api":{"root":"/wp-json/"}};', 'before' );
		wp_add_inline_script( 'contact-form-7', 'window.afterContactForm = true;', 'after' );
		laurel_test_legacy( 'aws-script', array( 'jquery' ) );
		wp_localize_script( 'aws-script', 'aws_vars', array( 'sale' => 'Sale!' ) );
		laurel_test_legacy( 'wc-cart-fragments', array( 'jquery' ) );
		laurel_test_legacy( 'sourcebuster-js' );
		laurel_test_legacy( 'wc-order-attribution', array( 'sourcebuster-js' ) );
		// Enqueued twice, as some plugins do.
		wp_enqueue_script( 'owlcarousel' );
	},
	99
);

// The shop plugin adds its data at the last moment, and only to scripts that are still enqueued.
foreach ( array( 'wp_print_scripts', 'wp_print_footer_scripts' ) as $laurel_test_hook ) {
	add_action(
		$laurel_test_hook,
		function () {
			$data = array(
				'wc-cart-fragments'    => array( 'wc_cart_fragments_params', laurel_test_fragments_data() ),
				'wc-order-attribution' => array( 'wc_order_attribution', laurel_test_attribution_data() ),
			);
			foreach ( $data as $handle => list( $name, $value ) ) {
				if ( wp_script_is( $handle ) && ! wp_scripts()->get_data( $handle, 'data' ) ) {
					wp_localize_script( $handle, $name, $value );
				}
			}
		},
		5
	);
}

// [counter] enqueues its library while the page is printed, after the head.
add_shortcode(
	'counter',
	function () {
		wp_enqueue_script( 'countto' );
		wp_enqueue_script( 'lightSlider' );
		return '<div class="spb_counter">12</div>';
	}
);

// A strict policy forbids WordPress's inline code, and the tests fail on requests to other hosts.
if ( ! laurel_test_is_on( 'emoji' ) ) {
	remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
	remove_action( 'wp_print_styles', 'print_emoji_styles' );
	add_filter( 'emoji_svg_url', '__return_false' );
}
remove_action( 'wp_body_open', 'wp_global_styles_render_svg_filters' );
add_filter( 'styles_inline_size_limit', '__return_zero' );
add_action(
	'wp_enqueue_scripts',
	function () {
		foreach ( array( 'global-styles', 'classic-theme-styles', 'wp-block-library' ) as $handle ) {
			wp_dequeue_style( $handle );
		}
	},
	100
);
