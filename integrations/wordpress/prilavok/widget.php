<?php
/**
 * The element of a widget, as the shortcode and the block print it.
 *
 * @package Prilavok
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** The attributes of each widget. */
function prilavok_widgets() {
	return array(
		'cart-button'        => array( 'id', 'name', 'price', 'thumb-url', 'link', 'button-label' ),
		'cart-badge'         => array(),
		'stock-badge'        => array( 'id', 'available', 'left', 'label' ),
		'cart-page'          => array(),
		'checkout-page'      => array(),
		'delivery-header'    => array(),
		'pickup-points-page' => array( 'city-id' ),
	);
}

/** Widgets that stand in a line of text. */
function prilavok_is_inline( $widget ) {
	return in_array( $widget, array( 'cart-badge', 'stock-badge' ), true );
}

/**
 * The element of a widget; for the author of the page a sentence where no widget has that name, for visitors nothing.
 *
 * @param string $widget     The name of the widget.
 * @param array  $attributes Its attributes, without `data-`.
 */
function prilavok_element( $widget, $attributes ) {
	$widgets = prilavok_widgets();
	if ( ! isset( $widgets[ $widget ] ) ) {
		return current_user_can( 'edit_posts' )
			/* translators: %s: the name of a widget. */
			? '<p>' . esc_html( sprintf( __( 'Prilavok has no widget "%s".', 'prilavok' ), $widget ) ) . '</p>'
			: '';
	}
	$tag  = prilavok_is_inline( $widget ) ? 'span' : 'div';
	$html = '<' . $tag . ' data-prilavok="' . esc_attr( $widget ) . '"';
	foreach ( $widgets[ $widget ] as $name ) {
		$value = isset( $attributes[ $name ] ) ? trim( (string) $attributes[ $name ] ) : '';
		if ( '' !== $value ) {
			$html .= ' data-' . $name . '="' . esc_attr( $value ) . '"';
		}
	}
	// The classic editor removes elements that are empty.
	return $html . '>&nbsp;</' . $tag . '>';
}

/**
 * `[prilavok widget="cart-button" id="42" name="Drill" price="4990"]`
 *
 * @param array|string $attributes The attributes of the shortcode; names may have `_` for `-`.
 */
function prilavok_shortcode( $attributes ) {
	$given = array();
	foreach ( (array) $attributes as $name => $value ) {
		$given[ str_replace( '_', '-', (string) $name ) ] = $value;
	}
	return prilavok_element( isset( $given['widget'] ) ? (string) $given['widget'] : 'cart-button', $given );
}

/**
 * The element of the block.
 *
 * @param array $attributes The attributes of the block, in camel case.
 */
function prilavok_block( $attributes ) {
	$given = array();
	foreach ( $attributes as $name => $value ) {
		$given[ strtolower( preg_replace( '/[A-Z]/', '-$0', $name ) ) ] = $value;
	}
	return prilavok_element( isset( $given['widget'] ) ? (string) $given['widget'] : 'cart-button', $given );
}
