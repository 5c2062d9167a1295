<?php
/** Runs the extension without OpenCart: the engine's base class and what its settings, events and pages are made of. */
namespace Opencart\System\Engine {
	class Controller {
		public $parts;
		public function __construct(array $parts) { $this->parts = $parts; }
		public function __get($name) { return $this->parts[$name]; }
	}
}

namespace {
	define('VERSION', '4.0.2.3');

	class Config { public function __construct(public array $values) {} public function get($name) { return $this->values[$name] ?? null; } }
	class Events {
		public array $added = [];
		public array $deleted = [];
		public function addEvent($event) { $this->added[] = $event; }
		public function deleteEventByCode($code) { $this->deleted[] = $code; }
	}
	class Settings { public array $saved = []; public function editSetting($code, $values) { $this->saved[] = [$code, $values]; } }
	class Loader { public function language($path) {} public function model($path) {} }
	class Language { public function get($key) { return $key; } }
	class User { public bool $may = true; public function hasPermission($what, $path) { return $this->may; } }
	class Request { public array $post = []; }
	class Output { public string $text = ''; public function addHeader($header) {} public function setOutput($text) { $this->text = $text; } }

	require __DIR__ . '/../opencart-4/catalog/controller/event/prilavok.php';
	require __DIR__ . '/../opencart-4/admin/controller/module/prilavok.php';

	$values = [
		'module_prilavok_shop' => 'https://shop.example',
		'module_prilavok_cart' => '/index.php?route=information/information&information_id=7',
		'module_prilavok_order' => '/order',
	];
	$route = 'common/header';
	$page = function (array $values) use (&$route) {
		$event = new \Opencart\Catalog\Controller\Extension\Prilavok\Event\Prilavok(['config' => new Config($values)]);
		$none = [];
		$header = "<!DOCTYPE html>\n<html lang=\"ru\">\n<head>\n<meta charset=\"UTF-8\">\n<title>OpenCart 4</title>\n</head>\n<body>\n";
		$event->header($route, $none, $header);
		$product = "<form id=\"form-product\">\n<button type=\"submit\" id=\"button-cart\" class=\"btn btn-primary btn-lg btn-block\">В корзину</button>\n</form>\n";
		$args = ['product_id' => 42, 'heading_title' => 'Дрель &quot;Ударная&quot; $1 &lt;650 Вт&gt;', 'price' => '4 990.00р.', 'special' => false, 'thumb' => ''];
		$event->product($route, $args, $product);
		return $header . "<p>Корзина <span data-prilavok=\"cart-badge\">&nbsp;</span></p>\n" . $product . "<div data-prilavok=\"cart-page\"></div>\n</body>\n</html>\n";
	};

	$events = new Events();
	$settings = new Settings();
	$user = new User();
	$request = new Request();
	$output = new Output();
	$admin = new \Opencart\Admin\Controller\Extension\Prilavok\Module\Prilavok([
		'load' => new Loader(), 'language' => new Language(), 'user' => $user, 'request' => $request, 'response' => $output,
		'model_setting_event' => $events, 'model_setting_setting' => $settings,
	]);
	$admin->install();
	$admin->uninstall();
	$save = function (array $post, bool $may = true) use ($admin, $user, $request, $output) {
		$user->may = $may;
		$request->post = $post;
		$admin->save();
		return json_decode($output->text, true);
	};
	$said = [
		'good' => $save(['module_prilavok_shop' => 'https://shop.example/', 'module_prilavok_cart' => '/cart', 'module_prilavok_order' => '/order']),
		'a script for the shop' => $save(['module_prilavok_shop' => 'javascript:alert(1)', 'module_prilavok_cart' => '/cart', 'module_prilavok_order' => '/order']),
		'no order page' => $save(['module_prilavok_shop' => 'https://shop.example', 'module_prilavok_cart' => '/cart']),
		'without permission' => $save(['module_prilavok_shop' => 'https://shop.example', 'module_prilavok_cart' => '/cart', 'module_prilavok_order' => '/order'], false),
	];

	echo json_encode([
		'page' => $page($values),
		'checks' => [
			'a page without settings' => $page([]),
			'events' => $events->added,
			'events of an uninstalled extension' => $events->deleted,
			'said' => $said,
			'saved' => $settings->saved,
		],
	], JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_PRETTY_PRINT), "\n";
}
