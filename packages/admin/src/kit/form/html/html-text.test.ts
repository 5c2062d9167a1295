import fc from 'fast-check'
import { expect, it } from 'vitest'
import { documentOf, isEditable, markupOf, sliceOf } from './html-text'

it.each([
  '',
  '<p>Грунт</p>',
  '<h2>Состав</h2><p><strong>Сухая</strong> смесь</p>'.replaceAll('strong', 'b'),
  '<ul><li>раз</li><li>два<ol><li>три</li></ol></li></ul>',
  '<p><a href="/delivery/?a=1#b">условия</a> и <a href="https://example.com/" title="Пример">пример</a></p>',
  '<blockquote><p>Слова</p></blockquote><hr><p>H<sub>2</sub>O, м<sup>2</sup>,<br>дальше</p>',
  '<p><img src="/img/a.webp" alt="Мешок" width="300" height="200"></p>',
])('%j is held as it is', (html) => {
  expect(isEditable(html)).toBe(true)
  expect(markupOf(documentOf(html))).toBe(html)
})

it.each([
  ['<p>раз<p>два', '<p>раз</p><p>два</p>'],
  ['просто текст', '<p>просто текст</p>'],
  ['<strong>a</strong><em>b</em>', '<p><b>a</b><i>b</i></p>'],
  ['<ul><li><p>раз</p></li></ul>', '<ul><li>раз</li></ul>'],
  ['<p> </p>', ''],
])('%j is written as %j', (html, written) => {
  expect(isEditable(html)).toBe(true)
  expect(markupOf(documentOf(html))).toBe(written)
})

it.each([
  '<table><tr><td>1</td></tr></table>',
  '<p class="note">x</p>',
  '<p>a<!-- b --></p>',
  '<a href="#here">x</a>',
  '<a href="javascript:x()">x</a>',
  '<figure><img src="/a.webp"></figure>',
  '<p>x</p><script>x()</script>',
])('%j is left to the markup view', (html) => {
  expect(isEditable(html)).toBe(false)
})

it('what is pasted has no more than what may be shown', () => {
  const pasted = '<style>*{}</style><p onclick="x()" style="color:red">раз <font>два</font><img src=x onerror=x()></p>'
  const place = document.createElement('div')
  expect(sliceOf(pasted).content.textBetween(0, sliceOf(pasted).content.size)).toBe('раз два')
  place.innerHTML = markupOf(documentOf(pasted))
  expect(place.querySelector('[onclick], [style], [onerror], style, font')).toBeNull()
})

it('markup that the editor wrote is written the same again', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<b>',
    '</b>',
    '<ul>',
    '<li>',
    '</ul>',
    '<br>',
    '<h3>',
    '</h3>',
    'a',
    '&lt;',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const once = markupOf(documentOf(pieces.join('')))
      expect(markupOf(documentOf(once))).toBe(once)
    }),
  )
})
