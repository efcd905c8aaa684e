<?php
/**
 * Everything up to the page's content.
 *
 * @package Laurel_Test_Theme
 */

?>
<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="<?php bloginfo( 'charset' ); ?>">
	<meta name="viewport" content="width=device-width, initial-scale=1">
	<link rel="icon" href="data:,">
	<?php wp_head(); ?>
</head>
<body <?php body_class( 'mobile-header-left-logo mhs-tablet-port mh-sticky mh-slideout responsive-fluid sticky-header-enabled layout-fullwidth' ); ?>>
<?php wp_body_open(); ?>
<div id="container">
	<div id="mobile-menu-wrap" class="menu-is-right"></div>
	<div id="mobile-cart-wrap" class="cart-is-left"><ul><?php laurel_test_bag(); ?></ul></div>
	<header id="mobile-header" class="mobile-left-logo"><div class="mobile-header-opts"><ul><?php laurel_test_bag(); ?></ul></div></header>
	<div class="header-wrap page-header-standard" data-style="default" data-default-style="default">
		<div id="header-section" class="header-3"><header id="header" class="sticky-header">
			<a class="logo" href="<?php echo esc_url( home_url( '/' ) ); ?>"><?php bloginfo( 'name' ); ?></a>
			<div class="aux-item aux-cart-wishlist"><nav class="std-menu cart-wishlist"><ul class="menu">
				<?php
				laurel_test_bag();
				laurel_test_wishlist_item();
				?>
			</ul></nav></div>
		</header></div>
	</div>
	<div id="main-container"><div class="inner-container-wrap"><div class="inner-page-wrap"><div class="page-content">
