const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const character = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '')
const decoded = (whole: string, name: string): string => {
  if (name.startsWith('#x') || name.startsWith('#X')) return character(Number.parseInt(name.slice(2), 16))
  return name.startsWith('#') ? character(Number(name.slice(1))) : (NAMED[name] ?? whole)
}

/** The text of the shop's own markup, a line for each block. */
export const plainText = (html: string): string =>
  html
    .replace(/<(?:br|\/p|\/li|\/h[1-6]|\/tr|\/div)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#x?[\da-f]{1,6}|[a-z]{2,6});/gi, decoded)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()

/** A text of at most so many characters, cut at a word where it can be. */
export function shortened(text: string, most: number): string {
  const letters = [...text]
  if (letters.length <= most) return text
  const cut = letters.slice(0, most - 1).join('')
  return `${cut.replace(/\s+\S*$/, '') || cut}…`
}
