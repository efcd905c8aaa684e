<?php
/**
 * The page "bare", which has no widgets.
 *
 * @package Laurel_Test_Theme
 */

?>
<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="<?php bloginfo( 'charset' ); ?>">
	<link rel="icon" href="data:,">
	<?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
	<p><a href="<?php echo esc_url( home_url( '/shop/' ) ); ?>">To the shop</a></p>
	<?php wp_footer(); ?>
</body>
</html>
