<?php
/**
 * What the admin says about laurel.
 *
 * @package Laurel
 */

defined( 'ABSPATH' ) || exit;

/** Tells administrators why laurel is not on the site. Visitors see nothing of it. */
final class Laurel_Notices {

	private Laurel_Build $build;

	public function __construct( Laurel_Build $build ) {
		$this->build = $build;
	}

	/**
	 * Hooked to `debug_information`: what Site Health lists of the build (WordPress 5.2 and later).
	 *
	 * @param array<string,array<string,mixed>> $sections
	 * @return array<string,array<string,mixed>>
	 */
	public function add_build_facts( $sections ): array {
		$sections = (array) $sections;
		if ( null !== $this->build->error() ) {
			return $sections;
		}
		$script             = $this->build->script();
		$sections['laurel'] = array(
			'label'  => 'Laurel',
			'fields' => array(
				'script' => array(
					'label' => __( 'Script', 'laurel' ),
					'value' => $script . ' ' . $this->build->version( $script ),
				),
				'react'  => array(
					'label' => __( 'Components run on', 'laurel' ),
					'value' => 'preact' === $this->build->react() ? 'Preact' : 'React',
				),
			),
		);
		return $sections;
	}

	/** Hooked to `admin_notices`. */
	public function print_build_error(): void {
		global $plugin_page;
		// The settings page says it itself.
		if ( ! current_user_can( 'edit_theme_options' ) || Laurel_Settings_Page::SLUG === $plugin_page ) {
			return;
		}
		$error = $this->build->error();
		if ( null !== $error ) {
			/* translators: %s: the reason */
			$text = sprintf( __( 'Laurel is not on the site: %s', 'laurel' ), $error->get_error_message() );
			printf( '<div class="notice notice-error laurel-notice"><p>%s</p></div>', esc_html( $text ) );
		}
	}
}
