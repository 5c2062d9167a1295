<?php
/**
 * Plugin Name:       Prilavok
 * Description:       An add-to-cart button, a cart and an order page from a Prilavok shop server, as a block and as a shortcode.
 * Version:           0.1.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT
 * Text Domain:       prilavok
 * Domain Path:       /languages
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

require_once __DIR__ . '/widget.php';
require_once __DIR__ . '/settings.php';

/** The settings of the site, with their defaults. */
function prilavok_settings() {
	$saved = get_option( 'prilavok', array() );
	return array_merge(
		array(
			'shop'  => '',
			'cart'  => '/cart/',
			'order' => '/order/',
		),
		is_array( $saved ) ? $saved : array()
	);
}

/** Prints the tag of the shop into the head of every page; nothing until the shop's address is set. */
function prilavok_print_tag() {
	$settings = prilavok_settings();
	if ( '' === $settings['shop'] ) {
		return;
	}
	// Printed, not enqueued: a version in the address or a bundle of an optimizer would separate the script from its folder.
	wp_print_script_tag(
		array(
			'src'              => esc_url( $settings['shop'] . '/bundle/prilavok.stub.js' ),
			'data-pages-cart'  => $settings['cart'],
			'data-pages-order' => $settings['order'],
			'data-lang'        => 0 === strpos( determine_locale(), 'ru' ) ? 'ru' : 'en',
		)
	);
}

/** Registers the shortcode and the block; both print the same element. */
function prilavok_init() {
	load_plugin_textdomain( 'prilavok', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' );
	add_shortcode( 'prilavok', 'prilavok_shortcode' );
	register_block_type( __DIR__ . '/block', array( 'render_callback' => 'prilavok_block' ) );
	wp_set_script_translations( generate_block_asset_handle( 'prilavok/widget', 'editorScript' ), 'prilavok', __DIR__ . '/languages' );
}

add_action( 'init', 'prilavok_init' );
add_action( 'wp_head', 'prilavok_print_tag' );
add_action( 'admin_menu', 'prilavok_add_page' );
add_action( 'admin_init', 'prilavok_register_settings' );
