<?php
/**
 * What the first paint needs: classes that scripts would add too late, and styles for content that scripts reveal.
 *
 * @package Laurel
 */

defined( 'ABSPATH' ) || exit;

/** Prints classes and styles before the first paint, so that nothing moves or stays hidden when scripts come. */
final class Laurel_First_Paint {

	/** The feature classes that the theme's CSS has rules for; every browser that runs laurel has these features. */
	const HTML_CLASSES = array( 'csstransforms', 'csstransforms3d', 'csstransitions', 'cssanimations', 'flexbox' );

	/** The feature-detection library, which adds those classes. */
	const FEATURE_LIBRARY = 'modernizr';

	/** The feature that opens the menus. */
	const MENUS = 'S03';

	private Laurel_Islands $islands;
	private Laurel_Replacement_Table $table;
	private Laurel_Legacy_Scripts $legacy;
	private Laurel_Hidden_Content $hidden;
	private Laurel_Inline_Code $inline;

	public function __construct( Laurel_Islands $islands, Laurel_Replacement_Table $table, Laurel_Legacy_Scripts $legacy, Laurel_Hidden_Content $hidden, Laurel_Inline_Code $inline ) {
		$this->islands = $islands;
		$this->table   = $table;
		$this->legacy  = $legacy;
		$this->hidden  = $hidden;
		$this->inline  = $inline;
	}

	/**
	 * Adds the feature classes to the attributes of <html>. They decide the layout, so they must be there before the
	 * first paint. While the feature-detection library stays, it adds them itself.
	 */
	public function html_attributes( string $attributes ): string {
		$is_library_replaced = $this->table->is_replaced( self::FEATURE_LIBRARY );
		/**
		 * The classes to print on <html>. WordPress applies this filter before scripts are enqueued, so laurel cannot
		 * tell that a site never had the library: such a site returns Laurel_Drop_In::HTML_CLASSES. A theme whose
		 * template prints a class attribute of its own beside language_attributes() returns none and adds them there,
		 * since browsers read only the first class attribute.
		 *
		 * @param string[] $classes none as long as the feature-detection library stays
		 */
		$classes = (array) apply_filters( 'laurel_html_classes', $is_library_replaced ? self::HTML_CLASSES : array() );
		if ( array() === $classes ) {
			return $attributes;
		}
		$classes = esc_attr( implode( ' ', $classes ) );
		$merged  = preg_replace( '/(^|\s)class=(["\'])/', '$1class=$2' . $classes . ' ', $attributes, 1, $count );
		return $count ? (string) $merged : trim( $attributes . ' class="' . $classes . '"' );
	}

	/** Whether menu items that open get the class by which the theme draws their arrow; otherwise its script adds it. */
	public function has_menu_arrows(): bool {
		return in_array( self::MENUS, $this->islands->features_on(), true );
	}

	/** Prints the styles in the head, without script, so that nothing waits for laurel.js. */
	public function print_styles(): void {
		$this->inline->print_style( 'laurel-first-paint', $this->css() );
		$this->inline->print_noscript_style( $this->css_without_script() );
	}

	/**
	 * The rules for this page, in a browser with script: content that nothing will reveal is shown, and content that
	 * laurel will reveal may be shown in part. What a legacy script will reveal is left to that script.
	 */
	public function css(): string {
		$features_on = $this->islands->features_on();
		$css         = '';
		foreach ( $this->hidden->of_this_page() as $row ) {
			$features              = self::texts( $row['features'] ?? array() );
			$scripts               = self::texts( $row['scripts'] ?? array() );
			$is_revealed_by_laurel = $features && array() === array_diff( $features, $features_on );
			$is_revealed_by_legacy = array() !== array_filter( $scripts, array( $this->legacy, 'may_run' ) );
			if ( $is_revealed_by_laurel ) {
				$css .= self::text( $row['early'] ?? '' );
			} elseif ( ! $is_revealed_by_legacy ) {
				$css .= self::text( $row['css'] ?? '' );
			}
		}
		return $css;
	}

	/** The rules for this page, in a browser without script: all content is shown. */
	private function css_without_script(): string {
		$css = '';
		foreach ( $this->hidden->of_this_page() as $row ) {
			$css .= self::text( $row['css'] ?? '' );
		}
		return $css;
	}

	/**
	 * The strings in a value that a site's filter has returned.
	 *
	 * @return string[]
	 */
	private static function texts( $value ): array {
		return array_filter( (array) $value, 'is_string' );
	}

	private static function text( $value ): string {
		return implode( '', self::texts( $value ) );
	}
}
