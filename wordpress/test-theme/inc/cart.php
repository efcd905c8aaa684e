<?php
/**
 * The cart: its lines, the links that add and remove them, the ajax action, and the bag in the header.
 *
 * @package Laurel_Test_Theme
 */

defined( 'ABSPATH' ) || exit;

/** @return object[] the visitor's lines, oldest first */
function laurel_test_cart_lines(): array {
	global $wpdb;
	$visitor = laurel_test_visitor();
	if ( '' === $visitor ) {
		return array();
	}
	return $wpdb->get_results( $wpdb->prepare( "SELECT * FROM {$wpdb->prefix}test_cart WHERE visitor = %s ORDER BY id", $visitor ) );
}

/** @param object[] $lines */
function laurel_test_cart_count( array $lines ): int {
	return array_sum( array_map( 'absint', wp_list_pluck( $lines, 'quantity' ) ) );
}

/** @param object[] $lines */
function laurel_test_cart_total( array $lines ): int {
	$total = 0;
	foreach ( $lines as $line ) {
		$total += laurel_test_price( (int) $line->product_id ) * (int) $line->quantity;
	}
	return $total;
}

/** Adds a product: ?add-to-cart=ID, with quantity and variation_id. */
function laurel_test_add_from_link(): void {
	global $wpdb;
	$product = laurel_test_requested_product( $_GET, 'add-to-cart' ); // phpcs:ignore WordPress.Security.NonceVerification -- the shop plugin's link has none.
	if ( ! $product ) {
		return;
	}
	$wpdb->insert(
		$wpdb->prefix . 'test_cart',
		array(
			'visitor'      => laurel_test_known_visitor(),
			'product_id'   => $product,
			'variation_id' => isset( $_GET['variation_id'] ) ? absint( $_GET['variation_id'] ) : 0, // phpcs:ignore WordPress.Security.NonceVerification
			'quantity'     => isset( $_GET['quantity'] ) ? max( 1, absint( $_GET['quantity'] ) ) : 1, // phpcs:ignore WordPress.Security.NonceVerification
		),
		array( '%s', '%d', '%d', '%d' )
	);
	laurel_test_set_cart_cookies();
	// A reload must not add a second time.
	wp_safe_redirect( remove_query_arg( array( 'add-to-cart', 'quantity', 'variation_id' ) ) );
	exit;
}
add_action( 'template_redirect', 'laurel_test_add_from_link' );

/** Deletes every line of a variation, or of a product when there is no variation. */
function laurel_test_remove_lines( int $product, int $variation ): int {
	global $wpdb;
	$which = array( 'visitor' => laurel_test_visitor() );
	if ( $variation ) {
		$which['variation_id'] = $variation;
	} else {
		$which['product_id'] = $product;
	}
	return (int) $wpdb->delete( $wpdb->prefix . 'test_cart', $which );
}

/** Removes a product: ?remove_item=ID. */
function laurel_test_remove_from_link(): void {
	$product = laurel_test_requested_product( $_GET, 'remove_item' ); // phpcs:ignore WordPress.Security.NonceVerification -- checked in the next line.
	if ( $product && isset( $_GET['_wpnonce'] ) && wp_verify_nonce( sanitize_key( wp_unslash( $_GET['_wpnonce'] ) ), 'remove-' . $product ) ) {
		laurel_test_remove_lines( $product, isset( $_GET['variation_id'] ) ? absint( $_GET['variation_id'] ) : 0 );
		laurel_test_set_cart_cookies();
		wp_safe_redirect( remove_query_arg( array( 'remove_item', 'variation_id', '_wpnonce' ) ) );
		exit;
	}
}
add_action( 'template_redirect', 'laurel_test_remove_from_link' );

/** The ajax action: removes a product and returns the new total. The real theme's action has no nonce either. */
function laurel_test_ajax_remove(): void {
	$product = laurel_test_requested_product( $_POST, 'product_id' ); // phpcs:ignore WordPress.Security.NonceVerification
	if ( ! $product || '' === laurel_test_visitor() ) {
		wp_die( '0' );
	}
	laurel_test_remove_lines( $product, isset( $_POST['variation_id'] ) ? absint( $_POST['variation_id'] ) : 0 ); // phpcs:ignore WordPress.Security.NonceVerification
	laurel_test_set_cart_cookies();
	echo "\n" . laurel_test_price_html( laurel_test_cart_total( laurel_test_cart_lines() ) ) . "\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
	wp_die();
}
add_action( 'wp_ajax_uplift_cart_product_remove', 'laurel_test_ajax_remove' );
add_action( 'wp_ajax_nopriv_uplift_cart_product_remove', 'laurel_test_ajax_remove' );

/** One line of the dropdown. */
function laurel_test_bag_line( object $line ): void {
	$product   = (int) $line->product_id;
	$variation = (int) $line->variation_id;
	$price     = laurel_test_price_html( laurel_test_price( $product ) );
	$link      = wp_nonce_url(
		add_query_arg(
			array(
				'remove_item'  => $product,
				'variation_id' => $variation,
			),
			home_url( '/cart/' )
		),
		'remove-' . $product
	);
	?>
	<div class="bag-product clearfix product-id-<?php echo esc_attr( $product ); ?><?php echo $variation ? ' product-var-id-' . esc_attr( $variation ) : ''; ?>">
		<figure><a class="bag-product-img" href="<?php echo esc_url( get_permalink( $product ) ); ?>"></a></figure>
		<div class="bag-product-details">
			<div class="bag-product-title"><a href="<?php echo esc_url( get_permalink( $product ) ); ?>"><?php echo esc_html( get_the_title( $product ) ); ?></a></div>
			<div class="bag-product-price">Unit Price: <?php echo $price; // phpcs:ignore WordPress.Security.EscapeOutput -- a price, escaped where it is made. ?></div>
			<div class="bag-product-quantity">Quantity: <span class="quantity"><?php echo esc_html( $line->quantity ); ?> × <?php echo $price; // phpcs:ignore WordPress.Security.EscapeOutput -- a price, escaped where it is made. ?></span></div>
		</div>
		<a href="<?php echo esc_url( $link ); ?>" class="remove remove-product" title="Remove this item" data-ajaxurl="<?php echo esc_url( admin_url( 'admin-ajax.php' ) ); ?>" data-product-qty="<?php echo esc_attr( $line->quantity ); ?>" data-product-id="<?php echo esc_attr( $product ); ?>" data-product_sku="<?php echo esc_attr( (string) get_post_meta( $product, 'sku', true ) ); ?>" data-variation-id="<?php echo esc_attr( $variation ? $variation : '' ); ?>">×</a>
	</div>
	<?php
}

/** The bag, which is in the header, the mobile header and the mobile cart panel. */
function laurel_test_bag(): void {
	$lines = laurel_test_cart_lines();
	$count = laurel_test_cart_count( $lines );
	$total = laurel_test_price_html( laurel_test_cart_total( $lines ) );
	?>
	<li class="parent shopping-bag-item <?php echo $count ? 'cart-not-empty' : 'cart-empty'; ?>">
		<a class="cart-contents" href="<?php echo esc_url( home_url( '/cart/' ) ); ?>" title="View your shopping cart"><i class="sf-icon-cart"></i>
			<span class="cart-text">Cart</span>
			<?php echo $total; // phpcs:ignore WordPress.Security.EscapeOutput -- a price, escaped where it is made. ?>
			<span class="num-items cart-count-enabled"><?php echo esc_html( number_format_i18n( $count ) ); ?></span></a>
		<ul class="sub-menu"><li>
			<div class="shopping-bag" data-empty-bag-txt="Your cart is empty." data-singular-item-txt="item in the cart" data-multiple-item-txt="items in the cart">
				<div class="loading-overlay"><i class="sf-icon-loader"></i></div>
				<?php if ( $count ) : ?>
					<div class="bag-header"><?php echo esc_html( $count . ( 1 === $count ? ' item in the cart' : ' items in the cart' ) ); ?></div>
					<div class="bag-contents">
						<?php array_map( 'laurel_test_bag_line', $lines ); ?>
					</div>
					<div class="bag-total"><span class="total-title">Total</span><span class="total-amount"><?php echo $total; // phpcs:ignore WordPress.Security.EscapeOutput -- a price, escaped where it is made. ?></span></div>
					<div class="bag-buttons">
						<a class="sf-button standard sf-icon-reveal bag-button" href="<?php echo esc_url( home_url( '/cart/' ) ); ?>"><span class="text">View cart</span></a>
						<a class="sf-button standard sf-icon-reveal checkout-button" href="<?php echo esc_url( home_url( '/checkout/' ) ); ?>"><span class="text">Checkout</span></a>
					</div>
				<?php else : ?>
					<div class="bag-empty">Your cart is empty.</div>
				<?php endif; ?>
			</div></li></ul>
	</li>
	<?php
}

// The classes of pages where removal works differently.
add_filter(
	'body_class',
	function ( $classes ) {
		foreach ( array( 'cart', 'checkout' ) as $page ) {
			if ( is_page( $page ) ) {
				$classes[] = 'woocommerce-' . $page;
			}
		}
		return $classes;
	}
);
