<?php
/**
 * Routes the requests of PHP's built-in server: files are sent as they are, and WordPress answers the rest.
 *
 * @package Laurel_Test_Theme
 */

$laurel_path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$laurel_file = $_SERVER['DOCUMENT_ROOT'] . $laurel_path;

if ( is_file( $laurel_file ) || is_file( rtrim( $laurel_file, '/' ) . '/index.php' ) && '/' !== $laurel_path ) {
	return false;
}
$_SERVER['SCRIPT_NAME']     = '/index.php';
$_SERVER['PHP_SELF']        = '/index.php';
$_SERVER['SCRIPT_FILENAME'] = $_SERVER['DOCUMENT_ROOT'] . '/index.php';
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
