<?php
if (!defined('B_PROLOG_INCLUDED') || B_PROLOG_INCLUDED !== true) {
	die();
}

/** Adds the tag of the shop to the head of the page. */
$shop = rtrim((string)($arParams['~SHOP'] ?? $arParams['SHOP'] ?? ''), '/');
if (!preg_match('~^https?://[^/\s"<>]+$~', $shop)) {
	ShowError(GetMessage('PRILAVOK_NO_SHOP') ?: 'Prilavok: SHOP');
	return;
}
$attributes = [
	'src' => $shop . '/bundle/prilavok.stub.js',
	'data-pages-cart' => (string)($arParams['~CART'] ?? $arParams['CART'] ?? '/cart/'),
	'data-pages-order' => (string)($arParams['~ORDER'] ?? $arParams['ORDER'] ?? '/order/'),
];
$html = '<script';
foreach ($attributes as $name => $value) {
	$html .= ' ' . $name . '="' . htmlspecialcharsbx($value) . '"';
}
// Kept out of the merged file of the site: the script loads its parts from its own folder.
\Bitrix\Main\Page\Asset::getInstance()->addString($html . ' data-skip-moving="true"></script>');
