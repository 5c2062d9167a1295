<?php
/**
 * Plugin Name: Prilavok test gateway
 * Description: A payment method that sends the buyer to another page, as a provider would, and takes no money. Copy it to `wp-content/mu-plugins`.
 */

add_filter(
	'woocommerce_payment_gateways',
	function ( $gateways ) {
		if ( ! class_exists( 'Prilavok_Test_Gateway' ) ) {
			/** Leaves the order unpaid and redirects. */
			class Prilavok_Test_Gateway extends WC_Payment_Gateway {
				public function __construct() {
					$this->id           = 'prilavok_test';
					$this->title        = 'Тестовая оплата';
					$this->method_title = 'Prilavok test gateway';
					$this->enabled      = $this->get_option( 'enabled', 'yes' );
				}

				public function process_payment( $order_id ) {
					return array(
						'result'   => 'success',
						'redirect' => home_url( "/test-payment/?order=$order_id" ),
					);
				}
			}
		}
		$gateways[] = 'Prilavok_Test_Gateway';
		return $gateways;
	}
);
