<?php
/**
 * The wishlist: its lines, the links that add and remove them, its page, the ajax action, the heart and the dropdown.
 *
 * @package Laurel_Test_Theme
 */

defined( 'ABSPATH' ) || exit;

/** @return int[] the visitor's products, newest first */
function laurel_test_wishlist(): array {
	global $wpdb;
	$visitor = laurel_test_visitor();
	if ( '' === $visitor ) {
		return array();
	}
	return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT product_id FROM {$wpdb->prefix}test_wishlist WHERE visitor = %s ORDER BY id DESC", $visitor ) ) );
}

/** Adds a product to the visitor's list, once. */
function laurel_test_wish( int $product ): void {
	global $wpdb;
	$visitor = laurel_test_known_visitor();
	if ( ! in_array( $product, laurel_test_wishlist(), true ) ) {
		$wpdb->insert( $wpdb->prefix . 'test_wishlist', array( 'visitor' => $visitor, 'product_id' => $product ), array( '%s', '%d' ) );
	}
}

/** Removes a product from the visitor's list. */
function laurel_test_unwish( int $product ): void {
	global $wpdb;
	$wpdb->delete( $wpdb->prefix . 'test_wishlist', array( 'visitor' => laurel_test_visitor(), 'product_id' => $product ), array( '%s', '%d' ) );
}

// The links: ?add_to_wishlist=ID and ?remove_from_wishlist=ID.
add_action(
	'template_redirect',
	function () {
		foreach ( array( 'add_to_wishlist' => 'laurel_test_wish', 'remove_from_wishlist' => 'laurel_test_unwish' ) as $field => $change ) {
			$product = laurel_test_requested_product( $_GET, $field ); // phpcs:ignore WordPress.Security.NonceVerification -- the wishlist plugin's links have none.
			if ( $product ) {
				$change( $product );
				wp_safe_redirect( remove_query_arg( $field ) );
				exit;
			}
		}
	}
);

// The page of the list: a table with a removal link in each row.
add_filter(
	'the_content',
	function ( $content ) {
		if ( ! is_page( 'wishlist' ) || ! in_the_loop() ) {
			return $content;
		}
		$rows = '';
		foreach ( laurel_test_wishlist() as $product ) {
			$rows .= sprintf(
				'<tr id="yith-wcwl-row-%1$d" data-row-id="%1$d"><td class="product-remove"><a href="%2$s" class="remove remove_from_wishlist" title="Remove this product">×</a></td><td class="product-name">%3$s</td></tr>',
				$product,
				esc_url( add_query_arg( 'remove_from_wishlist', $product ) ),
				esc_html( get_the_title( $product ) )
			);
		}
		$rows = '' === $rows ? '<tr><td class="wishlist-empty">No products were added to the wishlist</td></tr>' : $rows;
		return '<form id="yith-wcwl-form" method="post"><table class="shop_table cart wishlist_table" data-token="T1"><tbody>' . $rows . '</tbody></table></form>';
	},
	99
);

/** The HTML of a row of the dropdown, for the header and for the ajax action. */
function laurel_test_wishlist_row( int $product, string $classes = 'bag-product clearfix' ): string {
	return sprintf(
		'<div id="wishlist-%1$d" class="%5$s"><div class="bag-product-details"><div class="bag-product-title"><a href="%2$s">%3$s</a></div><div class="bag-product-price">%4$s</div></div></div>',
		$product,
		esc_url( get_permalink( $product ) ),
		esc_html( get_the_title( $product ) ),
		laurel_test_price_html( laurel_test_price( $product ) ),
		esc_attr( $classes )
	);
}

/**
 * The ajax action: returns a row of the dropdown, as JSON in a text/html answer, or nothing for an unknown product. It
 * does not store the product.
 */
function laurel_test_ajax_wish(): void {
	$product = laurel_test_requested_product( $_POST, 'product_id' ); // phpcs:ignore WordPress.Security.NonceVerification -- the real theme's action has none.
	if ( $product ) {
		echo wp_json_encode( array( 'wishlist_output' => laurel_test_wishlist_row( $product ) ) );
	}
	wp_die();
}
// Releases of the theme name the action differently. Ajax calls have no switch, so they can use both names.
$laurel_test_is_older = laurel_test_is_on( 'older-theme' );
$laurel_test_names    = array(
	'uplift_add_to_wishlist' => ! $laurel_test_is_older,
	'sf_add_to_wishlist'     => $laurel_test_is_older || wp_doing_ajax(),
);
foreach ( array_keys( array_filter( $laurel_test_names ) ) as $laurel_test_name ) {
	add_action( 'wp_ajax_' . $laurel_test_name, 'laurel_test_ajax_wish' );
	add_action( 'wp_ajax_nopriv_' . $laurel_test_name, 'laurel_test_ajax_wish' );
}

// The directory's action is there only while the theme answers a call.
if ( wp_doing_ajax() && ! laurel_test_is_on( 'no-directory' ) ) {
	foreach ( array( 'wp_ajax_', 'wp_ajax_nopriv_' ) as $laurel_test_prefix ) {
		add_action( $laurel_test_prefix . 'uplift_directory', 'wp_die' );
	}
}

/** The heart under a product. */
function laurel_test_wishlist_button( int $product ): void {
	$listed = in_array( $product, laurel_test_wishlist(), true );
	$add    = $listed ? 'hide" style="display:none;' : 'show';
	$exists = $listed ? 'show" style="display:block' : 'hide" style="display:none';
	?>
	<div class="yith-wcwl-add-to-wishlist" data-toggle="tooltip" data-placement="top" title="Add to wishlist">
		<div class="yith-wcwl-add-button <?php echo $add; // phpcs:ignore WordPress.Security.EscapeOutput -- one of two texts above. ?>"><a href="<?php echo esc_url( add_query_arg( 'add_to_wishlist', $product, home_url( '/shop/' ) ) ); ?>" rel="nofollow" data-ajaxurl="<?php echo esc_url( admin_url( 'admin-ajax.php' ) ); ?>" data-product-id="<?php echo esc_attr( $product ); ?>" data-product-type="simple" class="add_to_wishlist"><i class="sf-icon-wishlist"></i><span class="screen-reader-text">Add to wishlist</span></a></div>
		<div class="yith-wcwl-wishlistaddedbrowse hide" style="display:none;"><span class="feedback">Product added to wishlist.</span> <a href="<?php echo esc_url( home_url( '/wishlist/' ) ); ?>"><i class="sf-icon-tick"></i></a></div>
		<div class="yith-wcwl-wishlistexistsbrowse <?php echo $exists; // phpcs:ignore WordPress.Security.EscapeOutput -- one of two texts above. ?>"><a href="<?php echo esc_url( home_url( '/wishlist/' ) ); ?>"><i class="sf-icon-tick"></i></a></div>
		<div class="yith-wcwl-wishlistaddresponse"></div>
	</div>
	<?php
}

/** The dropdown in the header, with three rows at most. */
function laurel_test_wishlist_item(): void {
	$products = laurel_test_wishlist();
	?>
	<li class="parent wishlist-item"><a class="wishlist-link" href="<?php echo esc_url( home_url( '/wishlist/' ) ); ?>" title="View your wishlist"><span class="menu-item-title">Wishlist</span> <i class="sf-icon-wishlist"></i><span class="count"><?php echo esc_html( count( $products ) ); ?></span><span class="star"></span></a>
		<ul class="sub-menu"><li><div class="wishlist-bag">
			<div class="bag-contents">
				<?php
				if ( $products ) {
					foreach ( array_slice( $products, 0, 3 ) as $product ) {
						echo laurel_test_wishlist_row( $product, 'bag-product clearfix prod-' . $product ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
					}
				} else {
					echo '<div class="wishlist-empty">Your wishlist is empty.</div>';
				}
				?>
			</div>
			<div class="bag-buttons<?php echo $products ? '' : ' no-items'; ?>"><a class="sf-button standard sf-icon-reveal wishlist-button" href="<?php echo esc_url( home_url( '/wishlist/' ) ); ?>"><span class="text">View Wishlist</span></a></div>
		</div></li></ul></li>
	<?php
}
