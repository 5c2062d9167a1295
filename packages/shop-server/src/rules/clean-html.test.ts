import { expect, it } from 'vitest'
import { cleanHtml } from './clean-html'

it.each<readonly [string, string]>([
  ['<p>Текст <B>жирный</B><br/></p>', '<p>Текст <b>жирный</b><br></p>'],
  ['<div><p class="x" onclick="y">Текст</p></div>', '<p>Текст</p>'],
  ['1 < 2 <', '1 &lt; 2 &lt;'],
  ['<p>a<!-- b --><script>c</script>d<style >e</style></p>f', '<p>ad</p>f'],
  ['a<script>b', 'a'],
  ['a<!-- b', 'a'],
  ['<scr<!---->ipt>alert(1)</script>', ''],
  ['<scripty>a</scripty>', 'a'],
  ['<a href="/product/1" title=\'"x" y\' target="_blank">z</a>', '<a href="/product/1" title="&quot;x&quot; y">z</a>'],
  ['<a href="/a" title="1<2">z</a>', '&lt;a href="/a" title="1&lt;2">z</a>'],
  ['<img src=/a.webp alt="Вид" width=5 height="6" loading=lazy>', '<img src="/a.webp" alt="Вид" width="5" height="6">'],
  ['<td colspan="2" rowspan=3 href="/x">a</td>', '<td colspan="2" rowspan="3">a</td>'],
  ['<p href="/x">a</p href="/y">', '<p>a</p>'],
  ['<a HREF="mailto:a@b.ru">a</a>', '<a href="mailto:a@b.ru">a</a>'],
  ...[
    'https://a.ru',
    'http://a.ru',
    'tel:+7',
    '#x',
    '?x',
    '/x',
    'java\tscript:x',
    '//a.ru',
    'javascript:x',
    ' data:x',
    'x/y',
    '/&colon;x',
    '/&#58;x',
  ].map((href) => {
    const isKept = /^(?:https?:|tel:|[#?/](?!\/))/.test(href) && !href.includes('&')
    return [`<a href="${href}">a</a>`, isKept ? `<a href="${href}">a</a>` : '<a>a</a>'] as const
  }),
])('%j is kept as %j', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean)
})
