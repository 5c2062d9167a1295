/** The joiner within an emoji of several: without it a family falls apart. */
const JOINED = String.raw`(?!(?<=[\p{ExtPict}\p{EMod}\uFE0F])\u200D(?=\p{ExtPict}))`
const UNSHOWN = new RegExp(String.raw`${JOINED}\p{C}`, 'gu')
const UNSHOWN_IN_LINES = new RegExp(String.raw`${JOINED}[^\P{C}\n]`, 'gu')
/** No writing has more accents over one letter; what has hundreds covers the lines around it. */
const TOWER = /(\p{M}{10})\p{M}+/gu

/**
 * What a database takes of a stranger's text: no control characters, none without a width or with a direction, no halves of characters,
 * ten accents on a letter, at most so many characters.
 */
export const cleanText = (text: string, most: number): string =>
  [...text.replace(UNSHOWN, '').replace(TOWER, '$1')].slice(0, most).join('')

/** As `cleanText`, for a text of several lines: they stay, three empty ones in a row do not. */
export const cleanLines = (text: string, most: number): string =>
  [
    ...text
      .replace(/\r\n?/g, '\n')
      .replace(UNSHOWN_IN_LINES, '')
      .replace(TOWER, '$1')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  ]
    .slice(0, most)
    .join('')
