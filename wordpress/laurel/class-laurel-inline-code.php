<?php
/**
 * Inline scripts and styles, under the page's Content-Security-Policy.
 *
 * @package Laurel
 */

defined( 'ABSPATH' ) || exit;

/** Prints inline elements with the policy's nonce, and reports their hashes to the site. */
final class Laurel_Inline_Code {

	/** @var array<string,string> Code of the scripts that have been printed, by element id. */
	private array $printed = array();

	/** Prints a script element, unless it has been printed with the same code, or has no code. */
	public function print_script_once( string $id, string $code ): void {
		if ( '' === $code || ( $this->printed[ $id ] ?? '' ) === $code ) {
			return;
		}
		$this->printed[ $id ] = $code;
		$this->print_tag( sprintf( '<script id="%s"%s>%s</script>', esc_attr( $id ), $this->nonce_attribute(), $code ), $code );
	}

	/** Prints a style element, unless it would be empty. */
	public function print_style( string $id, string $css ): void {
		if ( '' !== $css ) {
			$this->print_tag( sprintf( '<style id="%s"%s>%s</style>', esc_attr( $id ), $this->nonce_attribute(), $css ), $css );
		}
	}

	/** Prints a style element for browsers without script, unless it would be empty. */
	public function print_noscript_style( string $css ): void {
		if ( '' !== $css ) {
			$this->print_tag( sprintf( '<noscript><style%s>%s</style></noscript>', $this->nonce_attribute(), $css ), $css );
		}
	}

	public function nonce(): string {
		/**
		 * The nonce of the page's Content-Security-Policy, put on every tag that laurel prints.
		 *
		 * @param string $nonce '' for none
		 */
		return (string) apply_filters( 'laurel_csp_nonce', '' );
	}

	/** The attribute with a space before it, escaped; '' without a nonce. */
	public function nonce_attribute(): string {
		$nonce = $this->nonce();
		return '' === $nonce ? '' : ' nonce="' . esc_attr( $nonce ) . '"';
	}

	/** The hash of inline code as a policy writes it: sha256-… */
	public static function hash( string $code ): string {
		return 'sha256-' . base64_encode( hash( 'sha256', $code, true ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- policies require base64.
	}

	private function print_tag( string $tag, string $code ): void {
		/**
		 * An inline script or style just before it is printed. A site that sends its policy after the page is built
		 * collects the hashes here; one that allows no inline code at all returns '' and delivers the code in its own way.
		 *
		 * @param string $tag  the whole element
		 * @param string $code the content of the element
		 * @param string $hash of $code, as a policy writes it: sha256-…
		 */
		$tag = (string) apply_filters( 'laurel_inline_tag', $tag, $code, self::hash( $code ) );
		if ( '' !== $tag ) {
			echo $tag, "\n"; // phpcs:ignore WordPress.Security.EscapeOutput -- the attributes are escaped; scripts and styles must not be.
		}
	}
}
