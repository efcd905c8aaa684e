<?php
/**
 * Tests of Laurel_First_Paint and Laurel_Hidden_Content: classes and styles before the first paint: php first-paint.test.php.
 *
 * @package Laurel_Test_Theme
 */

require __DIR__ . '/stub-site.php';
require __DIR__ . '/newer-wordpress-stub.php';

Stub_WordPress::reset();
require WPMU_PLUGIN_DIR . '/laurel.php';

run_tests(
	'first-paint',
	array(
		'[X03] drop-in: the feature classes are added to an existing class attribute of <html>' => function () use ( $complete, $partial ) {
			$laurel = page( $complete );
			$ours   = 'csstransforms csstransforms3d csstransitions cssanimations flexbox';
			assert_same( 'lang="en" class="' . $ours . '"', $laurel->html_attributes( 'lang="en"', 'html' ) );
			assert_same( 'class="' . $ours . ' no-js" lang="en"', $laurel->html_attributes( 'class="no-js" lang="en"', 'html' ) );
			assert_same( 'lang="en" data-class="x" class="' . $ours . '"', $laurel->html_attributes( 'lang="en" data-class="x"', 'html' ) );
			assert_same( 'lang="en"', $laurel->html_attributes( 'lang="en"', 'xhtml' ) );
			assert_same( 'lang="en"', page( $partial )->html_attributes( 'lang="en"', 'html' ) );
		},
		'[X03] drop-in: menu items that open have the class of the theme’s arrows where laurel has the menus' => function () use ( $complete, $partial ) {
			$opens = array( 'menu-item', 'menu-item-has-children' );
			assert_same( array( 'menu-item', 'menu-item-has-children', 'parent' ), page( $complete )->menu_item_classes( $opens ) );
			assert_same( array( 'menu-item' ), page( $complete )->menu_item_classes( array( 'menu-item' ) ) );
			assert_same( $opens, page( $partial )->menu_item_classes( $opens ) );
			assert_same( array( 'parent', 'menu-item-has-children' ), page( $complete )->menu_item_classes( array( 'parent', 'menu-item-has-children' ) ) );
			assert_same( array(), page( $complete )->menu_item_classes( null ) );
		},
		'[X03] drop-in: content that nothing will reveal is shown; content that laurel or a legacy script reveals is not' => function () use ( $complete, $partial ) {
			$products = '.product-grid .product,';
			$rows     = '.products.product-grid';
			$css      = page( $complete )->first_paint->css();
			assert_lacks( $products, $css );
			assert_contains( $rows, $css );
			assert_lacks( $rows, page( $partial )->first_paint->css() );
			assert_contains( $products, page( $partial )->first_paint->css() );
			foreach ( array( 'enqueued', 'only registered: a shortcode may ask for it' ) as $state ) {
				$laurel = page( $partial );
				Stub_WordPress::$scripts->add( 'sf-functions' );
				if ( 'enqueued' === $state ) {
					wp_enqueue_script( 'sf-functions' );
				}
				$css = $laurel->first_paint->css();
				assert_lacks( $products, $css );
				assert_contains( '.spb-row', $css );
			}
			assert_contains( $products, noscript_css( page( $complete ) ) );
		},
		'[X03] [S36] drop-in: the first picture of a product shows before the slider is there, on product pages alone' => function () use ( $complete, $partial ) {
			$first = '#product-img-slider.hidden .slides>*~*';
			assert_lacks( $first, page( $complete )->first_paint->css() );
			$laurel = page( $complete );
			Stub_WordPress::$is['product'] = true;
			assert_contains( $first, $laurel->first_paint->css() );
			assert_lacks( $first, noscript_css( $laurel ) );
			assert_contains( '#product-img-slider.hidden{display:block!important', noscript_css( $laurel ) );
			assert_contains( '.product-summary:has(table.variations)', $laurel->first_paint->css() );
			assert_lacks( 'laurel-wait', noscript_css( $laurel ) );
			// The theme's own script builds its slider from hidden slides.
			$laurel = page( $partial );
			Stub_WordPress::$is['product'] = true;
			enqueue( 'sf-functions' );
			assert_lacks( '#product-img-slider', $laurel->first_paint->css() );
		},
		'[X03] [S09] drop-in: the mobile header has room for the shop’s additions, unless the site wants none' => function () use ( $complete ) {
			$room = '--laurel-mobile-number';
			assert_contains( $room, page( $complete )->first_paint->css() );
			$laurel = page( $complete );
			site_has_settings( array( 'headerSnippets' => false ) );
			assert_lacks( $room, $laurel->first_paint->css() );
			assert_contains( '"headerSnippets":false', $laurel->config->code() );
			// A site that wants one of them only.
			$rooms = array( 'mobileNumber' => 'height:var(--laurel-mobile-number)', 'mobileSearch' => 'height:var(--laurel-mobile-search)' );
			foreach ( array_keys( $rooms ) as $without ) {
				$laurel = page( $complete );
				site_has_settings( array( 'headerSnippets' => array( $without => false, 'contact' => false ) ) );
				$css = $laurel->first_paint->css();
				foreach ( $rooms as $name => $room ) {
					assert_same( $name !== $without, false !== strpos( $css, $room ) );
				}
			}
		},
		'[X03] drop-in: a row may lack keys; the content of a row without a feature is shown' => function () use ( $complete ) {
			$with = function ( $entries ) use ( $complete ): Laurel_Drop_In {
				$laurel = page( $complete );
				filter_returns( 'laurel_first_paint', $entries );
				$laurel->enqueue();
				return $laurel;
			};
			$css  = array( 'css' => '.a{opacity:1}' );
			foreach ( array(
				'.a{opacity:1}' => array( $css, $css + array( 'features' => array() ), $css + array( 'scripts' => null, 'early' => '.b{}' ) ),
				''              => array( array(), null, 'off', array( 'css' => null ), array( 'css' => array() ), array( 'early' => '.b{}' ), $css + array( 'features' => 'S25' ), $css + array( 'page' => 'no_such_tag' ) ),
				'.b{}'          => array( array( 'features' => array( 'S25' ), 'early' => '.b{}' ) ),
			) as $printed => $entries ) {
				foreach ( $entries as $entry ) {
					assert_same( $printed, $with( array( 'child' => $entry ) )->first_paint->css() );
				}
			}
			assert_same( '.a{opacity:1}', noscript_css( $with( array( $css + array( 'features' => array( 'S25' ), 'early' => 7 ) ) ) ) );
			$laurel = $with( array( $css + array( 'scripts' => array( 'child-script', 7, null, array() ) ) ) );
			enqueue( 'child-script' );
			assert_same( '', $laurel->first_paint->css() );
			foreach ( array( null, 'nothing', array() ) as $all ) {
				assert_same( '', printed( array( $with( $all ), 'print_first_paint' ) ) );
			}
		},
	)
);
