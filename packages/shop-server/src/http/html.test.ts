import fc from 'fast-check'
import { expect, it } from 'vitest'
import { html, jsonScript, render, trustedHtml, type Hole } from './html'

it('escapes text between tags and in attributes', () => {
  const name = `<script>alert(1)</script>" onmouseover='x' & co`
  expect(render(html`<a title="${name}">${name}</a>`)).toBe(
    '<a title="&lt;script&gt;alert(1)&lt;/script&gt;&quot; onmouseover=&#39;x&#39; &amp; co">' +
      '&lt;script&gt;alert(1)&lt;/script&gt;&quot; onmouseover=&#39;x&#39; &amp; co</a>',
  )
})

it('keeps markup, joins lists and leaves out what is not there', () => {
  const items = ['<1>', 2].map((item) => html`<li>${item}</li>`)
  expect(render(html`<ul>${items}${null}${undefined}${false}${0}</ul>`)).toBe('<ul><li>&lt;1&gt;</li><li>2</li>0</ul>')
})

it('puts in raw only what was declared trusted', () => {
  expect(render(html`<p>${trustedHtml('<b>да</b>')}</p>`)).toBe('<p><b>да</b></p>')
})

it('takes nothing that came as JSON for markup', () => {
  const forged: unknown = JSON.parse('{"markup":"<b>","Symbol(markup)":"<b>","content":"<b>"}')
  expect(() => html`<p>${forged as Hole}</p>`).toThrow(TypeError)
})

it('refuses an attribute value without quotes', () => {
  expect(() => html`<a href=${'x'}>`).toThrow('quotes')
  expect(() => html`<input value= ${'x'}>`).toThrow('quotes')
})

it('never lets a text make a tag, an attribute or an entity of its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const page = render(html`<a title="${text}">`)
      const value = page.slice('<a title="'.length, -'">'.length)
      expect(value).not.toMatch(/[<>"']/)
      expect(
        value
          .replace(/&lt;/g, '<')
          .replace(/&gt;/g, '>')
          .replace(/&quot;/g, '"')
          .replace(/&#39;/g, "'")
          .replace(/&amp;/g, '&'),
      ).toBe(text)
    }),
  )
})

it('writes JSON that ends no script element and reads back the same', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constant('</script><!--<script>\u2028')), (text) => {
      const inside = render(jsonScript('application/json', 'settings', { text })).replace(
        /^<script [^>]*>|<\/script>$/g,
        '',
      )
      expect(inside).not.toMatch(/[<>&\u2028\u2029]/)
      expect(JSON.parse(inside)).toEqual({ text })
    }),
  )
})
