import fc from 'fast-check'
import { expect, it } from 'vitest'
import { frameAddress, readSpec, type LiveSpec } from './live-spec'

const button: LiveSpec = {
  mounts: [{ widget: 'cart-button', attributes: { 'data-id': '42', 'data-name': 'Клей "А" & <б>' } }],
}

it('comes back from the address as it went', () => {
  const spec: LiveSpec = {
    ...button,
    lang: 'en',
    theme: 'dark',
    density: 'compact',
    page: 'old',
    properties: { '--pk-accent': '#ff0000' },
  }
  expect(readSpec(new URL(frameAddress(spec), 'https://site.example').searchParams.get('spec'))).toEqual(spec)
})

it.each([
  ['no text', null],
  ['no JSON', '{'],
  ['no widgets', '{}'],
  ['markup as a widget', { mounts: [{ widget: '<img>', attributes: {} }] }],
  ['a handler as an attribute', { mounts: [{ widget: 'cart-button', attributes: { onclick: 'alert(1)' } }] }],
  ['an address as an attribute', { mounts: [{ widget: 'cart-button', attributes: { href: 'javascript:alert(1)' } }] }],
  ['a second widget in an attribute', { mounts: [{ widget: 'cart-button', attributes: { 'data-prilavok': 'x' } }] }],
  ['a property of the page', { ...button, properties: { background: 'red' } }],
  ['an address in a property', { ...button, properties: { '--pk-accent': 'url(https://evil.example)' } }],
  ['the end of a rule in a property', { ...button, properties: { '--pk-accent': 'red; } body { display: none' } }],
  ['an unknown page', { ...button, page: 'https://evil.example/a.css' }],
  ['a thousand widgets', { mounts: Array.from({ length: 1000 }, () => button.mounts[0]) }],
])('refuses %s', (_what, spec) => {
  expect(readSpec(typeof spec === 'string' || spec === null ? spec : JSON.stringify(spec))).toBeNull()
})

it('never throws', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readSpec(text)))
})
