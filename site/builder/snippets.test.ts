import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { LiveSpec } from '../live/live-spec'
import { PLUGIN_WIDGETS, snippetsOf, type Cms } from './snippets'

const attributes = {
  'data-id': '42',
  'data-name': `Клей "Мастер" <25 кг> & д'Арт`,
  'data-price': '499',
  'data-button-label': '',
}
const button: LiveSpec = { mounts: [{ widget: 'cart-button', attributes }] }
const codeOf = (spec: LiveSpec, cms: Cms, place = 'element') =>
  snippetsOf(spec, cms).find((each) => each.place === place)?.code

it('writes an element whose texts stay texts', () => {
  expect(codeOf(button, 'html')).toBe(
    `<div data-prilavok="cart-button" data-id="42" data-name="Клей &quot;Мастер&quot; &lt;25 кг&gt; &amp; д'Арт" data-price="499"></div>`,
  )
})

it('writes the element of the product page around a widget that reads its product there', () => {
  const product = { 'data-product-id': '42', 'data-product-name': 'Клей "Мастер"', 'data-product-price': '499' }
  const spec: LiveSpec = { mounts: [{ widget: 'product-delivery', attributes: product }] }
  for (const cms of ['html', 'wordpress', 'bitrix', 'opencart'] as const)
    expect(codeOf(spec, cms)).toBe(
      [
        '<article id="product-details" data-product-id="42" data-product-name="Клей &quot;Мастер&quot;" data-product-price="499" data-product-available="True">',
        '  <div data-prilavok="product-delivery"></div>',
        '</article>',
      ].join('\n'),
    )
})

it('writes a shortcode that WordPress reads', () => {
  expect(codeOf(button, 'wordpress')).toBe(
    `[prilavok widget="cart-button" id="42" name="Клей ”Мастер” 25 кг & д'Арт" price="499"]`,
  )
})

it('lets templates of Bitrix and OpenCart say which product it is', () => {
  expect(codeOf(button, 'bitrix')).toContain(`'ID' => $arResult['ID'],\n\t'NAME' => $arResult['~NAME'],`)
  expect(codeOf(button, 'opencart')).toBe(
    '<div data-prilavok="cart-button" data-id="{{ product_id }}" data-name="{{ heading_title }}"></div>',
  )
})

it('escapes texts of PHP', () => {
  const spec: LiveSpec = { mounts: [{ widget: 'stock-badge', attributes: { 'data-id': "4'2\\", 'data-label': '' } }] }
  expect(codeOf(spec, 'bitrix')).toContain(String.raw`'ID' => '4\'2\\',`)
})

it('gives markup where a plugin does not know the widget', () => {
  const spec: LiveSpec = { mounts: [{ widget: 'call-back', attributes: { 'data-view': 'form' } }] }
  for (const cms of ['wordpress', 'bitrix', 'opencart'] as const)
    expect(codeOf(spec, cms)).toBe('<div data-prilavok="call-back" data-view="form"></div>')
})

it('has the looks as attributes and a rule, and nothing where nothing is set', () => {
  expect(codeOf(button, 'html', 'styles')).toBeUndefined()
  const spec: LiveSpec = { ...button, theme: 'dark', density: 'compact', properties: { '--pk-accent': '#7a2e8e' } }
  expect(codeOf(spec, 'html', 'styles')).toBe(
    '<html data-pk-theme="dark" data-pk-density="compact">\n<style>\n:root {\n  --pk-accent: #7a2e8e;\n}\n</style>',
  )
})

it.each([
  ['integrations/wordpress/prilavok/widget.php', /'([a-z-]+)'\s+=> array\(([^)]*)\)/g],
  ['integrations/bitrix/local/components/prilavok/widget/component.php', /'([a-z-]+)' => \[([^\]]*)\]/g],
])('knows what %s prints', (file, pattern) => {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
  const printed = [...text.matchAll(pattern)].map(([, name = '', list = '']) => [
    name,
    [...list.matchAll(/'([\w-]+)'/g)].map(([, attribute = '']) => attribute.replaceAll('_', '-')),
  ])
  const known = Object.fromEntries(printed.filter(([name]) => Object.hasOwn(PLUGIN_WIDGETS, String(name))))
  expect(known).toEqual(PLUGIN_WIDGETS)
})

it("writes the editor's own addresses into the tag, line by line", () => {
  const shop = { origin: 'http://127.0.0.1:8080/', cart: '/basket', order: '/checkout?a=1&b=2' }
  expect(snippetsOf(button, 'html', shop)[0]?.code).toBe(
    [
      '<script',
      '  src="http://127.0.0.1:8080/bundle/prilavok.stub.js"',
      '  data-pages-cart="/basket"',
      '  data-pages-order="/checkout?a=1&amp;b=2"',
      '></script>',
    ].join('\n'),
  )
})
