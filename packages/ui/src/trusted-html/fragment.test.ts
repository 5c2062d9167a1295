import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitiseFragment } from './fragment'
import { fragmentTags } from './fragment-tags'

const clean = (html: string, base: string | null = 'https://shop.example/a/') => {
  const place = document.createElement('div')
  place.append(sanitiseFragment(html, base))
  return place.innerHTML
}

describe('a fragment of a page', () => {
  it('keeps elements, classes, pictures and what widgets mount by', () => {
    const card =
      '<ul class="grid"><li class="card"><img src="/p.webp" alt="" width="240"><h3><a href="b">Цемент</a></h3><div data-prilavok="cart-button" data-id="1" data-price="10.50"></div></li></ul>'
    expect(clean(card)).toBe(
      '<ul class="grid"><li class="card"><img src="https://shop.example/p.webp" alt="" width="240"><h3><a href="https://shop.example/a/b" rel="noopener">Цемент</a></h3><div data-prilavok="cart-button" data-id="1" data-price="10.50"></div></li></ul>',
    )
  })

  it.each([
    ['<script>x()</script><p>да</p>', '<p>да</p>'],
    ['<img src="x.webp" onerror="x()">', '<img src="https://shop.example/a/x.webp">'],
    ['<a href="javascript:x()" onclick=x()>раз</a>', '<a>раз</a>'],
    ['<a href=" java&#10;script:x()">раз</a>', '<a>раз</a>'],
    ['<base href="//evil.example/"><p>раз</p>', '<p>раз</p>'],
    ['<form action="//evil.example"><input name="a"><b>раз</b></form>', '<b>раз</b>'],
    ['<iframe srcdoc="x"></iframe><object data=x></object><p>два</p>', '<p>два</p>'],
    ['<p style="position:fixed" id="x" name="y">раз</p>', '<p>раз</p>'],
    ['<svg><a href="javascript:x()"><text>раз</text></a></svg>', ''],
    [
      '<img srcset="/a.webp 1x, javascript:x() 2x" src="data:text/html,x">',
      '<img srcset="https://shop.example/a.webp 1x">',
    ],
    [
      '<div data-bs-toggle="x" data-id="1" x-on:click="y" @click="z" v-html="q">раз</div>',
      '<div data-id="1">раз</div>',
    ],
    ['<a href="#top">раз</a>', '<a>раз</a>'],
    ['<p title="&quot; onclick=x">раз</p>', '<p title="&quot; onclick=x">раз</p>'],
  ])('[FILTER-03] runs nothing: %s becomes %s', (html, expected) => {
    expect(clean(html)).toBe(expected)
  })

  it('a button of the list sends no form', () => {
    expect(clean('<button type="submit" formaction="/x">Купить</button>')).toBe('<button type="button">Купить</button>')
  })

  it('whatever comes, nothing is left that could run, and the text is clean before a browser reads it', () => {
    const piece = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '/',
      ' ',
      '=',
      '`',
      '&quot;',
      '\n',
      'x',
      '<div',
      '<a ',
      '<img ',
      'href=',
      'src=',
      'onerror=',
      'javascript:x()',
      'style=',
      'id=',
      '<script>',
      '</script>',
      '<svg',
      '<form action=x',
      '<!--',
      '-->',
      'data-id=',
      'class=',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const html = pieces.join('')
        const place = document.createElement('div')
        place.append(sanitiseFragment(html, null))
        const names = [...place.querySelectorAll('*')].flatMap((element) =>
          [...element.attributes].map(({ name }) => name),
        )
        expect(names.filter((name) => /^on|^style$|^id$|^action$/.test(name))).toEqual([])
        expect(place.querySelector('script, svg, form, iframe, style, base')).toBeNull()
        const links = [...place.querySelectorAll('[href],[src]')].map(
          (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
        )
        expect(links.filter((address) => /^\s*javascript/i.test(address))).toEqual([])
        expect(fragmentTags(html)).not.toMatch(/<[^>]*\son\w+\s*=\s*[^"\s]/i)
      }),
      { numRuns: 3_000 },
    )
  })
})
