<?php
/**
 * Plugin Name: Laurel
 * Description: Enqueues the laurel bundle and retires the legacy scripts that its islands replace.
 * Version: 0.1.0
 * Requires at least: 4.7
 * Requires PHP: 7.4
 *
 * Use it in one of two ways:
 *  - `require_once` it from a theme's functions.php, or
 *  - copy it into wp-content/mu-plugins.
 *
 * The build (`dist/`, made by `npm run build`) is looked for beside this file, in a folder `laurel` beside it, and
 * beside its parent folder. Including this file twice, also from two places, is harmless: the first one wins.
 *
 * Filters, each documented where it is applied:
 *  laurel_dist_path, laurel_dist_url   where the build is, on disk and on the web
 *  laurel_format                       'module' (default) or 'single'
 *  laurel_islands                      the names of the islands, and of the groups of islands, that are on
 *  laurel_replaced_handles             which legacy script goes when which features are on
 *  laurel_config                       what the page gets as window.laurelConfig
 *  laurel_inline_data                  what a retired script's inline data becomes
 *  laurel_html_classes                 the feature classes on <html>
 *  laurel_first_paint                  what is shown at once because nothing will reveal it
 *  laurel_csp_nonce, laurel_inline_tag for sites with a Content-Security-Policy
 *
 * @package Laurel
 */

// The class is declared inside a condition: PHP would otherwise declare it while compiling a second copy of this
// file, and stop with "cannot redeclare" before any line of that copy had run.
if ( defined( 'ABSPATH' ) && ! class_exists( 'Laurel_Drop_In', false ) ) {

	/** One page view of laurel: what is enqueued, what is retired, what is printed. */
	final class Laurel_Drop_In {

		/** Handle of the script, and of the script module, and of the style sheet. */
		const HANDLE = 'laurel';

		/** After the theme, which itself dequeues shop scripts at priority 99. */
		const LATE = 1000;

		/** In `wp_footer` and `wp_print_footer_scripts`: just before WordPress prints its own at 10 or 20. */
		const BEFORE_PRINTING = 9;

		/** In `wp_print_footer_scripts`: behind the scripts, which WordPress prints at 10. */
		const AFTER_PRINTING = 11;

		/** The positive classes that the theme's CSS has rules for; every browser that runs laurel has these features. */
		const HTML_CLASSES = array( 'csstransforms', 'csstransforms3d', 'csstransitions', 'cssanimations', 'flexbox' );

		/** Every feature of the theme's own script: the whole of page chrome, shop and content widgets. */
		const THEME_FEATURES = 'S02-S17 S19-S31 S36-S39 S45-S50 S52-S55 S62';

		/** Every block of the page builder. There is no P02. */
		const BUILDER_FEATURES = 'P01 P03-P16';

		/** Every feature of the social feed. There is no F08. */
		const FEED_FEATURES = 'F01-F07 F09-F15';

		const THEME_SCRIPTS   = 'sf-functions-min sf-functions';
		const BUILDER_SCRIPTS = 'spb-frontend-js-min spb-frontend-js';

		/**
		 * Scripts whose inline data the shop plugin adds at the last moment (priority 5 of `wp_print_scripts` and
		 * `wp_print_footer_scripts`), and only if they are still enqueued then. Dequeued any earlier they would lose it.
		 */
		const DATA_COMES_LATE = array( 'wc-cart-fragments', 'wc-order-attribution' );

		/** The script of the form plugin: while it is on the page, laurel leaves the forms to it. */
		const FORM_SCRIPT   = 'contact-form-7';
		const FORM_FEATURES = 'S56-S59';

		/** What laurel asks of the form plugin. The plugin answers all of it since 5.6, and had no routes before 4.8. */
		const FORM_ROUTES = '/contact-form-7/v1/contact-forms/*/feedback /contact-form-7/v1/contact-forms/*/feedback/schema /contact-form-7/v1/contact-forms/*/refill';

		/** The transient that keeps which of the routes in the table there are. */
		const KEPT_ROUTES = 'laurel_rest_routes';

		/** The theme's ajax actions that an older release of it calls otherwise. */
		const OLDER_ACTIONS = array(
			'uplift_add_to_wishlist'     => 'sf_add_to_wishlist',
			'uplift_cart_product_remove' => 'sf_cart_product_remove',
			'uplift_directory'           => 'sf_directory',
		);

		/** @var self|null */
		private static $instance = null;

		/** @var array<string,mixed>|WP_Error|null The manifest, or why there is none. */
		private $build = null;

		/** @var array<string,string[]>|null */
		private $table = null;

		/** @var bool Whether this page enqueued laurel; other pages (login, embeds) fire the footer hooks too. */
		private $enqueued = false;

		/** @var string[] The kinds of this page. Asked for early: in the footer a list of the theme's may have left its own query. */
		private $kinds = array();

		/** @var array<string,bool> Retired handles, as keys, in the order in which they went. */
		private $retired = array();

		/** @var array<string,string> Inline code that is printed already, by id. */
		private $printed = array();

		/** Registers the hooks. Nothing else happens before WordPress asks. */
		public static function boot(): void {
			if ( null !== self::$instance ) {
				return;
			}
			$laurel         = new self();
			self::$instance = $laurel;

			add_action( 'wp_enqueue_scripts', array( $laurel, 'enqueue' ), self::LATE );
			// Head scripts are printed right after this action; whatever came since `wp_enqueue_scripts` is caught here.
			add_action( 'wp_print_scripts', array( $laurel, 'retire_all' ), self::LATE );
			add_filter( 'language_attributes', array( $laurel, 'html_classes' ), 20, 2 );
			add_filter( 'nav_menu_css_class', array( $laurel, 'menu_item_classes' ), 20 );
			add_action( 'wp_head', array( $laurel, 'print_first_paint' ), 10 );
			add_action( 'wp_footer', array( $laurel, 'before_modules' ), self::BEFORE_PRINTING );
			add_action( 'wp_print_footer_scripts', array( $laurel, 'before_footer_scripts' ), self::BEFORE_PRINTING );
			add_action( 'wp_print_footer_scripts', array( $laurel, 'print_style' ), self::AFTER_PRINTING );
			add_filter( 'script_loader_tag', array( $laurel, 'script_tag' ), self::LATE, 2 );
			add_filter( 'wp_script_attributes', array( $laurel, 'module_attributes' ) );
			add_action( 'admin_notices', array( $laurel, 'admin_notice' ) );
		}

		/**
		 * The hash source of the style before first paint, for a Content-Security-Policy header that lists hashes.
		 * Call it once the main query has run and scripts are enqueued. What the footer prints is known only there:
		 * a policy with hashes alone collects those through `laurel_inline_tag`.
		 *
		 * @return string such as `'sha256-…'` (with its quotes), or '' when no style will be printed.
		 */
		public static function first_paint_hash(): string {
			$laurel = self::$instance;
			$css    = $laurel && $laurel->is_active() ? $laurel->first_paint_css( false ) : '';
			return '' === $css ? '' : "'" . self::hash( $css ) . "'";
		}

		// ---------------------------------------------------------------- the build

		/**
		 * Reads the manifest, once.
		 *
		 * @return array<string,mixed>|WP_Error
		 */
		private function build() {
			if ( null !== $this->build ) {
				return $this->build;
			}
			$this->build = $this->read_build();
			return $this->build;
		}

		/** @return array<string,mixed>|WP_Error */
		private function read_build() {
			$path = $this->dist_path();
			$file = $path . '/manifest.json';
			if ( ! is_readable( $file ) ) {
				/* translators: %s: path of a file */
				return new WP_Error( 'laurel_missing', sprintf( __( 'its build is missing (%s). Run "npm run build".', 'laurel' ), $file ) );
			}
			$manifest = json_decode( (string) file_get_contents( $file ), true );
			$valid    = is_array( $manifest )
				&& isset( $manifest['files'], $manifest['islands'], $manifest['entry'], $manifest['single'] )
				&& is_array( $manifest['files'] ) && is_array( $manifest['islands'] );
			if ( ! $valid ) {
				/* translators: %s: path of a file */
				return new WP_Error( 'laurel_unreadable', sprintf( __( 'its manifest cannot be read (%s). Build it again.', 'laurel' ), $file ) );
			}
			$script = (string) ( 'single' === $this->format() ? $manifest['single'] : $manifest['entry'] );
			if ( ! isset( $manifest['files'][ $script ] ) || ! is_readable( $path . '/' . $script ) ) {
				/* translators: %s: path of a file */
				return new WP_Error( 'laurel_incomplete', sprintf( __( 'its build lacks %s. Build it again.', 'laurel' ), $path . '/' . $script ) );
			}
			$url = $this->dist_url( $path );
			if ( '' === $url ) {
				/* translators: %s: path of a folder */
				return new WP_Error( 'laurel_unreachable', sprintf( __( 'its build (%s) is outside the folders that WordPress serves. Name its address with the filter "laurel_dist_url".', 'laurel' ), $path ) );
			}
			$manifest['url']    = $url;
			$manifest['script'] = $script;
			return $manifest;
		}

		private function dist_path(): string {
			$candidates = array( __DIR__ . '/dist', __DIR__ . '/laurel/dist', dirname( __DIR__ ) . '/dist' );
			$found      = $candidates[2];
			foreach ( $candidates as $candidate ) {
				if ( is_readable( $candidate . '/manifest.json' ) ) {
					$found = $candidate;
					break;
				}
			}
			/**
			 * The folder that holds manifest.json.
			 *
			 * @param string $path absolute, without a slash at its end
			 */
			return untrailingslashit( (string) apply_filters( 'laurel_dist_path', $found ) );
		}

		private function dist_url( string $path ): string {
			/**
			 * The web address of the folder that holds manifest.json. Same origin, or a host that sends CORS headers:
			 * browsers refuse modules from elsewhere.
			 *
			 * @param string $url  without a slash at its end; '' when WordPress serves no folder above $path
			 * @param string $path the folder on disk
			 */
			return untrailingslashit( (string) apply_filters( 'laurel_dist_url', $this->url_of( $path ), $path ) );
		}

		/** The address of a folder, from the innermost folder above it whose address WordPress knows. */
		private function url_of( string $path ): string {
			$served = array(
				array( get_stylesheet_directory(), get_stylesheet_directory_uri() ),
				array( get_template_directory(), get_template_directory_uri() ),
				// The constant has the scheme of the site's settings, whatever the page has.
				array( WPMU_PLUGIN_DIR, set_url_scheme( WPMU_PLUGIN_URL ) ),
				array( WP_PLUGIN_DIR, plugins_url() ),
				array( WP_CONTENT_DIR, content_url() ),
				array( ABSPATH, site_url() ),
			);
			// As given, and with symbolic links followed: __DIR__ has none left, a folder of WordPress may have.
			foreach ( array( 'wp_normalize_path', array( $this, 'real_path' ) ) as $spelling ) {
				$wanted = trailingslashit( (string) call_user_func( $spelling, $path ) );
				foreach ( $served as $folder ) {
					$root = trailingslashit( (string) call_user_func( $spelling, $folder[0] ) );
					if ( '/' !== $root && 0 === strpos( $wanted, $root ) ) {
						$parts = explode( '/', untrailingslashit( substr( $wanted, strlen( $root ) ) ) );
						return untrailingslashit( trailingslashit( $folder[1] ) . implode( '/', array_map( 'rawurlencode', $parts ) ) );
					}
				}
			}
			return '';
		}

		private function real_path( string $path ): string {
			return wp_normalize_path( (string) realpath( $path ) );
		}

		private function format(): string {
			/**
			 * 'module': laurel.js, which fetches each island when it is needed. 'single': everything in one classic,
			 * deferred script, for hosts that cannot serve modules.
			 *
			 * @param string $format
			 */
			return 'single' === apply_filters( 'laurel_format', 'module' ) ? 'single' : 'module';
		}

		/** Whether laurel has anything to do on this page: a page of the site, a build, and an island that is on. */
		private function is_active(): bool {
			return $this->is_front() && ! is_wp_error( $this->build() ) && array() !== $this->islands_on();
		}

		/** A page that a visitor sees; a customizer preview is one. Not: admin, login, ajax, REST, cron, feeds. */
		private function is_front(): bool {
			// WordPress 4.7 cannot be asked; its cron has no main query either.
			$is_cron = function_exists( 'wp_doing_cron' ) && wp_doing_cron();
			if ( is_admin() || wp_doing_ajax() || $is_cron || did_action( 'login_init' ) || ! did_action( 'wp' ) ) {
				return false;
			}
			return ! ( defined( 'REST_REQUEST' ) && REST_REQUEST ) && ! is_feed() && ! is_embed();
		}

		// ---------------------------------------------------------------- islands and features

		/**
		 * Which islands each group has; none where the build is older than groups.
		 *
		 * @return array<string,string[]>
		 */
		private function groups(): array {
			$groups = array();
			foreach ( (array) ( $this->build()['groups'] ?? array() ) as $name => $group ) {
				$groups[ $name ] = array_map( 'strval', (array) ( $group['islands'] ?? array() ) );
			}
			return $groups;
		}

		/** @return string[] */
		private function islands_on(): array {
			$islands = array_map( 'strval', array_keys( $this->build()['islands'] ) );
			$groups  = $this->groups();
			$names   = array_map( 'strval', array_keys( $groups ) );
			/**
			 * What is on. Take names out to move a site over one widget, or one group of widgets, at a time: those go to
			 * `laurelConfig.except`, and the legacy scripts that they would replace stay.
			 *
			 *     add_filter( 'laurel_islands', function ( $names ) {
			 *         return array_diff( $names, array( 'feed', 'mini-cart' ) ); // A group and an island.
			 *     } );
			 *
			 * The rule for the answer:
			 *  - An island is off when its name is not in the answer.
			 *  - If the answer names a group, all islands of the groups that it does not name are off.
			 *  - If it names none, as a list of islands does, only its islands count.
			 *  - A name that an island and a group share (`maps`) stands for both. It does not make a list of islands one of
			 *    groups, and without it the whole group is off: in `laurelConfig.except` it means the group, too.
			 *
			 * @param string[]               $names  all islands of the build, then all groups, each name once
			 * @param array<string,string[]> $groups the islands of each group: with `return $groups['feed'];` they alone are on
			 */
			$on  = (array) apply_filters( 'laurel_islands', array_values( array_unique( array_merge( $islands, $names ) ) ), $groups );
			$off = array_diff( $names, $on );
			if ( array() === array_intersect( array_diff( $names, $islands ), $on ) ) {
				$off = array_intersect( $off, $islands );
			}
			foreach ( $off as $name ) {
				$on = array_diff( $on, $groups[ $name ] );
			}
			return array_values( array_intersect( $islands, $on ) );
		}

		/**
		 * A feature is on when every island that lists it is on; one that no island lists is not built yet.
		 *
		 * @return string[]
		 */
		private function features_on(): array {
			$on  = $this->islands_on();
			$yes = array();
			$no  = array();
			foreach ( $this->build()['islands'] as $name => $island ) {
				$features = (array) ( $island['features'] ?? array() );
				if ( in_array( (string) $name, $on, true ) ) {
					$yes = array_merge( $yes, $features );
				} else {
					$no = array_merge( $no, $features );
				}
			}
			return array_values( array_diff( array_unique( $yes ), $no ) );
		}

		/**
		 * Writes out ranges: 'S02-S04 S07' becomes S02, S03, S04, S07.
		 *
		 * @return string[]
		 */
		private static function expand( string $ranges ): array {
			$all = array();
			foreach ( explode( ' ', $ranges ) as $range ) {
				if ( preg_match( '/^([A-Z])(\d+)-\1(\d+)$/', $range, $part ) ) {
					foreach ( range( (int) $part[2], (int) $part[3] ) as $number ) {
						$all[] = sprintf( '%s%02d', $part[1], $number );
					}
				} else {
					$all[] = $range;
				}
			}
			return $all;
		}

		// ---------------------------------------------------------------- legacy scripts

		/**
		 * Which legacy script goes when. Handles that are not in the table stay, whatever happens: jQuery and its
		 * migration, the shop plugin's own scripts, code highlighting (`prism`), the wishlist plugin, `google-recaptcha`,
		 * `comment-reply`, everything of payment, checkout and consent plugins.
		 *
		 * @return array<string,string[]>
		 */
		private function table(): array {
			if ( null !== $this->table ) {
				return $this->table;
			}
			$with_theme   = self::THEME_FEATURES . ' ' . self::THEME_SCRIPTS;
			$with_builder = self::BUILDER_FEATURES . ' ' . self::BUILDER_SCRIPTS;

			$rows = array(
				// The theme's own script.
				self::THEME_SCRIPTS                          => self::THEME_FEATURES,
				'sf-theme-scripts-min sf-theme-scripts'      => $with_theme,
				'bootstrap-js'                               => 'S16 S38',
				// The theme and the page builder both enqueue it and read its classes.
				'modernizr'                                  => $with_theme . ' ' . $with_builder,
				'jquery-cookie jquery-ui imagesLoaded infinite-scroll isotope isotope-packery owlcarousel lightSlider' => $with_theme,
				// No island stands in for wheel smoothing: browsers scroll smoothly.
				'smoothscroll'                               => $with_theme,
				'ilightbox'                                  => 'S55',
				'plyr'                                       => 'S54',
				'elevatezoom panzoom'                        => 'S36',
				'google-maps'                                => 'S46-S48',
				// The page builder.
				self::BUILDER_SCRIPTS                        => self::BUILDER_FEATURES,
				'parallax mlparallax easypiechart countto countdown vivus matchHeight' => $with_builder,
				'swift-slider-min swift-slider'              => 'S51',
				// Plugins.
				'cffscripts'                                 => self::FEED_FEATURES,
				'aws-script'                                 => 'S40-S44',
				self::FORM_SCRIPT . ' swv'                   => 'S56-S58 ' . self::FORM_ROUTES,
				// It goes with the form plugin's script, which it wraps. Where a payment script needs that one, both stay.
				'wpcf7-recaptcha'                            => 'S59 contact-form-7',
				'akismet-frontend'                           => 'S60',
				'sourcebuster-js wc-order-attribution'       => 'S61',
				'wc-cart-fragments'                          => 'X13',
				'jckqv-script'                               => 'S37',
			);

			$table = array();
			foreach ( $rows as $handles => $needs ) {
				foreach ( explode( ' ', $handles ) as $handle ) {
					$table[ $handle ] = self::expand( $needs );
				}
			}
			/**
			 * Handle => what it needs to be retired. An item of the form S25 is a feature that must be on; one that begins
			 * with a slash is a route of the REST API that must be there, with * for its parameters; any other item is the
			 * handle of a script that must not be on the page any more. An empty list retires the handle on every page. Take a handle out to keep its script; add those of a child theme:
			 *
			 *     add_filter( 'laurel_replaced_handles', function ( $table ) {
			 *         $table['child-product-pricing'] = array( 'S33', 'S34', 'S35' );
			 *         return $table;
			 *     } );
			 *
			 * @param array<string,string[]> $table
			 */
			$this->table = (array) apply_filters( 'laurel_replaced_handles', $table );
			return $this->table;
		}

		/** Whether the features that a row of the table names are all on, and its routes all there. */
		private function is_replaced( string $handle ): bool {
			$table = $this->table();
			if ( ! isset( $table[ $handle ] ) || self::HANDLE === $handle ) {
				return false;
			}
			$needs    = (array) $table[ $handle ];
			$features = array_filter( $needs, array( __CLASS__, 'is_feature' ) );
			$routes   = array_filter( $needs, array( __CLASS__, 'is_route' ) );
			return array() === array_diff( $features, $this->features_on() )
				&& ( array() === $routes || array() === array_diff( $routes, $this->routes() ) );
		}

		private static function is_feature( $item ): bool {
			return 1 === preg_match( '/^[A-Z]\d{2}$/', (string) $item );
		}

		private static function is_route( $item ): bool {
			return 0 === strpos( (string) $item, '/' );
		}

		/**
		 * The routes of the table that the REST API has. WordPress builds the API only to answer it, and on a large site
		 * that takes as long as much of the page: asked for where a script depends on it alone, and kept for a day, or
		 * until the form plugin has another version.
		 *
		 * @return string[]
		 */
		private function routes(): array {
			$version = defined( 'WPCF7_VERSION' ) ? (string) WPCF7_VERSION : '';
			$wanted  = array();
			foreach ( $this->table() as $needs ) {
				$wanted = array_merge( $wanted, array_filter( (array) $needs, array( __CLASS__, 'is_route' ) ) );
			}
			$about = array( $version, $wanted );
			$kept  = get_transient( self::KEPT_ROUTES );
			if ( is_array( $kept ) && isset( $kept['about'], $kept['there'] ) && $about === $kept['about'] ) {
				return (array) $kept['there'];
			}
			$all   = (array) preg_replace( '#\(\?P<\w+>.*?\)(?=/|$)#', '*', array_keys( rest_get_server()->get_routes() ) );
			$there = array_intersect( $wanted, $all );
			set_transient( self::KEPT_ROUTES, compact( 'about', 'there' ), DAY_IN_SECONDS );
			return $there;
		}

		/** At `wp_enqueue_scripts`: laurel in, legacy scripts out. */
		public function enqueue(): void {
			if ( ! $this->is_active() ) {
				return;
			}
			$this->enqueued = true;
			$this->kinds    = $this->kinds_of_page();
			$this->retire( self::DATA_COMES_LATE );
			$this->enqueue_script();
		}

		/** At `wp_print_scripts`: the same for what was enqueued or given data since. */
		public function retire_all(): void {
			if ( $this->enqueued ) {
				$this->retire( array() );
			}
		}

		/**
		 * Dequeues what laurel replaces, and nothing that a staying script needs. A handle that is only registered, or
		 * printed already, is left alone; one that was enqueued twice stands in the queue once; one that comes back
		 * later is taken out again by the next look. What only a retired script had asked for but is not itself
		 * replaced (jQuery, say) is enqueued in its place.
		 *
		 * @param string[] $not_yet handles to leave for a later look
		 */
		private function retire( array $not_yet ): void {
			$scripts = wp_scripts();
			$on_page = $this->with_dependencies( $scripts->queue );
			$leaving = array();
			foreach ( array_diff( $on_page, $scripts->done, $not_yet ) as $handle ) {
				if ( $this->is_replaced( $handle ) ) {
					$leaving[] = $handle;
				}
			}
			// A script that stays keeps its dependencies, and those that a row ties to it. Each round may keep more.
			do {
				$before  = count( $leaving );
				$staying = $this->with_dependencies( array_diff( $on_page, $leaving ) );
				$leaving = array_diff( $leaving, $staying );
				foreach ( $leaving as $position => $handle ) {
					if ( array_intersect( (array) $this->table()[ $handle ], $staying ) ) {
						unset( $leaving[ $position ] );
					}
				}
			} while ( count( $leaving ) < $before );
			if ( array() === $leaving ) {
				return;
			}

			$queue = array();
			foreach ( $scripts->queue as $handle ) {
				$in_its_place = in_array( $handle, $leaving, true )
					? array_diff( $this->with_dependencies( array( $handle ) ), $leaving, $scripts->queue, $scripts->done )
					: array( $handle );
				$queue        = array_merge( $queue, $in_its_place );
			}
			foreach ( $leaving as $handle ) {
				wp_dequeue_script( $handle );
				$this->retired[ $handle ] = true;
			}
			foreach ( array_unique( $queue ) as $handle ) {
				wp_enqueue_script( $handle );
			}
			// The order of printing is the order of the queue: those taking a retired script's place must not come last.
			$scripts->queue = array_values( array_unique( $queue ) );
		}

		/**
		 * @param string[] $handles
		 * @return string[] the handles and all that they need, needed ones first
		 */
		private function with_dependencies( array $handles ): array {
			$all  = array();
			$walk = function ( string $handle ) use ( &$walk, &$all ): void {
				$scripts = wp_scripts();
				if ( array_key_exists( $handle, $all ) || ! isset( $scripts->registered[ $handle ] ) ) {
					return;
				}
				$all[ $handle ] = false; // Seen: two scripts may need each other.
				foreach ( (array) $scripts->registered[ $handle ]->deps as $needed ) {
					$walk( (string) $needed );
				}
				unset( $all[ $handle ] );
				$all[ $handle ] = true;
			};
			foreach ( $handles as $handle ) {
				$walk( (string) $handle );
			}
			return array_map( 'strval', array_keys( $all ) );
		}

		/** A script that is printed already or will be, also because another one needs it. */
		private function is_on_page( string $handle ): bool {
			$scripts = wp_scripts();
			return in_array( $handle, array_merge( $scripts->done, $this->with_dependencies( $scripts->queue ) ), true );
		}

		// ---------------------------------------------------------------- laurel's own tags

		private function uses_module_api(): bool {
			return 'module' === $this->format() && function_exists( 'wp_enqueue_script_module' );
		}

		private function enqueue_script(): void {
			$build   = $this->build();
			$address = $build['url'] . '/' . $build['script'];
			$version = $this->version( $build['script'] );
			if ( $this->uses_module_api() ) {
				// Before WordPress 6.9 the fifth argument is ignored; block themes then print modules in the head, where
				// they are deferred all the same.
				wp_enqueue_script_module( self::HANDLE, $address, array(), $version, array( 'in_footer' => true ) );
				return;
			}
			wp_enqueue_script( self::HANDLE, $address, array(), $version, true );
		}

		/** The hash of a file's content: a new build is a new address, an unchanged file stays in caches. */
		private function version( string $file ): string {
			$build = $this->build();
			return (string) ( $build['files'][ $file ]['hash'] ?? '' );
		}

		/**
		 * At `wp_footer`, before WordPress 6.5 and later print modules: shortcodes have run, so their scripts are known.
		 * What the shop plugin adds later follows in `before_footer_scripts`. Modules and deferred scripts run when
		 * the whole page is parsed, so all of it is there before laurel starts.
		 */
		public function before_modules(): void {
			if ( ! $this->enqueued ) {
				return;
			}
			$this->retire( self::DATA_COMES_LATE );
			if ( $this->uses_module_api() ) {
				$this->print_data();
				$this->print_preloads();
			}
		}

		/** At `wp_print_footer_scripts`: the last look, then all that must stand before laurel's tag. */
		public function before_footer_scripts(): void {
			if ( ! $this->enqueued ) {
				return;
			}
			$this->retire( array() );
			$this->print_data();
			if ( ! $this->uses_module_api() ) {
				$this->print_preloads();
			}
			if ( wp_script_is( self::HANDLE, 'enqueued' ) && ! wp_script_is( self::HANDLE, 'done' ) ) {
				// Shortcodes enqueue behind it: last again.
				wp_dequeue_script( self::HANDLE );
				wp_enqueue_script( self::HANDLE );
			}
		}

		/**
		 * laurel.css holds what applies before an island's code is there, and nothing of it shows at first paint. Behind the footer's
		 * scripts it holds back neither that paint nor those scripts, which wait for every style sheet before them.
		 */
		public function print_style(): void {
			if ( ! $this->enqueued ) {
				return;
			}
			$build = $this->build();
			$file  = (string) ( $build['css'] ?? '' );
			if ( ! empty( $build['files'][ $file ]['raw'] ) ) {
				wp_enqueue_style( self::HANDLE, $build['url'] . '/' . $file, array(), $this->version( $file ) );
				wp_print_styles( array( self::HANDLE ) );
			}
		}

		/**
		 * The files that laurel.js fetches as soon as it runs: the runtime, and those of the groups that nearly every page
		 * of this kind has; none on the cart. Without a hint they would be found one round trip later. Not for laurel.js (its tag says it),
		 * not for what is fetched when it is needed, not for what is off, not for the one-file build. The hints stand in
		 * the footer, so that they take no bandwidth from what the first paint needs.
		 */
		private function print_preloads(): void {
			if ( 'module' !== $this->format() ) {
				return;
			}
			$build  = $this->build();
			$except = (array) ( $this->config()['except'] ?? array() );
			$files  = array();
			foreach ( $this->kinds as $kind ) {
				foreach ( (array) ( $build['preload'][ $kind ] ?? array() ) as $name => $needed ) {
					if ( ! in_array( (string) $name, $except, true ) ) {
						$files = array_merge( $files, (array) $needed );
					}
				}
			}
			foreach ( array_unique( $files ) as $file ) {
				// No version: the name holds the hash, and the address must be the one that laurel.js asks for.
				printf( "<link rel=\"modulepreload\" href=\"%s\"%s>\n", esc_url( $build['url'] . '/' . $file ), $this->nonce_attribute() ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped in nonce_attribute().
			}
		}

		/**
		 * Of which kinds this page is, as the manifest calls them.
		 *
		 * @return string[]
		 */
		private function kinds_of_page(): array {
			if ( function_exists( 'is_cart' ) && is_cart() ) {
				// Nothing there shows at load: what it has comes when the page is idle, the runtime with it.
				return array( 'cart' );
			}
			$kinds = array( 'every' );
			// A list of posts has what other lists of posts have, also as the front page.
			if ( is_front_page() && ! is_home() ) {
				$kinds[] = 'front-page';
			}
			if ( function_exists( 'is_product' ) && is_product() ) {
				$kinds[] = 'product';
			}
			return $kinds;
		}

		/**
		 * Where there is no API for modules, and for the one-file build: the tag's type, or `defer`, and the nonce.
		 * Only the element with the address is touched; `$tag` may hold inline scripts beside it.
		 *
		 * @param string $tag
		 * @param string $handle
		 */
		public function script_tag( $tag, $handle ): string {
			$tag = (string) $tag;
			if ( self::HANDLE !== $handle ) {
				return $tag;
			}
			$mode = 'single' === $this->format() ? 'defer' : 'type="module"';
			return (string) preg_replace_callback(
				'/<script\b([^>]*\ssrc=[^>]*)>/i',
				function ( array $found ) use ( $mode ): string {
					$rest = (string) preg_replace( '/\s(type|nonce)=("[^"]*"|\'[^\']*\')|\s(defer|async)(=("[^"]*"|\'[^\']*\'))?(?=\s|$)/i', '', $found[1] );
					return '<script ' . $mode . $rest . $this->nonce_attribute() . '>';
				},
				$tag
			);
		}

		/**
		 * The nonce on the tag that WordPress prints for a script module.
		 *
		 * @param array<string,mixed> $attributes
		 * @return array<string,mixed>
		 */
		public function module_attributes( $attributes ): array {
			$attributes = (array) $attributes;
			if ( self::HANDLE . '-js-module' === ( $attributes['id'] ?? '' ) && '' !== $this->nonce() ) {
				$attributes['nonce'] = $this->nonce();
			}
			return $attributes;
		}

		// ---------------------------------------------------------------- data before laurel

		/** Prints laurelConfig and the inline data of retired scripts; called twice, each piece comes once. */
		private function print_data(): void {
			$this->print_script_once( 'laurel-config', $this->config_code() );
			foreach ( array_keys( $this->retired ) as $handle ) {
				$this->print_script_once( 'laurel-data-' . $handle, $this->inline_data( (string) $handle ) );
			}
		}

		private function config_code(): string {
			$json = (string) wp_json_encode( (object) $this->config(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
			return 'window.laurelConfig=Object.assign(window.laurelConfig||{},' . $json . ');';
		}

		/** @return array<string,mixed> */
		private function config(): array {
			$config = array();
			$except = $this->names_off();
			if ( $except ) {
				$config['except'] = $except;
			}
			$actions = $this->older_actions();
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
			 * @param array<string,mixed> $config `except` (islands and groups that are off), `ajaxActions` (names of the theme's actions
			 *                                    where the server has the older one), `mapsKey` (the key of the maps script, when
			 *                                    retired), `antiSpamFields` (whether laurel fills those in, where their script was asked for)
			 */
			return (array) apply_filters( 'laurel_config', $config );
		}

		/**
		 * The islands that the site has taken out, and those of the contact forms where the form plugin's script stays:
		 * older ones leave no mark on the forms that are theirs. Then the groups that have no other islands: the page does
		 * not fetch their files.
		 *
		 * @return string[]
		 */
		private function names_off(): array {
			$on        = $this->islands_on();
			$not_forms = $this->is_on_page( self::FORM_SCRIPT ) ? self::expand( self::FORM_FEATURES ) : array();
			$islands   = array();
			foreach ( $this->build()['islands'] as $name => $island ) {
				$features = (array) ( $island['features'] ?? array() );
				if ( ! in_array( (string) $name, $on, true ) || array_intersect( $features, $not_forms ) ) {
					$islands[] = (string) $name;
				}
			}
			$groups = array();
			$files  = array();
			foreach ( $this->groups() as $name => $of_group ) {
				$is_off = array() === array_diff( $of_group, $islands );
				if ( $is_off ) {
					$groups[] = (string) $name;
				}
				// Some groups are fetched as one, by a name of its own.
				$file           = (string) ( $this->build()['groups'][ $name ]['fetchedAs'] ?? $name );
				$files[ $file ] = $is_off && ( $files[ $file ] ?? true );
			}
			$unfetched = array_map( 'strval', array_keys( array_filter( $files ) ) );
			return array_values( array_unique( array_merge( $islands, $groups, $unfetched ) ) );
		}

		/**
		 * The theme's actions that this visitor can call by their older name alone. A theme that registers them only while
		 * it answers such a call is not seen here, and nothing is said: the newer names stand.
		 *
		 * @return array<string,string> newer name => older name
		 */
		private function older_actions(): array {
			$prefix = is_user_logged_in() ? 'wp_ajax_' : 'wp_ajax_nopriv_';
			$older  = array();
			foreach ( self::OLDER_ACTIONS as $new => $old ) {
				if ( has_action( $prefix . $old ) && ! has_action( $prefix . $new ) ) {
					$older[ $new ] = $old;
				}
			}
			return $older;
		}

		/**
		 * Who fills in the anti-spam plugin's fields: laurel where it retired that plugin's script, not laurel where the
		 * script stays; null where nobody asked for it, and the page's markup decides.
		 */
		private function anti_spam_fields(): ?bool {
			if ( isset( $this->retired['akismet-frontend'] ) ) {
				return true;
			}
			return $this->is_on_page( 'akismet-frontend' ) ? false : null;
		}

		/** Whether the header is to have one of the shop's additions. */
		private function has_snippet( string $name ): bool {
			$wanted = $this->config()['headerSnippets'] ?? true;
			return false !== ( is_array( $wanted ) ? $wanted[ $name ] ?? true : $wanted );
		}

		/** The key in the address of the maps script: once that script is retired nobody else tells it to the page. */
		private function maps_key(): string {
			$script = wp_scripts()->registered['google-maps'] ?? null;
			if ( null === $script || ! isset( $this->retired['google-maps'] ) ) {
				return '';
			}
			// Themes write the address escaped for HTML, too; an entity would read as the start of a fragment.
			parse_str( (string) wp_parse_url( html_entity_decode( (string) $script->src ), PHP_URL_QUERY ), $query );
			return isset( $query['key'] ) && is_string( $query['key'] ) ? $query['key'] : '';
		}

		/**
		 * The data that hangs on a retired script: islands read it, and so may others. "Before" code is data too (newer
		 * form plugins use it so); "after" code works with the script that has gone, and goes with it.
		 */
		private function inline_data( string $handle ): string {
			$scripts = wp_scripts();
			$pieces  = array_merge( array( $scripts->get_data( $handle, 'data' ) ), (array) $scripts->get_data( $handle, 'before' ) );
			$code    = trim( implode( "\n", array_filter( $pieces, 'is_string' ) ) );
			/**
			 * The inline code that is printed in place of a retired script. Return '' to print none.
			 *
			 * @param string $code   JavaScript
			 * @param string $handle the retired script
			 */
			return (string) apply_filters( 'laurel_inline_data', $code, $handle );
		}

		private function print_script_once( string $id, string $code ): void {
			if ( '' === $code || ( $this->printed[ $id ] ?? '' ) === $code ) {
				return;
			}
			$this->printed[ $id ] = $code;
			$this->print_inline( sprintf( '<script id="%s"%s>%s</script>', esc_attr( $id ), $this->nonce_attribute(), $code ), $code );
		}

		// ---------------------------------------------------------------- before first paint

		/**
		 * The feature classes on <html>, in place of the feature-detection library: they decide the layout, so they
		 * must be there before the first paint. Only when that library is retired; while it runs it sets them itself.
		 *
		 * @param string $output  the attributes so far
		 * @param string $doctype 'html' or 'xhtml'
		 */
		public function html_classes( $output, $doctype = 'html' ): string {
			$output = (string) $output;
			if ( 'html' !== $doctype || ! $this->is_active() ) {
				return $output;
			}
			$library_stays = ! $this->is_replaced( 'modernizr' );
			/**
			 * The classes to print on <html>. WordPress asks before scripts are enqueued, so it cannot be seen here that
			 * a site never had the library: such a site returns Laurel_Drop_In::HTML_CLASSES. A theme whose template
			 * prints a class attribute of its own beside language_attributes() returns none and adds them there, since
			 * browsers read only the first class attribute.
			 *
			 * @param string[] $classes none as long as the feature-detection library stays
			 */
			$classes = (array) apply_filters( 'laurel_html_classes', $library_stays ? array() : self::HTML_CLASSES );
			if ( array() === $classes ) {
				return $output;
			}
			$classes = esc_attr( implode( ' ', $classes ) );
			$merged  = preg_replace( '/(^|\s)class=(["\'])/', '$1class=$2' . $classes . ' ', $output, 1, $count );
			return $count ? (string) $merged : trim( $output . ' class="' . $classes . '"' );
		}

		/**
		 * The theme draws a menu's arrows by a class that a script adds. Printed, it is there before the first paint,
		 * and nothing in the header moves when the script comes.
		 *
		 * @param string[] $classes of one item of a menu
		 * @return string[]
		 */
		public function menu_item_classes( $classes ): array {
			$classes = (array) $classes;
			$opens   = in_array( 'menu-item-has-children', $classes, true );
			if ( $opens && $this->is_active() && in_array( 'S03', $this->features_on(), true ) ) {
				$classes[] = 'parent';
			}
			return array_unique( $classes );
		}

		/**
		 * What the theme's CSS hides until a script reveals it: who reveals it, in laurel and before, and how to show it.
		 *
		 * @return array<string,array{features?:string[],scripts?:string[],css?:string,early?:string,page?:callable}>
		 */
		private function hidden_content(): array {
			$theme   = explode( ' ', self::THEME_SCRIPTS );
			$builder = explode( ' ', self::BUILDER_SCRIPTS );
			$hidden  = array(
				'products'   => array(
					'features' => array( 'S29' ),
					'scripts'  => $theme,
					'css'      => '.product-grid .product,.multi-masonry-items .product,.full-width-shop .products .product{opacity:1!important}',
					// The rows of laurel.css, which comes with the footer: no product is to move when it does. And should laurel
					// not come, its products are shown all the same.
					'early'    => ':is(.products.product-grid,.full-width-shop .products):where(:not(.upsells *,.multi-masonry-items,.carousel-items)){display:flex;flex-wrap:wrap;align-items:flex-start}@keyframes laurel-show{to{opacity:1}}:is(.product-grid,.multi-masonry-items,.full-width-shop .products):not(.laurel-reveals) .product:not(.item-animated){animation:laurel-show 1ms 4s forwards}',
				),
				'lists'      => array(
					'features' => array( 'S62' ),
					'scripts'  => $theme,
					'css'      => '.blog-item,.portfolio-item,.gallery-item,.post-filter-tabs{opacity:1!important}',
					'early'    => ':is(.blog-items,.filterable-items):not(.laurel-reveals) :is(.blog-item,.portfolio-item,.gallery-item):not(.item-animated),.post-filter-tabs{animation:laurel-show 1ms 4s forwards}:where(.filtering:not(:has(.count)))>li{display:inline-block!important}:where(.filtering:not(:has(.count))>li>a)::after{content:"\2007\2007";font-size:smaller}',
				),
				'carousels'  => array(
					'features' => array( 'S21' ),
					'scripts'  => $theme,
					'css'      => '.carousel-items{opacity:1!important}.owl-carousel{display:block!important}',
					// In one line already, each item as wide as it will be, so that nothing below moves when the line is built.
					'early'    => '[data-columns="1"]{--laurel-columns:1}[data-columns="2"]{--laurel-columns:2}[data-columns="3"]{--laurel-columns:3}[data-columns="4"]{--laurel-columns:4}[data-columns="6"]{--laurel-columns:6}@media(max-width:1199px){.carousel-items{--laurel-most:4}.testimonials{--laurel-most:1}}@media(max-width:979px){.carousel-items:not(.testimonials){--laurel-most:3}}@media(max-width:479px){.carousel-items:not(.testimonials){--laurel-most:1}.clients-items.clients-items{--laurel-most:2}}.category-carousel{--laurel-columns:6}@media(max-width:989px){.category-carousel{--laurel-columns:4}}@media(max-width:766px){.category-carousel{--laurel-columns:3}}@media(max-width:479px){.category-carousel{--laurel-columns:2}}.carousel-items:not(.owl-carousel),:is(.home-hero-carousel,.category-carousel)>ul:not(.lightSlider){display:grid!important;grid:auto/auto-flow calc(100%/min(var(--laurel-columns,5),var(--laurel-most,99)))!important;gap:0!important;align-items:start;position:relative;overflow:auto hidden;scrollbar-width:none}.home-hero-carousel{--laurel-columns:1}.carousel-items:not(.owl-carousel){animation:laurel-show .8s 4s forwards}.carousel-items:not(.owl-carousel):not(.no-gutters,.staged-carousel){width:calc(100% + 30px)!important;margin-inline-start:-15px!important}.staged-carousel:not(.owl-carousel){width:calc(100% + 400px)!important;margin-inline-start:-200px!important}.staged-carousel[data-pagination="yes"]:not(.owl-carousel){padding-bottom:var(--laurel-carousel-dots,36px)}@media(max-width:767px){.staged-carousel:not(.owl-carousel)>:is(.left-holder,.right-holder){display:none}}@media(max-width:479px){.staged-carousel:not(.owl-carousel){width:100%!important;margin-inline-start:0!important}}:is(.home-hero-carousel,.category-carousel)>ul:not(.lightSlider){margin:0!important;padding:0!important;list-style:none}.home-hero-carousel>ul:not(.lightSlider):has(>:nth-child(2)){padding-bottom:var(--laurel-slider-dots,34px)!important}.category-carousel>ul:not(.lightSlider):has(>:nth-child(7)){padding-bottom:var(--laurel-slider-dots,34px)!important}@media(max-width:989px){.category-carousel>ul:not(.lightSlider):has(>:nth-child(5)){padding-bottom:var(--laurel-slider-dots,34px)!important}}@media(max-width:766px){.category-carousel>ul:not(.lightSlider):has(>:nth-child(4)){padding-bottom:var(--laurel-slider-dots,34px)!important}}@media(max-width:479px){.category-carousel>ul:not(.lightSlider):has(>:nth-child(3)){padding-bottom:var(--laurel-slider-dots,34px)!important}}',
				),
				'sliders'    => array(
					'features' => array( 'S21', 'S55' ),
					'scripts'  => $theme,
					'css'      => '.slides.cS-hidden{height:auto!important;opacity:1!important}',
					// The first slide alone, the others to be scrolled to, and room for dots or thumbs.
					'early'    => ':is(.item-slider,.thumb-slider,.content-slider,.testimonials-slider,.tweets-slider,.gallery-slider)>ul.slides{display:flex;position:relative;overflow-x:auto;scroll-snap-type:x mandatory;scrollbar-width:none;height:auto;opacity:1}:is(.item-slider,.thumb-slider,.content-slider,.testimonials-slider,.tweets-slider,.gallery-slider)>ul.slides>*{flex:0 0 100%;min-width:0;margin-inline-end:0;scroll-snap-align:start}:is(.item-slider,.thumb-slider,.content-slider,.testimonials-slider,.tweets-slider,.gallery-slider)>ul.slides>*~*{contain:size;overflow:auto}:is(.item-slider,.thumb-slider,.content-slider,.testimonials-slider,.tweets-slider,.gallery-slider):has(>ul.slides>*~*){padding-bottom:var(--laurel-slider-dots,34px)}.gallery-slider[data-thumbs=yes]:has(>ul.slides>*~*){padding-bottom:calc((100% - 270px)/10 + 30px)}@media(max-width:1023.98px){.gallery-slider[data-thumbs=yes]:has(>ul.slides>*~*){padding-bottom:calc((100% - 60px)/3 + 30px)}}',
				),
				'accordions' => array(
					'features' => array( 'S16' ),
					'scripts'  => $theme,
					'css'      => '.spb_accordion,.tab-pane.load{opacity:1!important}',
					// One pane and one section are seen, as laurel will have it. Should it not come, sections open after a while.
					'early'    => '.tab-content>.load{opacity:1!important}.tab-content>.load:not(.active,:first-child){display:none!important}.tab-content:has(>.active)>.load:not(.active){display:none!important}@keyframes laurel-open{to{position:relative;visibility:visible;height:auto;padding-block:revert-layer;overflow:visible}}.spb_accordion{opacity:1!important}.spb_accordion>:not(.ui-accordion)>:not([data-active="0"]>*>:nth-child(1),[data-active="1"]>*>:nth-child(2),[data-active="2"]>*>:nth-child(3),[data-active="3"]>*>:nth-child(4),[data-active="4"]>*>:nth-child(5))>h4+*{height:0;padding-block:0;overflow:hidden;animation:laurel-open 1ms 4s forwards}',
				),
				'gallery'    => array(
					'features' => array( 'S36' ),
					'scripts'  => $theme,
					'css'      => '#product-img-slider.hidden{display:block!important;visibility:visible!important}',
					// The largest picture of the page is not to wait for the slider around it; what its thumbs will take, three
					// in a row and square as most are, is left free.
					'early'    => '#product-img-slider.hidden{display:block!important;visibility:visible!important}#product-img-slider.hidden .slides>*~*{display:none}#product-img-slider.hidden:has(>.slides>*~*){padding-bottom:calc((100% - 60px)/3 + 5px)}',
					'page'     => 'is_product',
				),
				'prices'     => array(
					'features' => array( 'S33' ),
					'scripts'  => array(),
					'css'      => '',
					// Prices and quantity are about to move into the table of sizes: nothing is seen to jump. Not for
					// long, should laurel not come.
					'early'    => '@keyframes laurel-wait{from{visibility:hidden}}.product-summary:has(table.variations):not(:has(.tr-price,.cost_per_unit)) :is(.price,.price~*,.monstaprice,form.variations_form,form.variations_form~*){animation:laurel-wait 2s step-end}',
					'page'     => 'is_product',
				),
				'header'     => array(
					'features' => array( 'S04' ),
					'scripts'  => $theme,
					'css'      => '.app-header #header{opacity:1!important}',
					'early'    => '@keyframes laurel-appear{to{opacity:1}}.app-header #header{animation:laurel-appear .6s forwards}',
				),
				'mobile-number' => array(
					'features' => array( 'S09' ),
					'scripts'  => array(),
					'css'      => '',
					// Room for what laurel adds to the mobile header; the properties are the heights of this theme.
					'early'    => ':root{--laurel-mobile-number:20px}@media(max-width:1024px){.mhs-tablet-land #mobile-logo:not(:has(>.mobile-contact-number))::after{content:"";display:block;height:var(--laurel-mobile-number)}}@media(max-width:991px){.mhs-tablet-port #mobile-logo:not(:has(>.mobile-contact-number))::after{content:"";display:block;height:var(--laurel-mobile-number)}}@media(max-width:767px){.mhs-mobile #mobile-logo:not(:has(>.mobile-contact-number))::after{content:"";display:block;height:var(--laurel-mobile-number)}}',
					'page'     => function (): bool {
						return $this->has_snippet( 'mobileNumber' );
					},
				),
				'mobile-search' => array(
					'features' => array( 'S23' ),
					'scripts'  => array(),
					'css'      => '',
					'early'    => ':root{--laurel-mobile-search:56px}@media(max-width:1024px){.mhs-tablet-land #mobile-header:not(#_){flex-wrap:wrap;height:auto}.mhs-tablet-land #mobile-header:not(:has(>.aws-container))::after{content:"";display:block;clear:both;flex:0 0 100%;height:var(--laurel-mobile-search)}}@media(max-width:991px){.mhs-tablet-port #mobile-header:not(#_){flex-wrap:wrap;height:auto}.mhs-tablet-port #mobile-header:not(:has(>.aws-container))::after{content:"";display:block;clear:both;flex:0 0 100%;height:var(--laurel-mobile-search)}}@media(max-width:767px){.mhs-mobile #mobile-header:not(#_){flex-wrap:wrap;height:auto}.mhs-mobile #mobile-header:not(:has(>.aws-container))::after{content:"";display:block;clear:both;flex:0 0 100%;height:var(--laurel-mobile-search)}}',
					'page'     => function (): bool {
						return $this->has_snippet( 'mobileSearch' );
					},
				),
				'timeline'   => array(
					'features' => array( 'S20' ),
					'scripts'  => $theme,
					'css'      => '.timeline-items .is-hidden{visibility:visible!important}',
				),
				'headings'   => array(
					'features' => array( 'S17' ),
					'scripts'  => $theme,
					'css'      => '.hero-content-split #main-container,.fancy-heading .heading-text{opacity:1!important}',
					// As high as laurel will make them; the header's height is this theme's.
					'early'    => '.fancy-heading:not(.fixed-height){height:400px;height:attr(data-height px,400px)}.fancy-heading:not(.fixed-height):is([data-height=""],[data-height="0"]){height:400px}#breadcrumbs:is(.page-heading-breadcrumbs *):not([style]){margin-bottom:-.5lh}:root{--laurel-header:85px}@media(min-width:1025px){:is(.header-naked-light,.header-naked-dark) .fancy-heading:not(.fixed-height){height:calc(400px + var(--laurel-header))}@supports(height:attr(x px)){:is(.header-naked-light,.header-naked-dark) .fancy-heading:not(.fixed-height){height:calc(attr(data-height px,400px) + var(--laurel-header))}}:is(.header-naked-light,.header-naked-dark) .fancy-heading:not(.fixed-height):is([data-height=""],[data-height="0"]){height:calc(400px + var(--laurel-header))}}.single-post-fw-media-title .detail-feature:not([style])>:not(.details-overlay){position:absolute}.single-post-fw-media-title .detail-feature:not([style])>.details-overlay{display:flow-root;position:relative;margin:40px 0}',
				),
				'covers'     => array(
					'features' => array( 'S13' ),
					'scripts'  => $theme,
					'css'      => '#site-loading,#sf-home-preloader{display:none!important}',
					// The cover is not to stay for good, should laurel not come.
					'early'    => '@keyframes laurel-uncover{to{visibility:hidden}}#site-loading,#sf-home-preloader{animation:laurel-uncover 1ms 8s step-start forwards}',
				),
				'rows'       => array(
					'features' => array( 'P01', 'P03', 'P12', 'P16' ),
					'scripts'  => $builder,
					// An expanding row is closed, not waiting.
					'css'      => '.fw-row .spb-row:not(.spb-row-expanding){opacity:1!important;visibility:visible!important}.parallax-window-height,.spb_multilayer_parallax{opacity:1!important}.spb_multilayer_parallax>.layer{display:block!important}',
					// As wide as the page, with the content where it will stay.
					'early'    => '@property --laurel-page{syntax:"<length>";inherits:true;initial-value:0px}@supports(height:attr(x px)){body:not(.hero-content-split,.boxed-inner-page) :is(#container,.vertical-header #main-container){container-type:inline-size}body:not(.hero-content-split,.boxed-inner-page) .page-content:has(>.fw-row){--laurel-page:100cqw;container-type:inline-size}body:not(.hero-content-split,.boxed-inner-page) .page-content>.fw-row:has(>[data-wrap^=full]):not(.fw-row-adjusted){position:relative;inset-inline-start:calc(50% - var(--laurel-page)/2 - var(--laurel-row-margin,0px));width:var(--laurel-page)}body:not(.hero-content-split,.boxed-inner-page) .page-content>.fw-row:not(.fw-row-adjusted)>[data-wrap$=contained]>.spb_content_element{padding-inline:calc(var(--laurel-page)/2 - 50cqw + var(--laurel-row-margin,0px))}body:not(.hero-content-split,.boxed-inner-page) .page-content>.fw-row>.spb-full-width-element:not(.fw-row-adjusted){position:relative;inset-inline-start:calc(50% - var(--laurel-page)/2);width:var(--laurel-page)}}@supports not (height:attr(x px)){body:not(.layout-boxed,.vertical-header,.hero-content-split,.boxed-inner-page) .fw-row:not(.fw-row-adjusted,.tab-pane *)>[data-wrap^=full]{margin-inline:calc(50% - 50vw)}body:not(.layout-boxed,.vertical-header,.hero-content-split,.boxed-inner-page) .fw-row:not(.fw-row-adjusted,.tab-pane *)>[data-wrap$=contained]{padding-inline:calc(50vw - 50%)}body:not(.layout-boxed,.vertical-header,.hero-content-split,.boxed-inner-page) .spb-full-width-element:not(.fw-row-adjusted,.tab-pane *){position:relative;inset-inline-start:calc(50% - 50vw);width:100vw}}.fw-row.fw-row .spb-row:not([data-sb-init]){opacity:1;visibility:visible}.spb-row[data-row-height=window-height]{min-height:100svh}[data-parallax-speed=slow]{--laurel-speed:.1}[data-parallax-speed=fast]{--laurel-speed:.4}.spb-row-parallax:not(.use-css-transform)>*>.spb-row-parallax-layer{height:calc(100% + 100svh*var(--laurel-speed,.2));margin-top:calc(-25svh*var(--laurel-speed,.2))}:is(.spb-row,.spb-full-width-element)>.video-wrap{container-type:size}:is(.spb-row,.spb-full-width-element)>.video-wrap>video:not([style*=width]){--laurel-video:max(100cqw,(100cqh + 20px)*16/9);width:calc(var(--laurel-video) + 2px);height:calc(var(--laurel-video)*9/16 + 50px);margin:calc((100cqh - var(--laurel-video)*9/16 - 50px)/2) calc((100cqw - var(--laurel-video) - 2px)/2)}.spb_parallax_asset.parallax-window-height{opacity:1;min-height:100svh}.sf-parallax-video .video-overlay{opacity:.8}.sf-parallax-video>.spb_content_wrapper{opacity:1}.spb_multilayer_parallax{opacity:1;height:600px;height:attr(data-max-height px,600px);max-height:calc(100svh - var(--laurel-bar,0px))}.spb_multilayer_parallax>.layer{display:block;position:absolute;top:0;left:0}.spb_multilayer_parallax>.layer:first-child{position:relative}.spb_multilayer_parallax .content-layer:not([style*=margin]){translate:0 50%}:is([data-row-slider=true]>*>.spb-row-no-cols-wrapper,[data-row-slider=true]>.spb_content_element:is(.flickity-enabled,:has(>.row~.row)),[data-col-slider=true]>.spb-column-inner){display:grid;grid:auto/auto-flow 100%;align-items:start;overflow:auto hidden;scrollbar-width:none}:is([data-row-slider],[data-col-slider]) .flickity-enabled{overflow:visible!important}:is([data-row-slider=true]>*>.spb-row-no-cols-wrapper,[data-row-slider=true]>.spb_content_element:is(.flickity-enabled,:has(>.row~.row)),[data-col-slider=true]>.spb-column-inner)::before,:is([data-row-slider=true]>*>.spb-row-no-cols-wrapper,[data-row-slider=true]>.spb_content_element:is(.flickity-enabled,:has(>.row~.row)),[data-col-slider=true]>.spb-column-inner)::after{display:none}',
				),
				'figures'    => array(
					'features' => array( 'P05', 'P06', 'P07', 'P16' ),
					'scripts'  => $builder,
					'css'      => '.sf-svg-icon-animate{opacity:1!important}.count-subject{opacity:1!important;bottom:0!important}.count-number:empty::before{content:attr(data-prefix) attr(data-to) attr(data-suffix)}.progress-value{display:inline!important}',
					// Room for what will be drawn and counted; a countdown's is this theme's. After a while it is shown, should laurel not come; bars, where the browser can read their value by itself.
					'early'    => '.chart-shortcode{width:70px;height:70px;line-height:70px}.chart-shortcode[data-size="170"]{width:170px;height:170px;line-height:170px}@keyframes laurel-say{to{visibility:visible}}@keyframes laurel-rise{to{opacity:1;bottom:0}}.sf-count-asset{container-type:inline-size}.count-number{font-size:clamp(16px,25cqi,62px)}.count-number:empty::before{content:attr(data-prefix) attr(data-to) attr(data-suffix);visibility:hidden}.sf-count-asset:not(.laurel-counts) .count-number:empty::before{animation:laurel-say 1ms 4s forwards}.sf-count-asset:not(.laurel-counts) .count-subject{animation:laurel-rise 1ms 4s forwards}.sf-countdown[data-day]:empty{min-height:var(--laurel-countdown,98.4px)}.progress-bar-wrap:not(:has(>.animated)) .progress-value{display:inline;visibility:hidden;animation:laurel-say 1ms 4s forwards}@keyframes laurel-fill{to{width:var(--laurel-to)}}@supports(height:attr(x px)){.progress:not(.animated)>.bar{--laurel-to:calc(attr(data-value number)*1%);animation:laurel-fill 1ms 4s forwards}}',
				),
				'words'      => array(
					'features' => array( 'P08', 'P09', 'P10', 'P16' ),
					'scripts'  => $builder,
					'css'      => '.sf-animation,.sf-headline.letters b.is-visible{opacity:1!important}.faq-text{display:block!important}',
					// Words that change have the room of the widest; entrances and answers are shown after a while, should laurel not come.
					'early'    => '.sf-animation:not(.laurel-enters,.sf-animate){animation:laurel-show 1ms 4s forwards}.image-banner-content:not([data-animation=none],[style*=margin-bottom]){translate:0 50%}.sf-headline.letters b.is-visible{opacity:1}.sf-headline:not(.type,.clip,.loading-bar) .sf-words-wrapper:not([aria-hidden]):has(>b~b){display:inline-grid;padding-inline-end:10px}.sf-headline:not(.type,.clip,.loading-bar) .sf-words-wrapper:not([aria-hidden]):has(>b~b)>b{grid-area:1/1;position:relative}.sf-headline.clip .sf-words-wrapper:not([aria-hidden]):has(>b~b){padding-inline-end:10px}.faq-item:not(.closed,:has(>*>[aria-expanded]))>.faq-text{display:block}.faq-item.closed:not(:has(>*>[aria-expanded]))>.faq-text{display:block;position:absolute;visibility:hidden;height:0;overflow:hidden;animation:laurel-open 1ms 4s forwards}',
				),
				'hero'       => array(
					'features' => array( 'S51' ),
					'scripts'  => array( 'swift-slider-min', 'swift-slider' ),
					'css'      => '.swiper-wrapper{opacity:1!important}#swift-slider-loader{display:none!important}',
					// The first slide with its caption, at the place and height that it will have: the page's largest picture is
					// not to wait. The heights are this theme's.
					'early'    => ':root{--laurel-header:85px;--laurel-top-bar:40px;--laurel-mobile-header:64px;--laurel-mobile-text:34px}body.admin-bar,#wpadminbar~*{--laurel-bar:32px}@media(max-width:782px){body.admin-bar,#wpadminbar~*{--laurel-bar:46px}}@media(min-width:992px){:is(#top-bar,#top-bar-sticky-wrapper)~*{--laurel-over-hero:var(--laurel-top-bar)}}body:not(.vertical-header,.header-naked-light,.header-naked-dark,.header-standard-overlay,.header-below-slider) .header-wrap~*{--laurel-header-hero:var(--laurel-header)}@media(max-width:1024px){.mhs-tablet-land .header-wrap~*{--laurel-header-hero:0px!important}.mhs-tablet-land:not(.header-below-slider) :is(#mobile-header,#mobile-header-sticky-wrapper)~*{--laurel-mobile-hero:var(--laurel-mobile-header)}.mhs-tablet-land #mobile-top-text~*{--laurel-text-hero:var(--laurel-mobile-text)}}@media(max-width:991px){.mhs-tablet-port .header-wrap~*{--laurel-header-hero:0px!important}.mhs-tablet-port:not(.header-below-slider) :is(#mobile-header,#mobile-header-sticky-wrapper)~*{--laurel-mobile-hero:var(--laurel-mobile-header)}.mhs-tablet-port #mobile-top-text~*{--laurel-text-hero:var(--laurel-mobile-text)}}@media(max-width:767px){.mhs-mobile .header-wrap~*{--laurel-header-hero:0px!important}.mhs-mobile:not(.header-below-slider) :is(#mobile-header,#mobile-header-sticky-wrapper)~*{--laurel-mobile-hero:var(--laurel-mobile-header)}.mhs-mobile #mobile-top-text~*{--laurel-text-hero:var(--laurel-mobile-text)}}.swift-slider:not(.no-slides,.laurel-hero){height:calc(100svh - var(--laurel-bar,0px) - var(--laurel-over-hero,0px) - var(--laurel-mobile-hero,0px) - var(--laurel-text-hero,0px))!important}.swift-slider:not(.no-slides,.laurel-hero)[data-fullscreen=true]{height:calc(100svh - var(--laurel-bar,0px) - var(--laurel-header-hero,0px) - var(--laurel-over-hero,0px) - var(--laurel-mobile-hero,0px) - var(--laurel-text-hero,0px))!important}.swift-slider:not(.no-slides,.laurel-hero):not([data-fullscreen=true],[data-max-height=""],[data-max-height="0"]){height:calc(min(100svh - var(--laurel-bar,0px),600px) - var(--laurel-over-hero,0px) - var(--laurel-mobile-hero,0px) - var(--laurel-text-hero,0px))!important}@supports(height:attr(x px)){.swift-slider:not(.no-slides,.laurel-hero):not([data-fullscreen=true],[data-max-height=""],[data-max-height="0"]){height:calc(min(100svh - var(--laurel-bar,0px),attr(data-max-height px,100svh)) - var(--laurel-over-hero,0px) - var(--laurel-mobile-hero,0px) - var(--laurel-text-hero,0px))!important}}.swift-slider:not(.no-slides,.laurel-hero) .swiper-wrapper{height:100%;opacity:1}.swift-slider:not(.no-slides,.laurel-hero) .swiper-slide{float:none;width:100%;height:100%;opacity:1;pointer-events:auto}.swift-slider:not(.no-slides,.laurel-hero) .swiper-slide~.swiper-slide{display:none}.swift-slider:not(.no-slides,.laurel-hero) .caption-content{padding-top:0;opacity:1}.swift-slider:not(.no-slides,.laurel-hero) .caption-content:not([data-caption-y=top],[data-caption-y=bottom]){transform:translateY(-50%)}.swift-slider:not(.no-slides,.laurel-hero) .video-wrap{container-type:size;width:100%;height:100%}.swift-slider:not(.no-slides,.laurel-hero) video{--laurel-video:max(100cqw,(100cqh + 20px)*16/9);width:calc(var(--laurel-video) + 2px);height:calc(var(--laurel-video)*9/16 + 2px);margin:calc((100cqh - var(--laurel-video)*9/16 - 2px)/2) calc((100cqw - var(--laurel-video) - 2px)/2)}@keyframes laurel-late{0%{visibility:hidden}11%{visibility:visible}to{visibility:hidden}}.swift-slider #swift-slider-loader{animation:laurel-late 9s step-end both}',
				),
			);
			/**
			 * What is hidden until a script reveals it. The CSS is printed at once when neither laurel (`features`) nor
			 * a legacy script (`scripts`) will reveal it, and for browsers without script always. What laurel will reveal
			 * may be shown in part before that (`early`). `page` is the conditional tag of the pages that hold it. An entry
			 * may lack any of them: laurel reveals nothing that names no feature.
			 *
			 * @param array<string,array{features?:string[],scripts?:string[],css?:string,early?:string,page?:callable}> $hidden
			 */
			return array_filter( (array) apply_filters( 'laurel_first_paint', $hidden ), 'is_array' );
		}

		/**
		 * The rules for what nothing will reveal on this page. They are `!important` because the theme's selectors are
		 * not all known, and safe to be so because nothing that could animate the same property is left on the page.
		 */
		private function first_paint_css( bool $without_script ): string {
			$features = $this->features_on();
			$css      = '';
			foreach ( $this->hidden_content() as $part ) {
				if ( isset( $part['page'] ) && ! ( is_callable( $part['page'] ) && call_user_func( $part['page'] ) ) ) {
					continue;
				}
				$named     = self::texts( $part['features'] ?? array() );
				$by_laurel = $named && array() === array_diff( $named, $features );
				$by_legacy = array() !== array_filter( self::texts( $part['scripts'] ?? array() ), array( $this, 'may_run' ) );
				$piece     = 'css';
				if ( ! $without_script && ( $by_laurel || $by_legacy ) ) {
					$piece = $by_laurel ? 'early' : '';
				}
				$css .= implode( '', self::texts( $part[ $piece ] ?? array() ) );
			}
			return $css;
		}

		/**
		 * What is text of something that a site has written.
		 *
		 * @return string[]
		 */
		private static function texts( $value ): array {
			return array_filter( (array) $value, 'is_string' );
		}

		/** A script that is on the page, or that a shortcode may still ask for. */
		private function may_run( string $handle ): bool {
			return $this->is_on_page( $handle ) || ( isset( wp_scripts()->registered[ $handle ] ) && ! $this->is_replaced( $handle ) );
		}

		/** In the head, after the style sheets and without script: nothing of it waits for laurel.js. */
		public function print_first_paint(): void {
			if ( ! $this->enqueued ) {
				return;
			}
			$css = $this->first_paint_css( false );
			if ( '' !== $css ) {
				$this->print_inline( sprintf( '<style id="laurel-first-paint"%s>%s</style>', $this->nonce_attribute(), $css ), $css );
			}
			$css = $this->first_paint_css( true );
			if ( '' !== $css ) {
				$this->print_inline( sprintf( '<noscript><style%s>%s</style></noscript>', $this->nonce_attribute(), $css ), $css );
			}
		}

		// ---------------------------------------------------------------- Content-Security-Policy

		private function nonce(): string {
			/**
			 * The nonce of the page's Content-Security-Policy, put on every tag that laurel prints.
			 *
			 * @param string $nonce '' for none
			 */
			return (string) apply_filters( 'laurel_csp_nonce', '' );
		}

		/** The attribute with a space before it, escaped; '' without a nonce. */
		private function nonce_attribute(): string {
			$nonce = $this->nonce();
			return '' === $nonce ? '' : ' nonce="' . esc_attr( $nonce ) . '"';
		}

		private static function hash( string $code ): string {
			return 'sha256-' . base64_encode( hash( 'sha256', $code, true ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- the form that the policy asks for.
		}

		private function print_inline( string $tag, string $code ): void {
			/**
			 * An inline script or style just before it is printed. A site that sends its policy after the page is built
			 * collects the hashes here; one that allows no inline code at all returns '' and delivers it in its own way.
			 *
			 * @param string $tag  the whole element
			 * @param string $code what the element holds
			 * @param string $hash of $code, as a policy names it: sha256-…
			 */
			$tag = (string) apply_filters( 'laurel_inline_tag', $tag, $code, self::hash( $code ) );
			if ( '' !== $tag ) {
				echo $tag, "\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- attributes are escaped, code is code.
			}
		}

		// ---------------------------------------------------------------- admin

		/** Visitors of a site without a build see nothing of laurel; those who can mend it are told. */
		public function admin_notice(): void {
			if ( ! current_user_can( 'edit_theme_options' ) ) {
				return;
			}
			$build = $this->build();
			if ( is_wp_error( $build ) ) {
				/* translators: %s: the reason */
				$text = sprintf( __( 'Laurel is not on the site: %s', 'laurel' ), $build->get_error_message() );
				printf( '<div class="notice notice-error laurel-notice"><p>%s</p></div>', esc_html( $text ) );
			}
		}
	}

	Laurel_Drop_In::boot();
}
