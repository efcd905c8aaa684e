<?php
/**
 * What the page’s script says: made from its sources by `npm run languages`.
 *
 * @package Laurel
 */

defined( 'ABSPATH' ) || exit;

return array(
	// By key: the English, and the translation.
	'texts'   => static function (): array {
		return array(
		);
	},
	// By key: the two English forms, and the translation for a count.
	'plurals' => static function ( int $count ): array {
		return array(
		);
	},
);
