import { expect, it } from 'vitest'
import { plainText, safeAddress } from './plain-text'

it('is what people read of the markup of WooCommerce', () => {
  expect(plainText('<p>Болт &#8211; 5&times;10 &laquo;А&raquo;</p>\n<p>Сталь &amp;lt;</p>')).toBe(
    'Болт – 5×10 «А»\n\nСталь &lt;',
  )
  expect(plainText('a<br>b &#x41; &unknown; &#0; &#99999999;')).toBe('a\nb A &unknown; &#0; &#99999999;')
})

it('follows http and https alone', () => {
  expect(
    ['https://a.example/x', 'http://a.example', 'javascript:1', '//a.example', '', 'data:,x'].map(safeAddress),
  ).toEqual(['https://a.example/x', 'http://a.example', null, null, null, null])
})
