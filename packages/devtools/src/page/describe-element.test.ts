import { expect, it } from 'vitest'
import { elementPath } from './describe-element'

it.each([
  [
    '<main><ul class="goods"><li></li><li><b class="pk-root buy" data-x></b></li></ul></main>',
    'main > ul.goods > li:nth-of-type(2) > b.buy',
  ],
  ['<div id="shop"><p data-x></p></div>', '#shop > p'],
  ['<div id="user-79120000000" class="u79120000000"><p data-x></p></div>', 'div > p'],
])('the path of an element in %s reads %s', (html, path) => {
  document.body.innerHTML = html
  const element = document.querySelector('[data-x]')
  expect(element && elementPath(element)).toBe(path)
})
