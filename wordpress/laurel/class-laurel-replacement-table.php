<?php
/**
 * The table of legacy scripts that laurel replaces, and what each needs before it can be retired (contract 09).
 *
 * @package Laurel
 */

defined( 'ABSPATH' ) || exit;

/** Decides whether laurel replaces a script with the islands that are on. */
final class Laurel_Replacement_Table {

	/** Every feature of the theme's own script: the whole of page chrome, shop and content widgets. */
	const THEME_FEATURES = 'S02-S17 S19-S31 S36-S39 S45-S50 S52-S55 S62';

	/** Every block of the page builder. There is no P02. */
	const BUILDER_FEATURES = 'P01 P03-P16';

	/** Every feature of the social feed. There is no F08. */
	const FEED_FEATURES = 'F01-F07 F09-F15';

	const THEME_SCRIPTS   = 'sf-functions-min sf-functions';
	const BUILDER_SCRIPTS = 'spb-frontend-js-min spb-frontend-js';

	/** The script of the form plugin: while it is on the page, laurel leaves the forms to it. */
	const FORM_SCRIPT   = 'contact-form-7';
	const FORM_FEATURES = 'S56-S59';

	/** The REST routes of the form plugin that laurel calls. The plugin has had all of them since 5.6, and none before 4.8. */
	const FORM_ROUTES = '/contact-form-7/v1/contact-forms/*/feedback'
		. ' /contact-form-7/v1/contact-forms/*/feedback/schema'
		. ' /contact-form-7/v1/contact-forms/*/refill';

	/** The transient that keeps which routes of the table the site has. */
	const ROUTES_TRANSIENT = 'laurel_rest_routes';

	private Laurel_Islands $islands;

	/** @var array<string,string[]>|null */
	private ?array $table = null;

	public function __construct( Laurel_Islands $islands ) {
		$this->islands = $islands;
	}

	/** Whether all features that a row names are on, and all its routes exist. */
	public function is_replaced( string $handle ): bool {
		$is_in_table = isset( $this->table()[ $handle ] ) && Laurel_Assets::HANDLE !== $handle;
		return $is_in_table && array() === $this->missing_features( $handle ) && array() === $this->missing_routes( $handle );
	}

	/** @return string[] the features of a row that are off */
	public function missing_features( string $handle ): array {
		return array_values( array_diff( $this->features_for( $handle ), $this->islands->features_on() ) );
	}

	/** @return string[] the routes of a row that the site does not have */
	public function missing_routes( string $handle ): array {
		$routes = array_filter( $this->needs( $handle ), array( __CLASS__, 'is_route' ) );
		return array() === $routes ? array() : array_values( array_diff( $routes, $this->routes() ) );
	}

	/** @return string[] all handles of the table */
	public function handles(): array {
		return array_map( 'strval', array_keys( $this->table() ) );
	}

	/** @return string[] the features that must be on before a handle goes */
	public function features_for( string $handle ): array {
		return array_values( array_filter( $this->needs( $handle ), array( __CLASS__, 'is_feature' ) ) );
	}

	/**
	 * The handles that one of these features must be on for.
	 *
	 * @param string[] $features
	 * @return string[]
	 */
	public function handles_that_need( array $features ): array {
		$needing = array();
		foreach ( $this->handles() as $handle ) {
			if ( array_intersect( $this->features_for( $handle ), $features ) ) {
				$needing[] = $handle;
			}
		}
		return $needing;
	}

	/**
	 * What a handle of the table needs: feature ids, REST routes, and handles of scripts that must be gone.
	 *
	 * @return string[]
	 */
	public function needs( string $handle ): array {
		return (array) $this->table()[ $handle ];
	}

	/**
	 * Writes out ranges of features: 'S02-S04 S07' becomes S02, S03, S04, S07.
	 *
	 * @return string[]
	 */
	public static function expand( string $ranges ): array {
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

	/**
	 * Handles that are not in the table always stay: jQuery and its migration script, the shop plugin's own scripts,
	 * code highlighting (`prism`), the wishlist plugin, `google-recaptcha`, `comment-reply`, and everything of payment,
	 * checkout and consent plugins.
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
			// No island replaces the smooth scrolling of the mouse wheel: browsers have it.
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
			// It wraps the form plugin's script: where a payment script needs that one, both stay.
			'wpcf7-recaptcha'                            => 'S59 contact-form-7',
			'akismet-frontend'                           => 'S60',
			'sourcebuster-js wc-order-attribution'       => 'S61',
			'wc-cart-fragments'                          => 'X13',
			'jckqv-script'                               => 'S37',
			// The island plays the mega-menu plugin where that is absent (contract 01 §5.5).
			'megamenu'                                   => 'S03',
			'trophy-monsta-engraving'                    => 'E01-E07',
		);

		$table = array();
		foreach ( $rows as $handles => $needs ) {
			foreach ( explode( ' ', $handles ) as $handle ) {
				$table[ $handle ] = self::expand( $needs );
			}
		}
		/**
		 * What each handle needs to be retired, as a list of:
		 *  - a feature that must be on: S25;
		 *  - a route that the REST API must have: it begins with a slash, and has * for its parameters;
		 *  - anything else: the handle of a script that must not be on the page any more.
		 *
		 * An empty list retires the handle on every page that has laurel. Remove a handle to keep its script.
		 * Add those of a child theme:
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

	private static function is_feature( $need ): bool {
		return 1 === preg_match( '/^[A-Z]\d{2}$/', (string) $need );
	}

	private static function is_route( $need ): bool {
		return 0 === strpos( (string) $need, '/' );
	}

	/**
	 * The routes of the table that the site's REST API has. WordPress builds the API only to answer a call, and on a
	 * large site that takes as long as much of the page. So it is asked only for a script that depends on routes alone,
	 * and the answer is kept for a day, or until the form plugin has another version.
	 *
	 * @return string[]
	 */
	private function routes(): array {
		$version = defined( 'WPCF7_VERSION' ) ? (string) WPCF7_VERSION : '';
		$wanted  = array();
		foreach ( array_keys( $this->table() ) as $handle ) {
			$wanted = array_merge( $wanted, array_filter( $this->needs( (string) $handle ), array( __CLASS__, 'is_route' ) ) );
		}
		$about = array( $version, $wanted );
		$kept  = get_transient( self::ROUTES_TRANSIENT );
		if ( is_array( $kept ) && isset( $kept['about'], $kept['there'] ) && $about === $kept['about'] ) {
			return (array) $kept['there'];
		}
		$all   = (array) preg_replace( '#\(\?P<\w+>.*?\)(?=/|$)#', '*', array_keys( rest_get_server()->get_routes() ) );
		$there = array_intersect( $wanted, $all );
		set_transient( self::ROUTES_TRANSIENT, compact( 'about', 'there' ), DAY_IN_SECONDS );
		return $there;
	}
}
