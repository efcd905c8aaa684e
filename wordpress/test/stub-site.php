<?php
/**
 * What the tests of laurel.php alone share: a folder tree as WordPress has it, builds, pages of a stand-in WordPress,
 * and the runner.
 *
 * @package Laurel_Test_Theme
 */

if ( 'cli' !== PHP_SAPI ) {
	exit( 1 );
}
error_reporting( E_ALL );
set_error_handler(
	function ( int $level, string $message, string $file, int $line ) {
		throw new ErrorException( $message, 0, $level, $file, $line );
	}
);

// A folder tree as WordPress has it: a linked theme, a build, and copies of the drop-in.
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

/** Writes a build whose islands are given as name => features. */
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
			'every'      => array( 'everywhere' => array( 'chunks/a-1.js', 'chunks/b-2.js' ) ),
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
	foreach ( array( 'S' => 62, 'P' => 16, 'F' => 15, 'X' => 13 ) as $letter => $last ) {
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
mkdir( WPMU_PLUGIN_DIR, 0777, true );
mkdir( WP_PLUGIN_DIR, 0777, true );
mkdir( ABSPATH, 0777, true );
symlink( $root . '/somewhere/theme', WP_CONTENT_DIR . '/themes/child' );
copy( dirname( __DIR__ ) . '/laurel.php', WPMU_PLUGIN_DIR . '/laurel.php' );
$build    = write_build( WP_CONTENT_DIR . '/dist', array( 'love-button' => array( 'S25' ), 'love-marks' => array( 'S25' ), 'add-to-cart' => array( 'S26' ) ) );
$complete = write_build( $root . '/somewhere/theme/dist', array( 'everything' => all_features() ) );

/** A fresh page with its own laurel; the build is a folder. */
function page( string $dist ): Laurel_Drop_In {
	World::reset();
	add_filter(
		'laurel_dist_path',
		function () use ( $dist ) {
			return $dist;
		}
	);
	return new Laurel_Drop_In();
}

/** What a call prints. */
function printed( callable $call ): string {
	ob_start();
	$call();
	return (string) ob_get_clean();
}

/** The files of the hints in what was printed. @return string[] */
function hints( string $html ): array {
	preg_match_all( '#<link rel="modulepreload" href="[^"]*/(chunks/[^"]+)">#', $html, $found );
	return $found[1];
}

/** Calls a private method. */
function inside( Laurel_Drop_In $laurel, string $method, ...$arguments ) {
	$call = new ReflectionMethod( $laurel, $method );
	$call->setAccessible( true );
	return $call->invoke( $laurel, ...$arguments );
}

/** The scripts that are still enqueued on a page with everything on, after all looks. */
function left_over( Laurel_Drop_In $laurel ): array {
	$laurel->enqueue();
	$laurel->retire_all();
	printed( array( $laurel, 'before_modules' ) );
	printed( array( $laurel, 'before_footer_scripts' ) );
	return World::$scripts->queue;
}

function same( $expected, $found ): void {
	if ( $expected !== $found ) {
		throw new RuntimeException( "expected\n  " . var_export( $expected, true ) . "\nfound\n  " . var_export( $found, true ) );
	}
}
function holds( string $part, string $whole ): void {
	if ( false === strpos( $whole, $part ) ) {
		throw new RuntimeException( "expected\n  $part\nin\n  $whole" );
	}
}

/**
 * Runs the tests, says which failed, and ends the script.
 *
 * @param array<string,callable> $tests by title
 */
function run_tests( string $name, array $tests ): void {
	$failed = 0;
	foreach ( $tests as $title => $test ) {
		try {
			$test();
		} catch ( Throwable $error ) {
			$failed++;
			printf( "  FAILED %s\n%s\n(line %d)\n", $title, $error->getMessage(), $error->getTrace()[0]['line'] ?? $error->getLine() );
		}
	}
	printf( "%s: %d passed, %d failed\n", $name, count( $tests ) - $failed, $failed );
	exit( $failed ? 1 : 0 );
}
