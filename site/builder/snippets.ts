import { escaped } from '../live/escaped'
import type { LiveSpec } from '../live/live-spec'
import { splitProduct } from '../live/product-place'
import { liveWidgets } from '../live/widgets'

/** Where an editor pastes. */
export const CMS = ['html', 'wordpress', 'bitrix', 'opencart'] as const
export type Cms = (typeof CMS)[number]

/** Where the editor's own shop server is, and the pages of the cart and of the order. */
export interface ShopPages {
  readonly origin: string
  readonly cart: string
  readonly order: string
}

/** What stands in the code until the editor says it. */
export const SHOP: ShopPages = { origin: 'https://shop.example', cart: '/cart', order: '/order' }

/** One piece to paste, and where it goes. */
export interface Snippet {
  readonly place: 'head' | 'styles' | 'element' | 'install'
  readonly code: string
}

/** The widgets and attributes that the plugins of WordPress and 1C-Bitrix print; the others are pasted as markup. */
export const PLUGIN_WIDGETS: Readonly<Record<string, readonly string[]>> = {
  'cart-button': ['id', 'name', 'price', 'thumb-url', 'link', 'button-label'],
  'cart-badge': [],
  'stock-badge': ['id', 'available', 'left', 'label'],
  'cart-page': [],
  'checkout-page': [],
  'delivery-header': [],
  'pickup-points-page': ['city-id'],
}

const given = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes).filter(([, value]) => value.trim() !== '')

type Mount = LiveSpec['mounts'][number]

const attributesCode = (attributes: Readonly<Record<string, string>>) =>
  given(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`)

/** The element of a widget as markup, in that of the product page where it needs one. */
export function elementCode(whole: Mount): string {
  const { mount, product } = splitProduct(whole)
  if (product === null) return widgetCode(mount)
  return `<article${attributesCode(product).join('')}>\n  ${widgetCode(mount)}\n</article>`
}

function widgetCode({ widget, attributes }: Mount): string {
  const { element = 'div', inside = '' } = liveWidgets.find(({ name }) => name === widget) ?? {}
  return `<${element} data-prilavok="${widget}"${attributesCode(attributes).join('')}>${inside.replaceAll('\u00a0', '&nbsp;')}</${element}>`
}

const isInPlugin = ({ widget, attributes }: Mount): boolean => {
  const known = PLUGIN_WIDGETS[widget]
  return known !== undefined && given(attributes).every(([name]) => known.includes(name.replace('data-', '')))
}

const nameOf = (attribute: string) => attribute.replace('data-', '').replaceAll('-', '_')

/** A shortcode knows no escape: what it cannot hold is left out of it. */
const shortcodeText = (text: string) => text.replaceAll('"', '”').replace(/[[\]<>]/g, '')

function shortcode({ widget, attributes }: Mount): string {
  const written = given(attributes).map(([name, value]) => ` ${nameOf(name)}="${shortcodeText(value)}"`)
  return `[prilavok widget="${widget}"${written.join('')}]`
}

const phpText = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`

function component({ widget, attributes }: Mount): string {
  const own: Readonly<Record<string, string>> = { 'data-id': "$arResult['ID']", 'data-name': "$arResult['~NAME']" }
  const isProduct = 'data-name' in attributes
  const lines = given(attributes).map(
    ([name, value]) => `\t'${nameOf(name).toUpperCase()}' => ${isProduct && own[name] ? own[name] : phpText(value)},`,
  )
  return [
    "<?php $APPLICATION->IncludeComponent('prilavok:widget', '', [",
    `\t'WIDGET' => '${widget}',`,
    ...lines,
    ']); ?>',
  ].join('\n')
}

/** On the page of a product the template knows which one it is. */
const TWIG: Readonly<Record<string, string>> = { 'data-id': '{{ product_id }}', 'data-name': '{{ heading_title }}' }

function twig(mount: Mount): string {
  if (!('data-name' in mount.attributes)) return elementCode(mount)
  const { 'data-price': _, ...attributes } = mount.attributes
  return elementCode({ ...mount, attributes }).replace(
    / (data-id|data-name)="[^"]*"/g,
    (_whole, name: string) => ` ${name}="${TWIG[name] ?? ''}"`,
  )
}

const scriptTag = (lang: LiveSpec['lang'], { origin, cart, order }: ShopPages) =>
  [
    '<script',
    `  src="${escaped(origin.replace(/\/+$/, ''))}/bundle/prilavok.stub.js"`,
    `  data-pages-cart="${escaped(cart)}"`,
    `  data-pages-order="${escaped(order)}"`,
    ...(lang === 'en' ? ['  data-lang="en"'] : []),
    '></script>',
  ].join('\n')

function styles({ properties = {}, theme, density }: LiveSpec): readonly Snippet[] {
  const rules = Object.entries(properties).map(([name, value]) => `  ${name}: ${value};`)
  const marks = [theme && ` data-pk-theme="${theme}"`, density && ` data-pk-density="${density}"`]
    .filter(Boolean)
    .join('')
  const code = [
    ...(marks === '' ? [] : [`<html${marks}>`]),
    ...(rules.length === 0 ? [] : ['<style>', ':root {', ...rules, '}', '</style>']),
  ].join('\n')
  return code === '' ? [] : [{ place: 'styles', code }]
}

const mountCode: Readonly<Record<Cms, (mount: Mount) => string>> = {
  html: elementCode,
  wordpress: (mount) => (isInPlugin(mount) ? shortcode(mount) : elementCode(mount)),
  bitrix: (mount) => (isInPlugin(mount) ? component(mount) : elementCode(mount)),
  opencart: twig,
}

/** What an editor pastes to get what a specification shows: the tag once, the looks once, and the element where it goes. */
export function snippetsOf(spec: LiveSpec, cms: Cms, shop: ShopPages = SHOP): readonly Snippet[] {
  const head: readonly Snippet[] =
    cms === 'html' ? [{ place: 'head', code: scriptTag(spec.lang, shop) }] : [{ place: 'install', code: '' }]
  return [...head, ...styles(spec), { place: 'element', code: spec.mounts.map(mountCode[cms]).join('\n') }]
}
