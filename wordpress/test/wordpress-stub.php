<?php
/**
 * A stand-in for the few WordPress functions that laurel.php calls, as of WordPress 6.9: with script modules, which
 * Debian's WordPress does not have. It records what is enqueued; hooks work as they do there.
 *
 * @package Laurel_Test_Theme
 */

/** What the page is, and what was asked of WordPress; a test sets and reads it. */
final class World {
	/** @var array<string,array<int,callable[]>> */
	public static $hooks = array();
	/** @var array<string,bool> */
	public static $is = array();
	/** @var array<int,array<int,mixed>> */
	public static $modules = array();
	/** @var array<int,array<int,mixed>> */
	public static $styles = array();
	/** @var Stub_Scripts */
	public static $scripts;

	/** A page of the site, nothing enqueued. */
	public static function reset(): void {
		self::$hooks   = array();
		self::$is      = array( 'wp' => true );
		self::$modules = array();
		self::$styles  = array();
		self::$scripts = new Stub_Scripts();
	}
}

/** The part of WP_Scripts that plugins use. */
final class Stub_Scripts {
	/** @var array<string,object> */
	public $registered = array();
	/** @var string[] */
	public $queue = array();
	/** @var string[] */
	public $done = array();

	public function get_data( string $handle, string $key ) {
		return $this->registered[ $handle ]->extra[ $key ] ?? false;
	}

	/** @param mixed $deps a list, or what sloppy themes pass */
	public function add( string $handle, $deps = array(), string $src = '/x.js' ): void {
		$this->registered[ $handle ] = (object) array( 'deps' => $deps, 'src' => $src, 'extra' => array() );
	}
}

final class WP_Error {
	/** @var string */
	private $message;
	public function __construct( string $code, string $message ) {
		$this->message = $message;
	}
	public function get_error_message(): string {
		return $this->message;
	}
}

function is_wp_error( $thing ): bool {
	return $thing instanceof WP_Error;
}
function add_filter( string $name, callable $callback, int $priority = 10, int $arguments = 1 ): void {
	World::$hooks[ $name ][ $priority ][] = $callback;
}
function add_action( string $name, callable $callback, int $priority = 10, int $arguments = 1 ): void {
	add_filter( $name, $callback, $priority, $arguments );
}
function apply_filters( string $name, $value, ...$rest ) {
	$hooks = World::$hooks[ $name ] ?? array();
	ksort( $hooks );
	foreach ( $hooks as $callbacks ) {
		foreach ( $callbacks as $callback ) {
			$value = $callback( $value, ...$rest );
		}
	}
	return $value;
}
function did_action( string $name ): int {
	return (int) ( World::$is[ $name ] ?? false );
}
function is_admin(): bool {
	return World::$is['admin'] ?? false;
}
function wp_doing_ajax(): bool {
	return World::$is['ajax'] ?? false;
}
function wp_doing_cron(): bool {
	return World::$is['cron'] ?? false;
}
function is_product(): bool {
	return World::$is['product'] ?? false;
}
function is_feed(): bool {
	return World::$is['feed'] ?? false;
}
function is_embed(): bool {
	return World::$is['embed'] ?? false;
}
function current_user_can( string $what ): bool {
	return World::$is['keeper'] ?? false;
}
function wp_scripts(): Stub_Scripts {
	return World::$scripts;
}
function wp_enqueue_script( string $handle, string $src = '', array $deps = array(), $ver = false, $args = false ): void {
	if ( '' !== $src ) {
		World::$scripts->add( $handle, $deps, $src );
	}
	if ( ! in_array( $handle, World::$scripts->queue, true ) ) {
		World::$scripts->queue[] = $handle;
	}
}
function wp_dequeue_script( string $handle ): void {
	World::$scripts->queue = array_values( array_diff( World::$scripts->queue, array( $handle ) ) );
}
function wp_script_is( string $handle, string $status ): bool {
	return in_array( $handle, 'done' === $status ? World::$scripts->done : World::$scripts->queue, true );
}
function wp_enqueue_script_module( ...$arguments ): void {
	World::$modules[] = $arguments;
}
function wp_enqueue_style( ...$arguments ): void {
	World::$styles[] = $arguments;
}
function wp_print_styles( array $handles ): void {
	echo '<link rel="stylesheet" id="', implode( ',', $handles ), '">';
}
function __( string $text ): string {
	return $text;
}
function esc_attr( string $text ): string {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function esc_html( string $text ): string {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function esc_url( string $url ): string {
	return str_replace( array( '"', "'", '<', '>' ), array( '%22', '%27', '%3C', '%3E' ), $url );
}
function wp_json_encode( $value, int $flags = 0 ) {
	return json_encode( $value, $flags );
}
function wp_parse_url( string $url, int $part ) {
	return parse_url( $url, $part );
}
function wp_normalize_path( string $path ): string {
	return str_replace( '\\', '/', $path );
}
function untrailingslashit( string $path ): string {
	return rtrim( $path, '/' );
}
function trailingslashit( string $path ): string {
	return rtrim( $path, '/' ) . '/';
}
function get_stylesheet_directory(): string {
	return WP_CONTENT_DIR . '/themes/child';
}
function get_stylesheet_directory_uri(): string {
	return 'https://shop.test/content/themes/child';
}
function get_template_directory(): string {
	return WP_CONTENT_DIR . '/themes/parent';
}
function get_template_directory_uri(): string {
	return 'https://shop.test/content/themes/parent';
}
function plugins_url(): string {
	return WP_PLUGIN_URL;
}
function content_url(): string {
	return 'https://shop.test/content';
}
function site_url(): string {
	return 'https://shop.test/wp';
}
