<?php
/**
 * laurel's own files on the page: its script, hints for what the script fetches, and its style sheet.
 *
 * @package Laurel
 */

defined( 'ABSPATH' ) || exit;

/** Enqueues and prints laurel's own tags. */
final class Laurel_Assets {

	/** Handle of the script, of the script module, and of the style sheet. */
	const HANDLE = 'laurel';

	private Laurel_Build $build;
	private Laurel_Config $config;
	private Laurel_Inline_Code $inline;

	public function __construct( Laurel_Build $build, Laurel_Config $config, Laurel_Inline_Code $inline ) {
		$this->build  = $build;
		$this->config = $config;
		$this->inline = $inline;
	}

	/** Whether laurel is a script module of WordPress 6.5 or later; otherwise it is a script whose tag is changed. */
	public function uses_module_api(): bool {
		return ! $this->build->is_single() && function_exists( 'wp_enqueue_script_module' );
	}

	public function enqueue_script(): void {
		$file    = $this->build->script();
		$address = $this->build->url( $file );
		$version = $this->build->version( $file );
		if ( $this->uses_module_api() ) {
			// WordPress before 6.9 ignores the fifth argument. Block themes then print modules in the head, where
			// browsers defer them all the same.
			wp_enqueue_script_module( self::HANDLE, $address, array(), $version, array( 'in_footer' => true ) );
			return;
		}
		wp_enqueue_script( self::HANDLE, $address, array(), $version, true );
	}

	/** Puts the script last again: shortcodes have enqueued others behind it. */
	public function move_script_to_end(): void {
		if ( wp_script_is( self::HANDLE, 'enqueued' ) && ! wp_script_is( self::HANDLE, 'done' ) ) {
			wp_dequeue_script( self::HANDLE );
			wp_enqueue_script( self::HANDLE );
		}
	}

	/**
	 * Prints laurel.css, which has the rules that apply before an island's code has arrived. None of them
	 * shows at first paint, so it need not delay that. It comes after the footer's scripts, because a script
	 * waits for every style sheet before it.
	 */
	public function print_style(): void {
		$file = $this->build->style();
		if ( '' !== $file ) {
			wp_enqueue_style( self::HANDLE, $this->build->url( $file ), array(), $this->build->version( $file ) );
			wp_print_styles( array( self::HANDLE ) );
		}
	}

	/**
	 * Prints hints for the files that laurel.js fetches as soon as it runs: the runtime, and the groups that nearly every
	 * page of these kinds has. Without a hint the browser would find them one round trip later. There are no hints for
	 * groups that are off, nor for the one-file build. They are in the footer, so that they take no bandwidth from what
	 * the first paint needs.
	 *
	 * @param string[] $kinds of the page, as the manifest calls them
	 */
	public function print_preloads( array $kinds ): void {
		if ( $this->build->is_single() ) {
			return;
		}
		$except = (array) ( $this->config->settings()['except'] ?? array() );
		$files  = array();
		foreach ( $kinds as $kind ) {
			foreach ( $this->build->preloads( $kind ) as $group => $of_group ) {
				if ( ! in_array( (string) $group, $except, true ) ) {
					$files = array_merge( $files, $of_group );
				}
			}
		}
		foreach ( array_unique( $files ) as $file ) {
			// The address has no version: the name holds the hash, and laurel.js asks for it without one.
			printf( "<link rel=\"modulepreload\" href=\"%s\"%s>\n", esc_url( $this->build->url( $file ) ), $this->inline->nonce_attribute() ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped in nonce_attribute().
		}
	}

	/**
	 * Hooked to `script_loader_tag`: adds `type="module"` or `defer`, and the nonce, where laurel is no script module.
	 * `$tag` may hold inline scripts beside laurel's; only the element with an address is changed.
	 *
	 * @param string $tag
	 * @param string $handle
	 */
	public function script_tag( $tag, $handle ): string {
		$tag = (string) $tag;
		if ( self::HANDLE !== $handle ) {
			return $tag;
		}
		$mode = $this->build->is_single() ? 'defer' : 'type="module"';
		return (string) preg_replace_callback(
			'/<script\b([^>]*\ssrc=[^>]*)>/i',
			function ( array $found ) use ( $mode ): string {
				$rest = (string) preg_replace( '/\s(type|nonce)=("[^"]*"|\'[^\']*\')|\s(defer|async)(=("[^"]*"|\'[^\']*\'))?(?=\s|$)/i', '', $found[1] );
				return '<script ' . $mode . $rest . $this->inline->nonce_attribute() . '>';
			},
			$tag
		);
	}

	/**
	 * Hooked to `wp_script_attributes`: adds the nonce to the tag that WordPress prints for laurel's script module.
	 *
	 * @param array<string,mixed> $attributes
	 * @return array<string,mixed>
	 */
	public function module_attributes( $attributes ): array {
		$attributes = (array) $attributes;
		if ( self::HANDLE . '-js-module' === ( $attributes['id'] ?? '' ) && '' !== $this->inline->nonce() ) {
			$attributes['nonce'] = $this->inline->nonce();
		}
		return $attributes;
	}
}
