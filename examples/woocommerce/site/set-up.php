<?php
/**
 * Makes an installed WordPress with WooCommerce the shop that the recordings were made with:
 *
 *   WOO_KEY=ck_… WOO_SECRET=cs_… php set-up.php /path/to/wordpress install
 *   WOO_KEY=ck_… WOO_SECRET=cs_… php set-up.php /path/to/wordpress fill
 *   php set-up.php /path/to/wordpress clear
 *
 * `install` makes the tables and switches WooCommerce on, `fill` makes products, zones, coupons and payment methods, `clear`
 * deletes every order and every review that waits. All may be repeated. Only for a shop that nobody buys in: it changes the
 * shop's settings.
 */

list( , $folder, $step ) = $argv + array( null, '', '' );
if ( 'cli' !== PHP_SAPI || ! is_file( "$folder/wp-load.php" ) || ! in_array( $step, array( 'install', 'fill', 'clear' ), true ) ) {
	exit( "Usage: php set-up.php /path/to/wordpress install|fill|clear\n" );
}
$_SERVER['HTTP_HOST'] = parse_url( getenv( 'WOO_URL' ) ?: 'http://127.0.0.1:8180', PHP_URL_HOST );

if ( 'install' === $step ) {
	define( 'WP_INSTALLING', true );
	require "$folder/wp-load.php";
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	if ( ! is_blog_installed() ) {
		wp_install( 'Prilavok test shop', 'admin', 'admin@shop.example', false, '', wp_generate_password( 24 ) );
	}
	update_option( 'permalink_structure', '/%postname%/' );
	update_option( 'timezone_string', 'UTC' );
	update_option( 'active_plugins', array( 'woocommerce/woocommerce.php' ) );
	exit( "WordPress is installed.\n" );
}

require "$folder/wp-load.php";
if ( 'clear' === $step ) {
	$statuses = array_merge( array_keys( wc_get_order_statuses() ), array( 'wc-checkout-draft', 'trash' ) );
	foreach ( wc_get_orders( array( 'limit' => -1, 'status' => $statuses ) ) as $order ) {
		$order->delete( true );
	}
	foreach ( get_comments( array( 'status' => 'hold' ) ) as $review ) {
		wp_delete_comment( $review, true );
	}
	exit( "Orders and waiting reviews are deleted.\n" );
}
WC_Install::install();

foreach (
	array(
		'woocommerce_currency'             => 'RUB',
		'woocommerce_price_num_decimals'   => '2',
		'woocommerce_default_country'      => 'RU',
		'woocommerce_store_address'        => 'Складская улица, 5',
		'woocommerce_store_city'           => 'Москва',
		'woocommerce_store_postcode'       => '101000',
		'woocommerce_calc_taxes'           => 'no',
		'woocommerce_ship_to_countries'    => '',
		'woocommerce_coming_soon'          => 'no',
		'woocommerce_enable_coupons'       => 'yes',
		'woocommerce_enable_guest_checkout' => 'yes',
		'woocommerce_manage_stock'         => 'yes',
		'woocommerce_cod_settings'         => array( 'enabled' => 'yes', 'title' => 'При получении', 'enable_for_methods' => array( 'local_pickup', 'flat_rate' ), 'enable_for_virtual' => 'yes' ),
		'woocommerce_bacs_settings'        => array( 'enabled' => 'yes', 'title' => 'По счёту' ),
		'woocommerce_prilavok_test_settings' => array( 'enabled' => 'yes' ),
	) as $name => $value
) {
	update_option( $name, $value );
}

/** A product that is there once, however often this runs. */
function product_of( $class, $sku, array $props ) {
	$id      = wc_get_product_id_by_sku( $sku );
	$product = $id ? wc_get_product( $id ) : new $class();
	$product->set_props( array( 'sku' => $sku ) + $props + array( 'status' => 'publish' ) );
	$product->save();
	return $product;
}

function term_of( $name, $taxonomy ) {
	$term = get_term_by( 'name', $name, $taxonomy );
	return $term ? (int) $term->term_id : (int) wp_insert_term( $name, $taxonomy )['term_id'];
}

$tools  = term_of( 'Инструмент', 'product_cat' );
$drill  = product_of( 'WC_Product_Simple', 'drill', array( 'name' => 'Дрель ударная', 'regular_price' => '1999.50', 'category_ids' => array( $tools ), 'weight' => '2' ) );
$chisel = product_of( 'WC_Product_Simple', 'chisel', array( 'name' => 'Зубило', 'regular_price' => '310.10', 'sale_price' => '250.33', 'category_ids' => array( $tools ) ) );
$last   = product_of( 'WC_Product_Simple', 'hammer', array( 'name' => 'Молоток', 'regular_price' => '700', 'manage_stock' => true, 'stock_quantity' => 2, 'category_ids' => array( $tools ) ) );
$gone   = product_of( 'WC_Product_Simple', 'saw', array( 'name' => 'Пила', 'regular_price' => '900', 'stock_status' => 'outofstock', 'category_ids' => array( $tools ) ) );
$hidden = product_of( 'WC_Product_Simple', 'secret', array( 'name' => 'Ещё не в продаже', 'regular_price' => '1', 'status' => 'draft' ) );

$size = new WC_Product_Attribute();
$size->set_name( 'Размер' );
$size->set_options( array( 'S', 'L' ) );
$size->set_visible( true );
$size->set_variation( true );
$glove      = product_of( 'WC_Product_Variable', 'glove', array( 'name' => 'Перчатки', 'attributes' => array( $size ), 'category_ids' => array( $tools ) ) );
$variations = array();
foreach ( array( 'S' => '120.07', 'L' => '135.40' ) as $value => $price ) {
	$variations[ $value ] = product_of( 'WC_Product_Variation', "glove-$value", array( 'parent_id' => $glove->get_id(), 'regular_price' => $price, 'attributes' => array( sanitize_title( 'Размер' ) => $value ) ) );
}
WC_Product_Variable::sync( $glove->get_id() );
$drill->set_props( array( 'upsell_ids' => array( $last->get_id() ), 'cross_sell_ids' => array( $chisel->get_id(), $glove->get_id() ) ) );
$drill->save();

if ( ! wc_get_coupon_id_by_code( 'осень10' ) ) {
	$coupon = new WC_Coupon();
	$coupon->set_props( array( 'code' => 'осень10', 'discount_type' => 'percent', 'amount' => 10 ) );
	$coupon->save();
}

if ( ! get_comments( array( 'post_id' => $drill->get_id(), 'count' => true ) ) ) {
	foreach ( array( array( 'Анна', 5, 'Сверлит бетон.' ), array( 'Пётр', 4, 'Тяжёлая, но мощная.' ), array( 'Мария', 3, 'Шумит.' ) ) as $at => $review ) {
		$id = wp_insert_comment(
			array(
				'comment_post_ID'      => $drill->get_id(),
				'comment_author'       => $review[0],
				'comment_author_email' => "buyer$at@shop.example",
				'comment_content'      => $review[2],
				'comment_type'         => 'review',
				'comment_approved'     => 1,
				'comment_date'         => sprintf( '2026-01-%02d 10:00:00', $at + 1 ),
				'comment_date_gmt'     => sprintf( '2026-01-%02d 10:00:00', $at + 1 ),
			)
		);
		update_comment_meta( $id, 'rating', $review[1] );
	}
	WC_Comments::clear_transients( $drill->get_id() );
}

/** A zone that is there once, with its methods. */
function zone_of( $name, array $locations, array $methods ) {
	foreach ( WC_Shipping_Zones::get_zones() as $zone ) {
		if ( $zone['zone_name'] === $name ) {
			return;
		}
	}
	$zone = new WC_Shipping_Zone();
	$zone->set_zone_name( $name );
	foreach ( $locations as list( $code, $type ) ) {
		$zone->add_location( $code, $type );
	}
	$zone->save();
	foreach ( $methods as list( $type, $settings ) ) {
		$id = $zone->add_shipping_method( $type );
		update_option( "woocommerce_{$type}_{$id}_settings", $settings );
	}
}
zone_of(
	'Москва',
	array( array( 'RU', 'country' ), array( '101000...135999', 'postcode' ) ),
	array(
		array( 'local_pickup', array( 'title' => 'Самовывоз со склада', 'cost' => '' ) ),
		array( 'flat_rate', array( 'title' => 'Курьер по Москве', 'tax_status' => 'none', 'cost' => '349.90' ) ),
		array( 'free_shipping', array( 'title' => 'Бесплатно от 10 000 ₽', 'requires' => 'min_amount', 'min_amount' => '10000' ) ),
	)
);
zone_of( 'Россия', array( array( 'RU', 'country' ) ), array( array( 'flat_rate', array( 'title' => 'Доставка по России', 'tax_status' => 'none', 'cost' => '590' ) ) ) );
WC_Cache_Helper::get_transient_version( 'shipping', true );

global $wpdb;
$key = getenv( 'WOO_KEY' );
if ( $key ) {
	$wpdb->delete( "{$wpdb->prefix}woocommerce_api_keys", array( 'description' => 'Prilavok' ) );
	$wpdb->insert(
		"{$wpdb->prefix}woocommerce_api_keys",
		array(
			'user_id'         => 1,
			'description'     => 'Prilavok',
			'permissions'     => 'read_write',
			'consumer_key'    => wc_api_hash( $key ),
			'consumer_secret' => getenv( 'WOO_SECRET' ),
			'truncated_key'   => substr( $key, -7 ),
		)
	);
}

echo wp_json_encode(
	array(
		'wordpress'   => get_bloginfo( 'version' ),
		'woocommerce' => WC()->version,
		'products'    => array(
			'drill'      => $drill->get_id(),
			'chisel'     => $chisel->get_id(),
			'hammer'     => $last->get_id(),
			'saw'        => $gone->get_id(),
			'hidden'     => $hidden->get_id(),
			'gloves'     => $glove->get_id(),
			'smallGlove' => $variations['S']->get_id(),
			'largeGlove' => $variations['L']->get_id(),
		),
	)
), "\n";
