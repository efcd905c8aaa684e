<?php
/**
 * laurel's tests in Site Health (WordPress 5.2 and later).
 *
 * @package Laurel
 */

defined( 'ABSPATH' ) || exit;

/** Tells administrators what is wrong with laurel on this site, and what to do. */
final class Laurel_Health {

	/** The name of the test of the served script, as WordPress calls it by ajax. It has no underscore, which WordPress would change. */
	const SERVED = 'laurel-served';

	/** Days that "lately" has. */
	const LATELY = 7;

	/** What browsers accept as a script (the JavaScript MIME types of the WHATWG's MIME Sniffing, without old versions). */
	const SCRIPT_TYPE = '#^(text|application)/(x-)?(java|ecma)script\s*(;|$)#i';

	private Laurel_Build $build;
	private Laurel_Replacement_Table $table;
	private Laurel_Returned_Scripts $returned;
	private Laurel_Settings $settings;
	private Laurel_Error_Counts $counts;

	public function __construct( Laurel_Build $build, Laurel_Replacement_Table $table, Laurel_Returned_Scripts $returned, Laurel_Settings $settings, Laurel_Error_Counts $counts ) {
		$this->build    = $build;
		$this->table    = $table;
		$this->returned = $returned;
		$this->settings = $settings;
		$this->counts   = $counts;
	}

	public function add_hooks(): void {
		add_filter( 'site_status_tests', array( $this, 'add_tests' ) );
		if ( is_admin() ) {
			add_action( 'wp_ajax_health-check-' . self::SERVED, array( $this, 'send_served' ) );
		}
	}

	/**
	 * Hooked to `site_status_tests`. WordPress runs the direct tests with the page, and asks for the others by ajax or, in its
	 * weekly check, by `async_direct_test`.
	 *
	 * @param array<string,array<string,array<string,mixed>>> $tests
	 * @return array<string,array<string,array<string,mixed>>>
	 */
	public function add_tests( $tests ): array {
		$tests  = (array) $tests;
		$direct = array( 'laurel_build' => array( $this, 'build' ) );
		if ( null === $this->build->error() ) {
			$direct['laurel_scripts'] = array( $this, 'scripts' );
			$tests['async'][ self::SERVED ] = array(
				'label'             => __( 'How laurel’s script is served', 'laurel' ),
				'test'              => self::SERVED,
				'async_direct_test' => array( $this, 'served' ),
			);
		}
		if ( class_exists( 'Laurel_Plugin_Versions', false ) ) {
			$direct['laurel_plugins'] = array( $this, 'plugins' );
		}
		if ( $this->settings->counts_errors() ) {
			$direct['laurel_errors'] = array( $this, 'errors' );
		}
		foreach ( $direct as $name => $test ) {
			$tests['direct'][ $name ] = array(
				'label' => 'Laurel',
				'test'  => $test,
			);
		}
		return $tests;
	}

	/** @return array<string,mixed> whether every file of the build is there with its size */
	public function build(): array {
		$error = $this->build->error();
		if ( null !== $error ) {
			/* translators: %s: the reason */
			return self::result( 'laurel_build', 'critical', __( 'Laurel is not on the site', 'laurel' ), array( sprintf( __( 'Laurel is not on the site: %s', 'laurel' ), $error->get_error_message() ) ) );
		}
		$damaged = $this->build->damaged_files();
		if ( $damaged ) {
			return self::result(
				'laurel_build',
				'critical',
				__( 'Files of laurel are missing or damaged', 'laurel' ),
				array( __( 'These files are not on the server, or have another size than in the build. The parts of the page that they stand for do nothing. Copy the whole build again.', 'laurel' ) ),
				$damaged
			);
		}
		return self::result( 'laurel_build', 'good', __( 'The files of laurel are complete', 'laurel' ), array( __( 'Every file of the build is on the server, with the size that it should have.', 'laurel' ) ) );
	}

	/** @return array<string,mixed> which legacy scripts go, and which of those came back */
	public function scripts(): array {
		$returned = $this->returned->since( self::start() );
		if ( $returned ) {
			$names = array();
			foreach ( $returned as $handle => $needing ) {
				/* translators: 1: name of a script, 2: names of scripts */
				$names[] = $needing ? sprintf( __( '%1$s, needed by %2$s', 'laurel' ), $handle, implode( ', ', $needing ) ) : $handle;
			}
			return self::result(
				'laurel_scripts',
				'critical',
				__( 'Scripts that laurel replaces were printed all the same', 'laurel' ),
				array( __( 'Laurel had taken these scripts off a page during the last week, and then other code printed them. Both do the same work now: a click may count twice. Find the code that prints them, or switch off the islands that replace them.', 'laurel' ) ),
				$names
			);
		}
		$going = array_values( array_filter( $this->table->handles(), array( $this->table, 'is_replaced' ) ) );
		return self::result(
			'laurel_scripts',
			'good',
			__( 'Scripts that laurel replaces stay off the pages', 'laurel' ),
			array( $going ? __( 'With what is on now, laurel takes these scripts off the pages that have them. During the last week none of them came back.', 'laurel' ) : __( 'With what is on now, laurel replaces no script as a whole.', 'laurel' ) ),
			$going
		);
	}

	/** @return array<string,mixed> whether laurel knows the plugins of the site */
	public function plugins(): array {
		$names = array();
		foreach ( ( new Laurel_Plugin_Versions() )->unknown() as $name => $plugin ) {
			$names[] = trim( $name . ' ' . ( is_array( $plugin ) ? (string) ( $plugin['version'] ?? '' ) : (string) $plugin ) );
		}
		if ( $names ) {
			return self::result(
				'laurel_plugins',
				'recommended',
				__( 'Laurel does not know the version of a plugin', 'laurel' ),
				array( __( 'Laurel has not been tried with these versions. It leaves what belongs to them to the plugin’s own scripts. Look for an update of laurel.', 'laurel' ) ),
				$names
			);
		}
		return self::result( 'laurel_plugins', 'good', __( 'Laurel knows the versions of the plugins', 'laurel' ), array( __( 'Laurel has been tried with the versions of all plugins that it works with.', 'laurel' ) ) );
	}

	/** @return array<string,mixed> which islands have failed lately */
	public function errors(): array {
		$failed = $this->counts->failed_since( self::start() );
		if ( $failed ) {
			return self::result(
				'laurel_errors',
				'recommended',
				__( 'Islands of laurel have failed for visitors', 'laurel' ),
				array( __( 'During the last week visitors’ pages have reported errors of these islands. The settings page says which, and on which page.', 'laurel' ) ),
				$failed
			);
		}
		return self::result( 'laurel_errors', 'good', __( 'No island of laurel has failed', 'laurel' ), array( __( 'During the last week no visitor’s page has reported an error.', 'laurel' ) ) );
	}

	/** Hooked to `wp_ajax_health-check-laurel-served`. */
	public function send_served(): void {
		check_ajax_referer( 'health-check-site-status' );
		if ( ! current_user_can( 'view_site_health_checks' ) ) {
			wp_send_json_error( null, 403 );
		}
		wp_send_json_success( $this->served() );
	}

	/** @return array<string,mixed> how the server sends laurel's script: asked for as a visitor would */
	public function served(): array {
		$file   = $this->build->script();
		$answer = wp_remote_get(
			add_query_arg( 'ver', $this->build->version( $file ), $this->build->url( $file ) ),
			array(
				'timeout'   => 10,
				/** This filter is documented in wp-includes/class-wp-http-streams.php */
				'sslverify' => apply_filters( 'https_local_ssl_verify', false ),
			)
		);
		$status = is_wp_error( $answer ) ? $answer->get_error_message() : (int) wp_remote_retrieve_response_code( $answer );
		if ( 200 !== $status ) {
			/* translators: %s: a number, or an error's message */
			return self::result( self::SERVED, 'recommended', __( 'It could not be seen how laurel’s script is served', 'laurel' ), array( sprintf( __( 'This server asked for laurel’s script as a visitor would, and got: %s. If laurel works on your pages, the server only cannot call itself.', 'laurel' ), (string) $status ) ), array( $this->build->url( $file ) ) );
		}
		$type = (string) wp_remote_retrieve_header( $answer, 'content-type' );
		if ( 1 !== preg_match( self::SCRIPT_TYPE, $type ) ) {
			/* translators: %s: a content type, such as text/plain */
			return self::result( self::SERVED, 'critical', __( 'Laurel’s script is not served as JavaScript', 'laurel' ), array( sprintf( __( 'The server sends it as “%s”. Browsers refuse modules that are not sent as text/javascript, and laurel does nothing. Have the server send files that end in .js as text/javascript. Until then choose “as one file” on the settings page.', 'laurel' ), $type ) ) );
		}
		if ( ! self::is_kept( (string) wp_remote_retrieve_header( $answer, 'cache-control' ), (string) wp_remote_retrieve_header( $answer, 'expires' ), time() ) ) {
			return self::result( self::SERVED, 'recommended', __( 'Browsers may not keep laurel’s script', 'laurel' ), array( __( 'The server does not tell browsers to keep the script, so they ask for it on every page. The address changes with the content: the server may send “Cache-Control: max-age=31536000” for files of laurel.', 'laurel' ) ) );
		}
		return self::result( self::SERVED, 'good', __( 'Laurel’s script is served as it should be', 'laurel' ), array( __( 'The server sends it as JavaScript, and browsers may keep it.', 'laurel' ) ) );
	}

	/** Whether a browser uses a file again without asking, by the headers of the answer. */
	public static function is_kept( string $cache_control, string $expires, int $now ): bool {
		if ( preg_match( '/\bno-(store|cache)\b/i', $cache_control ) ) {
			return false;
		}
		if ( preg_match( '/\bmax-age\s*=\s*"?(\d+)/i', $cache_control, $found ) ) {
			return (int) $found[1] > 0;
		}
		return (int) strtotime( $expires ) > $now;
	}

	private static function start(): int {
		return time() - self::LATELY * DAY_IN_SECONDS;
	}

	/**
	 * A result as Site Health shows it: escaped here, since WordPress prints descriptions as HTML.
	 *
	 * @param string   $status     'good', 'recommended' or 'critical'
	 * @param string[] $paragraphs
	 * @param string[] $items      of a list below them
	 * @return array<string,mixed>
	 */
	private static function result( string $test, string $status, string $label, array $paragraphs, array $items = array() ): array {
		$html = '';
		foreach ( $paragraphs as $paragraph ) {
			$html .= '<p>' . esc_html( $paragraph ) . '</p>';
		}
		if ( $items ) {
			$html .= '<ul><li><code>' . implode( '</code></li><li><code>', array_map( 'esc_html', $items ) ) . '</code></li></ul>';
		}
		return array(
			'test'        => $test,
			'status'      => $status,
			'label'       => $label,
			'badge'       => array(
				'label' => 'Laurel',
				'color' => 'blue',
			),
			'description' => $html,
			'actions'     => sprintf( '<p><a href="%s">%s</a></p>', esc_url( Laurel_Settings_Page::address() ), esc_html__( 'Laurel’s settings', 'laurel' ) ),
		);
	}
}
