<?php
/**
 * The plugins that keep whole pages.
 *
 * @package Laurel
 */

defined( 'ABSPATH' ) || exit;

/** Tells page caches that all pages have changed, in the way that each of them documents for other plugins. */
final class Laurel_Page_Caches {

	const FUNCTIONS = array(
		'W3 Total Cache'        => 'w3tc_flush_all',
		'WP Super Cache'        => 'wp_cache_clear_cache',
		'WP Rocket'             => 'rocket_clean_domain',
		'SiteGround Optimizer'  => 'sg_cachepress_purge_cache',
		'WP-Optimize'           => 'wpo_cache_flush',
	);

	const ACTIONS = array(
		'LiteSpeed Cache'  => 'litespeed_purge_all',
		'WP Fastest Cache' => 'wpfc_clear_all_cache',
		'Cache Enabler'    => 'cache_enabler_clear_complete_cache',
		'Breeze'           => 'breeze_clear_all_cache',
		'Nginx Helper'     => 'rt_nginx_helper_purge_all',
	);

	/** @return string[] the names of the caches that were emptied */
	public function purge(): array {
		$told = array();
		foreach ( self::FUNCTIONS as $name => $purge ) {
			if ( function_exists( $purge ) ) {
				call_user_func( $purge );
				$told[] = $name;
			}
		}
		foreach ( self::ACTIONS as $name => $action ) {
			if ( has_action( $action ) ) {
				do_action( $action ); // phpcs:ignore WordPress.NamingConventions.ValidHookName -- the cache's own.
				$told[] = $name;
			}
		}
		return $told;
	}

	/** Whether WordPress serves its pages from a cache. */
	public function are_used(): bool {
		return defined( 'WP_CACHE' ) && WP_CACHE && is_readable( WP_CONTENT_DIR . '/advanced-cache.php' );
	}
}
