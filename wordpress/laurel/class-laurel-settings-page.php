<?php
/**
 * Settings, Laurel: the page of the admin.
 *
 * @package Laurel
 */

defined( 'ABSPATH' ) || exit;

/** Shows and saves the choices of `Laurel_Settings`. */
final class Laurel_Settings_Page {

	const SLUG   = 'laurel';
	const RIGHT  = 'manage_options';
	const EXPORT = 'laurel_export';
	const IMPORT = 'laurel_import';

	/** Bytes; a file of all choices has far fewer. */
	const LONGEST_IMPORT = 20000;

	/** The page's style: folds look clickable, and a group's box is beside its islands. */
	const STYLE = '.wrap legend{padding:0}.laurel-fold{margin:.5em 0 1em}.laurel-fold>summary{cursor:pointer;width:fit-content;max-width:100%}.laurel-fold[open]>summary{margin-bottom:.5em}'
		. '.laurel-group{display:flex;flex-wrap:wrap;gap:0 1em;max-width:60em}.laurel-group>p{flex:0 0 15em;margin:.25em 0}'
		. '.laurel-group>.laurel-fold{flex:1 1 22em;margin:.4em 0 .75em}'
		. '.laurel-fold .widefat{max-width:60em}.laurel-fold tbody th[scope]{font-weight:400}.laurel-fold code{overflow-wrap:anywhere}';

	/** The filters by which code decides what this page also offers. */
	const FILTERS = array( 'laurel_islands', 'laurel_format', 'laurel_config' );

	private Laurel_Settings $settings;
	private Laurel_Build $build;
	private Laurel_Islands $islands;
	private Laurel_Replacement_Table $table;
	private Laurel_Scripts_Report $report;
	private Laurel_Page_Caches $caches;

	public function __construct( Laurel_Settings $settings, Laurel_Build $build, Laurel_Islands $islands, Laurel_Replacement_Table $table, Laurel_Scripts_Report $report ) {
		$this->settings = $settings;
		$this->build    = $build;
		$this->islands  = $islands;
		$this->table    = $table;
		$this->report   = $report;
		$this->caches   = new Laurel_Page_Caches();
	}

	/** @param string $file of the plugin */
	public function add_hooks( string $file ): void {
		add_filter( 'plugin_action_links_' . plugin_basename( $file ), array( $this, 'add_link' ) );
		add_action( 'admin_menu', array( $this, 'add_to_menu' ) );
		add_action( 'admin_init', array( $this, 'register' ) );
		add_action( 'admin_post_' . self::EXPORT, array( $this, 'send_export' ) );
		add_action( 'admin_post_' . self::IMPORT, array( $this, 'take_import' ) );
		foreach ( array( 'add_option_', 'update_option_' ) as $change ) {
			add_action( $change . Laurel_Settings::OPTION, array( $this, 'tell_caches' ) );
		}
	}

	/**
	 * Hooked to `plugin_action_links_`: the line of the plugin in the list of plugins.
	 *
	 * @param string[] $links
	 * @return string[]
	 */
	public function add_link( $links ): array {
		$link = sprintf( '<a href="%s">%s</a>', esc_url( self::address() ), esc_html__( 'Settings', 'laurel' ) );
		return array_merge( array( 'settings' => $link ), (array) $links );
	}

	/** Hooked to `admin_menu`. */
	public function add_to_menu(): void {
		add_options_page( 'Laurel', 'Laurel', self::RIGHT, self::SLUG, array( $this, 'print_page' ) );
	}

	/** Hooked to `admin_init`. */
	public function register(): void {
		register_setting( self::SLUG, Laurel_Settings::OPTION, array( 'sanitize_callback' => array( $this->settings, 'parse_form' ) ) );
	}

	/** Hooked to the change of the option: pages that were kept show the choices from before. */
	public function tell_caches(): void {
		$told = $this->caches->purge();
		if ( $told ) {
			/* translators: %s: names of cache plugins */
			self::say( sprintf( __( 'The page cache was emptied: %s.', 'laurel' ), implode( ', ', $told ) ), 'success' );
		} elseif ( $this->caches->are_used() ) {
			self::say( __( 'This site has a page cache that laurel cannot empty. Please empty it yourself.', 'laurel' ), 'warning' );
		}
	}

	/** Hooked to `admin_post_laurel_export`. */
	public function send_export(): void {
		$this->refuse_strangers( self::EXPORT );
		nocache_headers();
		header( 'Content-Type: application/json; charset=UTF-8' );
		header( 'Content-Disposition: attachment; filename="laurel-settings.json"' );
		echo wp_json_encode( $this->settings->all(), JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES );
		exit;
	}

	/** Hooked to `admin_post_laurel_import`. */
	public function take_import(): void {
		$this->refuse_strangers( self::IMPORT );
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- a path that PHP itself has made; the contents are parsed.
		$file  = (string) ( $_FILES['laurel_file']['tmp_name'] ?? '' );
		$json  = is_uploaded_file( $file ) ? (string) file_get_contents( $file, false, null, 0, self::LONGEST_IMPORT ) : '';
		$input = json_decode( $json, true );
		if ( is_array( $input ) ) {
			update_option( Laurel_Settings::OPTION, $this->settings->parse( $input ) );
			self::say( __( 'The settings were imported.', 'laurel' ), 'success' );
		} else {
			self::say( __( 'This file has no settings of laurel. Nothing was changed.', 'laurel' ), 'error' );
		}
		set_transient( 'settings_errors', get_settings_errors(), 30 );
		wp_safe_redirect( add_query_arg( 'settings-updated', 'true', self::address() ) );
		exit;
	}

	private function refuse_strangers( string $action ): void {
		if ( ! current_user_can( self::RIGHT ) ) {
			wp_die( esc_html__( 'You may not change these settings.', 'laurel' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( $action );
	}

	private static function say( string $text, string $kind ): void {
		add_settings_error( self::SLUG, 'laurel-' . $kind, $text, $kind );
	}

	public static function address(): string {
		return admin_url( 'options-general.php?page=' . self::SLUG );
	}

	public function print_page(): void {
		echo '<div class="wrap"><h1>Laurel</h1><style>' . self::STYLE . '</style>'; // phpcs:ignore WordPress.Security.EscapeOutput -- of this file.
		if ( null === $this->build->error() ) {
			$this->print_code_notice();
			$this->print_form();
			$this->report->print_scripts_left();
			$this->report->print_legacy_scripts();
			$this->print_transfer();
		} else {
			/* translators: %s: the reason */
			printf( '<p>%s</p>', esc_html( sprintf( __( 'Laurel is not on the site: %s', 'laurel' ), $this->build->error()->get_error_message() ) ) );
		}
		do_action( 'laurel_settings_page_end' );
		echo '</div>';
	}

	/** Names the filters by which code overrides the choices on this page. */
	private function print_code_notice(): void {
		$used = array_filter( self::FILTERS, array( __CLASS__, 'has_code' ) );
		if ( $used ) {
			/* translators: %s: names of filters */
			$text = sprintf( __( 'Code of this site uses %s, and has the last word.', 'laurel' ), implode( ', ', $used ) );
			printf( '<div class="notice notice-info inline"><p>%s</p></div>', esc_html( $text ) );
		}
	}

	/** Whether a filter has another callback than that of the settings. */
	private static function has_code( string $filter ): bool {
		global $wp_filter;
		$priorities = isset( $wp_filter[ $filter ] ) ? $wp_filter[ $filter ]->callbacks : array();
		unset( $priorities[ Laurel_Settings::BEFORE_CODE ] );
		return array() !== array_filter( $priorities );
	}

	private function print_form(): void {
		$all = $this->settings->all();
		printf( '<p>%s <a href="%s">%s</a></p>', esc_html__( 'To see what laurel does on a page, add ?laurel=debug to its address.', 'laurel' ), esc_url( home_url( '/?laurel=debug' ) ), esc_html__( 'Open the front page like this', 'laurel' ) );
		echo '<form method="post" action="options.php">';
		settings_fields( self::SLUG );
		self::print_choice(
			'audience',
			__( 'Laurel is on for', 'laurel' ),
			array(
				'everybody'      => __( 'everybody', 'laurel' ),
				'administrators' => __( 'administrators only: a trial on the live site', 'laurel' ),
				'nobody'         => __( 'nobody: the legacy scripts are back', 'laurel' ),
			),
			$all['audience']
		);
		self::print_choice(
			'format',
			__( 'It is loaded', 'laurel' ),
			array(
				'module' => __( 'in parts, each when it is needed', 'laurel' ),
				'single' => __( 'as one file, for servers that cannot serve modules', 'laurel' ),
			),
			$all['format']
		);
		$this->print_islands( $all['off'] );
		self::print_optional_scripts( $all['without'] );
		$this->print_config( $all['config'] );
		submit_button();
		echo '</form>';
	}

	/**
	 * @param array<string,string> $choices labels by value
	 */
	private static function print_choice( string $name, string $legend, array $choices, string $chosen ): void {
		printf( '<fieldset><legend><h2>%s</h2></legend>', esc_html( $legend ) );
		foreach ( $choices as $value => $label ) {
			printf(
				'<p><label><input type="radio" name="%s" value="%s"%s> %s</label></p>',
				esc_attr( self::field( $name ) ),
				esc_attr( $value ),
				checked( $value, $chosen, false ),
				esc_html( $label )
			);
		}
		echo '</fieldset>';
	}

	/** @param string[] $off names of islands and groups */
	private function print_islands( array $off ): void {
		printf( '<h2>%s</h2>', esc_html__( 'What is on', 'laurel' ) );
		foreach ( $this->build->groups() as $group => $islands ) {
			echo '<div class="laurel-group">';
			/* translators: %s: name of a group of islands */
			printf( '<p>%s</p>', $this->box( $group, $off, sprintf( __( 'the group %s', 'laurel' ), $group ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
			/* translators: 1: name of a group, 2: number of islands */
			$summary = sprintf( __( 'Islands of %1$s: %2$d', 'laurel' ), $group, count( $islands ) );
			printf( '<details class="laurel-fold"%s><summary>%s</summary>', array_intersect( $islands, array_diff( $off, array( $group ) ) ) ? ' open' : '', esc_html( $summary ) );
			$this->print_group( $group, $islands, $off );
			echo '</details></div>';
		}
	}

	/**
	 * @param string[] $islands of the group; one may have its name, and then goes with the group's box
	 * @param string[] $off     names of islands and groups
	 */
	private function print_group( string $group, array $islands, array $off ): void {
		$on       = $this->islands->names_on();
		$features = $this->build->islands();
		$scripts  = $this->table->handles_that_need( array_merge( array(), ...array_values( array_intersect_key( $features, array_flip( $islands ) ) ) ) );
		if ( $scripts ) {
			/* translators: %s: handles of scripts */
			printf( '<p class="description">%s</p>', esc_html( sprintf( __( 'Needed before these scripts go: %s', 'laurel' ), implode( ', ', $scripts ) ) ) );
		}
		foreach ( $islands as $island ) {
			$is_saved = ! in_array( $island, $off, true ) && ! in_array( $group, $off, true );
			printf(
				'<p>%s<br><span class="description"><span lang="en">%s</span>%s</span></p>',
				$island === $group ? '<strong>' . esc_html( $island ) . '</strong>' : $this->box( $island, $off, $island ), // phpcs:ignore WordPress.Security.EscapeOutput -- escaped there.
				esc_html( implode( '; ', array_filter( array_map( array( $this->build, 'feature_name' ), $features[ $island ] ?? array() ) ) ) ),
				in_array( $island, $on, true ) === $is_saved ? '' : ' <strong>' . esc_html( $is_saved ? __( 'Off by code, or for the plugin’s release.', 'laurel' ) : __( 'On by code.', 'laurel' ) ) . '</strong>'
			);
		}
	}

	/** @param string[] $without names of optional scripts */
	private static function print_optional_scripts( array $without ): void {
		printf( '<fieldset><legend><h2>%s</h2></legend>', esc_html__( 'Switch off as well', 'laurel' ) );
		printf( '<p>%s</p>', esc_html__( 'Laurel does not do the work of these scripts. Most shops can do without it.', 'laurel' ) );
		foreach ( Laurel_Optional_Scripts::texts() as $name => list( $label, $loss ) ) {
			printf(
				'<p><label><input type="checkbox" name="%1$s" value="%2$s"%3$s aria-describedby="laurel-without-%2$s"> %4$s</label><br><span class="description" id="laurel-without-%2$s">%5$s</span></p>',
				esc_attr( self::field( 'without' ) . '[]' ),
				esc_attr( $name ),
				checked( in_array( $name, $without, true ), true, false ),
				esc_html( $label ),
				esc_html( $loss )
			);
		}
		echo '</fieldset>';
	}

	/** @param string[] $off */
	private function box( string $name, array $off, string $label ): string {
		return sprintf(
			'<input type="hidden" name="%1$s" value="%3$s"><label><input type="checkbox" name="%2$s" value="%3$s"%4$s> %5$s</label>',
			esc_attr( self::field( 'asked' ) . '[]' ),
			esc_attr( self::field( 'on' ) . '[]' ),
			esc_attr( $name ),
			checked( in_array( $name, $off, true ), false, false ),
			esc_html( $label )
		);
	}

	/** @param array<string,mixed> $config */
	private function print_config( array $config ): void {
		$labels = array(
			'headerSnippets'   => __( 'The shop’s additions to the header', 'laurel' ),
			'searchLayout'     => __( 'The search list that the style sheet was written for', 'laurel' ),
			'homeHeroCarousel' => __( 'Selector of the home page’s first carousel', 'laurel' ),
			'categoryCarousel' => __( 'Selector of the home page’s second carousel', 'laurel' ),
			'mapsKey'          => __( 'Key of the maps service', 'laurel' ),
			'directoryAction'  => __( 'Ajax action of the directory', 'laurel' ),
			'photoFeedUrl'     => __( 'Address of the photos of the social list', 'laurel' ),
			'feedTextCut'      => __( 'Selector of feed texts that are cut', 'laurel' ),
			'errorReports'     => __( 'Count errors that islands report', 'laurel' ),
		);
		$defaults = array(
			'homeHeroCarousel' => '.home-hero-carousel > ul',
			'categoryCarousel' => '.category-carousel > ul',
			'photoFeedUrl'     => 'https://graph.instagram.com',
		);
		$words    = array(
			'off' => __( 'none', 'laurel' ),
			'on'  => __( 'on', 'laurel' ),
		);
		printf( '<h2>%s</h2><details class="laurel-fold"><summary>%s</summary><table class="form-table" role="presentation">', esc_html__( 'Settings', 'laurel' ), esc_html__( 'Settings that most sites leave as they are', 'laurel' ) );
		foreach ( Laurel_Settings::CONFIG_KINDS as $name => $kind ) {
			$field = self::field( 'config' ) . '[' . $name . ']';
			$value = $config[ $name ] ?? null;
			printf( '<tr><th scope="row"><label for="laurel-%1$s">%2$s</label></th><td>', esc_attr( $name ), esc_html( $labels[ $name ] ) );
			if ( 'text' === $kind || 'name' === $kind || 'address' === $kind ) {
				printf( '<input type="text" class="regular-text" id="laurel-%s" name="%s" value="%s" placeholder="%s">', esc_attr( $name ), esc_attr( $field ), esc_attr( (string) $value ), esc_attr( $defaults[ $name ] ?? '' ) );
			} else {
				$choices = 'switch' === $kind ? array( 'off' ) : $kind;
				$chosen  = false === $value ? 'off' : (string) $value;
				printf( '<select id="laurel-%s" name="%s"><option value="">%s</option>', esc_attr( $name ), esc_attr( $field ), esc_html__( 'as laurel does by itself', 'laurel' ) );
				foreach ( $choices as $choice ) {
					printf( '<option value="%s"%s>%s</option>', esc_attr( $choice ), selected( $choice, $chosen, false ), esc_html( $words[ $choice ] ?? $choice ) );
				}
				echo '</select>';
			}
			echo '</td></tr>';
		}
		echo '</table></details>';
	}

	private function print_transfer(): void {
		$post = admin_url( 'admin-post.php' );
		printf( '<h2>%s</h2>', esc_html__( 'Export and import', 'laurel' ) );
		printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s">', esc_url( $post ), esc_attr( self::EXPORT ) );
		wp_nonce_field( self::EXPORT );
		submit_button( __( 'Export the settings', 'laurel' ), 'secondary', 'laurel-export' );
		printf( '</form><form method="post" action="%s" enctype="multipart/form-data"><input type="hidden" name="action" value="%s">', esc_url( $post ), esc_attr( self::IMPORT ) );
		wp_nonce_field( self::IMPORT );
		printf( '<p><label>%s <input type="file" name="laurel_file" accept=".json,application/json" required></label></p>', esc_html__( 'A file of exported settings', 'laurel' ) );
		submit_button( __( 'Import the settings', 'laurel' ), 'secondary', 'laurel-import' );
		echo '</form>';
	}

	private static function field( string $name ): string {
		return Laurel_Settings::OPTION . '[' . $name . ']';
	}
}
