<?php
// Paste into header.php of the site's template, before $APPLICATION->ShowHead().
$APPLICATION->IncludeComponent('prilavok:script', '', [
	'SHOP' => 'https://shop.example',
	'CART' => '/cart/',
	'ORDER' => '/order/',
]);
