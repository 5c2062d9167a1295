import { expect, it } from 'vitest'
import { plainText } from './plain-text'

it.each([
  ['<p>Скидка <b>10&nbsp;%</b></p><p>до&#160;пятницы</p>', 'Скидка 10\u00a0% до\u00a0пятницы'],
  ['&laquo;Клей&raquo; &#x2014; 5 &lt; 7 &amp; 8', '«Клей» — 5 < 7 & 8'],
  ['раз<script>alert(1)</script>два<style>b{}</style><!-- <b>нет</b> -->три', 'раздватри'],
  ['<p>Нужна <b>предоплата</b>: <a href="/x">условия</a></p><p>и<br>чек</p>', 'Нужна предоплата: условия и чек'],
  ['<img src=x onerror=alert(1)>текст', 'текст'],
  ['&unknown; &#0; &#x110000; 5 < 7', '&unknown; &#0; &#x110000; 5 < 7'],
  ['', ''],
])('gives the words of %j', (html, words) => {
  expect(plainText(html)).toBe(words)
})
