<?php
/**
 * What the address of a script says: its file on this server, and whose it is.
 *
 * @package Laurel
 */

defined( 'ABSPATH' ) || exit;

/** Reads addresses as WordPress has registered them. */
final class Laurel_Script_Files {

	/** @return int|null bytes; null where the file is not on this server */
	public static function size( string $src ): ?int {
		$path    = self::without_scheme( $src );
		$folders = Laurel_Build::served_folders();
		foreach ( $folders as list( $folder, $url ) ) {
			$root = trailingslashit( self::without_scheme( $url ) );
			if ( 0 === strpos( $path, $root ) ) {
				$file = realpath( trailingslashit( $folder ) . rawurldecode( substr( $path, strlen( $root ) ) ) );
				return $file && '.js' === substr( $file, -3 ) ? (int) filesize( $file ) : null;
			}
		}
		return null;
	}

	/** Who brings a script: a plugin, a theme, WordPress, or another host. */
	public static function owner( string $src ): string {
		$path = self::without_scheme( $src );
		if ( preg_match( '#/(?:mu-)?plugins/([^/]+)/#', $path, $found ) ) {
			/* translators: %s: folder of a plugin */
			return sprintf( __( 'plugin %s', 'laurel' ), $found[1] );
		}
		if ( preg_match( '#/themes/([^/]+)/#', $path, $found ) ) {
			/* translators: %s: folder of a theme */
			return sprintf( __( 'theme %s', 'laurel' ), $found[1] );
		}
		if ( preg_match( '#/wp-(?:includes|admin)/#', $path ) ) {
			return 'WordPress';
		}
		return explode( '/', ltrim( $path, '/' ) )[0];
	}

	/** The whole address without scheme, query and fragment. WordPress puts its own address before those without a host. */
	private static function without_scheme( string $src ): string {
		$whole = preg_match( '#^(https?:)?//#', $src ) ? $src : site_url() . $src;
		return (string) preg_replace( array( '#^https?:#', '/[?\#].*$/s' ), '', $whole );
	}
}
