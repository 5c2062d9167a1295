<?php
/**
 * Configuration of a WordPress for trying and for recording, on this machine alone. Copy it beside `wp-load.php`.
 * The database comes from the environment: WOO_DB_HOST, WOO_DB_NAME, WOO_DB_USER, WOO_DB_PASSWORD.
 */
define( 'DB_HOST', getenv( 'WOO_DB_HOST' ) ?: '127.0.0.1' );
define( 'DB_NAME', getenv( 'WOO_DB_NAME' ) ?: 'woo' );
define( 'DB_USER', getenv( 'WOO_DB_USER' ) ?: 'woo' );
define( 'DB_PASSWORD', getenv( 'WOO_DB_PASSWORD' ) ?: 'woo' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );

$site = getenv( 'WOO_URL' ) ?: 'http://127.0.0.1:8180';
define( 'WP_HOME', $site );
define( 'WP_SITEURL', $site );

// Recordings of a real shop would hold its keys; these protect nothing but a shop without buyers.
foreach ( array( 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' ) as $name ) {
	define( $name, 'prilavok-test-' . strtolower( $name ) );
}

// The keys of the REST API are taken over https alone; this machine has none.
if ( 'cli-server' === PHP_SAPI ) {
	$_SERVER['HTTPS'] = 'on';
}
define( 'WP_DEBUG', false );
define( 'DISABLE_WP_CRON', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
$table_prefix = 'wp_';

if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}
require_once ABSPATH . 'wp-settings.php';
