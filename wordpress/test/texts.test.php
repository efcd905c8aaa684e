<?php
/**
 * Tests of Laurel_Texts: what the page's script says, in the site's language: php texts.test.php.
 *
 * @package Laurel_Test_Theme
 */

require __DIR__ . '/stub-site.php';
require __DIR__ . '/newer-wordpress-stub.php';

Stub_WordPress::reset();
require WPMU_PLUGIN_DIR . '/laurel.php';

/** A page view on a site in this language. */
function page_in( string $dist, string $locale, array $translations = array() ): Laurel_Drop_In {
	$laurel                       = page( $dist );
	Stub_WordPress::$locale       = $locale;
	Stub_WordPress::$translations = $translations;
	$laurel->texts->add_hooks();
	return $laurel;
}

/** The files that are requested with these files in the folder of translations. */
function files_asked_for( string $dist, string $locale, array $files ): array {
	$folder = WPMU_PLUGIN_DIR . '/laurel/languages/';
	is_dir( $folder ) || mkdir( $folder );
	array_map( 'unlink', glob( $folder . '*' ) );
	foreach ( $files as $file ) {
		touch( $folder . $file );
	}
	page_in( $dist, $locale );
	do_action( 'init' );
	return str_replace( array( $folder, WP_LANG_DIR ), array( '', '' ), Stub_WordPress::$translation_files );
}

run_tests(
	'texts',
	array(
		'[X17] texts: an English page gets none' => function () use ( $complete ) {
			$laurel = page_in( $complete, 'en_US' );
			assert_same( array(), $laurel->texts->translated() );
			assert_same( array(), $laurel->config->settings() );
		},
		'[X17] texts: a page gets those that are not as they are in English, by their keys' => function () use ( $complete ) {
			$laurel = page_in( $complete, 'de_DE', array( 'Close' => 'Schließen', 'Play' => 'Play' ) );
			$texts  = $laurel->config->settings()['texts'];
			assert_same( 'Schließen', $texts['common.close'] );
			assert_same( array( 'Schließen' ), array_values( array_unique( $texts ) ) );
		},
		'[X17] texts: a text with a count has the forms of the language' => function () use ( $complete ) {
			$translations = array( '{count} more item' => 'mehr' );
			$forms        = function ( string $locale ) use ( $complete, $translations ): array {
				return page_in( $complete, $locale, $translations )->texts->translated()['common.more-items'];
			};
			assert_same( array( 'one' => '1 mehr', 'other' => '2 mehr' ), $forms( 'de_DE' ) );
			assert_same( array( 'one' => '1 mehr', 'few' => '2 mehr', 'many' => '5 mehr', 'other' => '5 mehr' ), $forms( 'uk' ) );
			assert_same( array( 'one' => '1 mehr', 'other' => '2 mehr' ), $forms( 'ja' ) );
			assert_same( 6, count( $forms( 'ar' ) ) );
		},
		'[X17] texts: those of islands that are off are left out, and the site’s own win' => function () use ( $complete ) {
			$laurel = page_in( $complete, 'de_DE', array( 'All items loaded' => 'Alles da', 'Close' => 'Schließen' ) );
			$config = $laurel->texts->add_to_config( array( 'except' => array( 'load-more' ) ) );
			assert_same( 'Alles da', $laurel->texts->translated()['load-more.finished'] );
			assert_same( false, isset( $config['texts']['load-more.finished'] ) );
			assert_same( true, isset( $config['texts']['common.close'] ) );
			$laurel = page_in( $complete, 'de_DE', array( 'Close' => 'Schließen' ) );
			site_has_settings( array( 'texts' => array( 'common.close' => 'Zu' ) ) );
			assert_same( array( 'common.close' => 'Zu' ), $laurel->config->settings()['texts'] );
		},
		'[X17] texts: the site’s own translation comes first, then ours, then that of another country' => function () use ( $complete ) {
			$own = '/plugins/laurel-de_DE.mo';
			assert_same( array( $own ), files_asked_for( $complete, 'de_DE', array() ) );
			assert_same( array( $own, 'laurel-de_DE.mo' ), files_asked_for( $complete, 'de_DE', array( 'laurel-de_AT.mo', 'laurel-de_DE.mo' ) ) );
			assert_same( array( '/plugins/laurel-de_CH_informal.mo', 'laurel-de_DE.mo' ), files_asked_for( $complete, 'de_CH_informal', array( 'laurel-de_DE.mo', 'laurel-fr_FR.mo' ) ) );
			assert_same( array( '/plugins/laurel-de.mo', 'laurel-de_DE.mo' ), files_asked_for( $complete, 'de', array( 'laurel-de_DE.mo' ) ) );
			assert_same( array( '/plugins/laurel-fr_FR.mo' ), files_asked_for( $complete, 'fr_FR', array( 'laurel-de_DE.mo', 'laurel-fro_FR.mo' ) ) );
		},
		'[X17] texts: the admin has the language of the user’s profile, whatever the site has, and pages that of the site' => function () use ( $complete ) {
			$asked_by = function ( bool $is_admin, string $of_site, string $of_user ) use ( $complete ): array {
				page_in( $complete, $of_site );
				Stub_WordPress::$is['admin']  = $is_admin;
				Stub_WordPress::$user_locale  = $of_user;
				do_action( 'init' );
				return array_map( 'basename', Stub_WordPress::$translation_files );
			};
			files_asked_for( $complete, 'en_US', array( 'laurel-de_DE.mo' ) );
			assert_same( array( 'laurel-de_DE.mo', 'laurel-de_DE.mo' ), $asked_by( true, 'en_US', 'de_DE' ) );
			assert_same( array( 'laurel-en_US.mo' ), $asked_by( true, 'de_DE', 'en_US' ) );
			assert_same( array( 'laurel-de_DE.mo', 'laurel-de_DE.mo' ), $asked_by( true, 'de_DE', '' ) );
			assert_same( array( 'laurel-en_US.mo' ), $asked_by( false, 'en_US', 'de_DE' ) );
		},
		'[X17] texts: those of the admin are not sent to pages' => function () use ( $complete ) {
			$laurel = page_in( $complete, 'de_DE', array( 'What is on' => 'Was eingeschaltet ist', 'Close' => 'Schließen' ) );
			assert_same( array( 'Schließen' ), array_values( array_unique( $laurel->texts->translated() ) ) );
		},
		'[X17] texts: a locale leads to no other folder' => function () use ( $complete ) {
			assert_same( 1, count( files_asked_for( $complete, '../../x', array( 'laurel-de_DE.mo' ) ) ) );
		},
	)
);
