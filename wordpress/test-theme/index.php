<?php
/**
 * Lists of posts, and pages.
 *
 * @package Laurel_Test_Theme
 */

get_header();
while ( have_posts() ) {
	the_post();
	?>
	<article <?php post_class( 'blog-item' ); ?>>
		<h2><a href="<?php the_permalink(); ?>"><?php the_title(); ?></a></h2>
		<?php
		the_content();
		if ( ! is_page() ) {
			laurel_test_love_button( get_the_ID() );
		}
		?>
	</article>
	<?php
}
get_footer();
