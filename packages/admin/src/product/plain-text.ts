const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  laquo: '«',
  raquo: '»',
  mdash: '—',
  ndash: '–',
  hellip: '…',
}

const entity = (whole: string, name: string): string => {
  if (Object.hasOwn(ENTITIES, name)) return ENTITIES[name] ?? whole
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return name.startsWith('#') && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
}

/** What a reader sees of a description, a line for each of its blocks; it is compared and shown as text, never as markup. */
export const plainText = (html: string): string =>
  html
    .replace(/<li[^<>]*>/gi, '\n• ')
    .replace(/<(?:br|\/p|\/h\d|\/ul|\/ol|\/div|\/tr)[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#?\w+);/g, entity)
    .replace(/[^\S\n\u00a0]+/g, ' ')
    .replace(/ *\n[\s]*/g, '\n')
    .trim()
