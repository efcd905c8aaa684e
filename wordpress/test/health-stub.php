<?php
/**
 * Stubs of what the REST route, Site Health and the list of errors call.
 *
 * @package Laurel_Test_Theme
 */

/** The part of WP_REST_Request that the route reads. */
final class WP_REST_Request {
	/** @var string */
	private $body;
	/** @var array<string,string> */
	private $headers;
	public function __construct( string $body, array $headers ) {
		$this->body    = $body;
		$this->headers = $headers;
	}
	public function get_body(): string {
		return $this->body;
	}
	public function get_header( string $name ): ?string {
		return $this->headers[ $name ] ?? null;
	}
}

final class WP_REST_Response {
	/** @var int */
	public $status;
	public function __construct( $data, int $status ) {
		$this->status = $status;
	}
}

/** What the stubs below were asked for, and what they answer. */
final class Stub_Health {
	/** @var array<string,array<string,mixed>> */
	public static $routes = array();
	/** @var array{status:int,headers:array<string,string>}|WP_Error */
	public static $answer;
	/** @var string */
	public static $asked = '';
}

function register_rest_route( string $space, string $route, array $options ): void {
	Stub_Health::$routes[ $space . $route ] = $options;
}
function rest_url( string $path ): string {
	return 'https://shop.test/wp-json/' . $path;
}
function wp_remote_get( string $url ) {
	Stub_Health::$asked = $url;
	return Stub_Health::$answer;
}
function wp_remote_retrieve_response_code( array $answer ): int {
	return $answer['status'];
}
function wp_remote_retrieve_header( array $answer, string $name ): string {
	return $answer['headers'][ $name ] ?? '';
}
function add_query_arg( string $name, string $value, string $url ): string {
	return "$url?$name=$value";
}
function admin_url( string $path ): string {
	return 'https://shop.test/wp/wp-admin/' . $path;
}
function wp_nonce_field( string $action ): void {
	echo '<input type="hidden" name="_wpnonce" value="of ', esc_attr( $action ), '">';
}

// The stubs of every test may have these as well.
if ( ! function_exists( 'home_url' ) ) {
	function home_url( string $path ): string {
		return 'https://shop.test' . $path;
	}
}
if ( ! function_exists( 'update_option' ) ) {
	function update_option( string $name, $value, $autoload = null ): void {
		Stub_WordPress::$options[ $name ] = $value;
	}
}
if ( ! function_exists( 'esc_html__' ) ) {
	function esc_html__( string $text ): string {
		return esc_html( $text );
	}
}
if ( ! function_exists( 'human_time_diff' ) ) {
	function human_time_diff( int $from ): string {
		return round( ( time() - $from ) / 60 ) . ' mins';
	}
}
