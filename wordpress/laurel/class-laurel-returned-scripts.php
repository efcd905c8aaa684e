<?php
/**
 * Legacy scripts that were printed although laurel had retired them.
 *
 * @package Laurel
 */

defined( 'ABSPATH' ) || exit;

/**
 * Notes retired scripts that came back: code has enqueued them after the last look, or needs them for a script of its own.
 * A page on which none has come back costs nothing.
 */
final class Laurel_Returned_Scripts {

	const OPTION = 'laurel_returned_scripts';

	/** Handles; a site has fewer legacy scripts. */
	const MOST = 50;

	private Laurel_Legacy_Scripts $legacy;

	public function __construct( Laurel_Legacy_Scripts $legacy ) {
		$this->legacy = $legacy;
	}

	/** Hooked to the end of `wp_footer`. Each script is written once a day. */
	public function look(): void {
		$back = array_intersect( $this->legacy->retired(), wp_scripts()->done );
		if ( array() === $back ) {
			return;
		}
		$noted = $this->read();
		$now   = time();
		$new   = array();
		foreach ( $back as $handle ) {
			if ( ( $noted[ $handle ]['last'] ?? 0 ) <= $now - DAY_IN_SECONDS ) {
				$new[ $handle ] = array( 'last' => $now, 'by' => self::needing( $handle ) );
			}
		}
		if ( $new ) {
			// Only Site Health reads it.
			update_option( self::OPTION, array_slice( $new + $noted, 0, self::MOST, true ), false );
		}
	}

	/** @return array<string,string[]> handles that came back since then, each with the printed scripts that need it */
	public function since( int $time ): array {
		$returned = array();
		foreach ( $this->read() as $handle => $note ) {
			if ( ( $note['last'] ?? 0 ) >= $time ) {
				$returned[ (string) $handle ] = (array) ( $note['by'] ?? array() );
			}
		}
		return $returned;
	}

	/** @return array<string,array{last:int,by:string[]}> by handle */
	private function read(): array {
		$stored = get_option( self::OPTION );
		return is_array( $stored ) ? array_filter( $stored, 'is_array' ) : array();
	}

	/** @return string[] the printed scripts that depend on a script */
	private static function needing( string $handle ): array {
		$scripts = wp_scripts();
		$needing = array_filter(
			$scripts->done,
			static function ( $other ) use ( $scripts, $handle ): bool {
				return in_array( $handle, (array) ( $scripts->registered[ $other ]->deps ?? array() ), true );
			}
		);
		return array_map( 'strval', array_values( array_unique( $needing ) ) );
	}
}
