<?php
/**
 * The scripts that pages of the site have printed, as the settings page shows them.
 *
 * @package Laurel
 */

defined( 'ABSPATH' ) || exit;

/**
 * Keeps what an administrator's last visits to some pages have printed. Nothing is looked at, and nothing written, on a
 * visit of anybody else.
 */
final class Laurel_Seen_Pages {

	const OPTION = 'laurel_seen_pages';

	const MOST_PAGES   = 6;
	const MOST_SCRIPTS = 200;

	/** Scripts that only people who are logged in have, together with what they depend on. */
	const OF_MEMBERS = array( 'admin-bar' );

	/**
	 * Hooked to the end of a page. An unchanged page is written at most once a day.
	 *
	 * @param Laurel_Legacy_Scripts $legacy
	 * @param bool                  $is_on  whether laurel is on the page
	 */
	public function look( Laurel_Legacy_Scripts $legacy, bool $is_on ): void {
		$path = self::path();
		if ( '' === $path || ! current_user_can( 'manage_options' ) ) {
			return;
		}
		$page  = array(
			'is_on'   => $is_on,
			'scripts' => self::printed_scripts(),
			'gone'    => $legacy->retired(),
		);
		$pages = $this->all();
		$at    = $pages[ $path ]['at'] ?? 0;
		if ( $at > time() - DAY_IN_SECONDS && array( 'at' => $at ) + $page === $pages[ $path ] ) {
			return;
		}
		$pages = array( $path => array( 'at' => time() ) + $page ) + $pages;
		// Only the settings page reads it.
		update_option( self::OPTION, array_slice( $pages, 0, self::MOST_PAGES, true ), false );
	}

	/**
	 * The last page first.
	 *
	 * @return array<string,array{at:int,is_on:bool,scripts:array<string,array{src:string,for:string[]}>,gone:string[]}> by the page's path
	 */
	public function all(): array {
		$pages = get_option( self::OPTION, array() );
		return is_array( $pages ) ? $pages : array();
	}

	/** The path of this page; '' for search results, 404 pages, customizer previews and very long paths. */
	private static function path(): string {
		$path = (string) wp_parse_url( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), PHP_URL_PATH ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- escaped where it is shown.
		return is_404() || is_search() || is_customize_preview() || strlen( $path ) > 200 ? '' : wp_check_invalid_utf8( $path );
	}

	/** @return array<string,array{src:string,for:string[]}> by handle: its address, and the enqueued scripts that need it */
	private static function printed_scripts(): array {
		$scripts  = wp_scripts();
		$enqueued = array_diff( $scripts->queue, self::OF_MEMBERS, array( Laurel_Assets::HANDLE ) );
		$printed  = array();
		foreach ( array_intersect( $scripts->done, Laurel_Legacy_Scripts::with_dependencies( $enqueued ) ) as $handle ) {
			// A handle without a file only has dependencies: jquery has jquery-core and jquery-migrate.
			if ( $scripts->registered[ $handle ]->src ) {
				$printed[ $handle ] = array(
					'src' => (string) $scripts->registered[ $handle ]->src,
					'for' => array(),
				);
			}
		}
		foreach ( array_intersect( $enqueued, array_keys( $printed ) ) as $handle ) {
			foreach ( array_diff( Laurel_Legacy_Scripts::with_dependencies( array( $handle ) ), array( $handle ) ) as $needed ) {
				if ( isset( $printed[ $needed ] ) ) {
					$printed[ $needed ]['for'][] = $handle;
				}
			}
		}
		return array_slice( $printed, 0, self::MOST_SCRIPTS, true );
	}
}
