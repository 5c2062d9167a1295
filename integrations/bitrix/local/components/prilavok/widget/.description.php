<?php
if (!defined('B_PROLOG_INCLUDED') || B_PROLOG_INCLUDED !== true) {
	die();
}
$arComponentDescription = [
	'NAME' => 'Prilavok: виджет магазина',
	'DESCRIPTION' => 'Кнопка «В корзину», корзина, страница заказа',
	'PATH' => ['ID' => 'e-store', 'NAME' => 'Магазин'],
];
