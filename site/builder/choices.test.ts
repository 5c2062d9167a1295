import { expect, it } from 'vitest'
import { liveWidgets } from '../live/widgets'
import { SHOP } from './snippets'
import { choicesOf, type Choices, firstMount, searchOf, withAddress, withProperty } from './choices'

const OWN = { origin: 'http://127.0.0.1:8080', cart: '/basket', order: '/checkout?step=1' }

it.each(liveWidgets)('shares $name by its address', (widget) => {
  const choices: Choices = {
    spec: { mounts: [firstMount(widget)] },
    cms: 'bitrix',
    width: 'phone',
    shop: OWN,
    lang: 'en',
  }
  expect(choicesOf(searchOf(choices))).toEqual(choices)
})

it.each([
  '',
  '?spec=%7B%7D',
  '?spec=no&cms=joomla&width=3&lang=de',
  `?spec=${encodeURIComponent('{"mounts":[{"widget":"none","attributes":{}}]}')}`,
])('begins with the cart button at %j', (search) => {
  const { spec, cms, width, lang } = choicesOf(search)
  expect([spec.mounts[0]?.widget, cms, width, lang]).toEqual(['cart-button', 'html', 'desktop', 'en'])
})

it.each([
  ['', ['ru-RU', 'en'], 'ru'],
  ['', ['RU'], 'ru'],
  ['', ['uk', 'ru', 'en'], 'ru'],
  ['', ['de', 'en-GB', 'ru'], 'en'],
  ['', ['fr'], 'en'],
  ['', [], 'en'],
  ['?lang=en', ['ru'], 'en'],
  ['?lang=ru', ['en'], 'ru'],
  ['?lang=de', ['ru'], 'ru'],
])('opens %j in a browser of %j in %s, and its address keeps that', (search, languages, lang) => {
  const choices = choicesOf(search, languages)
  expect(choices.lang).toBe(lang)
  expect(choicesOf(searchOf(choices), [lang === 'ru' ? 'en' : 'ru']).lang).toBe(lang)
})

it('sets a property, and takes it away with an empty value', () => {
  const spec = { mounts: [] }
  const violet = withProperty(spec, '--pk-accent', '#7a2e8e')
  expect(violet).toEqual({ mounts: [], properties: { '--pk-accent': '#7a2e8e' } })
  expect(withProperty(violet, '--pk-accent', '')).toEqual(spec)
})

it.each([
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  [' https://shop.example/ ', 'https://shop.example/'],
  ['', SHOP.origin],
  ['shop', SHOP.origin],
  ['javascript:alert(1)', SHOP.origin],
  ['https://a"onload=x', SHOP.origin],
])('takes %j as the address of the shop only where it is one', (text, origin) => {
  expect(withAddress(SHOP, 'origin', text).origin).toBe(origin)
})
