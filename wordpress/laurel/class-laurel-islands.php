<?php
/**
 * Which islands are on, and so which features.
 *
 * @package Laurel
 */

defined( 'ABSPATH' ) || exit;

/** Decides which islands of the build are on. */
final class Laurel_Islands {

	private Laurel_Build $build;
	private Laurel_Plugin_Versions $versions;

	public function __construct( Laurel_Build $build, Laurel_Plugin_Versions $versions ) {
		$this->build    = $build;
		$this->versions = $versions;
	}

	/** @return string[] names of islands: those that the site leaves on, but for those of plugins with an unknown release */
	public function names_on(): array {
		$groups      = $this->build->groups();
		$islands     = array_map( 'strval', array_keys( $this->build->islands() ) );
		$group_names = array_map( 'strval', array_keys( $groups ) );
		/**
		 * The islands and groups that are on. Remove names to move a site over one widget, or one group of widgets, at
		 * a time: the removed names go to `laurelConfig.except`, and the legacy scripts that they would replace stay.
		 *
		 *     add_filter( 'laurel_islands', function ( $names ) {
		 *         return array_diff( $names, array( 'feed', 'mini-cart' ) ); // A group and an island.
		 *     } );
		 *
		 * How the returned names are read:
		 *  - An island is off when its name is missing.
		 *  - If at least one group is named, all islands of the groups that are missing are off.
		 *  - If no group is named, as in a plain list of islands, only the islands count.
		 *  - A name that an island and a group share (`maps`, `feed`) means both. Naming it does not count as naming a
		 *    group; without it the whole group is off, because in `laurelConfig.except` it means the group, too.
		 *
		 * @param string[]               $names  all islands of the build, then all groups, each name once
		 * @param array<string,string[]> $groups the islands of each group: with `return $groups['feed'];` only they are on
		 */
		$on             = (array) apply_filters( 'laurel_islands', array_values( array_unique( array_merge( $islands, $group_names ) ) ), $groups );
		$groups_off     = array_diff( $group_names, $on );
		$names_no_group = array() === array_intersect( array_diff( $group_names, $islands ), $on );
		if ( $names_no_group ) {
			$groups_off = array_intersect( $groups_off, $islands );
		}
		foreach ( $groups_off as $group ) {
			$on = array_diff( $on, $groups[ $group ] );
		}
		return array_values( array_diff( array_intersect( $islands, $on ), $this->of_unknown_plugins() ) );
	}

	/** @return string[] names of islands */
	private function of_unknown_plugins(): array {
		$features_off = $this->versions->features_off();
		$islands      = array_filter(
			$this->build->islands(),
			static function ( array $features ) use ( $features_off ): bool {
				return array() !== array_intersect( $features, $features_off );
			}
		);
		return array_map( 'strval', array_keys( $islands ) );
	}

	/**
	 * A feature is on when every island that lists it is on. A feature that no island lists is not built, and is off.
	 *
	 * @return string[] feature ids
	 */
	public function features_on(): array {
		$names_on = $this->names_on();
		$on       = array();
		$off      = array();
		foreach ( $this->build->islands() as $name => $features ) {
			if ( in_array( (string) $name, $names_on, true ) ) {
				$on = array_merge( $on, $features );
			} else {
				$off = array_merge( $off, $features );
			}
		}
		return array_values( array_diff( array_unique( $on ), $off ) );
	}
}
