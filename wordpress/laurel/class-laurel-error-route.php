<?php
/**
 * The REST route that pages send errors to.
 *
 * @package Laurel
 */

defined( 'ABSPATH' ) || exit;

/** Takes reports from pages of this site, where the settings say so. */
final class Laurel_Error_Route {

	const SPACE = 'laurel/v1';
	const ROUTE = '/errors';

	/** Bytes; a page sends a quarter of that. */
	const LONGEST_REPORT = 2048;

	private Laurel_Settings $settings;
	private Laurel_Build $build;
	private Laurel_Error_Counts $counts;

	public function __construct( Laurel_Settings $settings, Laurel_Build $build, Laurel_Error_Counts $counts ) {
		$this->settings = $settings;
		$this->build    = $build;
		$this->counts   = $counts;
	}

	public function add_hooks(): void {
		add_action( 'rest_api_init', array( $this, 'register' ) );
		// Behind the settings, before code, which may name another address.
		add_filter( 'laurel_config', array( $this, 'config' ), Laurel_Settings::BEFORE_CODE + 1 );
	}

	/**
	 * Hooked to `laurel_config`: the page gets an address where the setting says that errors are counted.
	 *
	 * @param array<string,mixed> $config
	 * @return array<string,mixed>
	 */
	public function config( $config ): array {
		$config = (array) $config;
		if ( $this->settings->counts_errors() ) {
			$config['errorReports'] = esc_url_raw( rest_url( self::SPACE . self::ROUTE ), array( 'http', 'https' ) );
		}
		return $config;
	}

	/** Hooked to `rest_api_init`. */
	public function register(): void {
		if ( $this->settings->counts_errors() ) {
			register_rest_route(
				self::SPACE,
				self::ROUTE,
				array(
					'methods'             => 'POST',
					'callback'            => array( $this, 'receive' ),
					// Visitors have no rights.
					'permission_callback' => '__return_true',
				)
			);
		}
	}

	/** Answers without a body; the cheapest checks come first. */
	public function receive( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( null, $this->status( $request, time() ) );
	}

	private function status( WP_REST_Request $request, int $now ): int {
		$body = (string) $request->get_body();
		if ( strlen( $body ) > self::LONGEST_REPORT ) {
			return 413;
		}
		if ( 1 !== preg_match( '#^text/plain\s*(;|$)#i', (string) $request->get_header( 'content_type' ) ) ) {
			return 415;
		}
		if ( ! self::is_own_page( (string) $request->get_header( 'origin' ) ) ) {
			return 403;
		}
		$report = json_decode( $body, true, 2 );
		return is_array( $report ) ? $this->counts->add( $report, $this->names(), $now ) : 400;
	}

	/** Whether browsers say of a request that a page of this site has sent it, with or without `www.`. */
	private static function is_own_page( string $origin ): bool {
		$hosts = array();
		foreach ( array( $origin, home_url( '/' ), site_url() ) as $url ) {
			$host    = strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) );
			$port    = (string) wp_parse_url( $url, PHP_URL_PORT );
			$hosts[] = preg_replace( '/^www\./', '', $host ) . ':' . $port;
		}
		$of_page = array_shift( $hosts );
		return ':' !== $of_page && in_array( $of_page, $hosts, true );
	}

	/** @return string[] what can fail: islands, groups, the files that groups are fetched in, and the runtime */
	private function names(): array {
		if ( null !== $this->build->error() ) {
			return array();
		}
		$groups = array_map( 'strval', array_keys( $this->build->groups() ) );
		$files  = array_map( array( $this->build, 'file_of_group' ), $groups );
		return array_merge( array( 'runtime' ), array_map( 'strval', array_keys( $this->build->islands() ) ), $groups, $files );
	}
}
