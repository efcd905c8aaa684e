<?php
/**
 * The build: where it is, and what its manifest says.
 *
 * @package Laurel
 */

defined( 'ABSPATH' ) || exit;

/** Finds the build and reads its manifest, once per page view. */
final class Laurel_Build {

	/** The folder that laurel.php is in. */
	private string $folder;

	/** @var array<string,mixed>|WP_Error|null The manifest with `url` and `script` added, or why it cannot be used. */
	private $manifest = null;

	public function __construct( string $folder ) {
		$this->folder = $folder;
	}

	/** Why laurel cannot run; null when the build is complete. */
	public function error(): ?WP_Error {
		$manifest = $this->manifest();
		return is_wp_error( $manifest ) ? $manifest : null;
	}

	/** Whether the one-file build is used. */
	public function is_single(): bool {
		/**
		 * 'module': laurel.js, which fetches each island when it is needed. 'single': everything in one classic,
		 * deferred script, for hosts that cannot serve modules.
		 *
		 * @param string $format
		 */
		return 'single' === apply_filters( 'laurel_format', 'module' );
	}

	/** The file that the page loads: laurel.js or laurel.single.js. */
	public function script(): string {
		return $this->manifest()['script'];
	}

	/** The style sheet; '' when the build has none, or an empty one. */
	public function style(): string {
		$manifest = $this->manifest();
		$file     = (string) ( $manifest['css'] ?? '' );
		return empty( $manifest['files'][ $file ]['raw'] ) ? '' : $file;
	}

	/** The library that runs components: 'react', or 'preact' in the light build. */
	public function react(): string {
		return 'preact' === ( $this->manifest()['react'] ?? '' ) ? 'preact' : 'react';
	}

	/** @return string[] the files of the manifest that are not on the server, or have another size there */
	public function damaged_files(): array {
		$path    = $this->path();
		$damaged = array();
		foreach ( $this->manifest()['files'] as $file => $facts ) {
			$on_disk = $path . '/' . $file;
			if ( ! is_readable( $on_disk ) || filesize( $on_disk ) !== (int) ( $facts['raw'] ?? -1 ) ) {
				$damaged[] = (string) $file;
			}
		}
		return $damaged;
	}

	/** The web address of a file of the build, without a version. */
	public function url( string $file ): string {
		return $this->manifest()['url'] . '/' . $file;
	}

	/** The hash of a file's content: a changed file gets a new address, an unchanged one stays in caches. */
	public function version( string $file ): string {
		return (string) ( $this->manifest()['files'][ $file ]['hash'] ?? '' );
	}

	/**
	 * The features of each island.
	 *
	 * @return array<string,string[]> by the island's name
	 */
	public function islands(): array {
		$islands = array();
		foreach ( $this->manifest()['islands'] as $name => $island ) {
			$islands[ $name ] = (array) ( $island['features'] ?? array() );
		}
		return $islands;
	}

	/** What a feature does, in a few words; '' for a build that does not say. */
	public function feature_name( string $id ): string {
		return (string) ( $this->manifest()['features'][ $id ] ?? '' );
	}

	/**
	 * The islands of each group; empty for a build from before there were groups.
	 *
	 * @return array<string,string[]> by the group's name
	 */
	public function groups(): array {
		$groups = array();
		foreach ( (array) ( $this->manifest()['groups'] ?? array() ) as $name => $group ) {
			$groups[ $name ] = array_map( 'strval', (array) ( $group['islands'] ?? array() ) );
		}
		return $groups;
	}

	/** The name of the file that a group is fetched in: its own, or that of several groups that share one file. */
	public function file_of_group( string $group ): string {
		return (string) ( $this->manifest()['groups'][ $group ]['fetchedAs'] ?? $group );
	}

	/**
	 * The files that pages of one kind need as soon as laurel.js runs.
	 *
	 * @param string $kind 'every', 'front-page', 'product', 'cart' or 'account'
	 * @return array<string,string[]> by the group that needs them
	 */
	public function preloads( string $kind ): array {
		$preloads = array();
		foreach ( (array) ( $this->manifest()['preload'][ $kind ] ?? array() ) as $group => $files ) {
			$preloads[ $group ] = (array) $files;
		}
		return $preloads;
	}

	/** @return array<string,mixed>|WP_Error */
	private function manifest() {
		if ( null === $this->manifest ) {
			$this->manifest = $this->read();
		}
		return $this->manifest;
	}

	/** @return array<string,mixed>|WP_Error */
	private function read() {
		$path = $this->path();
		$file = $path . '/manifest.json';
		if ( ! is_readable( $file ) ) {
			/* translators: %s: path of a file */
			return new WP_Error( 'laurel_missing', sprintf( __( 'its build is missing (%s). Run "npm run build".', 'laurel' ), $file ) );
		}
		$manifest = json_decode( (string) file_get_contents( $file ), true );
		$is_valid = is_array( $manifest )
			&& isset( $manifest['files'], $manifest['islands'], $manifest['entry'], $manifest['single'] )
			&& is_array( $manifest['files'] ) && is_array( $manifest['islands'] );
		if ( ! $is_valid ) {
			/* translators: %s: path of a file */
			return new WP_Error( 'laurel_unreadable', sprintf( __( 'its manifest cannot be read (%s). Build it again.', 'laurel' ), $file ) );
		}
		$script = (string) ( $this->is_single() ? $manifest['single'] : $manifest['entry'] );
		if ( ! isset( $manifest['files'][ $script ] ) || ! is_readable( $path . '/' . $script ) ) {
			/* translators: %s: path of a file */
			return new WP_Error( 'laurel_incomplete', sprintf( __( 'its build lacks %s. Build it again.', 'laurel' ), $path . '/' . $script ) );
		}
		$url = $this->url_of_build( $path );
		if ( '' === $url ) {
			/* translators: %s: path of a folder */
			return new WP_Error( 'laurel_unreachable', sprintf( __( 'its build (%s) is outside the folders that WordPress serves. Name its address with the filter "laurel_dist_url".', 'laurel' ), $path ) );
		}
		$manifest['url']    = $url;
		$manifest['script'] = $script;
		return $manifest;
	}

	private function path(): string {
		$candidates = array( $this->folder . '/dist', $this->folder . '/laurel/dist', dirname( $this->folder ) . '/dist' );
		$found      = $candidates[2];
		foreach ( $candidates as $candidate ) {
			if ( is_readable( $candidate . '/manifest.json' ) ) {
				$found = $candidate;
				break;
			}
		}
		/**
		 * The folder that holds manifest.json.
		 *
		 * @param string $path absolute, without a slash at its end
		 */
		return untrailingslashit( (string) apply_filters( 'laurel_dist_path', $found ) );
	}

	private function url_of_build( string $path ): string {
		/**
		 * The web address of the folder that holds manifest.json. It must be of the page's origin, or of a host that
		 * sends CORS headers: browsers refuse modules from elsewhere.
		 *
		 * @param string $url  without a slash at its end; '' when WordPress serves no folder above $path
		 * @param string $path the folder on disk
		 */
		return untrailingslashit( (string) apply_filters( 'laurel_dist_url', self::url_of_folder( $path ), $path ) );
	}

	/** @return array<int,array{0:string,1:string}> the folders that WordPress serves, each with its address */
	public static function served_folders(): array {
		return array(
			array( get_stylesheet_directory(), get_stylesheet_directory_uri() ),
			array( get_template_directory(), get_template_directory_uri() ),
			// The constant has the scheme of the site's settings, whatever the scheme of the page.
			array( WPMU_PLUGIN_DIR, set_url_scheme( WPMU_PLUGIN_URL ) ),
			array( WP_PLUGIN_DIR, plugins_url() ),
			array( WP_CONTENT_DIR, content_url() ),
			array( ABSPATH, site_url() ),
		);
	}

	/** The address of a folder, by the first served folder that contains it; '' when WordPress serves none of those. */
	public static function url_of_folder( string $path ): string {
		$served = self::served_folders();
		// PHP resolves symbolic links in __DIR__, while WordPress's own folders may be links: both forms are compared.
		foreach ( array( 'wp_normalize_path', array( __CLASS__, 'real_path' ) ) as $normalize ) {
			$wanted = trailingslashit( (string) call_user_func( $normalize, $path ) );
			foreach ( $served as list( $folder, $url ) ) {
				$root = trailingslashit( (string) call_user_func( $normalize, $folder ) );
				if ( '/' !== $root && 0 === strpos( $wanted, $root ) ) {
					$parts = explode( '/', untrailingslashit( substr( $wanted, strlen( $root ) ) ) );
					return untrailingslashit( trailingslashit( $url ) . implode( '/', array_map( 'rawurlencode', $parts ) ) );
				}
			}
		}
		return '';
	}

	private static function real_path( string $path ): string {
		return wp_normalize_path( (string) realpath( $path ) );
	}
}
