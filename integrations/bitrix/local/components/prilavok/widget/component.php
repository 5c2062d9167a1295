<?php
if (!defined('B_PROLOG_INCLUDED') || B_PROLOG_INCLUDED !== true) {
	die();
}

/** Prints the element of a widget; the template may be copied and changed. */
$attributesOf = [
	'cart-button' => ['id', 'name', 'price', 'thumb-url', 'link', 'button-label'],
	'cart-badge' => [],
	'stock-badge' => ['id', 'available', 'left', 'label'],
	'cart-page' => [],
	'checkout-page' => [],
	'delivery-header' => [],
	'pickup-points-page' => ['city-id'],
];
$widget = (string)($arParams['~WIDGET'] ?? $arParams['WIDGET'] ?? 'cart-button');
if (!isset($attributesOf[$widget])) {
	ShowError('Prilavok: ' . htmlspecialcharsbx($widget));
	return;
}
$arResult = [
	'TAG' => in_array($widget, ['cart-badge', 'stock-badge'], true) ? 'span' : 'div',
	'WIDGET' => $widget,
	'ATTRIBUTES' => [],
];
foreach ($attributesOf[$widget] as $name) {
	$key = strtoupper(str_replace('-', '_', $name));
	// Bitrix escapes parameters; `~` is the text as it was given, so that it is escaped once.
	$value = trim((string)($arParams['~' . $key] ?? $arParams[$key] ?? ''));
	if ($value !== '') {
		$arResult['ATTRIBUTES'][$name] = $value;
	}
}
$this->IncludeComponentTemplate();
