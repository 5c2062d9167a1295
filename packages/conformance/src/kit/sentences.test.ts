import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SENTENCES } from './sentences'

const root = new URL('../../../../', import.meta.url)
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

/** The chapters of a page by their anchors, each with its lines as one. */
function chaptersOf(page: string): ReadonlyMap<string, string> {
  const [, ...chapters] = readFileSync(new URL(page, root), 'utf8').split(/^## /m)
  return new Map(
    chapters.map((chapter) => {
      const [heading = '', ...lines] = chapter.split('\n')
      return [anchorOf(heading), lines.join(' ').replace(/\s+/g, ' ')]
    }),
  )
}

describe('the sentences of the contract', () => {
  it('stand in the documentation, word for word, under the heading that is cited', () => {
    const missing = Object.entries(SENTENCES).filter(([, { at, text }]) => {
      const [page = '', anchor = ''] = at.split('#')
      return chaptersOf(page).get(anchor)?.includes(text) !== true
    })
    expect(missing).toEqual([])
  })
})
