/** Words to be found, in a shape that can be sent to a page. */
export type Words =
  { readonly text: string; readonly exact: boolean } | { readonly source: string; readonly flags: string }

export const wordsOf = (words: string | RegExp, exact = false): Words =>
  typeof words === 'string' ? { text: words, exact } : { source: words.source, flags: words.flags }

/** As Playwright compares texts: soft hyphens are nobody's words, and spaces of every kind are one. */
export const plain = (text: string) =>
  text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Whether a text has the words: as a part of it in any case of letters, wholly where that is asked, or by a pattern. */
export const says = (words: Words) => (text: string) => {
  if ('source' in words) return new RegExp(words.source, words.flags).test(plain(text))
  const wanted = plain(words.text)
  return words.exact ? plain(text) === wanted : plain(text).toLowerCase().includes(wanted.toLowerCase())
}
