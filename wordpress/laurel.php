<?php
/**
 * Plugin Name: Laurel
 * Description: Enqueues the laurel bundle and retires the legacy scripts that its islands replace.
 * Version: 0.1.0
 * Requires at least: 4.7
 * Requires PHP: 7.4
 * Text Domain: laurel
 * Domain Path: /languages
 *
 * This file needs the folder `laurel` beside it, which holds its classes. Use the two in one of three ways:
 *  - install them as a plugin, in the package that `npm run package` makes,
 *  - `require_once` this file from a theme's functions.php, or
 *  - copy this file and the folder into wp-content/mu-plugins.
 *
 * The build (`dist/`, made by `npm run build`) is searched for beside this file, in the folder `laurel` beside it, and
 * beside its parent folder. Including this file twice, also from two places, is harmless: the first one wins.
 *
 * Filters, each documented in the class that applies it:
 *  laurel_dist_path, laurel_dist_url   where the build is, on disk and on the web    (Laurel_Build)
 *  laurel_format                       'module' (default) or 'single'                (Laurel_Build)
 *  laurel_islands                      names of the islands and groups that are on   (Laurel_Islands)
 *  laurel_plugin_versions              the releases of plugins that laurel knows     (Laurel_Plugin_Versions)
 *  laurel_replaced_handles             what each legacy script needs to be retired   (Laurel_Replacement_Table)
 *  laurel_kept_dependencies            kept scripts that only retired ones need      (Laurel_Legacy_Scripts)
 *  laurel_inline_data                  a retired script's inline data                (Laurel_Legacy_Scripts)
 *  laurel_config                       what the page gets as window.laurelConfig     (Laurel_Config)
 *  laurel_html_classes                 the feature classes on <html>                 (Laurel_First_Paint)
 *  laurel_first_paint                  styles for content that scripts reveal        (Laurel_Hidden_Content)
 *  laurel_csp_nonce, laurel_inline_tag for sites with a Content-Security-Policy      (Laurel_Inline_Code)
 *
 * @package Laurel
 */

if ( ! defined( 'ABSPATH' ) ) {
	return;
}
if ( ! is_readable( __DIR__ . '/laurel/class-laurel-drop-in.php' ) ) {
	// Without its classes laurel does nothing, and the theme's own scripts stay.
	add_action(
		'admin_notices',
		static function () {
			/* translators: 1: name of a folder, 2: name of a file */
			$text = sprintf( esc_html__( 'Laurel is off: the folder %1$s with its classes is not beside %2$s.', 'laurel' ), '<code>laurel</code>', '<code>laurel.php</code>' );
			echo '<div class="notice notice-error"><p>' . $text . '</p></div>'; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
		}
	);
} elseif ( ! class_exists( 'Laurel_Drop_In', false ) ) {
	require __DIR__ . '/laurel/class-laurel-build.php';
	require __DIR__ . '/laurel/class-laurel-plugin-versions.php';
	require __DIR__ . '/laurel/class-laurel-islands.php';
	require __DIR__ . '/laurel/class-laurel-replacement-table.php';
	require __DIR__ . '/laurel/class-laurel-legacy-scripts.php';
	require __DIR__ . '/laurel/class-laurel-ajax-actions.php';
	require __DIR__ . '/laurel/class-laurel-config.php';
	require __DIR__ . '/laurel/class-laurel-texts.php';
	require __DIR__ . '/laurel/class-laurel-inline-code.php';
	require __DIR__ . '/laurel/class-laurel-assets.php';
	require __DIR__ . '/laurel/class-laurel-hidden-content.php';
	require __DIR__ . '/laurel/class-laurel-first-paint.php';
	require __DIR__ . '/laurel/class-laurel-notices.php';
	require __DIR__ . '/laurel/class-laurel-optional-scripts.php';
	require __DIR__ . '/laurel/class-laurel-settings.php';
	require __DIR__ . '/laurel/class-laurel-page-caches.php';
	require __DIR__ . '/laurel/class-laurel-script-files.php';
	require __DIR__ . '/laurel/class-laurel-seen-pages.php';
	require __DIR__ . '/laurel/class-laurel-scripts-report.php';
	require __DIR__ . '/laurel/class-laurel-settings-page.php';
	require __DIR__ . '/laurel/class-laurel-error-counts.php';
	require __DIR__ . '/laurel/class-laurel-error-route.php';
	require __DIR__ . '/laurel/class-laurel-error-table.php';
	require __DIR__ . '/laurel/class-laurel-returned-scripts.php';
	require __DIR__ . '/laurel/class-laurel-health.php';
	require __DIR__ . '/laurel/class-laurel-drop-in.php';

	Laurel_Drop_In::boot( __DIR__ );
}
