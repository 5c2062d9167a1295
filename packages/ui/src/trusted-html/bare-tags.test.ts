import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bareTags } from './bare-tags'

it.each([
  ['<p class="note" style="color:red">Скидка <b onclick="x()">10&nbsp;%</b></p>', '<p>Скидка <b>10&nbsp;%</b></p>'],
  ['<a class=x href="/delivery/" onclick="x()">условия</a>', '<a href="/delivery/">условия</a>'],
  ['<a href=\'/a?b="c"\'>x</a>', '<a href="/a?b=&quot;c&quot;">x</a>'],
  ['<A HREF=/a target=_blank>x</A>', '<A href="/a">x</A>'],
  ['<a title="a > b" href="/a">x</a>', '<a href="/a">x</a>'],
  ['<h2 id="x">Важно</h2><br/>читать', 'Важно<br>читать'],
  ['раз<script>x()</script>два<STYLE>*{}</STYLE>три', 'раздватри'],
  ['раз<style>*{} <b>два</b>', 'раз'],
  ['раз<!-- <b>нет</b> -->два<!-- конец', 'раздва'],
  ['5 < 7 и <b', '5 &lt; 7 и &lt;b'],
  ['<base href="//evil"><meta http-equiv=refresh><link rel=stylesheet href=//evil>', ''],
])('%j becomes %j', (html, expected) => {
  expect(bareTags(html)).toBe(expected)
})

it('leaves nothing that a policy could be broken by, whatever comes', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '/',
    ' ',
    '=',
    '<p',
    '<a ',
    'href=',
    'onclick=',
    'style=',
    '<style>',
    '</style>',
    '<!--',
    '-->',
    '<base ',
    '<svg ',
    '<script>',
    '</script>',
    'x',
    '&lt;',
    '\n',
  )
  const allowed = /^(?:[^<]|<\/?(?:a|b|strong|i|em|br|p|ul|ol|li|span|small)>|<a href="[^"]*">)*$/i
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 16 }), (pieces) => {
      expect(bareTags(pieces.join(''))).toMatch(allowed)
    }),
    { numRuns: 5_000 },
  )
})

/** The shortest of three runs, in milliseconds. */
const shortest = (run: () => unknown): number =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const begun = performance.now()
      run()
      return performance.now() - begun
    }),
  )

it.each([
  '<a ',
  '<a "',
  '<a \'"',
  '<a \'>"',
  '<a >',
  '</script',
  '<script ',
  '<script></script',
  '<!--',
  '<!-- -',
  '<',
  '<a href=',
  '<p title="',
  '<a href="x>',
])('a note of nothing but %j is read about as fast as its signs are counted (review L5)', (piece) => {
  const note = piece.repeat(200_000 / piece.length)
  const counting = shortest(() => [...note].length)
  // Work that grew with the square of the length took thousands of times as long.
  expect(shortest(() => bareTags(note)) / counting).toBeLessThan(200)
})
