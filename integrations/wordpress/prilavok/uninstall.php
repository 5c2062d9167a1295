<?php
/**
 * Removes the plugin's one option.
 *
 * @package Prilavok
 */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

delete_option( 'prilavok' );
