<?php
/**
 * The page Settings → Prilavok.
 *
 * @package Prilavok
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** Adds the page for those who may change the site's options. */
function prilavok_add_page() {
	add_options_page( 'Prilavok', 'Prilavok', 'manage_options', 'prilavok', 'prilavok_print_page' );
}

/** Registers the option with its fields; WordPress checks the nonce and the capability of the form. */
function prilavok_register_settings() {
	register_setting(
		'prilavok',
		'prilavok',
		array(
			'type'              => 'array',
			'sanitize_callback' => 'prilavok_sanitize',
			'show_in_rest'      => false,
		)
	);
	add_settings_section( 'prilavok', '', '__return_empty_string', 'prilavok' );
	$fields = array(
		'shop'  => array( __( 'Address of the shop server', 'prilavok' ), 'https://shop.example' ),
		'cart'  => array( __( 'Address of the cart page', 'prilavok' ), '/cart/' ),
		'order' => array( __( 'Address of the order page', 'prilavok' ), '/order/' ),
	);
	foreach ( $fields as $name => $field ) {
		add_settings_field(
			'prilavok_' . $name,
			$field[0],
			'prilavok_print_field',
			'prilavok',
			'prilavok',
			array(
				'name'      => $name,
				'example'   => $field[1],
				'label_for' => 'prilavok_' . $name,
			)
		);
	}
}

/**
 * The option as it is stored: the shop without a slash at its end, addresses of the web or of this site.
 *
 * @param mixed $given What the form has sent.
 */
function prilavok_sanitize( $given ) {
	$former = prilavok_settings();
	$given  = is_array( $given ) ? $given : array();
	$clean  = array();
	foreach ( array( 'shop', 'cart', 'order' ) as $name ) {
		$text           = isset( $given[ $name ] ) && is_string( $given[ $name ] ) ? trim( $given[ $name ] ) : '';
		$url            = esc_url_raw( $text, array( 'http', 'https' ) );
		$is_web         = 1 === preg_match( '~^https?://[^/]+~', $url );
		$is_path        = 1 === preg_match( '~^/(?!/)~', $url );
		$is_good        = '' === $text || $is_web || ( 'shop' !== $name && $is_path );
		$clean[ $name ] = $is_good ? $url : $former[ $name ];
		if ( ! $is_good ) {
			/* translators: %s: what was typed. */
			add_settings_error( 'prilavok', 'prilavok_' . $name, sprintf( __( '"%s" is not an address; it was not saved.', 'prilavok' ), $text ) );
		}
	}
	$clean['shop'] = untrailingslashit( $clean['shop'] );
	return $clean;
}

/**
 * Prints a field.
 *
 * @param array $field Its name and an example.
 */
function prilavok_print_field( $field ) {
	$settings = prilavok_settings();
	printf(
		'<input class="regular-text" type="text" id="%1$s" name="prilavok[%2$s]" value="%3$s" placeholder="%4$s">',
		esc_attr( $field['label_for'] ),
		esc_attr( $field['name'] ),
		esc_attr( $settings[ $field['name'] ] ),
		esc_attr( $field['example'] )
	);
}

/** Prints the page. */
function prilavok_print_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	$site = wp_parse_url( home_url() );
	$port = isset( $site['port'] ) ? ':' . $site['port'] : '';
	?>
	<div class="wrap">
		<h1>Prilavok</h1>
		<p>
			<?php
			/* translators: %s: a flag of the shop server. */
			echo esc_html( sprintf( __( 'The shop server must allow this site: start it with %s', 'prilavok' ), '--origin ' . $site['scheme'] . '://' . $site['host'] . $port ) );
			?>
		</p>
		<form action="options.php" method="post">
			<?php
			settings_fields( 'prilavok' );
			do_settings_sections( 'prilavok' );
			submit_button();
			?>
		</form>
	</div>
	<?php
}
