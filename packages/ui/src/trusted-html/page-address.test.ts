import { expect, it } from 'vitest'
import { pageAddress } from './page-address'

it.each([
  '/product/1',
  'product/1',
  '?a=1',
  'https://shop.example/',
  'http://shop.example/',
  '//cdn.example/x',
  'mailto:a@b.example',
  'tel:+78005553535',
])('a link may lead to %s', (address) => {
  expect(pageAddress(address)).toBe(address)
})

it.each([
  null,
  '',
  ' ',
  '#',
  '#top',
  ' #top',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://shop.example/1',
  'https://',
])('no link leads to %j [SAFE-13]', (address) => {
  expect(pageAddress(address)).toBeNull()
})
