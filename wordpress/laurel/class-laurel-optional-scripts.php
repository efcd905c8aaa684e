<?php
/**
 * Scripts that laurel does not replace, and that most shops can do without.
 *
 * @package Laurel
 */

defined( 'ABSPATH' ) || exit;

/** Switches them off where the site's administrators want it. They go only from pages that have laurel. */
final class Laurel_Optional_Scripts {

	const EMOJI    = 'emoji';
	const EMBEDS   = 'embeds';
	const MIGRATE  = 'jquery-migrate';
	const WISHLIST = 'wishlist';
	const ALL      = array( self::EMOJI, self::EMBEDS, self::MIGRATE, self::WISHLIST );

	/** The handles of those that are scripts of the queue. */
	const HANDLES = array(
		self::EMBEDS   => 'wp-embed',
		self::WISHLIST => 'jquery-yith-wcwl',
	);

	/**
	 * What each is, and what a site without it loses.
	 *
	 * @return array<string,array{0:string,1:string}> by name
	 */
	public static function texts(): array {
		return array(
			self::EMOJI    => array(
				__( 'WordPress’s emoji script', 'laurel' ),
				__( 'It tries out the browser’s emoji on every page. Without it, an emoji that the browser does not know is a box.', 'laurel' ),
			),
			self::EMBEDS   => array(
				__( 'WordPress’s script of embedded posts', 'laurel' ),
				__( 'Without it, an embedded post of another WordPress site stays a link.', 'laurel' ),
			),
			self::MIGRATE  => array(
				__( 'jQuery Migrate', 'laurel' ),
				__( 'Without it, code that was written for an old jQuery fails. Its warnings in the console name such code. It stays where a script asks for it by name.', 'laurel' ),
			),
			self::WISHLIST => array(
				__( 'The wishlist plugin’s script', 'laurel' ),
				__( 'Without it, a click on a heart loads the page again to keep the product.', 'laurel' ),
			),
		);
	}

	/**
	 * Takes the named ones from the page, before the head's scripts are printed.
	 *
	 * @param string[] $names
	 */
	public static function switch_off( array $names ): void {
		if ( in_array( self::EMOJI, $names, true ) ) {
			remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
			remove_action( 'wp_print_styles', 'print_emoji_styles' );
			// WordPress 6.4 and later have the style in the queue.
			wp_dequeue_style( 'wp-emoji-styles' );
			// Without an address WordPress gives the browser no hint to connect to its host.
			add_filter( 'emoji_svg_url', '__return_false' );
		}
		$jquery = wp_scripts()->registered['jquery'] ?? null;
		if ( $jquery && in_array( self::MIGRATE, $names, true ) ) {
			$jquery->deps = array_values( array_diff( (array) $jquery->deps, array( 'jquery-migrate' ) ) );
		}
	}

	/**
	 * Adds rows without needs to the table of replaced scripts: these handles are retired on every page that
	 * has laurel.
	 *
	 * @param array<string,string[]> $table
	 * @param string[]               $names
	 * @return array<string,string[]>
	 */
	public static function add_rows( array $table, array $names ): array {
		foreach ( array_intersect_key( self::HANDLES, array_flip( $names ) ) as $handle ) {
			$table[ $handle ] = array();
		}
		return $table;
	}
}
