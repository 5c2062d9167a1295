<?php
$_['heading_title']    = 'Prilavok';
$_['text_success']     = 'The settings are saved.';
$_['entry_shop']       = 'Address of the shop server';
$_['entry_cart']       = 'Address of the cart page';
$_['entry_order']      = 'Address of the order page';
$_['error_permission'] = 'You may not change these settings.';
$_['error_shop']       = 'Give the address of the shop server, such as https://shop.example';
$_['error_cart']       = 'Give the address of the cart page, such as /cart';
$_['error_order']      = 'Give the address of the order page, such as /order';
