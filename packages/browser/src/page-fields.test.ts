import { afterEach, expect, it } from 'vitest'
import { readPageFields } from './page-fields'

afterEach(() => document.body.replaceChildren())
const show = (html: string) => void (document.body.innerHTML = html)

it('reads data attributes and hidden inputs alike [PRODUCT-02] [PRODUCT-03]', () => {
  show(`<div id="product-details" data-product-id="p1" data-product-weight="5">
    <input type="hidden" name="product-weight" value="7"><p><input type="hidden" name="product-comments-count" value="12"></p>
    <input type="text" name="product-name" value="typed">
  </div>`)
  expect(readPageFields('product-details')).toEqual({
    productId: 'p1',
    productWeight: '5',
    productCommentsCount: '12',
  })
})

it('is null on a page without the element [PRODUCT-01]', () => {
  show('<div id="other" data-product-id="p1"></div>')
  expect(readPageFields('product-details')).toBeNull()
})

it('reads a form whose controls hide its own members', () => {
  show(`<form id="product-details" data-product-id="p1">
    <input type="hidden" name="getAttribute" value="x"><input type="hidden" name="querySelectorAll" value="y">
    <input type="hidden" name="getAttributeNames" value="z"><input type="hidden" value="nameless"></form>`)
  expect(readPageFields('product-details')).toMatchObject({ productId: 'p1', getAttribute: 'x' })
})
