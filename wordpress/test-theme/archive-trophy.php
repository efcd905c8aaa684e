<?php
/**
 * The shop: a grid of products.
 *
 * @package Laurel_Test_Theme
 */

get_header();
?>
<ul id="products" class="products product-grid gutters row clearfix">
	<?php
	while ( have_posts() ) {
		the_post();
		laurel_test_product( get_the_ID() );
	}
	?>
</ul>
<?php
get_footer();
