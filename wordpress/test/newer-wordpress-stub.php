<?php
/**
 * What WordPress has had since the oldest one of wordpress-stub.php, as of 6.9: with script modules, which Debian's
 * WordPress does not have.
 *
 * @package Laurel_Test_Theme
 */

/** Since 4.8. */
function wp_doing_cron(): bool {
	return Stub_WordPress::$is['cron'] ?? false;
}
/** Since 6.5. */
function wp_enqueue_script_module( ...$arguments ): void {
	Stub_WordPress::$modules[] = $arguments;
}
