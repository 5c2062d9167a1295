<?php
/** Runs the plugin without WordPress: the functions that it calls, as far as it calls them, then a page and what its settings do. */
define('ABSPATH', __DIR__);

$wp = ['options' => [], 'actions' => [], 'shortcodes' => [], 'blocks' => [], 'may' => true, 'errors' => [], 'settings' => []];

function esc_attr($text) { return htmlspecialchars((string) $text, ENT_QUOTES, 'UTF-8', false); }
function esc_html($text) { return htmlspecialchars((string) $text, ENT_QUOTES, 'UTF-8', false); }
function esc_url_raw($url, $protocols = null) {
	$url = preg_replace('|[^a-z0-9-~+_.?#=!&;,/:%@$\|*\'()\[\]\x80-\xff]|i', '', str_replace(' ', '%20', (string) $url));
	return preg_match('~^[a-z][a-z0-9+.-]*:~i', $url) && !preg_match('~^https?:~i', $url) ? '' : $url;
}
function esc_url($url) { return str_replace('&', '&#038;', esc_url_raw($url)); }
function __($text, $domain) { return $text; }
function add_action($name, $call) { global $wp; $wp['actions'][$name][] = $call; }
function do_action($name) { global $wp; foreach ($wp['actions'][$name] ?? [] as $call) { $call(); } }
function add_shortcode($name, $call) { global $wp; $wp['shortcodes'][$name] = $call; }
function register_block_type($folder, $args) {
	global $wp;
	$block = json_decode(file_get_contents($folder . '/block.json'), true);
	$wp['blocks'][$block['name']] = $block + $args;
}
function generate_block_asset_handle($name, $field) { return $name; }
function wp_set_script_translations($handle, $domain, $path) {}
function load_plugin_textdomain($domain, $deprecated, $path) {}
function plugin_basename($file) { return basename(dirname($file)) . '/' . basename($file); }
function get_option($name, $default) { global $wp; return $wp['options'][$name] ?? $default; }
function determine_locale() { return 'ru_RU'; }
function current_user_can($what) { global $wp; return $wp['may']; }
function add_options_page(...$args) { global $wp; $wp['settings']['page'] = $args; }
function register_setting($group, $name, $args) { global $wp; $wp['settings']['option'] = [$group, $name, $args['sanitize_callback']]; }
function add_settings_section(...$args) {}
function add_settings_field($id, $title, $call, $page, $section, $args) { global $wp; $wp['settings']['fields'][] = [$call, $args]; }
function add_settings_error($setting, $code, $message) { global $wp; $wp['errors'][] = $message; }
function settings_fields($group) { echo '<input type="hidden" name="_wpnonce" value="nonce-of-' . $group . '">'; }
function do_settings_sections($page) { global $wp; foreach ($wp['settings']['fields'] as [$call, $args]) { $call($args); } }
function submit_button() { echo '<button>Save</button>'; }
function home_url() { return 'http://blog.example:8080/de'; }
function wp_parse_url($url) { return parse_url($url); }
function untrailingslashit($text) { return rtrim($text, '/\\'); }
function wp_print_script_tag($attributes) {
	$html = '';
	foreach ($attributes as $name => $value) { $html .= sprintf(' %s="%s"', $name, esc_attr($value)); }
	echo "<script$html></script>\n";
}
function shown($call) { ob_start(); $call(); return ob_get_clean(); }
function shortcode($text) { global $wp; return $wp['shortcodes']['prilavok']($text); }
function block($attributes) {
	global $wp;
	$block = $wp['blocks']['prilavok/widget'];
	$defaults = array_map(fn ($attribute) => $attribute['default'], $block['attributes']);
	return $block['render_callback']($attributes + $defaults);
}

require __DIR__ . '/../wordpress/prilavok/prilavok.php';

$without = shown(fn () => do_action('wp_head'));
$sanitized = [];
foreach (['shop' => 'https://shop.example/', 'cart' => '/korzina/', 'order' => 'https://site.example/order'] as $name => $value) {
	$sanitized[$name] = prilavok_sanitize([$name => $value])[$name];
}
$wp['options']['prilavok'] = ['shop' => 'https://shop.example', 'cart' => '/cart/', 'order' => '/order/'];
$refused = prilavok_sanitize(['shop' => 'javascript:alert(1)', 'cart' => '//evil.example', 'order' => ['x']]);
do_action('init');
do_action('admin_init');
do_action('admin_menu');

$head = shown(fn () => do_action('wp_head'));
$body = implode("\n", [
	'<p>Корзина ' . shortcode(['widget' => 'cart-badge']) . '</p>',
	shortcode(['widget' => 'cart-button', 'id' => '42', 'name' => 'Дрель "Ударная" <650 Вт>', 'price' => '4 990 руб.', 'button_label' => 'Купить']),
	block(['widget' => 'cart-button', 'id' => '43', 'name' => 'Перфоратор', 'price' => '12500']),
	block(['widget' => 'pickup-points-page', 'cityId' => 'moscow']),
	block(['widget' => 'cart-page']),
]);
$unknown = shortcode(['widget' => 'cart-buton"><script>']);
$page = shown('prilavok_print_page');
$wp['may'] = false;
$hidden = [shortcode(['widget' => 'cart-buton']), shown('prilavok_print_page')];

echo json_encode([
	'page' => "<!doctype html>\n<html lang=\"ru\">\n<head>\n<meta charset=\"utf-8\">\n<title>WordPress</title>\n$head</head>\n<body>\n$body\n</body>\n</html>\n",
	'checks' => [
		'head without an address' => $without,
		'sanitized' => $sanitized,
		'refused' => $refused,
		'errors' => $wp['errors'],
		'an unknown widget, for an author' => $unknown,
		'an unknown widget and the settings, for visitors' => $hidden,
		'who may open the settings' => $wp['settings']['page'][2],
		'option' => $wp['settings']['option'],
		'settings page' => preg_replace('/\s+/', ' ', $page),
	],
], JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_PRETTY_PRINT), "\n";
