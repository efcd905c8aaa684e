<?php
/**
 * The settings that the page gets as window.laurelConfig.
 *
 * @package Laurel
 */

defined( 'ABSPATH' ) || exit;

/** Collects what the page's script must know of this site and this page view. */
final class Laurel_Config {

	private Laurel_Build $build;
	private Laurel_Islands $islands;
	private Laurel_Legacy_Scripts $legacy;
	private Laurel_Ajax_Actions $actions;

	public function __construct( Laurel_Build $build, Laurel_Islands $islands, Laurel_Legacy_Scripts $legacy, Laurel_Ajax_Actions $actions ) {
		$this->build   = $build;
		$this->islands = $islands;
		$this->legacy  = $legacy;
		$this->actions = $actions;
	}

	/** The script that hands the settings to the page. */
	public function code(): string {
		$json = (string) wp_json_encode( (object) $this->settings(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
		return 'window.laurelConfig=Object.assign(window.laurelConfig||{},' . $json . ');';
	}

	/** @return array<string,mixed> */
	public function settings(): array {
		$config = array();
		$except = $this->except();
		if ( $except ) {
			$config['except'] = $except;
		}
		$actions = $this->actions->other_names();
		if ( $actions ) {
			$config['ajaxActions'] = $actions;
		}
		$fields = $this->anti_spam_fields();
		if ( null !== $fields ) {
			$config['antiSpamFields'] = $fields;
		}
		$key = $this->maps_key();
		if ( '' !== $key ) {
			$config['mapsKey'] = $key;
		}
		/**
		 * The settings that the page gets as window.laurelConfig. Keys that a theme sets there itself, and that are
		 * not in this array, are kept.
		 *
		 * @param array<string,mixed> $config `except` (islands and groups that are off), `ajaxActions` (the older name of
		 *                                    a theme's action, or false where the server has neither), `mapsKey` (the key of the maps
		 *                                    script, when that is retired), `antiSpamFields` (whether laurel fills them in,
		 *                                    where their script was enqueued)
		 */
		return (array) apply_filters( 'laurel_config', $config );
	}

	/** Whether the site wants one of the shop's additions to the header. */
	public function has_header_snippet( string $name ): bool {
		$wanted = $this->settings()['headerSnippets'] ?? true;
		return false !== ( is_array( $wanted ) ? $wanted[ $name ] ?? true : $wanted );
	}

	/**
	 * The names that are off: first islands, then groups whose islands are all off, then files whose groups are all off.
	 * The page does not fetch the files of those. The islands of the contact forms are off while the form plugin's script
	 * is on the page: older releases of the plugin leave nothing in a form's markup that tells them apart.
	 *
	 * @return string[]
	 */
	private function except(): array {
		$on      = $this->islands->names_on();
		$forms   = $this->legacy->is_on_page( Laurel_Replacement_Table::FORM_SCRIPT )
			? Laurel_Replacement_Table::expand( Laurel_Replacement_Table::FORM_FEATURES )
			: array();
		$islands = array();
		foreach ( $this->build->islands() as $name => $features ) {
			if ( ! in_array( (string) $name, $on, true ) || array_intersect( $features, $forms ) ) {
				$islands[] = (string) $name;
			}
		}
		$groups      = array();
		$is_file_off = array();
		foreach ( $this->build->groups() as $name => $of_group ) {
			$is_off = array() === array_diff( $of_group, $islands );
			if ( $is_off ) {
				$groups[] = (string) $name;
			}
			$file                 = $this->build->file_of_group( (string) $name );
			$is_file_off[ $file ] = $is_off && ( $is_file_off[ $file ] ?? true );
		}
		$files = array_map( 'strval', array_keys( array_filter( $is_file_off ) ) );
		return array_values( array_unique( array_merge( $islands, $groups, $files ) ) );
	}

	/**
	 * Whether laurel fills in the anti-spam plugin's fields: true where it retired the plugin's script, false where the
	 * script stays. Null where the script was never enqueued: then the page's markup decides.
	 */
	private function anti_spam_fields(): ?bool {
		if ( $this->legacy->is_retired( 'akismet-frontend' ) ) {
			return true;
		}
		return $this->legacy->is_on_page( 'akismet-frontend' ) ? false : null;
	}

	/** The key in the address of the maps script; '' unless that script is retired. */
	private function maps_key(): string {
		$script = wp_scripts()->registered['google-maps'] ?? null;
		if ( null === $script || ! $this->legacy->is_retired( 'google-maps' ) ) {
			return '';
		}
		// Some themes escape the address for HTML; the # of an entity would begin the fragment.
		parse_str( (string) wp_parse_url( html_entity_decode( (string) $script->src ), PHP_URL_QUERY ), $query );
		return isset( $query['key'] ) && is_string( $query['key'] ) ? $query['key'] : '';
	}
}
