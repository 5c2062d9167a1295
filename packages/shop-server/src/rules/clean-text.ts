/** What a database takes of a stranger's text: no control characters, no halves of characters, at most so many characters. */
export const cleanText = (text: string, most: number): string =>
  [...text.replace(/\p{C}/gu, '')].slice(0, most).join('')
