import { bareTags } from './bare-tags'

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  shy: '\u00ad',
  times: '×',
}
const LAST_SIGN = 0x10ffff

function signOf(written: string, name: string): string {
  if (!name.startsWith('#')) return NAMED[name] ?? written
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= LAST_SIGN ? String.fromCodePoint(code) : written
}

/** The words of a piece of HTML without its tags, read without a parser; shown as text, so nothing in it can run. */
export const plainText = (html: string): string =>
  bareTags(html)
    .replace(/<\/?(?:a(?: href="[^"]*")?|b|strong|i|em|span|small)>/gi, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi, signOf)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim()
