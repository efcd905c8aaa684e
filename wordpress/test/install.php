<?php
/**
 * Installs the test site, with the users, posts, products and pages of the tests: php install.php ROOT.
 *
 * @package Laurel_Test_Theme
 */

if ( 'cli' !== PHP_SAPI ) {
	exit( 1 );
}

define( 'WP_INSTALLING', true );
$_SERVER['HTTP_HOST']       = '127.0.0.1';
$_SERVER['REQUEST_URI']     = '/';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';

/** Replaces WordPress's own function, which would send a mail to the administrator. */
function wp_new_blog_notification() {}

/** Replaces WordPress's own function, which would add sample content. */
function wp_install_defaults() {}

require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

wp_install( 'Laurel trophies', 'administrator', 'administrator@shop.test', true, '', 'administrator-pass' );

update_option( 'permalink_structure', '/%postname%/' );
update_option( 'show_avatars', 0 );
update_option( 'blogdescription', 'Trophies, medals and engraving' );
update_option( 'show_on_front', 'posts' );
// Otherwise the admin asks for a confirmation of the mail address before it shows anything else.
update_option( 'admin_email_lifespan', time() + YEAR_IN_SECONDS );

switch_theme( 'laurel-test' );
require_once get_template_directory() . '/functions.php';
laurel_test_create_tables();
do_action( 'init' );

$member = wp_insert_user(
	array(
		'user_login'           => 'member',
		'user_pass'            => 'member-pass',
		'user_email'           => 'member@shop.test',
		'role'                 => 'subscriber',
		'show_admin_bar_front' => 'false',
	)
);

wp_insert_user(
	array(
		'user_login' => 'german',
		'user_pass'  => 'german-pass',
		'user_email' => 'german@shop.test',
		'role'       => 'administrator',
		'locale'     => 'de_DE',
	)
);

/** Adds a post and its meta data. */
function laurel_test_add( string $type, string $slug, string $title, string $content, array $meta = array() ): int {
	$id = wp_insert_post(
		array(
			'post_type'    => $type,
			'post_name'    => $slug,
			'post_title'   => $title,
			'post_content' => $content,
			'post_status'  => 'publish',
			'post_author'  => 1,
			'meta_input'   => $meta,
		),
		true
	);
	if ( is_wp_error( $id ) ) {
		fwrite( STDERR, $id->get_error_message() . "\n" );
		exit( 1 );
	}
	return $id;
}

laurel_test_add( 'post', 'club-medals', 'Medals for the club night', '<p>Gold, silver and bronze.</p>', array( 'love_count' => 7 ) );
laurel_test_add( 'post', 'brass-plates', 'How brass plates are engraved', '<p>By hand and by laser.</p>', array( 'love_count' => 0 ) );
laurel_test_add( 'post', 'first-cup', 'The first cup of the season', '<p>It went to the rowers.</p>', array( 'love_count' => 1023 ) );

laurel_test_add( 'trophy', 'gold-cup', 'Gold Cup', '', array( 'price_cents' => 1200, 'sku' => 'GC-1' ) );
laurel_test_add( 'trophy', 'silver-medal', 'Silver Medal', '', array( 'price_cents' => 1250, 'sku' => 'MD-2' ) );
laurel_test_add( 'trophy', 'glass-shield', 'Glass Shield', '', array( 'price_cents' => 98000, 'sku' => 'GS-3' ) );

laurel_test_add( 'page', 'cart', 'Cart', '<p>Your cart.</p>' );
laurel_test_add( 'page', 'checkout', 'Checkout', '[checkout]' );
laurel_test_add( 'page', 'ask', 'Ask us', '[contact-form-7]' );
laurel_test_add( 'page', 'wishlist', 'Wishlist', '<p>Your wishlist.</p>' );
laurel_test_add( 'page', 'counters', 'Counters', '[counter]' );
laurel_test_add( 'page', 'bare', 'Bare', '' );

flush_rewrite_rules();
