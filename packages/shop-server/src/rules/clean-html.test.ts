import { describe, expect, it } from 'vitest'
import { growthOf } from '../testing/growth'
import { cleanHtml } from './clean-html'

describe('markup of a text', () => {
  it.each<readonly [string, string]>([
    ['<p>Текст <B>жирный</B><br/></p>', '<p>Текст <b>жирный</b><br></p>'],
    ['<div><p class="x" onclick="y">Текст</p></div>', '<p>Текст</p>'],
    ['1 < 2 <', '1 &lt; 2 &lt;'],
    ['<p>a<!-- b --><script>c</script>d<style >e</style></p>f', '<p>ad</p>f'],
    ['a<script>b', 'a'],
    ['a<!-- b', 'a'],
    ['<scr<!---->ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
    ['<scr<script></script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
    ['<scripty>a</scripty>', 'a'],
    ['<svg><p>a</p><b>b</svg>c', 'c'],
    ['<iframe><p>a</iframe>b', 'b'],
    ['<p>a<b>b', '<p>a<b>b</b></p>'],
    ['AT&amp;T&nbsp;&copy; &lt;b&gt;', 'AT&amp;T&nbsp;© &lt;b&gt;'],
    [
      '<a href="/product/1" title=\'"x" y\' target="_blank">z</a>',
      '<a href="/product/1" title="&quot;x&quot; y">z</a>',
    ],
    ['<a href="/a" title="1<2">z</a>', '<a href="/a" title="1&lt;2">z</a>'],
    [
      '<img src=/a.webp alt="Вид" width=5 height="6" loading=lazy>',
      '<img src="/a.webp" alt="Вид" width="5" height="6">',
    ],
    ['<td colspan="2" rowspan=3 href="/x">a</td>', '<td colspan="2" rowspan="3">a</td>'],
    ['<p href="/x">a</p href="/y">', '<p>a</p>'],
    ['<a HREF="mailto:a@b.ru">a</a>', '<a href="mailto:a@b.ru">a</a>'],
    ['<a href="?a=1&b=2">a</a>', '<a href="?a=1&amp;b=2">a</a>'],
  ])('%j is kept as %j, and so is what it was kept as', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean)
    expect(cleanHtml(clean)).toBe(clean)
  })

  it.each(['https://a.ru', 'http://a.ru', 'tel:+7', '#x', '?x', '/x', '/'])('keeps the address %j', (href) => {
    expect(cleanHtml(`<a href="${href}">a</a>`)).toBe(`<a href="${href}">a</a>`)
  })

  it.each([
    'java\tscript:x',
    'javascript:x',
    'javascript&colon;x',
    '&#106;avascript:x',
    ' data:x',
    'x/y',
    '//a.ru',
    '/\\a.ru',
    '/&bsol;a.ru',
    '/&#92;a.ru',
    '/\t/a.ru',
    '/&Tab;\\a.ru',
    '\\\\a.ru',
  ])('takes the address %j away', (href) => {
    expect(cleanHtml(`<a href="${href}">a</a><img src="${href}">`)).toBe('<a>a</a><img>')
  })

  it('is refused where its elements lie too deep inside each other', () => {
    expect(cleanHtml(`${'<b>'.repeat(100)}a`)).toContain('<b>a</b>')
    expect(cleanHtml(`${'<b>'.repeat(101)}a`)).toBeNull()
    expect(cleanHtml(`${'<i>'.repeat(101)}${'</u>'.repeat(9)}`)).toBeNull()
  })

  it.each<readonly [string, (n: number) => string]>([
    ['tags inside tags', (n) => `${'<scr'.repeat(n)}<script></script>${'ipt></script>'.repeat(n)}<p>x</p>`],
    ['open brackets', (n) => '<'.repeat(n)],
    ['tags that are not closed', (n) => '<p '.repeat(n)],
    ['elements that are not closed', (n) => '<b>'.repeat(n)],
    ['ends without a beginning', (n) => `${'<i>'.repeat(99)}${'</u>'.repeat(n)}`],
    ['comments that are not closed', (n) => '<!--'.repeat(n)],
    ['attributes', (n) => `<a${Array.from({ length: n / 4 }, (_, at) => ` a${at}="&amp;"`).join('')}>`],
    ['characters by name', (n) => '&amp&nbsp;'.repeat(n / 2)],
    ['halves of scripts', (n) => '<script></scrip'.repeat(n)],
    ['pictures', (n) => '<img src="/a">'.repeat(n / 4)],
  ])('is read in a time that grows with its length alone: %s', (_, textOf) => {
    expect(growthOf(cleanHtml, textOf)).toBeLessThan(30)
  })
})
