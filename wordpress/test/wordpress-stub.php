<?php
/**
 * Stubs of the functions that the drop-in calls, as of the oldest WordPress that it supports. Hooks work as in
 * WordPress; enqueued files are recorded. Functions of later releases are in newer-wordpress-stub.php.
 *
 * @package Laurel_Test_Theme
 */

/** The state of the stubs: what the page is, and which files it has enqueued. */
final class Stub_WordPress {
	/** @var array<string,array<int,callable[]>> */
	public static $hooks = array();
	/** @var array<string,bool> The conditional tags, rights and actions that are true. */
	public static $is = array();
	/** @var array<int,array<int,mixed>> */
	public static $modules = array();
	/** @var array<int,array<int,mixed>> */
	public static $styles = array();
	/** @var string */
	public static $locale = 'en_US';
	/** @var string The language of the user's profile; '' for that of the site. */
	public static $user_locale = '';
	/** @var array<string,string> Translations by English. */
	public static $translations = array();
	/** @var string[] The files of translations that were requested. */
	public static $translation_files = array();
	/** @var Stub_Scripts */
	public static $scripts;
	/** @var array<string,mixed> */
	public static $transients = array();
	/** @var array<string,mixed> */
	public static $options = array();
	/** @var int How often an option was written. */
	public static $writes = 0;
	/** @var string */
	public static $theme_version = '';
	/** @var string[] The routes of the REST API. */
	public static $routes = array();
	/** @var int How often the drop-in has looked them up. */
	public static $route_lookups = 0;

	/** Starts a new page of the site, without any script. */
	public static function reset(): void {
		self::$hooks            = array();
		self::$is               = array( 'wp' => true, 'ssl' => true );
		self::$locale            = 'en_US';
		self::$user_locale       = '';
		self::$translations      = array();
		self::$translation_files = array();
		self::$modules          = array();
		self::$styles           = array();
		self::$scripts          = new Stub_Scripts();
		self::$transients       = array();
		self::$options          = array();
		self::$writes           = 0;
		self::$theme_version    = '2.5';
		self::$routes           = contact_form_routes( 'feedback', 'feedback/schema', 'refill' );
		self::$route_lookups = 0;
	}
}

/** The part of WP_Theme that plugins use. */
final class Stub_Theme {
	public function get( string $header ): string {
		return 'Version' === $header ? Stub_WordPress::$theme_version : '';
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

	/** @param mixed $deps a list; some themes pass a string */
	public function add( string $handle, $deps = array(), string $src = '/x.js' ): void {
		$this->registered[ $handle ] = (object) array( 'deps' => $deps, 'src' => $src, 'extra' => array() );
	}
}

/** The part of WP_REST_Server that lists the routes. */
final class Stub_Rest_Server {
	public function get_routes(): array {
		Stub_WordPress::$route_lookups++;
		return array_fill_keys( Stub_WordPress::$routes, array() );
	}
}

/** Routes of the contact form plugin, as it registers them. */
function contact_form_routes( string ...$calls ): array {
	return array_map(
		function ( string $call ): string {
			return '/contact-form-7/v1/contact-forms/(?P<id>\d+)/' . $call;
		},
		$calls
	);
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
	Stub_WordPress::$hooks[ $name ][ $priority ][] = $callback;
}
function add_action( string $name, callable $callback, int $priority = 10, int $arguments = 1 ): void {
	add_filter( $name, $callback, $priority, $arguments );
}
function remove_action( string $name, $callback, int $priority = 10 ): void {
	$left = array_filter(
		Stub_WordPress::$hooks[ $name ][ $priority ] ?? array(),
		function ( $other ) use ( $callback ): bool {
			return $other !== $callback;
		}
	);
	Stub_WordPress::$hooks[ $name ][ $priority ] = $left;
}
function apply_filters( string $name, $value, ...$rest ) {
	$hooks = Stub_WordPress::$hooks[ $name ] ?? array();
	ksort( $hooks );
	foreach ( $hooks as $callbacks ) {
		foreach ( $callbacks as $callback ) {
			$value = $callback( $value, ...$rest );
		}
	}
	return $value;
}
function do_action( string $name ): void {
	apply_filters( $name, null );
}
function has_action( string $name ): bool {
	return isset( Stub_WordPress::$hooks[ $name ] );
}
function did_action( string $name ): int {
	return (int) ( Stub_WordPress::$is[ $name ] ?? false );
}
function is_admin(): bool {
	return Stub_WordPress::$is['admin'] ?? false;
}
function is_404(): bool {
	return Stub_WordPress::$is['404'] ?? false;
}
function is_search(): bool {
	return Stub_WordPress::$is['search'] ?? false;
}
function is_customize_preview(): bool {
	return Stub_WordPress::$is['preview'] ?? false;
}
function wp_doing_ajax(): bool {
	return Stub_WordPress::$is['ajax'] ?? false;
}
function is_user_logged_in(): bool {
	return Stub_WordPress::$is['member'] ?? false;
}
function get_option( string $name, $default = false ) {
	return Stub_WordPress::$options[ $name ] ?? $default;
}
function update_option( string $name, $value, $autoload = null ): void {
	Stub_WordPress::$options[ $name ] = $value;
	Stub_WordPress::$writes++;
}
function get_template(): string {
	return 'shop-theme';
}
function wp_get_theme( string $folder ): Stub_Theme {
	return new Stub_Theme();
}
function wp_check_invalid_utf8( string $text ): string {
	return preg_match( '//u', $text ) ? $text : '';
}
function esc_url_raw( string $url, array $protocols ): string {
	return in_array( parse_url( $url, PHP_URL_SCHEME ), $protocols, true ) ? $url : '';
}
function get_transient( string $name ) {
	return Stub_WordPress::$transients[ $name ] ?? false;
}
function set_transient( string $name, $value, int $seconds = 0 ): void {
	Stub_WordPress::$transients[ $name ] = $value;
}
function rest_get_server(): Stub_Rest_Server {
	return new Stub_Rest_Server();
}
function is_product(): bool {
	return Stub_WordPress::$is['product'] ?? false;
}
function is_cart(): bool {
	return Stub_WordPress::$is['cart'] ?? false;
}
function is_account_page(): bool {
	return Stub_WordPress::$is['account'] ?? false;
}
function is_front_page(): bool {
	return Stub_WordPress::$is['front'] ?? false;
}
function is_home(): bool {
	return Stub_WordPress::$is['posts'] ?? false;
}
function is_feed(): bool {
	return Stub_WordPress::$is['feed'] ?? false;
}
function is_embed(): bool {
	return Stub_WordPress::$is['embed'] ?? false;
}
function current_user_can( string $what ): bool {
	return Stub_WordPress::$is['administrator'] ?? false;
}
function wp_scripts(): Stub_Scripts {
	return Stub_WordPress::$scripts;
}
function wp_enqueue_script( string $handle, string $src = '', array $deps = array(), $ver = false, $args = false ): void {
	if ( '' !== $src ) {
		Stub_WordPress::$scripts->add( $handle, $deps, $src );
	}
	if ( ! in_array( $handle, Stub_WordPress::$scripts->queue, true ) ) {
		Stub_WordPress::$scripts->queue[] = $handle;
	}
}
function wp_dequeue_script( string $handle ): void {
	Stub_WordPress::$scripts->queue = array_values( array_diff( Stub_WordPress::$scripts->queue, array( $handle ) ) );
}
function wp_script_is( string $handle, string $status ): bool {
	return in_array( $handle, 'done' === $status ? Stub_WordPress::$scripts->done : Stub_WordPress::$scripts->queue, true );
}
function wp_enqueue_style( ...$arguments ): void {
	Stub_WordPress::$styles[] = $arguments;
}
function wp_dequeue_style( string $handle ): void {
	Stub_WordPress::$styles = array_filter(
		Stub_WordPress::$styles,
		function ( array $style ) use ( $handle ): bool {
			return $style[0] !== $handle;
		}
	);
}
function wp_print_styles( array $handles ): void {
	echo '<link rel="stylesheet" id="', implode( ',', $handles ), '">';
}
function __( string $text ): string {
	return Stub_WordPress::$translations[ $text ] ?? $text;
}
/** Translations with a count have the count in front. */
function _n( string $one, string $other, int $count ): string {
	return isset( Stub_WordPress::$translations[ $one ] ) ? $count . ' ' . Stub_WordPress::$translations[ $one ] : ( 1 === $count ? $one : $other );
}
function get_locale(): string {
	return Stub_WordPress::$locale;
}
function get_user_locale(): string {
	return Stub_WordPress::$user_locale ? Stub_WordPress::$user_locale : get_locale();
}
function load_textdomain( string $domain, string $file ): bool {
	Stub_WordPress::$translation_files[] = $file;
	return is_readable( $file );
}
function esc_attr( string $text ): string {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function esc_html( string $text ): string {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function esc_html__( string $text ): string {
	return esc_html( $text );
}
function number_format_i18n( float $number, int $decimals = 0 ): string {
	return number_format( $number, $decimals );
}
function human_time_diff( int $from ): string {
	return round( ( time() - $from ) / 60 ) . ' mins';
}
function home_url( string $path ): string {
	return 'https://shop.test' . $path;
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
function set_url_scheme( string $url ): string {
	return (string) preg_replace( '#^\w+:#', Stub_WordPress::$is['ssl'] ? 'https:' : 'http:', $url );
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
