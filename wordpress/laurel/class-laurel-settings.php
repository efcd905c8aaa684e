<?php
/**
 * What the site's administrators have chosen on the settings page.
 *
 * @package Laurel
 */

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the choices in one option, and applies them through laurel's own filters. The site's own filters run
 * later, and decide.
 */
final class Laurel_Settings {

	const OPTION    = 'laurel_settings';
	const AUDIENCES = array( 'everybody', 'administrators', 'nobody' );
	const FORMATS   = array( 'module', 'single' );

	/** Filters in code have 10 where they name none. */
	const BEFORE_CODE = 5;

	/** The settings of `laurelConfig` that need no code, with the kind of their value (docs/settings.md). */
	const CONFIG_KINDS = array(
		'headerSnippets'   => 'switch',
		'searchLayout'     => array( 'list', 'block' ),
		'homeHeroCarousel' => 'text',
		'categoryCarousel' => 'text',
		'mapsKey'          => 'text',
		'directoryAction'  => 'name',
		'photoFeedUrl'     => 'address',
		'feedTextCut'      => 'text',
		'errorReports'     => array( 'on' ),
	);

	public function add_filters(): void {
		add_filter( 'laurel_islands', array( $this, 'islands' ), self::BEFORE_CODE, 2 );
		add_filter( 'laurel_format', array( $this, 'format' ), self::BEFORE_CODE );
		add_filter( 'laurel_config', array( $this, 'config' ), self::BEFORE_CODE );
		add_filter( 'laurel_replaced_handles', array( $this, 'replaced_handles' ), self::BEFORE_CODE );
	}

	/**
	 * The stored choices.
	 *
	 * @return array{audience:string,format:string,off:string[],without:string[],config:array<string,mixed>}
	 */
	public function all(): array {
		return $this->parse( get_option( self::OPTION, array() ) );
	}

	/** Whether laurel is on for whoever asks for this page. */
	public function includes_visitor(): bool {
		$audience = $this->all()['audience'];
		return 'everybody' === $audience || ( 'administrators' === $audience && current_user_can( 'manage_options' ) );
	}

	/** Whether pages report errors to this site. */
	public function counts_errors(): bool {
		return isset( $this->all()['config']['errorReports'] );
	}

	/**
	 * Hooked to `laurel_islands`.
	 *
	 * @param string[]               $names  of islands and groups
	 * @param array<string,string[]> $groups the islands of each group
	 * @return string[] those that are on
	 */
	public function islands( $names, $groups = array() ): array {
		$off = $this->all()['off'];
		// The islands of a group that is off are removed as well: if the result named no group, they would
		// count as on.
		foreach ( array_intersect( array_keys( (array) $groups ), $off ) as $group ) {
			$off = array_merge( $off, $groups[ $group ] );
		}
		return array_values( array_diff( (array) $names, $off ) );
	}

	/** Hooked to `laurel_format`. */
	public function format(): string {
		return $this->all()['format'];
	}

	/**
	 * Hooked to `laurel_config`.
	 *
	 * @param array<string,mixed> $config
	 * @return array<string,mixed>
	 */
	public function config( $config ): array {
		return $this->all()['config'] + (array) $config;
	}

	/**
	 * Hooked to `laurel_replaced_handles`.
	 *
	 * @param array<string,string[]> $table
	 * @return array<string,string[]>
	 */
	public function replaced_handles( $table ): array {
		return Laurel_Optional_Scripts::add_rows( (array) $table, $this->all()['without'] );
	}

	/**
	 * Reads choices that come from outside: a form, a file, or an option that anybody may have written.
	 *
	 * @param mixed $input
	 * @return array{audience:string,format:string,off:string[],without:string[],config:array<string,mixed>} what makes no sense is left out
	 */
	public function parse( $input ): array {
		$input  = is_array( $input ) ? $input : array();
		$config = array();
		foreach ( self::CONFIG_KINDS as $name => $kind ) {
			$value = self::config_value( $input['config'][ $name ] ?? null, $kind );
			if ( null !== $value ) {
				$config[ $name ] = $value;
			}
		}
		return array(
			'audience' => self::one_of( $input['audience'] ?? null, self::AUDIENCES ),
			'format'   => self::one_of( $input['format'] ?? null, self::FORMATS ),
			'off'      => self::names( $input['off'] ?? null ),
			'without'  => array_values( array_intersect( Laurel_Optional_Scripts::ALL, self::names( $input['without'] ?? null ) ) ),
			'config'   => $config,
		);
	}

	/**
	 * Reads the form of the settings page: it sends the names that are on, and all that it has asked about.
	 *
	 * @param mixed $form what was posted, or stored choices, which stay as they are
	 * @return array{audience:string,format:string,off:string[],without:string[],config:array<string,mixed>}
	 */
	public function parse_form( $form ): array {
		if ( is_array( $form ) && isset( $form['asked'] ) ) {
			$form['off'] = array_diff( self::names( $form['asked'] ), self::names( $form['on'] ?? null ) );
		}
		return $this->parse( $form );
	}

	/**
	 * @param mixed           $value
	 * @param string|string[] $kind
	 * @return string|false|null null for the default
	 */
	private static function config_value( $value, $kind ) {
		if ( 'switch' === $kind ) {
			return false === $value || 'off' === $value ? false : null;
		}
		$text = is_string( $value ) ? trim( wp_check_invalid_utf8( $value ) ) : '';
		if ( is_array( $kind ) ) {
			return in_array( $text, $kind, true ) ? $text : null;
		}
		if ( 'name' === $kind && 1 !== preg_match( '/^\w+$/', $text ) ) {
			return null;
		}
		if ( 'address' === $kind ) {
			$text = esc_url_raw( $text, array( 'http', 'https' ) );
		}
		return '' === $text || strlen( $text ) > 1000 ? null : $text;
	}

	/**
	 * @param mixed    $value
	 * @param string[] $choices the first one is the default
	 */
	private static function one_of( $value, array $choices ): string {
		return in_array( $value, $choices, true ) ? $value : $choices[0];
	}

	/**
	 * @param mixed $value
	 * @return string[] names of islands and groups
	 */
	private static function names( $value ): array {
		$names = array_filter(
			(array) $value,
			static function ( $name ): bool {
				return is_string( $name ) && 1 === preg_match( '/^[a-z][a-z0-9-]{0,60}$/', $name );
			}
		);
		return array_values( array_unique( $names ) );
	}
}
