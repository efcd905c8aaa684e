<?php
/**
 * Legacy scripts on this page: which are there, and taking off those that laurel replaces.
 *
 * @package Laurel
 */

defined( 'ABSPATH' ) || exit;

/** Retires legacy scripts from WordPress's queue, and keeps their inline data. */
final class Laurel_Legacy_Scripts {

	/**
	 * Scripts to which the shop plugin adds inline data at the last moment (priority 5 of `wp_print_scripts` and
	 * `wp_print_footer_scripts`), and only while they are enqueued. If they were dequeued earlier, the data would be lost.
	 */
	const DATA_COMES_LATE = array( 'wc-cart-fragments', 'wc-order-attribution' );

	/**
	 * Dependencies that stay although only retired scripts needed them: inline code of pages uses jQuery,
	 * laurel uses the spam token's service, and a quick view runs the shop plugin's script for variations.
	 */
	const KEPT_DEPENDENCIES = array( 'jquery', 'jquery-core', 'jquery-migrate', 'google-recaptcha', 'wc-add-to-cart-variation', 'wp-util' );

	private Laurel_Replacement_Table $table;

	/**
	 * By handle, in the order of retirement. True: laurel replaces the script. False: only retired scripts
	 * needed it.
	 *
	 * @var array<string,bool>
	 */
	private array $retired = array();

	public function __construct( Laurel_Replacement_Table $table ) {
		$this->table = $table;
	}

	/** Retires all scripts but those whose inline data is still to come. */
	public function retire_early(): void {
		$this->retire( self::DATA_COMES_LATE );
	}

	/** Retires all scripts. */
	public function retire_all(): void {
		$this->retire( array() );
	}

	/** @return string[] handles, also those that only retired scripts needed */
	public function retired(): array {
		return array_map( 'strval', array_keys( $this->retired ) );
	}

	/** Whether laurel does a script's work. */
	public function is_retired( string $handle ): bool {
		return $this->retired[ $handle ] ?? false;
	}

	/** Whether a script has been printed or will be, also as a dependency of another one. */
	public function is_on_page( string $handle ): bool {
		$scripts = wp_scripts();
		return in_array( $handle, array_merge( $scripts->done, self::with_dependencies( $scripts->queue ) ), true );
	}

	/** Whether a script is on the page, or a shortcode may still enqueue it. */
	public function may_run( string $handle ): bool {
		return $this->is_on_page( $handle ) || ( isset( wp_scripts()->registered[ $handle ] ) && ! $this->table->is_replaced( $handle ) );
	}

	/**
	 * The inline data of a retired script: islands read it, and other scripts may. Newer form plugins keep
	 * data in the code before the script, so that code is kept, too. For a dependency it is not kept: it may
	 * use code that is gone. The code after the script needs the script, and goes with it.
	 */
	public function inline_data( string $handle ): string {
		$scripts = wp_scripts();
		$before  = $this->is_retired( $handle ) ? (array) $scripts->get_data( $handle, 'before' ) : array();
		$pieces  = array_merge( array( $scripts->get_data( $handle, 'data' ) ), $before );
		$code    = trim( implode( "\n", array_filter( $pieces, 'is_string' ) ) );
		/**
		 * The inline code that is printed in place of a retired script. Return '' to print none.
		 *
		 * @param string $code   JavaScript
		 * @param string $handle the retired script
		 */
		return (string) apply_filters( 'laurel_inline_data', $code, $handle );
	}

	/**
	 * Dequeues the scripts that laurel replaces and no other script needs. Scripts that are only registered, or printed
	 * already, are left alone. A retired script that is enqueued again goes the next time. What only retired scripts
	 * depended on goes with them, but for what is kept: that is enqueued in their place.
	 *
	 * @param string[] $not_yet handles to leave for a later call
	 */
	private function retire( array $not_yet ): void {
		$leaving = $this->leaving( $not_yet );
		if ( array() === $leaving ) {
			return;
		}
		$scripts = wp_scripts();
		$kept    = self::kept_dependencies();
		$queue   = array();
		foreach ( $scripts->queue as $handle ) {
			$in_its_place = in_array( $handle, $leaving, true )
				? self::without_dependencies( array_intersect( array_diff( self::with_dependencies( array( $handle ) ), $leaving, $scripts->queue, $scripts->done ), $kept ) )
				: array( $handle );
			$queue        = array_merge( $queue, $in_its_place );
		}
		$not_needed = array_diff( self::with_dependencies( $leaving ), $leaving, $scripts->done, self::with_dependencies( $queue ) );
		foreach ( $leaving as $handle ) {
			wp_dequeue_script( $handle );
			$this->retired[ $handle ] = true;
		}
		$this->retired += array_fill_keys( $not_needed, false );
		foreach ( array_unique( $queue ) as $handle ) {
			wp_enqueue_script( $handle );
		}
		// WordPress prints in the order of the queue, and has put the newly enqueued dependencies last.
		$scripts->queue = array_values( array_unique( $queue ) );
	}

	/** @return string[] handles */
	private static function kept_dependencies(): array {
		/**
		 * The scripts that stay where only retired scripts depended on them. Add those that inline code of the site uses:
		 *
		 *     add_filter( 'laurel_kept_dependencies', function ( $handles ) {
		 *         return array_merge( $handles, array( 'jquery-ui-datepicker' ) );
		 *     } );
		 *
		 * @param string[] $handles
		 */
		return (array) apply_filters( 'laurel_kept_dependencies', self::KEPT_DEPENDENCIES );
	}

	/**
	 * The scripts on the page that can be retired now.
	 *
	 * @param string[] $not_yet
	 * @return string[] handles
	 */
	private function leaving( array $not_yet ): array {
		$scripts = wp_scripts();
		$on_page = self::with_dependencies( $scripts->queue );
		$leaving = array_filter( array_diff( $on_page, $scripts->done, $not_yet ), array( $this->table, 'is_replaced' ) );
		// A script that stays keeps its dependencies, and the scripts whose row needs it gone. Each round may keep more.
		do {
			$before  = count( $leaving );
			$staying = self::with_dependencies( array_diff( $on_page, $leaving ) );
			$leaving = array_diff( $leaving, $staying );
			foreach ( $leaving as $position => $handle ) {
				if ( array_intersect( $this->table->needs( $handle ), $staying ) ) {
					unset( $leaving[ $position ] );
				}
			}
		} while ( count( $leaving ) < $before );
		return $leaving;
	}

	/**
	 * @param string[] $handles
	 * @return string[] those that no other one of them depends on
	 */
	private static function without_dependencies( array $handles ): array {
		$needed = array();
		foreach ( $handles as $handle ) {
			$needed = array_merge( $needed, array_diff( self::with_dependencies( array( $handle ) ), array( $handle ) ) );
		}
		return array_diff( $handles, $needed );
	}

	/**
	 * @param string[] $handles
	 * @return string[] the handles and all their dependencies, dependencies first
	 */
	public static function with_dependencies( array $handles ): array {
		$all  = array();
		$walk = function ( string $handle ) use ( &$walk, &$all ): void {
			$scripts = wp_scripts();
			if ( array_key_exists( $handle, $all ) || ! isset( $scripts->registered[ $handle ] ) ) {
				return;
			}
			$all[ $handle ] = false; // Two scripts may depend on each other.
			foreach ( (array) $scripts->registered[ $handle ]->deps as $dependency ) {
				$walk( (string) $dependency );
			}
			unset( $all[ $handle ] ); // The handle moves behind its dependencies.
			$all[ $handle ] = true;
		};
		foreach ( $handles as $handle ) {
			$walk( (string) $handle );
		}
		return array_map( 'strval', array_keys( $all ) );
	}
}
