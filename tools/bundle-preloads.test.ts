import { describe, expect, it } from 'vitest'
import { chunksOf } from './bundle-preloads.mjs'

const chunk = (imports: string[], lazy: string[] = []) => ({ isEntry: false, imports, lazy })
const files = {
  'prilavok.js': { isEntry: true, imports: [], lazy: ['after-press'] },
  'chunks/page.js': chunk(['prilavok.js', 'chunks/kit.js'], ['cart-page']),
  'chunks/kit.js': chunk(['chunks/deep.js']),
  'chunks/deep.js': chunk(['chunks/kit.js']),
  'chunks/other.js': chunk([], ['cart-page-of-another']),
}

describe('the chunks that a page has fetched ahead', () => {
  it('are those of the lazy module with all that they import, without the entry, each once', () => {
    expect(chunksOf(files, ['cart-page'])).toEqual(['chunks/deep.js', 'chunks/kit.js', 'chunks/page.js'])
  })

  it('are none for a module that the entry has', () => {
    expect(chunksOf(files, ['after-press'])).toEqual([])
  })
})
