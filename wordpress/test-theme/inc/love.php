<?php
/**
 * Love buttons: each post has a count, and each member a list of loved posts.
 *
 * @package Laurel_Test_Theme
 */

defined( 'ABSPATH' ) || exit;

const LAUREL_TEST_LOVES = 'love_count';
const LAUREL_TEST_LOVED = 'loved_posts';

/** @return int[] */
function laurel_test_loved_posts( int $user ): array {
	$posts = $user ? get_user_meta( $user, LAUREL_TEST_LOVED, true ) : array();
	return is_array( $posts ) ? array_map( 'intval', $posts ) : array();
}

/** The button under a post. Members alone get the class `loved`: the server does not know guests. */
function laurel_test_love_button( int $post ): void {
	$user  = get_current_user_id();
	$loved = in_array( $post, laurel_test_loved_posts( $user ), true );
	?>
	<div class="love-it-wrapper">
		<a href="#" class="love-it<?php echo $loved ? ' loved' : ''; ?>" data-post-id="<?php echo esc_attr( $post ); ?>" data-user-id="<?php echo esc_attr( $user ); ?>"><i class="sf-icon-like"></i><span class="love-count"><data class="count" value=""><?php echo esc_html( (int) get_post_meta( $post, LAUREL_TEST_LOVES, true ) ); ?></data> Likes</span></a>
	</div>
	<?php
}

/** The settings of a page's love buttons, such as the nonce. */
function laurel_test_love_locale(): void {
	$nonce = laurel_test_is_on( 'wrong-nonce' ) ? '0000000000' : wp_create_nonce( 'love-it-nonce' );
	printf(
		'<div id="loveit-locale" data-ajaxurl="%s" data-nonce="%s" data-alreadyloved="You have already loved this item." data-error="Sorry, there was a problem processing your request." data-loggedin="%s"></div>',
		esc_url( admin_url( 'admin-ajax.php' ) ),
		esc_attr( $nonce ),
		is_user_logged_in() ? 'true' : 'false'
	);
}

/**
 * Both ajax actions. The answer to an expired nonce or a missing post is empty. A member is known by the session, not by
 * the field of the form.
 */
function laurel_test_ajax_love(): void {
	$nonce  = isset( $_POST['love_it_nonce'] ) ? sanitize_key( wp_unslash( $_POST['love_it_nonce'] ) ) : '';
	$post   = isset( $_POST['item_id'] ) ? absint( $_POST['item_id'] ) : 0;
	$action = isset( $_POST['action'] ) ? sanitize_key( wp_unslash( $_POST['action'] ) ) : '';
	if ( ! wp_verify_nonce( $nonce, 'love-it-nonce' ) || ! get_post( $post ) ) {
		wp_die();
	}
	$user  = get_current_user_id();
	$love  = 'love_it' === $action;
	$loves = max( 0, (int) get_post_meta( $post, LAUREL_TEST_LOVES, true ) + ( $love ? 1 : -1 ) );
	if ( $user ) {
		$posts = laurel_test_loved_posts( $user );
		if ( in_array( $post, $posts, true ) === $love ) {
			wp_die( 'failed' );
		}
		update_user_meta( $user, LAUREL_TEST_LOVED, $love ? array_merge( $posts, array( $post ) ) : array_values( array_diff( $posts, array( $post ) ) ) );
	}
	update_post_meta( $post, LAUREL_TEST_LOVES, $loves );
	wp_die( $love ? 'loved' : 'unloved' );
}
foreach ( array( 'love_it', 'unlove_it' ) as $laurel_test_action ) {
	add_action( 'wp_ajax_' . $laurel_test_action, 'laurel_test_ajax_love' );
	add_action( 'wp_ajax_nopriv_' . $laurel_test_action, 'laurel_test_ajax_love' );
}
