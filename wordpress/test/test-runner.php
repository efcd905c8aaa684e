<?php
/**
 * A small test runner: assertions, and what prints the results.
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

function assert_same( $expected, $found ): void {
	if ( $expected !== $found ) {
		throw new RuntimeException( "expected\n  " . var_export( $expected, true ) . "\nfound\n  " . var_export( $found, true ) );
	}
}

function assert_contains( string $part, string $whole ): void {
	if ( false === strpos( $whole, $part ) ) {
		throw new RuntimeException( "expected\n  $part\nin\n  $whole" );
	}
}

function assert_lacks( string $part, string $whole ): void {
	if ( false !== strpos( $whole, $part ) ) {
		throw new RuntimeException( "did not expect\n  $part\nin\n  $whole" );
	}
}

/** What a call prints. */
function printed( callable $call ): string {
	ob_start();
	try {
		$call();
	} finally {
		$output = (string) ob_get_clean();
	}
	return $output;
}

/**
 * Runs the tests, prints which failed, and ends the script.
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
