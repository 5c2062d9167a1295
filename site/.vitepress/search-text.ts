import type { DefaultTheme } from 'vitepress'
import { searchWords } from './search-words'

const FENCE = /^(`{3,})[\s\S]*?^\1$/gm
const LINKED_TYPES = /^Types: .*$/gm

/** The words under which a page is looked for, as a section of its own that leads to its beginning. */
function wordsOf(relativePath: string): string {
  const words = searchWords[relativePath.replace(/^ru\//, '')]
  return words === undefined ? '' : `<h2>${words.join(', ')} <a href="#"></a></h2>\n<p></p>\n`
}

/** What the search reads of a page: all of it, but of the reference the names and what is said of them; and its words. */
export const searchText: NonNullable<DefaultTheme.LocalSearchOptions['_render']> = (source, env, md) => {
  if (env.relativePath.startsWith('source/')) return ''
  const isReference = env.relativePath.startsWith('reference/')
  const text = md.render(isReference ? source.replace(FENCE, '').replace(LINKED_TYPES, '') : source, env)
  return `${text}\n${wordsOf(env.relativePath)}`
}
