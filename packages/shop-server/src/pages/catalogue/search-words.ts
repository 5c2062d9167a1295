import { searchText } from '../../rules/search-text'

const MOST_WORDS = 8

/** The longest query that is looked at. */
export const LONGEST_QUERY = 100

/**
 * The stems to look for: endings of Russian words fall away, so that "саморезы" finds "саморез". Short words and words
 * with figures, such as sizes and articles, stay as they are.
 */
export function searchStems(query: string): readonly string[] {
  const words = searchText(query.slice(0, LONGEST_QUERY)).split(' ').filter(Boolean)
  return [...new Set(words)].slice(0, MOST_WORDS).map(stem)
}

const ENDINGS =
  /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|ые|ие|ая|яя|ое|ее|ой|ей|ий|ый|ых|их|ую|юю|ом|ем|ам|ям|ах|ях|ов|ев|а|я|ы|и|у|ю|о|е|ь)$/

function stem(word: string): string {
  if (!/^[а-я]{5,}$/.test(word)) return word
  const short = word.replace(ENDINGS, '')
  return short.length >= 4 ? short : word
}
