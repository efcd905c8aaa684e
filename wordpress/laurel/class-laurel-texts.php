<?php
/**
 * What laurel says: the page's script in the language of the site, the admin in that of the user.
 *
 * @package Laurel
 */

defined( 'ABSPATH' ) || exit;

/** Loads laurel's translations, and gives the page the texts that differ from English. */
final class Laurel_Texts {

	const DOMAIN = 'laurel';

	/** Before the filters of the site, which may change the texts. */
	const EARLY = 1;

	/**
	 * For languages with other plural forms than a singular and a plural: a count of each form, by the form's name in
	 * JavaScript's Intl.PluralRules, which has the categories of Unicode's CLDR. `other` covers all remaining
	 * counts. In languages where only fractions have that form, it has the count of another form.
	 */
	const COUNTS = array(
		'ar'                => array( 'zero' => 0, 'one' => 1, 'two' => 2, 'few' => 3, 'many' => 11, 'other' => 100 ),
		'be pl ru uk'       => array( 'one' => 1, 'few' => 2, 'many' => 5, 'other' => 5 ),
		'br'                => array( 'one' => 1, 'two' => 2, 'few' => 3, 'many' => 1000000, 'other' => 5 ),
		'bs cs hr lt sk sr' => array( 'one' => 1, 'few' => 2, 'other' => 10 ),
		'cy'                => array( 'zero' => 0, 'one' => 1, 'two' => 2, 'few' => 3, 'many' => 6, 'other' => 4 ),
		'dsb hsb sl'        => array( 'one' => 1, 'two' => 2, 'few' => 3, 'other' => 5 ),
		'ga'                => array( 'one' => 1, 'two' => 2, 'few' => 3, 'many' => 7, 'other' => 11 ),
		'gd'                => array( 'one' => 1, 'two' => 2, 'few' => 3, 'other' => 20 ),
		'he'                => array( 'one' => 1, 'two' => 2, 'other' => 3 ),
		'lv'                => array( 'zero' => 10, 'one' => 1, 'other' => 2 ),
		'mt'                => array( 'one' => 1, 'two' => 2, 'few' => 3, 'many' => 11, 'other' => 20 ),
		'ro'                => array( 'one' => 1, 'few' => 2, 'other' => 20 ),
	);

	const USUAL_COUNTS = array( 'one' => 1, 'other' => 2 );

	/** The folder that laurel.php is in. */
	private string $folder;

	/** @var array<string,string|array<string,string>>|null */
	private ?array $texts = null;

	public function __construct( string $folder ) {
		$this->folder = $folder;
	}

	public function add_hooks(): void {
		add_action( 'init', array( $this, 'load' ) );
		add_filter( 'laurel_config', array( $this, 'add_to_config' ), self::EARLY );
	}

	/**
	 * Hooked to `init`: loads the translations, on pages of the site in its language, and in the admin in that of the
	 * user's profile. Those of WordPress's own folder come first, so that a site can correct ours. A language of another
	 * country, or of another form of address, is better than English.
	 */
	public function load(): void {
		$name = self::DOMAIN . '-' . preg_replace( '/[^A-Za-z0-9_]/', '', self::locale() );
		load_textdomain( self::DOMAIN, WP_LANG_DIR . '/plugins/' . $name . '.mo' );
		$file = $this->file_for( $name );
		if ( '' !== $file ) {
			load_textdomain( self::DOMAIN, $file );
		}
	}

	/** The language of this request. */
	private static function locale(): string {
		if ( function_exists( 'determine_locale' ) ) {
			return determine_locale();
		}
		// Before WordPress 5.0.
		return is_admin() ? get_user_locale() : get_locale();
	}

	/**
	 * Hooked to `laurel_config`: adds the texts, but for those of islands that are off.
	 *
	 * @param array<string,mixed> $config
	 * @return array<string,mixed>
	 */
	public function add_to_config( $config ): array {
		$config = (array) $config;
		$except = (array) ( $config['except'] ?? array() );
		$texts  = array();
		foreach ( $this->translated() as $key => $text ) {
			if ( ! in_array( strstr( $key, '.', true ), $except, true ) ) {
				$texts[ $key ] = $text;
			}
		}
		return $texts ? array( 'texts' => $texts ) + $config : $config;
	}

	/**
	 * The texts that are not as they are in English; those with a count have the forms that the language has.
	 *
	 * @return array<string,string|array<string,string>> by key
	 */
	public function translated(): array {
		if ( null !== $this->texts ) {
			return $this->texts;
		}
		$table       = require __DIR__ . '/texts.php';
		$this->texts = array();
		foreach ( $table['texts']() as $key => list( $english, $text ) ) {
			if ( $text !== $english ) {
				$this->texts[ $key ] = $text;
			}
		}
		foreach ( self::counts_for( get_locale() ) as $form => $count ) {
			foreach ( $table['plurals']( $count ) as $key => list( $english, $text ) ) {
				if ( ! in_array( $text, $english, true ) ) {
					$this->texts[ $key ][ $form ] = $text;
				}
			}
		}
		return $this->texts;
	}

	/** @return array<string,int> a count for each plural form of the language */
	public static function counts_for( string $locale ): array {
		$language = strtok( $locale, '_' );
		foreach ( self::COUNTS as $languages => $counts ) {
			if ( in_array( $language, explode( ' ', $languages ), true ) ) {
				return $counts;
			}
		}
		return self::USUAL_COUNTS;
	}

	/** The file with our translations; '' where there are none for the language. @param string $name with the locale */
	private function file_for( string $name ): string {
		foreach ( array( $this->folder, $this->folder . '/laurel', dirname( $this->folder ) ) as $parent ) {
			$start = $parent . '/languages/';
			if ( is_readable( $start . $name . '.mo' ) ) {
				return $start . $name . '.mo';
			}
			$of_language = glob( $start . strtok( $name, '_' ) . '_*.mo' );
			if ( $of_language ) {
				return (string) $of_language[0];
			}
		}
		return '';
	}
}
