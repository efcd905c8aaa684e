<?php
/**
 * One page view: the hooks, and the order in which everything is enqueued, retired and printed.
 *
 * @package Laurel
 */

defined( 'ABSPATH' ) || exit;

/** Connects the parts of laurel to WordPress's hooks. */
final class Laurel_Drop_In {

	/** Named by the documentation of the filter `laurel_html_classes`. */
	const HTML_CLASSES = Laurel_First_Paint::HTML_CLASSES;

	/** After the theme, which itself dequeues shop scripts at priority 99. */
	const LATE = 1000;

	/** In `wp_footer` and `wp_print_footer_scripts`: just before WordPress prints its own at 10 or 20. */
	const BEFORE_PRINTING = 9;

	/** In `wp_print_footer_scripts`: behind the scripts, which WordPress prints at 10. */
	const AFTER_PRINTING = 11;

	/** In `wp_print_footer_scripts`: behind what other plugins print after the scripts. */
	const LAST_LOOK = 2000;

	private static ?self $instance = null;

	public Laurel_Build $build;
	public Laurel_Plugin_Versions $versions;
	public Laurel_Islands $islands;
	public Laurel_Replacement_Table $table;
	public Laurel_Legacy_Scripts $legacy;
	public Laurel_Ajax_Actions $actions;
	public Laurel_Config $config;
	public Laurel_Texts $texts;
	public Laurel_Inline_Code $inline;
	public Laurel_Assets $assets;
	public Laurel_First_Paint $first_paint;
	public Laurel_Notices $notices;
	public Laurel_Settings $settings;
	public Laurel_Seen_Pages $pages;

	/** The file that WordPress may have as a plugin. */
	private string $file;

	/** Whether this page enqueued laurel. The hooks of the footer run on other pages, too (log-in, embeds). */
	private bool $is_enqueued = false;

	/** @var string[] The kinds of this page. They are read early: until the footer, a theme's list may replace the query. */
	private array $kinds = array();

	/** @param string $folder that laurel.php is in */
	public function __construct( string $folder ) {
		$this->file        = $folder . '/laurel.php';
		$this->build       = new Laurel_Build( $folder );
		$this->versions    = new Laurel_Plugin_Versions();
		$this->islands     = new Laurel_Islands( $this->build, $this->versions );
		$this->table       = new Laurel_Replacement_Table( $this->islands );
		$this->legacy      = new Laurel_Legacy_Scripts( $this->table );
		$this->actions     = new Laurel_Ajax_Actions();
		$this->config      = new Laurel_Config( $this->build, $this->islands, $this->legacy, $this->actions );
		$this->inline      = new Laurel_Inline_Code();
		$this->texts       = new Laurel_Texts( $folder );
		$this->assets      = new Laurel_Assets( $this->build, $this->config, $this->inline );
		$hidden            = new Laurel_Hidden_Content( $this->config );
		$this->first_paint = new Laurel_First_Paint( $this->islands, $this->table, $this->legacy, $hidden, $this->inline );
		$this->notices     = new Laurel_Notices( $this->build );
		$this->settings    = new Laurel_Settings();
		$this->pages       = new Laurel_Seen_Pages();
	}

	/** Registers the hooks, once. Nothing else happens before WordPress runs them. */
	public static function boot( string $folder ): void {
		if ( null !== self::$instance ) {
			return;
		}
		self::$instance = new self( $folder );
		self::$instance->add_hooks();
	}

	public function add_hooks(): void {
		$this->settings->add_filters();
		$this->texts->add_hooks();
		if ( is_admin() ) {
			$report = new Laurel_Scripts_Report( $this->table, $this->versions, $this->pages );
			( new Laurel_Settings_Page( $this->settings, $this->build, $this->islands, $this->table, $report ) )->add_hooks( $this->file );
		}
		add_action( 'admin_init', array( $this->actions, 'look' ), self::LATE );
		add_action( 'wp_enqueue_scripts', array( $this, 'enqueue' ), self::LATE );
		// WordPress prints the head's scripts right after this action; it catches what came since `wp_enqueue_scripts`.
		add_action( 'wp_print_scripts', array( $this, 'retire_all' ), self::LATE );
		add_filter( 'language_attributes', array( $this, 'html_attributes' ), 20, 2 );
		add_filter( 'nav_menu_css_class', array( $this, 'menu_item_classes' ), 20 );
		add_action( 'wp_head', array( $this, 'print_first_paint' ), 10 );
		add_action( 'wp_footer', array( $this, 'before_modules' ), self::BEFORE_PRINTING );
		add_action( 'wp_print_footer_scripts', array( $this, 'before_footer_scripts' ), self::BEFORE_PRINTING );
		add_action( 'wp_print_footer_scripts', array( $this, 'print_style' ), self::AFTER_PRINTING );
		add_action( 'wp_print_footer_scripts', array( $this, 'look_at_page' ), self::LAST_LOOK );
		add_filter( 'script_loader_tag', array( $this->assets, 'script_tag' ), self::LATE, 2 );
		add_filter( 'wp_script_attributes', array( $this->assets, 'module_attributes' ) );
		add_action( 'admin_notices', array( $this->notices, 'print_build_error' ) );
		add_filter( 'debug_information', array( $this->notices, 'add_build_facts' ) );
		$this->add_health_hooks();
	}

	/** Adds the hooks that report problems to administrators. */
	private function add_health_hooks(): void {
		$counts   = new Laurel_Error_Counts();
		$returned = new Laurel_Returned_Scripts( $this->legacy );
		( new Laurel_Error_Route( $this->settings, $this->build, $counts ) )->add_hooks();
		( new Laurel_Health( $this->build, $this->table, $returned, $this->settings, $counts ) )->add_hooks();
		add_action( 'wp_footer', array( $returned, 'look' ), self::LATE );
		if ( is_admin() ) {
			( new Laurel_Error_Table( $this->settings, $counts ) )->add_hooks();
		}
	}

	/**
	 * The hash source of the style before first paint, for a Content-Security-Policy header that lists hashes.
	 * Call it once the main query has run and scripts are enqueued. The hashes of the footer's inline code are known
	 * only when it is printed: a policy with hashes alone collects those through `laurel_inline_tag`.
	 *
	 * @return string such as `'sha256-…'` (with its quotes), or '' when no style will be printed.
	 */
	public static function first_paint_hash(): string {
		$laurel = self::$instance;
		$css    = $laurel && $laurel->is_active() ? $laurel->first_paint->css() : '';
		return '' === $css ? '' : "'" . Laurel_Inline_Code::hash( $css ) . "'";
	}

	/** Hooked to `wp_enqueue_scripts`: enqueues laurel, and retires legacy scripts. */
	public function enqueue(): void {
		if ( ! $this->is_active() ) {
			return;
		}
		$this->is_enqueued = true;
		$this->kinds       = self::kinds_of_page();
		Laurel_Optional_Scripts::switch_off( $this->settings->all()['without'] );
		$this->legacy->retire_early();
		$this->assets->enqueue_script();
	}

	/** Hooked to `wp_print_scripts`: retires what was enqueued or given data since. */
	public function retire_all(): void {
		if ( $this->is_enqueued ) {
			$this->legacy->retire_all();
		}
	}

	/**
	 * Hooked to `language_attributes`.
	 *
	 * @param string $attributes of <html> so far
	 * @param string $doctype    'html' or 'xhtml'
	 */
	public function html_attributes( $attributes, $doctype = 'html' ): string {
		$attributes = (string) $attributes;
		return 'html' === $doctype && $this->is_active() ? $this->first_paint->html_attributes( $attributes ) : $attributes;
	}

	/**
	 * Hooked to `nav_menu_css_class`. The theme draws a menu's arrows by the class `parent`, which its script
	 * adds. When it is printed, the class is set before the first paint, and nothing in the header moves when
	 * the script comes.
	 *
	 * @param string[] $classes of one item of a menu
	 * @return string[]
	 */
	public function menu_item_classes( $classes ): array {
		$classes     = (array) $classes;
		$has_submenu = in_array( 'menu-item-has-children', $classes, true );
		if ( $has_submenu && $this->is_active() && $this->first_paint->has_menu_arrows() ) {
			$classes[] = 'parent';
		}
		return array_unique( $classes );
	}

	/** Hooked to `wp_head`, behind the style sheets. */
	public function print_first_paint(): void {
		if ( $this->is_enqueued ) {
			$this->first_paint->print_styles();
		}
	}

	/**
	 * Hooked to `wp_footer`, before WordPress 6.5 and later print modules. Shortcodes have run, so their scripts are
	 * known. Data that the shop plugin adds later follows in `before_footer_scripts`; modules and deferred scripts run
	 * when the whole page is parsed, so it is there before laurel runs.
	 */
	public function before_modules(): void {
		if ( ! $this->is_enqueued ) {
			return;
		}
		$this->legacy->retire_early();
		if ( $this->assets->uses_module_api() ) {
			$this->print_data();
			$this->assets->print_preloads( $this->kinds );
		}
	}

	/**
	 * Hooked to `wp_print_footer_scripts`: retires for the last time, and prints what must come before
	 * laurel's tag.
	 */
	public function before_footer_scripts(): void {
		if ( ! $this->is_enqueued ) {
			return;
		}
		$this->legacy->retire_all();
		$this->print_data();
		if ( ! $this->assets->uses_module_api() ) {
			$this->assets->print_preloads( $this->kinds );
		}
		$this->assets->move_script_to_end();
	}

	/** Hooked to `wp_print_footer_scripts`, behind the scripts. */
	public function print_style(): void {
		if ( $this->is_enqueued ) {
			$this->assets->print_style();
		}
	}

	/** Hooked to `wp_print_footer_scripts`, also on pages without laurel. */
	public function look_at_page(): void {
		if ( self::is_front_end() ) {
			$this->pages->look( $this->legacy, $this->is_enqueued );
		}
	}

	/** Prints the settings and the inline data of retired scripts; called twice, each piece is printed once. */
	private function print_data(): void {
		$this->inline->print_script_once( 'laurel-config', $this->config->code() );
		foreach ( $this->legacy->retired() as $handle ) {
			$this->inline->print_script_once( 'laurel-data-' . $handle, $this->legacy->inline_data( $handle ) );
		}
	}

	/** Whether laurel has anything to do here: on a page of the site, for this visitor, with a build and an island that is on. */
	private function is_active(): bool {
		return self::is_front_end() && $this->settings->includes_visitor() && null === $this->build->error() && array() !== $this->islands->names_on();
	}

	/** A page that a visitor sees, such as a customizer preview. Not: admin, log-in, ajax, REST, cron, feeds, embeds. */
	private static function is_front_end(): bool {
		// WordPress 4.7 does not have this function; a cron call has no main query there either.
		$is_cron = function_exists( 'wp_doing_cron' ) && wp_doing_cron();
		if ( is_admin() || wp_doing_ajax() || $is_cron || did_action( 'login_init' ) || ! did_action( 'wp' ) ) {
			return false;
		}
		return ! ( defined( 'REST_REQUEST' ) && REST_REQUEST ) && ! is_feed() && ! is_embed();
	}

	/**
	 * The kinds of this page, as the manifest calls them.
	 *
	 * @return string[]
	 */
	private static function kinds_of_page(): array {
		// Nothing there shows at load: its files come when the page is idle, and the runtime with them.
		if ( function_exists( 'is_cart' ) && is_cart() ) {
			return array( 'cart' );
		}
		if ( function_exists( 'is_account_page' ) && is_account_page() ) {
			return array( 'account' );
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
}
