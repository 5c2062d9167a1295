<?php
/** Runs the components without 1C-Bitrix: their prologue, parameters, templates and the assets of the head. */
namespace Bitrix\Main\Page {
	class Asset {
		public static array $strings = [];
		public static function getInstance() { return new self(); }
		public function addString($html) { self::$strings[] = $html; }
	}
}

namespace {
	define('B_PROLOG_INCLUDED', true);
	function htmlspecialcharsbx($text) { return htmlspecialchars((string) $text, ENT_COMPAT, 'UTF-8'); }
	function GetMessage($key) { return ''; }
	function ShowError($text) { echo '<p class="errortext">' . $text . '</p>'; }

	class Component {
		public function __construct(private string $folder) {}
		public array $arResult = [];
		public function run(array $given) {
			$arParams = [];
			// As Bitrix does: the escaped text under the name, the given one behind `~`.
			foreach ($given as $name => $value) {
				$arParams[$name] = htmlspecialcharsbx($value);
				$arParams['~' . $name] = $value;
			}
			$arResult = &$this->arResult;
			(function () use ($arParams, &$arResult) { include $this->folder . '/component.php'; })->call($this);
		}
		public function IncludeComponentTemplate() {
			$arResult = $this->arResult;
			include $this->folder . '/templates/.default/template.php';
		}
	}
	class Application {
		public function IncludeComponent($name, $template, $parameters, $parent = null) {
			(new Component(__DIR__ . '/../bitrix/local/components/' . str_replace(':', '/', $name)))->run($parameters);
		}
	}
	$APPLICATION = new Application();
	$component = null;
	$shown = function (string $file, array $arResult = []) use ($APPLICATION, $component) {
		ob_start();
		include __DIR__ . '/../bitrix/include/' . $file;
		return ob_get_clean();
	};
	$component_of = function (string $name, array $parameters) use ($APPLICATION) {
		ob_start();
		$APPLICATION->IncludeComponent($name, '', $parameters);
		return ob_get_clean();
	};

	$shown('header.php');
	$head = implode("\n", \Bitrix\Main\Page\Asset::$strings);
	$button = $shown('catalog-element.php', [
		'ID' => 42, 'NAME' => 'Дрель &quot;Ударная&quot;', '~NAME' => 'Дрель "Ударная" <650 Вт>', 'DETAIL_PAGE_URL' => '/catalog/drel/',
		'ITEM_PRICES' => [['PRICE' => 4990]], 'PREVIEW_PICTURE' => false,
	]);
	$badge = $component_of('prilavok:widget', ['WIDGET' => 'cart-badge']);
	$cart = $shown('cart.php');

	echo json_encode([
		'page' => "<!doctype html>\n<html lang=\"ru\">\n<head>\n<meta charset=\"utf-8\">\n<title>1C-Bitrix</title>\n$head\n</head>\n<body>\n<p>Корзина $badge</p>\n$button\n$cart\n</body>\n</html>\n",
		'checks' => [
			'an unknown widget' => $component_of('prilavok:widget', ['WIDGET' => 'cart-buton"><script>']),
			'a script for the shop' => $component_of('prilavok:script', ['SHOP' => 'javascript:alert(1)']),
			'tags' => count(\Bitrix\Main\Page\Asset::$strings),
		],
	], JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_PRETTY_PRINT), "\n";
}
