<?php
/**
 * Products, as a post type with a price, and how prices are printed.
 *
 * @package Laurel_Test_Theme
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'init',
	function () {
		register_post_type(
			'trophy',
			array(
				'label'       => 'Trophies',
				'public'      => true,
				'has_archive' => 'shop',
				'supports'    => array( 'title', 'editor' ),
			)
		);
	}
);

/** A product's price in cents: sums of dollars in floating point are not exact. */
function laurel_test_price( int $product_id ): int {
	return (int) get_post_meta( $product_id, 'price_cents', true );
}

/** A price as the shop plugin prints it, escaped: WordPress's wp_kses_post() would remove the `bdi`. */
function laurel_test_price_html( int $cents ): string {
	return '<span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol" translate="no">$</span>'
		. esc_html( number_format( $cents / 100, 2 ) ) . '</bdi></span>';
}

/** The product that a request names; 0 when it does not exist. */
function laurel_test_requested_product( array $request, string $field ): int {
	$id = isset( $request[ $field ] ) ? absint( $request[ $field ] ) : 0;
	return $id && 'trophy' === get_post_type( $id ) ? $id : 0;
}

/** One product of a list. */
function laurel_test_product( int $id ): void {
	?>
	<li class="product product-display-standard product-layout-standard col-sm-3 instock" data-width="col-sm-3">
		<div class="product-details">
			<h3><a href="<?php echo esc_url( get_permalink( $id ) ); ?>"><?php echo esc_html( get_the_title( $id ) ); ?></a></h3>
			<span class="price"><?php echo laurel_test_price_html( laurel_test_price( $id ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there. ?></span>
		</div>
		<div class="product-actions">
			<div class="add-to-cart-wrap" data-toggle="tooltip" data-placement="top" title="Add to cart" data-tooltip-added-text="Added to cart">
				<a href="<?php echo esc_url( add_query_arg( 'add-to-cart', $id, home_url( '/shop/' ) ) ); ?>" rel="nofollow" data-product_id="<?php echo esc_attr( $id ); ?>" data-product_sku="<?php echo esc_attr( (string) get_post_meta( $id, 'sku', true ) ); ?>" class="add_to_cart_button ajax_add_to_cart product_type_simple" data-default_icon="sf-icon-add-to-cart" data-loading_text="Adding..." data-added_text="Item added" data-added_short="Added"><i class="sf-icon-cart"></i><span>Add to cart</span></a>
			</div>
			<?php laurel_test_wishlist_button( $id ); ?>
		</div>
	</li>
	<?php
}
