<?php
namespace Opencart\Catalog\Controller\Extension\Prilavok\Event;

/** Adds the tag of the shop to every page and puts the button of the shop in place of OpenCart's own. */
class Prilavok extends \Opencart\System\Engine\Controller {
	/** After `common/header` has been rendered. */
	public function header(&$route, &$args, &$output): void {
		$shop = $this->setting('shop');
		if ('' === $shop) {
			return;
		}
		$tag = sprintf(
			'<script src="%s" data-pages-cart="%s" data-pages-order="%s"></script>',
			$this->escape($shop . '/bundle/prilavok.stub.js'),
			$this->escape($this->setting('cart')),
			$this->escape($this->setting('order'))
		);
		$output = str_replace('</head>', $tag . "\n</head>", (string) $output);
	}

	/** After `product/product` has been rendered. */
	public function product(&$route, &$args, &$output): void {
		if ('' === $this->setting('shop') || empty($args['product_id'])) {
			return;
		}
		$price = !empty($args['special']) ? $args['special'] : ($args['price'] ?? '');
		$attributes = [
			'id'        => (string) $args['product_id'],
			'name'      => $this->plain($args['heading_title'] ?? ''),
			'price'     => $this->plain(is_string($price) ? $price : ''),
			'thumb-url' => $this->plain($args['thumb'] ?? '')
		];
		$html = '<div data-prilavok="cart-button"';
		foreach ($attributes as $name => $value) {
			if ('' !== $value) {
				$html .= ' data-' . $name . '="' . $this->escape($value) . '"';
			}
		}
		$html .= '>&nbsp;</div>';
		$output = preg_replace_callback('~<button[^>]*\bid="button-cart"[^>]*>.*?</button>~s', static fn() => $html, (string) $output, 1) ?? $output;
	}

	private function setting(string $name): string {
		return (string) $this->config->get('module_prilavok_' . $name);
	}

	/** OpenCart keeps names with their entities; they are escaped once again when they are printed. */
	private function plain($text): string {
		return trim(html_entity_decode(strip_tags((string) $text), ENT_QUOTES, 'UTF-8'));
	}

	private function escape(string $text): string {
		return htmlspecialchars($text, ENT_QUOTES, 'UTF-8');
	}
}
