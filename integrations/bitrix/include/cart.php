<?php
// The content of /cart/index.php between header.php and footer.php of Bitrix; for /order/index.php take checkout-page.
$APPLICATION->IncludeComponent('prilavok:widget', '', ['WIDGET' => 'cart-page']);
