<?php
/**
 * The site of the tests that run without WordPress: its folders, copies of the drop-in, builds, and page views.
 *
 * @package Laurel_Test_Theme
 */

require __DIR__ . '/test-runner.php';

// The folders of a WordPress whose theme is a symbolic link.
$root = sys_get_temp_dir() . '/laurel-drop-in-' . getmypid();
define( 'DAY_IN_SECONDS', 86400 );
define( 'ABSPATH', $root . '/wp/' );
define( 'WP_CONTENT_DIR', $root . '/content' );
define( 'WP_PLUGIN_DIR', WP_CONTENT_DIR . '/plugins' );
define( 'WP_PLUGIN_URL', 'https://plugins.shop.test' );
define( 'WPMU_PLUGIN_DIR', WP_CONTENT_DIR . '/mu-plugins' );
define( 'WPMU_PLUGIN_URL', 'https://shop.test/content/mu-plugins' );
register_shutdown_function(
	function () use ( $root ) {
		$files = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $root, FilesystemIterator::SKIP_DOTS ), RecursiveIteratorIterator::CHILD_FIRST );
		foreach ( $files as $file ) {
			$file->isDir() && ! $file->isLink() ? rmdir( $file->getPathname() ) : unlink( $file->getPathname() );
		}
		rmdir( $root );
	}
);

require __DIR__ . '/wordpress-stub.php';

/** The files that a site copies, from the folder of laurel.php on. @return string[] */
function drop_in_files(): array {
	$folder = dirname( __DIR__ ) . '/';
	$files  = array_merge( array( $folder . 'laurel.php' ), glob( $folder . 'laurel/*.php' ) );
	return array_map(
		function ( string $file ) use ( $folder ): string {
			return substr( $file, strlen( $folder ) );
		},
		$files
	);
}

/**
 * Writes a build.
 *
 * @param array<string,string[]> $islands features by the island's name
 * @param array<string,mixed>    $changes to the manifest
 * @return string its folder
 */
function write_build( string $folder, array $islands, array $changes = array() ): string {
	if ( ! is_dir( $folder ) ) {
		mkdir( $folder, 0777, true );
	}
	$file     = array( 'hash' => 'abc123', 'raw' => 10, 'imports' => array() );
	$manifest = array(
		'entry'   => 'laurel.js',
		'single'  => 'laurel.single.js',
		'css'     => 'laurel.css',
		'files'   => array(
			'laurel.js'        => array( 'hash' => 'e17d' ) + $file,
			'laurel.single.js' => $file,
			'laurel.css'       => $file,
			'chunks/love-3.js' => $file,
		),
		'preload' => array(
			'every'      => array( 'runtime' => array( 'chunks/a-1.js', 'chunks/b-2.js' ) ),
			'front-page' => array( 'media' => array( 'chunks/media-4.js', 'chunks/shared-5.js' ) ),
			'product'    => array(
				'product' => array( 'chunks/product-6.js', 'chunks/shared-5.js' ),
				'media'   => array( 'chunks/media-4.js', 'chunks/shared-5.js' ),
			),
			'cart'       => array( 'cart' => array( 'chunks/cart-7.js' ) ),
		),
		'islands' => array_map(
			function ( array $features ) {
				return array( 'features' => $features );
			},
			$islands
		),
	);
	file_put_contents( $folder . '/manifest.json', json_encode( array_replace( $manifest, $changes ) ) );
	file_put_contents( $folder . '/laurel.js', '' );
	file_put_contents( $folder . '/laurel.single.js', '' );
	return $folder;
}

/** Every feature id that a row may name. */
function all_features(): array {
	$all = array();
	foreach ( array( 'S' => 62, 'P' => 16, 'F' => 15, 'E' => 7, 'X' => 13 ) as $letter => $last ) {
		for ( $number = 1; $number <= $last; $number++ ) {
			$id = sprintf( '%s%02d', $letter, $number );
			if ( ! in_array( $id, array( 'P02', 'F08' ), true ) ) {
				$all[] = $id;
			}
		}
	}
	return $all;
}

mkdir( $root . '/somewhere/theme', 0777, true );
mkdir( WP_CONTENT_DIR . '/themes', 0777, true );
mkdir( WPMU_PLUGIN_DIR . '/laurel', 0777, true );
mkdir( WP_PLUGIN_DIR, 0777, true );
mkdir( ABSPATH, 0777, true );
symlink( $root . '/somewhere/theme', WP_CONTENT_DIR . '/themes/child' );
foreach ( drop_in_files() as $file ) {
	copy( dirname( __DIR__ ) . '/' . $file, WPMU_PLUGIN_DIR . '/' . $file );
}
/** A build with a few features, beside the folder of laurel.php. */
$partial = write_build( WP_CONTENT_DIR . '/dist', array( 'love-button' => array( 'S25' ), 'love-marks' => array( 'S25' ), 'add-to-cart' => array( 'S26' ) ) );

/** A build with every feature, in the theme. */
$complete = write_build( $root . '/somewhere/theme/dist', array( 'everything' => all_features() ) );

/** A build whose islands are in groups: two groups share one file, and one group has the name of one of its islands. */
$grouped = write_build(
	WP_CONTENT_DIR . '/grouped',
	array(
		'feed-lightbox'    => array( 'F01' ),
		'feed-globals'  => array( 'F02' ),
		'maps'          => array( 'S46' ),
		'directory-map' => array( 'S47' ),
		'love-button'   => array( 'S25' ),
		'mini-cart'     => array( 'S27' ),
		'menus'         => array( 'S03' ),
	),
	array(
		'groups' => array(
			'feed'   => array( 'islands' => array( 'feed-lightbox', 'feed-globals' ) ),
			'maps'   => array( 'islands' => array( 'maps', 'directory-map' ) ),
			'cart'   => array( 'islands' => array( 'love-button', 'mini-cart' ), 'fetchedAs' => 'every-page' ),
			'header' => array( 'islands' => array( 'menus' ), 'fetchedAs' => 'every-page' ),
		),
	)
);

/** A new page view with an instance of its own. */
function page( string $dist ): Laurel_Drop_In {
	Stub_WordPress::reset();
	add_filter(
		'laurel_dist_path',
		function () use ( $dist ) {
			return $dist;
		}
	);
	return new Laurel_Drop_In( WPMU_PLUGIN_DIR );
}

/** The same page view, with the filters that were added since its parts asked for them. */
function with_same_hooks( Laurel_Drop_In $laurel ): Laurel_Drop_In {
	return new $laurel( WPMU_PLUGIN_DIR );
}

/** A page view of the grouped build on a site with this filter of the islands. */
function page_with_islands( callable $filter ): Laurel_Drop_In {
	global $grouped;
	$laurel = page( $grouped );
	add_filter( 'laurel_islands', $filter, 10, 2 );
	return $laurel;
}

/** A filter of the islands that removes names. */
function without( string ...$names ): callable {
	return function ( array $all ) use ( $names ): array {
		return array_diff( $all, $names );
	};
}

/** Adds a site's own settings, which replace those of laurel. */
function site_has_settings( array $settings ): void {
	add_filter(
		'laurel_config',
		function ( array $config ) use ( $settings ): array {
			return $settings + $config;
		}
	);
}

/** Adds a filter that returns a fixed value. */
function filter_returns( string $filter, $value ): void {
	add_filter(
		$filter,
		function () use ( $value ) {
			return $value;
		}
	);
}

/** Registers a script and enqueues it. */
function enqueue( string $handle, $dependencies = array() ): void {
	Stub_WordPress::$scripts->add( $handle, $dependencies );
	wp_enqueue_script( $handle );
}

/** Adds inline data of one of WordPress's kinds to a script: 'data', 'before' or 'after'. */
function add_inline( string $handle, string $kind, $code ): void {
	Stub_WordPress::$scripts->registered[ $handle ]->extra[ $kind ] = $code;
}

/** What laurel prints in the footer, in front of WordPress's scripts. */
function printed_in_footer( Laurel_Drop_In $laurel ): string {
	return printed( array( $laurel, 'before_modules' ) ) . printed( array( $laurel, 'before_footer_scripts' ) );
}

/** The handles that are still enqueued when a page has been printed. */
function scripts_left( Laurel_Drop_In $laurel ): array {
	$laurel->enqueue();
	$laurel->retire_all();
	printed_in_footer( $laurel );
	return Stub_WordPress::$scripts->queue;
}

/** The files of the hints in a page's HTML. @return string[] */
function preload_hints( string $html ): array {
	preg_match_all( '#<link rel="modulepreload" href="[^"]*/(chunks/[^"]+)">#', $html, $found );
	return $found[1];
}

/** The names of islands, groups and files that the page's script is to leave alone. @return string[] */
function names_off( Laurel_Drop_In $laurel ): array {
	return $laurel->config->settings()['except'] ?? array();
}

/** The styles before first paint for browsers without script. */
function noscript_css( Laurel_Drop_In $laurel ): string {
	preg_match( '#<noscript><style>(.*?)</style></noscript>#', printed( array( $laurel->first_paint, 'print_styles' ) ), $found );
	return $found[1] ?? '';
}
