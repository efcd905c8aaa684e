<?php
/**
 * Tests of Laurel_Config: the settings of the page: php config.test.php.
 *
 * @package Laurel_Test_Theme
 */

require __DIR__ . '/stub-site.php';
require __DIR__ . '/newer-wordpress-stub.php';

Stub_WordPress::reset();
require WPMU_PLUGIN_DIR . '/laurel.php';

run_tests(
	'config',
	array(
		'[X03] drop-in: the settings have the maps key when the maps script is retired' => function () use ( $complete, $partial ) {
			foreach ( array( $complete => array( 'mapsKey' => 'a-key' ), $partial => array() ) as $dist => $settings ) {
				$laurel = page( $dist );
				Stub_WordPress::$scripts->add( 'google-maps', array(), '//maps.googleapis.com/maps/api/js?libraries=places&#038;key=a-key' );
				wp_enqueue_script( 'google-maps' );
				scripts_left( $laurel );
				assert_same( $settings, $laurel->config->settings() );
			}
		},
		'[X03] [S60] drop-in: the settings say who fills in the anti-spam fields when their script was enqueued' => function () use ( $complete, $partial ) {
			foreach ( array( $complete => '{"antiSpamFields":true}', $partial => '{"antiSpamFields":false}' ) as $dist => $expected ) {
				$laurel = page( $dist );
				$laurel->enqueue();
				assert_same( array(), $laurel->config->settings() );
				// The form's shortcode enqueues it while the page is printed.
				enqueue( 'akismet-frontend' );
				$printed = printed_in_footer( $laurel );
				assert_contains( $expected, $printed );
				assert_same( 1, substr_count( $printed, 'antiSpamFields' ) );
			}
			$laurel = page( $complete );
			site_has_settings( array( 'antiSpamFields' => false ) );
			enqueue( 'akismet-frontend' );
			scripts_left( $laurel );
			assert_same( array( 'antiSpamFields' => false ), $laurel->config->settings() );
		},
		'[X03] [S27] [S28] [S47] drop-in: the settings have the theme’s ajax actions that the site has by their older name only' => function () use ( $partial ) {
			$actions_for = function ( array $actions, bool $is_member = false ) use ( $partial ) {
				$laurel = page( $partial );
				Stub_WordPress::$is['member'] = $is_member;
				foreach ( $actions as $action ) {
					add_action( $action, 'strval' );
				}
				return $laurel->config->settings()['ajaxActions'] ?? null;
			};
			$older = array( 'uplift_add_to_wishlist' => 'sf_add_to_wishlist', 'uplift_cart_product_remove' => 'sf_cart_product_remove', 'uplift_directory' => 'sf_directory' );
			foreach ( array( 'wp_ajax_nopriv_' => false, 'wp_ajax_' => true ) as $prefix => $is_member ) {
				$with_prefix = function ( array $names ) use ( $prefix ) {
					return array_map(
						function ( $name ) use ( $prefix ) {
							return $prefix . $name;
						},
						array_values( $names )
					);
				};
				assert_same( $older, $actions_for( $with_prefix( $older ), $is_member ) );
				assert_same( array( 'uplift_directory' => 'sf_directory' ), $actions_for( $with_prefix( array( 'sf_directory', 'uplift_add_to_wishlist' ) ), $is_member ) );
				assert_same( null, $actions_for( $with_prefix( array_merge( $older, array_keys( $older ) ) ), $is_member ) );
				assert_same( null, $actions_for( array(), $is_member ) );
				// Other visitors can call these actions; this one cannot.
				assert_same( null, $actions_for( $with_prefix( $older ), ! $is_member ) );
			}
			$laurel = page( $partial );
			add_action( 'wp_ajax_nopriv_sf_directory', 'strval' );
			assert_same( array( 'uplift_directory' => 'sf_directory' ), $laurel->config->settings()['ajaxActions'] );
			site_has_settings( array( 'ajaxActions' => array( 'uplift_directory' => 'shop_directory' ) ) );
			assert_same( array( 'uplift_directory' => 'shop_directory' ), $laurel->config->settings()['ajaxActions'] );
		},
		'[X03] [S27] [S28] [S47] drop-in: actions that the theme registers only for calls are known from an administrator’s calls' => function () use ( $partial ) {
			$call  = function ( Laurel_Drop_In $laurel, array $actions ) {
				$page                                = Stub_WordPress::$hooks;
				Stub_WordPress::$is['ajax']          = true;
				Stub_WordPress::$is['administrator'] = true;
				foreach ( $actions as $action ) {
					add_action( 'wp_ajax_nopriv_' . $action, 'strval' );
				}
				$laurel->actions->look();
				Stub_WordPress::$hooks               = $page;
				Stub_WordPress::$is['ajax']          = false;
				Stub_WordPress::$is['administrator'] = false;
			};
			$named = function ( Laurel_Drop_In $laurel ) {
				return $laurel->config->settings()['ajaxActions'] ?? null;
			};

			$laurel = page( $partial );
			$call( $laurel, array( 'uplift_add_to_wishlist', 'sf_directory' ) );
			assert_same( array( 'uplift_cart_product_remove' => false, 'uplift_directory' => 'sf_directory' ), $named( $laurel ) );
			// What a page registers counts, whatever was kept.
			add_action( 'wp_ajax_nopriv_uplift_cart_product_remove', 'strval' );
			assert_same( array( 'uplift_directory' => 'sf_directory' ), $named( $laurel ) );
			// It is written once.
			assert_same( 1, Stub_WordPress::$writes );
			$call( $laurel, array( 'uplift_add_to_wishlist', 'sf_directory', 'uplift_cart_product_remove' ) );
			$call( $laurel, array( 'uplift_add_to_wishlist', 'sf_directory', 'uplift_cart_product_remove' ) );
			assert_same( 2, Stub_WordPress::$writes );
			// Another release of the theme may have others.
			Stub_WordPress::$theme_version = '3.0';
			assert_same( null, $named( $laurel ) );

			$laurel = page( $partial );
			$call( $laurel, array() );
			assert_same( array_fill_keys( array( 'uplift_add_to_wishlist', 'uplift_cart_product_remove', 'uplift_directory' ), false ), $named( $laurel ) );
		},
		'[X03] [S27] drop-in: visitors’ calls, and pages of the admin, write nothing' => function () use ( $partial ) {
			foreach ( array( array( 'ajax' => true, 'member' => true ), array( 'administrator' => true ) ) as $who ) {
				$laurel = page( $partial );
				Stub_WordPress::$is = $who + Stub_WordPress::$is;
				$laurel->actions->look();
				assert_same( 0, Stub_WordPress::$writes );
			}
		},
		'[X03] drop-in: settings cannot end the script element' => function () use ( $partial ) {
			$laurel = page( $partial );
			$note = '</script><!--';
			site_has_settings( array( 'note' => $note ) );
			$code = $laurel->config->code();
			assert_same( 0, preg_match( '#</script|<!--#', $code ) );
			preg_match( '#\|\|\{\},(.*)\);$#', $code, $json );
			assert_same( array( 'note' => $note ), json_decode( $json[1], true ) );
		},
	)
);
