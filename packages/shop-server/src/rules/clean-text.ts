/** What a database takes of a stranger's text: no control characters, no halves of characters, at most so many characters. */
export const cleanText = (text: string, most: number): string =>
  [...text.replace(/\p{C}/gu, '')].slice(0, most).join('')

/** As `cleanText`, for a text of several lines: they stay, three empty ones in a row do not. */
export const cleanLines = (text: string, most: number): string =>
  [
    ...text
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{C}\n]/gu, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  ]
    .slice(0, most)
    .join('')
