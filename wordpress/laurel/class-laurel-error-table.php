<?php
/**
 * The part of the settings page with the errors of islands.
 *
 * @package Laurel
 */

defined( 'ABSPATH' ) || exit;

/** Shows the errors that pages have reported, and forgets them. */
final class Laurel_Error_Table {

	const FORGET = 'laurel_forget_errors';
	const PLACE  = 'laurel-errors';

	private Laurel_Settings $settings;
	private Laurel_Error_Counts $counts;

	public function __construct( Laurel_Settings $settings, Laurel_Error_Counts $counts ) {
		$this->settings = $settings;
		$this->counts   = $counts;
	}

	public function add_hooks(): void {
		add_action( 'admin_post_' . self::FORGET, array( $this, 'forget' ) );
		add_action( 'laurel_settings_page_end', array( $this, 'print_section' ) );
	}

	/** Hooked to `admin_post_laurel_forget_errors`. */
	public function forget(): void {
		if ( ! current_user_can( Laurel_Settings_Page::RIGHT ) ) {
			wp_die( esc_html__( 'You may not change these settings.', 'laurel' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::FORGET );
		// The button of a row sends its kind, and that below the table an empty one.
		$key = $_POST['kind'] ?? null; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- compared with stored keys.
		if ( is_string( $key ) ) {
			$this->counts->forget( $key );
		}
		wp_safe_redirect( Laurel_Settings_Page::address() . '#' . self::PLACE );
		exit;
	}

	/** Hooked to the end of the settings page. */
	public function print_section(): void {
		$kinds = $this->counts->all();
		$is_on = $this->settings->counts_errors();
		printf( '<h2 id="%s">%s</h2>', esc_attr( self::PLACE ), esc_html__( 'Errors that islands report', 'laurel' ) );
		if ( $is_on ) {
			$about = __( 'Visitors’ pages tell this site when an island fails: which one, and on which page. Nothing that was typed, no address and no cookie is kept.', 'laurel' );
			printf( '<p>%s%s</p>', esc_html( $about ), esc_html( $kinds ? '' : ' ' . __( 'None so far.', 'laurel' ) ) );
		} else {
			// The link leads into the form above. Browsers open a closed fold around a link's target.
			printf( '<p>%s <a href="#laurel-errorReports">%s</a></p>', esc_html__( 'Errors are not counted.', 'laurel' ), esc_html__( 'Choose it in the settings, to learn when an island fails', 'laurel' ) );
		}
		if ( ! $kinds ) {
			return;
		}
		printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( self::FORGET ) );
		wp_nonce_field( self::FORGET );
		echo '<table class="widefat striped"><thead><tr>';
		foreach ( array( __( 'Error', 'laurel' ), __( 'Times', 'laurel' ), __( 'Last', 'laurel' ), __( 'Remove', 'laurel' ) ) as $heading ) {
			printf( '<th scope="col">%s</th>', esc_html( $heading ) );
		}
		echo '</tr></thead><tbody>';
		foreach ( $kinds as $key => $kind ) {
			self::print_row( (string) $key, $kind );
		}
		printf( '</tbody></table><p><button class="button" name="kind" value="">%s</button></p></form>', esc_html__( 'Forget all', 'laurel' ) );
	}

	/** @param array{island:string,stage:string,message:string,path:string,count:int,last:int} $kind */
	private static function print_row( string $key, array $kind ): void {
		$stages = array(
			'load'   => __( 'fetching its code', 'laurel' ),
			'mount'  => __( 'starting', 'laurel' ),
			'markup' => __( 'reading the page', 'laurel' ),
			'call'   => __( 'calling the server', 'laurel' ),
			'act'    => __( 'at work', 'laurel' ),
		);
		$what   = $kind['island'] . ', ' . ( $stages[ $kind['stage'] ] ?? $kind['stage'] );
		printf(
			'<tr><td style="overflow-wrap:anywhere"><strong>%1$s</strong><br><code>%2$s</code><br>%3$s</td><td>%4$d</td><td><time datetime="%5$s">%6$s</time></td><td><button class="button" name="kind" value="%7$s" aria-label="%8$s">%9$s</button></td></tr>',
			esc_html( $what ),
			esc_html( $kind['message'] ),
			/* translators: %s: path of a page */
			esc_html( sprintf( __( 'last on %s', 'laurel' ), $kind['path'] ) ),
			(int) $kind['count'],
			esc_attr( gmdate( 'c', (int) $kind['last'] ) ),
			/* translators: %s: a time, such as "5 mins" */
			esc_html( sprintf( __( '%s ago', 'laurel' ), human_time_diff( (int) $kind['last'] ) ) ),
			esc_attr( $key ),
			/* translators: %s: an error */
			esc_attr( sprintf( __( 'Forget: %s', 'laurel' ), $what ) ),
			esc_html__( 'Forget', 'laurel' )
		);
	}
}
