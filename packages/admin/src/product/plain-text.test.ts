import { expect, it } from 'vitest'
import { plainText } from './plain-text'

it('a description is compared as its reader sees it', () => {
  expect(
    plainText('<p>Грунт&nbsp;&laquo;А&raquo; &lt;b&gt;</p>\n<ul><li>быстро</li><li>просто &#x2116;1</li></ul>'),
  ).toBe('Грунт\u00a0«А» <b>\n• быстро\n• просто №1')
  expect(plainText('&#99999999; &unknown;')).toBe('&#99999999; &unknown;')
})
