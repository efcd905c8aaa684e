<?php
/**
 * One post, with a love button above and below the text, as in the real theme.
 *
 * @package Laurel_Test_Theme
 */

get_header();
while ( have_posts() ) {
	the_post();
	?>
	<article <?php post_class(); ?>>
		<h1><?php the_title(); ?></h1>
		<?php
		laurel_test_love_button( get_the_ID() );
		the_content();
		laurel_test_love_button( get_the_ID() );
		?>
	</article>
	<?php
}
get_footer();
