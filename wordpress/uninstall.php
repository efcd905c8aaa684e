<?php
/**
 * Removes what laurel has stored, when the plugin is deleted.
 *
 * @package Laurel
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

$laurel_sites = is_multisite() ? get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) : array( get_current_blog_id() );
foreach ( $laurel_sites as $laurel_site ) {
	if ( is_multisite() ) {
		switch_to_blog( $laurel_site );
	}
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no function for options by the beginning of their name.
	$laurel_options = $GLOBALS['wpdb']->get_col( "SELECT option_name FROM {$GLOBALS['wpdb']->options} WHERE option_name LIKE 'laurel\\_%' OR option_name LIKE '\\_transient\\_%laurel\\_%'" );
	array_map( 'delete_option', $laurel_options );
	// Where a cache keeps transients, they are not in the table.
	delete_transient( 'laurel_rest_routes' );
	if ( is_multisite() ) {
		restore_current_blog();
	}
}
