<?php
/**
 * Tests of the form plugin's scripts: when they go, and whose the forms are then: php contact-forms.test.php.
 *
 * @package Laurel_Test_Theme
 */

require __DIR__ . '/stub-site.php';
require __DIR__ . '/newer-wordpress-stub.php';

Stub_WordPress::reset();
require WPMU_PLUGIN_DIR . '/laurel.php';

/** A build whose contact forms are islands of their own. */
$forms = write_build(
	WP_CONTENT_DIR . '/forms',
	array(
		'contact-form'         => array( 'S56', 'S57', 'S58' ),
		'contact-form-globals' => array( 'S56', 'S59' ),
		'behaviour-fields'     => array( 'S60' ),
		'love-button'          => array( 'S25' ),
	)
);

/** Enqueues the form plugin's scripts as the plugin does. */
function enqueue_contact_form(): void {
	Stub_WordPress::$scripts->add( 'swv' );
	enqueue( 'contact-form-7', array( 'swv' ) );
	enqueue( 'wpcf7-recaptcha' );
}

run_tests(
	'contact-forms',
	array(
		'[X03] [S56] [S59] drop-in: the form plugin’s scripts go together, and their settings are printed' => function () use ( $complete ) {
			$laurel = page( $complete );
			Stub_WordPress::$scripts->add( 'swv' );
			Stub_WordPress::$scripts->add( 'contact-form-7', array( 'swv' ) );
			Stub_WordPress::$scripts->add( 'google-recaptcha' );
			Stub_WordPress::$scripts->add( 'wpcf7-recaptcha', array( 'google-recaptcha' ) );
			Stub_WordPress::$scripts->registered['contact-form-7']->extra  = array( 'before' => array( 'var wpcf7 = {"api":{}};' ) );
			Stub_WordPress::$scripts->registered['wpcf7-recaptcha']->extra = array( 'before' => array( 'var wpcf7_recaptcha = {};' ) );
			Stub_WordPress::$scripts->queue = array( 'contact-form-7', 'wpcf7-recaptcha' );
			$laurel->enqueue();
			assert_same( array( 'google-recaptcha' ), Stub_WordPress::$scripts->queue );
			$footer = printed( array( $laurel, 'before_modules' ) );
			assert_contains( '<script id="laurel-data-contact-form-7">var wpcf7 = {"api":{}};</script>', $footer );
			assert_contains( '<script id="laurel-data-wpcf7-recaptcha">var wpcf7_recaptcha = {};</script>', $footer );
		},
		'[X03] [S56] [S59] drop-in: where a payment script needs the form plugin’s script, that one and the spam token’s script stay' => function () use ( $complete ) {
			$laurel = page( $complete );
			Stub_WordPress::$scripts->add( 'swv' );
			Stub_WordPress::$scripts->add( 'contact-form-7', array( 'swv' ) );
			Stub_WordPress::$scripts->add( 'wpcf7-recaptcha' );
			Stub_WordPress::$scripts->add( 'wpcf7-stripe', array( 'contact-form-7' ) );
			Stub_WordPress::$scripts->queue = array( 'contact-form-7', 'wpcf7-recaptcha', 'wpcf7-stripe' );
			assert_same( array( 'contact-form-7', 'wpcf7-recaptcha', 'wpcf7-stripe' ), scripts_left( $laurel ) );
		},
		'[X03] [S56] drop-in: a form plugin without one of the routes that laurel calls keeps its scripts, and the islands of its forms are off' => function () use ( $forms ) {
			$routes_of = array(
				'before it had routes'         => array(),
				'before it had schemas'        => contact_form_routes( 'feedback', 'refill' ),
				'of a site that hides a route' => contact_form_routes( 'feedback', 'feedback/schema' ),
				'under another prefix'         => array( '/forms/v1/contact-forms/(?P<id>\d+)/feedback/schema' ),
			);
			foreach ( $routes_of as $routes ) {
				$laurel = page( $forms );
				Stub_WordPress::$routes = $routes;
				enqueue_contact_form();
				assert_same( array( 'contact-form-7', 'wpcf7-recaptcha' ), scripts_left( $laurel ) );
				assert_same( array( 'contact-form', 'contact-form-globals' ), names_off( $laurel ) );
			}
			$laurel = page( $forms );
			enqueue_contact_form();
			assert_same( array(), scripts_left( $laurel ) );
			assert_same( array(), names_off( $laurel ) );
		},
		'[X03] [S56] drop-in: the islands of contact forms are off wherever the form plugin’s script stays; no name is listed twice' => function () use ( $forms ) {
			$laurel = page( $forms );
			enqueue_contact_form();
			Stub_WordPress::$scripts->add( 'wpcf7-stripe', array( 'contact-form-7' ) );
			Stub_WordPress::$scripts->queue = array( 'wpcf7-stripe' );
			add_filter( 'laurel_islands', without( 'contact-form-globals', 'love-button' ) );
			scripts_left( $laurel );
			assert_same( array( 'contact-form', 'contact-form-globals', 'love-button' ), names_off( $laurel ) );
			// The head has printed the script already, or a shortcode has enqueued it.
			foreach ( array( 'done', 'queue' ) as $place ) {
				$laurel = page( $forms );
				Stub_WordPress::$routes = array();
				$laurel->enqueue();
				assert_same( array(), names_off( $laurel ) );
				Stub_WordPress::$scripts->add( 'contact-form-7' );
				Stub_WordPress::$scripts->$place = array( 'contact-form-7' );
				assert_contains( 'contact-form-globals', printed( array( $laurel, 'before_modules' ) ) );
			}
		},
		'[X03] [S56] drop-in: the routes are looked up only where the form plugin’s script is, and once per version of the plugin' => function () use ( $forms ) {
			$laurel = page( $forms );
			enqueue( 'plyr' );
			scripts_left( $laurel );
			assert_same( 0, Stub_WordPress::$route_lookups );
			enqueue_contact_form();
			scripts_left( $laurel );
			assert_same( 1, Stub_WordPress::$route_lookups );
			$kept       = Stub_WordPress::$transients;
			$unreadable = array_fill_keys( array_keys( $kept ), 'of another release' );
			foreach ( array( array( $kept, 0 ), array( $unreadable, 1 ) ) as list( $transients, $lookups ) ) {
				$laurel = page( $forms );
				Stub_WordPress::$transients = $transients;
				enqueue_contact_form();
				assert_same( array(), scripts_left( $laurel ) );
				assert_same( $lookups, Stub_WordPress::$route_lookups );
			}
			define( 'WPCF7_VERSION', '5.0' );
			$laurel = page( $forms );
			Stub_WordPress::$transients = $kept;
			Stub_WordPress::$routes = array();
			enqueue_contact_form();
			assert_same( array( 'contact-form-7', 'wpcf7-recaptcha' ), scripts_left( $laurel ) );
		},
	)
);
