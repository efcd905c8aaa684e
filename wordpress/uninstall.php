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
	delete_option( 'laurel_settings' );
	delete_transient( 'laurel_rest_routes' );
	if ( is_multisite() ) {
		restore_current_blog();
	}
}
