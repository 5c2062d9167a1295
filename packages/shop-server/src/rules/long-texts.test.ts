import { expect, it } from 'vitest'
import { growthOf } from '../testing/growth'
import { cleanLines, cleanText } from './clean-text'
import { readCompetitorPage } from './competitor-page'
import { plainText, shortened } from './plain-text'
import { slugOf } from './slug'

const page = (text: string) => readCompetitorPage(text, new URL('https://shop.example/'))
const script = (json: string) => `<script type="application/ld+json">${json}</script>`

it.each<readonly [string, (text: string) => unknown, (parts: number) => string]>([
  ['open brackets as plain text', plainText, (n) => '<'.repeat(n)],
  ['ends of paragraphs as plain text', plainText, (n) => '</p'.repeat(n)],
  ['characters by name as plain text', plainText, (n) => '&amp'.repeat(n)],
  ['lines as plain text', plainText, (n) => ' \n'.repeat(n)],
  ['a word without end, shortened', (text) => shortened(text, 1000), (n) => 'a'.repeat(n)],
  ['accents', (text) => cleanText(text, 1000), (n) => `a${'\u0301'.repeat(n)}`],
  ['joiners', (text) => cleanText(text, 1000), (n) => '\u200d'.repeat(n)],
  ['empty lines', (text) => cleanLines(text, 1000), (n) => '\n\r'.repeat(n)],
  ['a name as an address', slugOf, (n) => 'щ -'.repeat(n)],
  ['a page of scripts', page, (n) => '<script'.repeat(n)],
  ['a page of data', page, (n) => script('{}').repeat(n / 20)],
  ['a page with a list without end', page, (n) => script(`[${'{},'.repeat(n)}{}]`)],
  ['a page with lists inside lists', page, (n) => script('['.repeat(n) + ']'.repeat(n))],
  ['a page of metas', page, (n) => '<meta '.repeat(n)],
  ['a page with a meta without end', page, (n) => `<meta ${'content="'.repeat(n)}`],
  [
    'a page with a price without end',
    page,
    (n) => script(`{"@type":"Product","offers":{"price":"${'1,'.repeat(n)}"}}`),
  ],
])('%s: the work grows with the length alone', (_, read, textOf) => {
  expect(growthOf(read, textOf)).toBeLessThan(30)
})
