const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  ndash: '–',
  mdash: '—',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  times: '×',
}

function characterOf(entity: string): string | null {
  const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(entity) ?? []
  if (hex === undefined && decimal === undefined) return Object.hasOwn(NAMED, entity) ? (NAMED[entity] ?? null) : null
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : null
}

/** Text of WooCommerce, which comes as markup, as people read it: tags are left out, entities are characters. */
export const plainText = (markup: string): string =>
  markup
    .replace(/<br\s*\/?>|<\/p>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w{1,8});/g, (whole, entity: string) => characterOf(entity) ?? whole)
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** An address of WooCommerce that may be followed: http or https; null for any other. */
export const safeAddress = (address: string): string | null =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : null
