<?php
if (!defined('B_PROLOG_INCLUDED') || B_PROLOG_INCLUDED !== true) {
	die();
}
$arComponentDescription = [
	'NAME' => 'Prilavok: скрипт магазина',
	'DESCRIPTION' => 'Один раз в шапке шаблона, до ShowHead()',
	'PATH' => ['ID' => 'e-store', 'NAME' => 'Магазин'],
];
