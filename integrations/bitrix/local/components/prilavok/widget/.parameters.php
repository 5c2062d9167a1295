<?php
if (!defined('B_PROLOG_INCLUDED') || B_PROLOG_INCLUDED !== true) {
	die();
}
$arComponentParameters = [
	'PARAMETERS' => [
		'WIDGET' => [
			'PARENT' => 'BASE',
			'NAME' => 'Виджет',
			'TYPE' => 'LIST',
			'VALUES' => [
				'cart-button' => 'Кнопка «В корзину»',
				'cart-badge' => 'Число товаров в корзине',
				'stock-badge' => 'Наличие товара',
				'cart-page' => 'Корзина',
				'checkout-page' => 'Страница заказа',
				'delivery-header' => 'Город доставки',
				'pickup-points-page' => 'Пункты выдачи',
			],
			'DEFAULT' => 'cart-button',
		],
		'ID' => ['PARENT' => 'BASE', 'NAME' => 'Идентификатор товара', 'TYPE' => 'STRING'],
		'NAME' => ['PARENT' => 'BASE', 'NAME' => 'Название товара', 'TYPE' => 'STRING'],
		'PRICE' => ['PARENT' => 'BASE', 'NAME' => 'Цена в рублях, по желанию', 'TYPE' => 'STRING'],
		'CITY_ID' => ['PARENT' => 'BASE', 'NAME' => 'Идентификатор города', 'TYPE' => 'STRING'],
	],
];
