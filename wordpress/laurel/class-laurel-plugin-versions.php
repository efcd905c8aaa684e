<?php
/**
 * The releases of plugins whose markup and calls laurel knows (contract 09).
 *
 * @package Laurel
 */

defined( 'ABSPATH' ) || exit;

/** Compares the plugins of the site with the releases that the contract describes. */
final class Laurel_Plugin_Versions {

	/** By the plugin's folder. A release counts by as many parts as `to` has: 3.67 covers 3.67.1, too. */
	const PLUGINS = array(
		'custom-facebook-feed' => array(
			'constant' => 'CFFVER',
			'from'     => '3.9',
			'to'       => '3.19',
			'features' => 'F01-F15',
		),
		'advanced-woo-search'  => array(
			'constant' => 'AWS_VERSION',
			'from'     => '3.19',
			'to'       => '3.67',
			'features' => 'S40-S44',
		),
		'contact-form-7'       => array(
			'constant' => 'WPCF7_VERSION',
			'from'     => '5.6',
			'to'       => '6.2',
			'features' => 'S56-S59',
		),
	);

	/** @var array<string,array{version:string,from:string,to:string,features:string[]}>|null */
	private ?array $plugins = null;

	/**
	 * The plugins of the site with a release that laurel does not know.
	 *
	 * @return array<string,array{version:string,from:string,to:string,features:string[]}> by the plugin's folder
	 */
	public function unknown(): array {
		return array_filter(
			$this->plugins(),
			static function ( array $plugin ): bool {
				return '' !== $plugin['version'] && ! self::is_between( $plugin['version'], $plugin['from'], $plugin['to'] );
			}
		);
	}

	/** @return string[] the features that are off, because the plugin that they are for has an unknown release */
	public function features_off(): array {
		return array_merge( array(), ...array_values( array_column( $this->unknown(), 'features' ) ) );
	}

	/** @return array<string,array{version:string,from:string,to:string,features:string[]}> by the plugin's folder */
	private function plugins(): array {
		if ( null !== $this->plugins ) {
			return $this->plugins;
		}
		$plugins = array();
		foreach ( self::PLUGINS as $name => $plugin ) {
			$plugins[ $name ] = array(
				'version'  => defined( $plugin['constant'] ) ? (string) constant( $plugin['constant'] ) : '',
				'from'     => $plugin['from'],
				'to'       => $plugin['to'],
				'features' => Laurel_Replacement_Table::expand( $plugin['features'] ),
			);
		}
		/**
		 * The plugins whose release counts. With a release outside `from` and `to` the islands of its features are off, and
		 * its scripts stay. A site that has tried another release says so:
		 *
		 *     add_filter( 'laurel_plugin_versions', function ( $plugins ) {
		 *         $plugins['advanced-woo-search']['to'] = '3.70';
		 *         return $plugins;
		 *     } );
		 *
		 * @param array<string,array<string,mixed>> $plugins `version` ('' where the plugin is not there), `from`, `to` and
		 *                                                   `features` by the plugin's folder
		 */
		$this->plugins = (array) apply_filters( 'laurel_plugin_versions', $plugins );
		return $this->plugins;
	}

	private static function is_between( string $version, string $from, string $to ): bool {
		$parts = implode( '.', array_slice( explode( '.', $version ), 0, substr_count( $to, '.' ) + 1 ) );
		return version_compare( $version, $from, '>=' ) && version_compare( $parts, $to, '<=' );
	}
}
