<?php
/**
 * The theme's ajax actions: which of their names the server has.
 *
 * @package Laurel
 */

defined( 'ABSPATH' ) || exit;

/**
 * Finds the names of the actions that the page calls. A theme that registers them on every page is asked at once. Others
 * register them only while they answer a call, so an administrator's calls (the admin makes one a minute) are looked at,
 * too, and what they had is kept.
 */
final class Laurel_Ajax_Actions {

	/** The names, and those of an older release of the theme. */
	const OLDER = array(
		'uplift_add_to_wishlist'     => 'sf_add_to_wishlist',
		'uplift_cart_product_remove' => 'sf_cart_product_remove',
		'uplift_directory'           => 'sf_directory',
	);

	const OF_MEMBERS = 'wp_ajax_';
	const OF_GUESTS  = 'wp_ajax_nopriv_';

	const OPTION = 'laurel_ajax_actions';

	/**
	 * What this visitor can call.
	 *
	 * @return array<string,string|false> by the newer name, where that is not there: the older name, or false where the
	 *                                    server has neither
	 */
	public function other_names(): array {
		$prefix = is_user_logged_in() ? self::OF_MEMBERS : self::OF_GUESTS;
		$here   = self::registered( $prefix );
		$others = array();
		foreach ( self::OLDER as $newer => $older ) {
			$names = array( $newer, $older );
			$known = array_intersect( $names, $here ) ? $here : $this->kept( $prefix );
			$there = null === $known ? $names : array_values( array_intersect( $names, $known ) );
			if ( array() === $there ) {
				$others[ $newer ] = false;
			} elseif ( array( $older ) === $there ) {
				$others[ $newer ] = $older;
			}
		}
		return $others;
	}

	/** Hooked to `admin_init`, which ajax calls run, too. It writes only when the theme has other actions than before. */
	public function look(): void {
		if ( ! wp_doing_ajax() || ! current_user_can( 'manage_options' ) ) {
			return;
		}
		$found = array( 'theme' => self::theme() );
		foreach ( array( self::OF_MEMBERS, self::OF_GUESTS ) as $prefix ) {
			$found[ $prefix ] = self::registered( $prefix );
		}
		if ( get_option( self::OPTION ) !== $found ) {
			update_option( self::OPTION, $found );
		}
	}

	/** @return string[]|null what a call of this theme's release had; null where none was seen */
	private function kept( string $prefix ): ?array {
		$kept = get_option( self::OPTION );
		return is_array( $kept ) && is_array( $kept[ $prefix ] ?? null ) && self::theme() === ( $kept['theme'] ?? '' ) ? $kept[ $prefix ] : null;
	}

	/** @return string[] */
	private static function registered( string $prefix ): array {
		$names = array_merge( array_keys( self::OLDER ), array_values( self::OLDER ) );
		return array_values(
			array_filter(
				$names,
				static function ( string $name ) use ( $prefix ): bool {
					return false !== has_action( $prefix . $name );
				}
			)
		);
	}

	/** The theme and its release: another one may have other actions. */
	private static function theme(): string {
		return get_template() . ' ' . wp_get_theme( get_template() )->get( 'Version' );
	}
}
