<?php
/**
 * Stubs of the functions that came after the WordPress of wordpress-stub.php, up to 6.9. Debian's WordPress has no
 * script modules.
 *
 * @package Laurel_Test_Theme
 */

/** Since 4.8. */
function wp_doing_cron(): bool {
	return Stub_WordPress::$is['cron'] ?? false;
}
/** Since 5.0. */
function determine_locale(): string {
	return is_admin() ? get_user_locale() : get_locale();
}
/** Since 6.5. */
function wp_enqueue_script_module( ...$arguments ): void {
	Stub_WordPress::$modules[] = $arguments;
}
