<?php
/**
 * The part of the settings page that reports scripts: those that laurel retires, and those that are left.
 *
 * @package Laurel
 */

defined( 'ABSPATH' ) || exit;

/** Says of each script why it goes or stays. */
final class Laurel_Scripts_Report {

	private Laurel_Replacement_Table $table;
	private Laurel_Plugin_Versions $versions;
	private Laurel_Seen_Pages $pages;

	public function __construct( Laurel_Replacement_Table $table, Laurel_Plugin_Versions $versions, Laurel_Seen_Pages $pages ) {
		$this->table    = $table;
		$this->versions = $versions;
		$this->pages    = $pages;
	}

	/** Which legacy scripts laurel replaces with what is on; those that stay come first. */
	public function print_legacy_scripts(): void {
		$staying = array();
		$going   = array();
		foreach ( $this->table->handles() as $handle ) {
			$reason = $this->reason_to_stay( $handle );
			if ( '' === $reason ) {
				$going[ $handle ] = $this->goes( $handle );
			} else {
				/* translators: %s: the reason */
				$staying[ $handle ] = sprintf( __( 'stays: %s', 'laurel' ), $reason );
			}
		}
		/* translators: 1: number of scripts, 2: number of scripts */
		$summary = sprintf( __( 'Retired: %1$d, staying: %2$d', 'laurel' ), count( $going ), count( $staying ) );
		printf( '<h2>%s</h2>', esc_html__( 'Legacy scripts', 'laurel' ) );
		self::open( $summary );
		echo '<ul>';
		foreach ( $staying + $going as $handle => $state ) {
			printf( '<li><code>%s</code> %s</li>', esc_html( $handle ), esc_html( $state ) );
		}
		echo '</ul></details>';
	}

	/** The scripts of the pages that an administrator has visited, the largest first. */
	public function print_scripts_left(): void {
		printf( '<h2>%s</h2>', esc_html__( 'What pages still load', 'laurel' ) );
		$pages = $this->pages->all();
		if ( array() === $pages ) {
			printf( '<p>%s</p>', esc_html__( 'No page was seen yet.', 'laurel' ) );
		}
		foreach ( $pages as $path => $page ) {
			$this->print_page( (string) $path, $page );
		}
		printf(
			'<p class="description">%s <a href="%s">%s</a></p>',
			esc_html__( 'Laurel looks at a page when an administrator visits it. Sizes are those of the files, before compression.', 'laurel' ),
			esc_url( home_url( '/' ) ),
			esc_html__( 'Visit the front page', 'laurel' )
		);
	}

	/** Why a script of the table stays; '' for one that goes. */
	private function reason_to_stay( string $handle ): string {
		$missing = $this->table->missing_features( $handle );
		foreach ( $this->versions->unknown() as $plugin => $row ) {
			if ( array_intersect( $missing, $row['features'] ) ) {
				/* translators: 1: name of a plugin, 2: its version, 3 and 4: the first and the last known version */
				return sprintf( __( 'laurel does not know %1$s %2$s. It knows %3$s to %4$s.', 'laurel' ), $plugin, $row['version'], $row['from'], $row['to'] );
			}
		}
		if ( $missing ) {
			/* translators: %s: ids of features */
			return sprintf( __( 'these features are off: %s', 'laurel' ), implode( ', ', $missing ) );
		}
		$routes = $this->table->missing_routes( $handle );
		if ( $routes ) {
			/* translators: %s: addresses in the REST API */
			return sprintf( __( 'the site lacks %s', 'laurel' ), implode( ', ', $routes ) );
		}
		foreach ( $this->pages->all() as $path => $page ) {
			// What has gone since that visit needs nothing.
			$needing = array_filter( $page['scripts'][ $handle ]['for'] ?? array(), fn( string $other ): bool => ! $this->table->is_replaced( $other ) );
			if ( $page['is_on'] && $needing ) {
				/* translators: 1: path of a page, 2: names of scripts */
				return sprintf( __( '%2$s needs it on %1$s', 'laurel' ), $path, implode( ', ', $needing ) );
			}
		}
		return '';
	}

	/** How a script of the table goes, and from which pages it was seen to have gone. */
	private function goes( string $handle ): string {
		$why   = $this->table->needs( $handle ) ? __( 'goes: laurel does its work', 'laurel' ) : __( 'goes: it is switched off', 'laurel' );
		$pages = array_filter( $this->pages->all(), static fn( array $page ): bool => in_array( $handle, $page['gone'], true ) );
		/* translators: 1: why a script goes, 2: paths of pages */
		return $pages ? sprintf( __( '%1$s; gone from %2$s', 'laurel' ), $why, implode( ', ', array_keys( $pages ) ) ) : $why;
	}

	/** @param array{at:int,is_on:bool,scripts:array<string,array{src:string,for:string[]}>,gone:string[]} $page */
	private function print_page( string $path, array $page ): void {
		$sizes = array_map( static fn( array $script ) => Laurel_Script_Files::size( $script['src'] ), $page['scripts'] );
		arsort( $sizes );
		/* translators: 1: path of a page, 2: number of scripts, 3: size, 4: how long ago */
		$summary = sprintf( __( '%1$s (scripts: %2$d, %3$s, seen %4$s ago)', 'laurel' ), $path, count( $sizes ), self::kilobytes( array_sum( $sizes ) ), human_time_diff( $page['at'] ) );
		$summary = $page['is_on'] ? $summary : $summary . ' ' . __( '(without laurel)', 'laurel' );
		if ( ! $sizes && ! $page['gone'] ) {
			printf( '<p>%s</p>', esc_html( $summary ) );
			return;
		}
		self::open( $summary );
		if ( $sizes ) {
			self::print_sizes( $sizes, $page['scripts'] );
		}
		if ( $page['gone'] ) {
			/* translators: %s: names of scripts */
			printf( '<p>%s</p>', esc_html( sprintf( __( 'Gone from this page, with what only they needed: %s', 'laurel' ), implode( ', ', $page['gone'] ) ) ) );
		}
		echo '</details>';
	}

	/**
	 * @param array<string,int|null>                          $sizes   by handle, the largest first
	 * @param array<string,array{src:string,for:string[]}> $scripts by handle
	 */
	private static function print_sizes( array $sizes, array $scripts ): void {
		printf(
			'<table class="widefat striped"><thead><tr><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>',
			esc_html__( 'Script', 'laurel' ),
			esc_html__( 'Size', 'laurel' ),
			esc_html__( 'Comes from', 'laurel' ),
			esc_html__( 'Asked for by', 'laurel' )
		);
		foreach ( $sizes as $handle => $bytes ) {
			$script = $scripts[ $handle ];
			printf(
				'<tr><th scope="row"><code>%s</code></th><td>%s</td><td>%s</td><td>%s</td></tr>',
				esc_html( (string) $handle ),
				esc_html( null === $bytes ? __( 'not known', 'laurel' ) : self::kilobytes( $bytes ) ),
				esc_html( Laurel_Script_Files::owner( $script['src'] ) ),
				esc_html( $script['for'] ? implode( ', ', $script['for'] ) : __( 'the page itself', 'laurel' ) )
			);
		}
		echo '</tbody></table>';
	}

	private static function open( string $summary ): void {
		printf( '<details class="laurel-fold"><summary>%s</summary>', esc_html( $summary ) );
	}

	private static function kilobytes( int $bytes ): string {
		return number_format_i18n( $bytes / 1000, 1 ) . ' kB';
	}
}
