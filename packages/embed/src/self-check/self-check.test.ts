import { mounts } from '@prilavok/widgets/mounts'
import { afterEach, expect, it } from 'vitest'
import { findElements, widgetOf } from '../kernel/find'
import { selfCheck } from './self-check'

afterEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
})

/** Tags as they stand in a page, which this test does not run. */
function addTag(address: string, attributes: Readonly<Record<string, string>> = {}) {
  const tag = Object.assign(document.createElement('script'), { type: 'text/plain', src: address })
  for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value)
  document.head.append(tag)
}

function found(html = '') {
  document.body.innerHTML = html
  const points = findElements(document).flatMap((element) => {
    const widget = mounts.find(({ name }) => name === widgetOf(element))
    return widget === undefined ? [] : [{ element, widget }]
  })
  return [...selfCheck(points)].map(({ problem }) => problem)
}

it('names misspelt attributes of elements with the right name [EMBED-12]', () => {
  expect(
    found(
      '<div data-prilavok="cart-button" data-id="1" data-nmae="Дрель" data-prise="5" data-thumb="/a.webp" data-aos="fade"></div>' +
        '<div data-prilavok="cart-page" data-payment-typ="x"></div>',
    ),
  ).toEqual([
    { kind: 'misspelt', attribute: 'data-nmae', meant: 'data-name', on: 'cart-button' },
    { kind: 'misspelt', attribute: 'data-prise', meant: 'data-price', on: 'cart-button' },
    { kind: 'misspelt', attribute: 'data-payment-typ', meant: 'data-payment-type', on: 'cart-page' },
  ])
})

it('is silent where the right name is there as well, and of attributes of others', () => {
  expect(
    found('<div data-prilavok="cart-button" data-id="1" data-name="A" data-names="x" data-x data-v-3f2a></div>'),
  ).toEqual([])
})

it('names misspelt attributes of the tag [EMBED-12]', () => {
  addTag('https://shop.example/bundle/prilavok.stub.js?v=2', {
    'data-lnag': 'en',
    'data-font-sise': 'page',
    'data-pages-crat': '/cart',
    'data-pages-order': '/order',
    'data-cfasync': 'false',
  })
  addTag('https://other.example/jquery.js', { 'data-lnag': 'en' })
  expect(found()).toEqual([
    { kind: 'misspelt', attribute: 'data-lnag', meant: 'data-lang', on: '<script>' },
    { kind: 'misspelt', attribute: 'data-font-sise', meant: 'data-font-size', on: '<script>' },
    { kind: 'misspelt', attribute: 'data-pages-crat', meant: 'data-pages-cart', on: '<script>' },
  ])
})

it('counts tags of the stub; the stub and its module are no two [EMBED-08]', () => {
  addTag('https://shop.example/bundle/prilavok.stub.js')
  addTag('https://shop.example/bundle/prilavok.js')
  expect(found()).toEqual([])
  addTag('https://shop.example/bundle/prilavok.stub.js?ver=6.5')
  expect(found()).toEqual([{ kind: 'tags', count: 2 }])
})
