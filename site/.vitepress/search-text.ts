import type { DefaultTheme } from 'vitepress'

const FENCE = /^(`{3,})[\s\S]*?^\1$/gm
const LINKED_TYPES = /^Types: .*$/gm

/** What the search reads of a page: all of it, but of the reference the names and what is said of them. */
export const searchText: NonNullable<DefaultTheme.LocalSearchOptions['_render']> = (source, env, md) => {
  if (env.relativePath.startsWith('source/')) return ''
  const isReference = env.relativePath.startsWith('reference/')
  return md.render(isReference ? source.replace(FENCE, '').replace(LINKED_TYPES, '') : source, env)
}
