<?php
// Paste into template.php of your copy of bitrix:catalog.element, in place of the buy link.
$price = reset($arResult['ITEM_PRICES']) ?: ['PRICE' => ''];
$APPLICATION->IncludeComponent('prilavok:widget', '', [
	'WIDGET' => 'cart-button',
	'ID' => $arResult['ID'],
	'NAME' => $arResult['~NAME'],
	'PRICE' => $price['PRICE'],
	'LINK' => $arResult['DETAIL_PAGE_URL'],
	'THUMB_URL' => $arResult['PREVIEW_PICTURE']['SRC'] ?? '',
], $component);
