<?php
/**
 * The errors of islands that pages have reported, by kind.
 *
 * @package Laurel
 */

defined( 'ABSPATH' ) || exit;

/**
 * Counts errors in one option. Anybody can report, so everything is bounded: how many kinds there are, how long each is, and
 * how often the option is written. What is over the limit costs one read and no write.
 */
final class Laurel_Error_Counts {

	const OPTION = 'laurel_error_counts';

	const MOST_KINDS      = 100;
	const LONGEST_MESSAGE = 200;
	const LONGEST_PATH    = 150;

	/** A burst of this many reports is counted; after it, one report every `SECONDS_PER_REPORT` seconds. */
	const MOST_AT_ONCE       = 20;
	const SECONDS_PER_REPORT = 6;

	/** What an island was doing. */
	const STAGES = array( 'load', 'mount', 'markup', 'call', 'act' );

	/**
	 * Counts a report. Two that come at the same moment may count as one.
	 *
	 * @param array<string,mixed> $report  island, stage, message and path: data from outside
	 * @param string[]            $islands the names that count
	 * @param int                 $now     a Unix time
	 * @return int the HTTP status that says what has become of it: 204, 400 or 429
	 */
	public function add( array $report, array $islands, int $now ): int {
		$kind = self::parse( $report );
		if ( null === $kind || ! in_array( $kind['island'], $islands, true ) ) {
			return 400;
		}
		$stored = $this->read();
		$left   = self::left( $stored, $now );
		if ( $left < 1 ) {
			return 429;
		}
		$key   = md5( $kind['island'] . "\n" . $kind['stage'] . "\n" . $kind['message'] );
		$kinds = $stored['kinds'];
		$count = ( $kinds[ $key ]['count'] ?? 0 ) + 1;
		unset( $kinds[ $key ] );
		if ( count( $kinds ) >= self::MOST_KINDS ) {
			$kinds = self::without_rarest( $kinds );
		}
		$kinds[ $key ] = $kind + array( 'count' => $count, 'last' => $now );
		// Only the settings page and Site Health read it.
		update_option( self::OPTION, array( 'left' => $left - 1, 'at' => $now, 'kinds' => $kinds ), false );
		return 204;
	}

	/**
	 * The kinds of errors, the last one first.
	 *
	 * @return array<string,array{island:string,stage:string,message:string,path:string,count:int,last:int}>
	 */
	public function all(): array {
		return array_reverse( $this->read()['kinds'], true );
	}

	/** @return string[] the islands that have failed since then */
	public function failed_since( int $time ): array {
		$islands = array();
		foreach ( $this->all() as $kind ) {
			if ( $kind['last'] >= $time ) {
				$islands[] = $kind['island'];
			}
		}
		return array_values( array_unique( $islands ) );
	}

	/** @param string $key of a kind; '' for all of them */
	public function forget( string $key ): void {
		$stored = $this->read();
		if ( '' === $key ) {
			$stored['kinds'] = array();
		}
		unset( $stored['kinds'][ $key ] );
		update_option( self::OPTION, $stored, false );
	}

	/**
	 * Reads a report. Only printable ASCII stays: so no control character, nothing that changes the direction of a text, and
	 * nothing that an old database cannot store.
	 *
	 * @param array<string,mixed> $report
	 * @return array{island:string,stage:string,message:string,path:string}|null
	 */
	private static function parse( array $report ): ?array {
		foreach ( array( 'island', 'stage', 'message', 'path' ) as $name ) {
			if ( ! isset( $report[ $name ] ) || ! is_string( $report[ $name ] ) ) {
				return null;
			}
		}
		if ( ! in_array( $report['stage'], self::STAGES, true ) || '/' !== substr( $report['path'], 0, 1 ) ) {
			return null;
		}
		return array(
			'island'  => $report['island'],
			'stage'   => $report['stage'],
			'message' => self::text( $report['message'], self::LONGEST_MESSAGE ),
			'path'    => self::text( substr( $report['path'], 0, strcspn( $report['path'], '?#' ) ), self::LONGEST_PATH ),
		);
	}

	private static function text( string $text, int $longest ): string {
		return trim( substr( (string) preg_replace( '/[^\x20-\x7e]+/', '?', $text ), 0, $longest ) );
	}

	/**
	 * How many reports may be counted now.
	 *
	 * @param array{left:float,at:int,kinds:array<string,mixed>} $stored
	 */
	private static function left( array $stored, int $now ): float {
		$elapsed = $now - $stored['at'];
		// A clock that was wrong by more than a minute, and was set back, must not stop the counts.
		if ( $elapsed < -60 ) {
			return self::MOST_AT_ONCE;
		}
		return min( self::MOST_AT_ONCE, $stored['left'] + max( 0, $elapsed ) / self::SECONDS_PER_REPORT );
	}

	/**
	 * Removes the kind that was seen least, the oldest of several: a flood of new kinds does not drive out the common ones.
	 *
	 * @param array<string,array<string,mixed>> $kinds the oldest first
	 * @return array<string,array<string,mixed>>
	 */
	private static function without_rarest( array $kinds ): array {
		$counts = array_column( $kinds, 'count' );
		$rarest = array_keys( $kinds )[ (int) array_search( min( $counts ), $counts, true ) ];
		unset( $kinds[ $rarest ] );
		return $kinds;
	}

	/** @return array{left:float,at:int,kinds:array<string,array<string,mixed>>} the kinds in the order of their last time */
	private function read(): array {
		$stored = get_option( self::OPTION );
		if ( ! is_array( $stored ) || ! isset( $stored['left'], $stored['at'], $stored['kinds'] ) || ! is_array( $stored['kinds'] ) ) {
			return array( 'left' => (float) self::MOST_AT_ONCE, 'at' => 0, 'kinds' => array() );
		}
		return array( 'left' => (float) $stored['left'], 'at' => (int) $stored['at'], 'kinds' => $stored['kinds'] );
	}
}
