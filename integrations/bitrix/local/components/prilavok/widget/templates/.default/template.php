<?php
if (!defined('B_PROLOG_INCLUDED') || B_PROLOG_INCLUDED !== true) {
	die();
}
?>
<<?= $arResult['TAG'] ?> data-prilavok="<?= htmlspecialcharsbx($arResult['WIDGET']) ?>"<?php foreach ($arResult['ATTRIBUTES'] as $name => $value): ?> data-<?= $name ?>="<?= htmlspecialcharsbx($value) ?>"<?php endforeach ?>>&nbsp;</<?= $arResult['TAG'] ?>>
