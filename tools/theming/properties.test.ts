import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../ensure.mjs'
import { sourcesOf, withoutComments } from './sheets.mjs'

const guide = readFileSync(join(root, 'docs/guides/theming.md'), 'utf8')
const sheets = sourcesOf('.css').map(({ path, text }) => ({ path, text: withoutComments(text) }))
const rows = [...guide.matchAll(/^\| `(--pk-[\w-]+)` \|([^|]*)\|([^|]*)\|([^|]*)\|$/gm)].map(
  ([, name = '', fallback = '', where = '', meaning = '']) => ({ name, fallback, where, meaning }),
)

/** Each custom property that a sheet reads, with what it falls back to. */
const read = sheets.flatMap(({ path, text }) =>
  [...text.matchAll(/var\(\s*(--pk-[\w-]+)\s*(?:,\s*((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/g)].map(
    ([, name = '', fallback = '']) => ({ path, name, fallback: fallback.trim() }),
  ),
)

describe('the custom properties of the theming guide', () => {
  it('are those that the sheets read, each named once', () => {
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...new Set(read.map(({ name }) => name))].toSorted())
  })

  it('say where they count and what they mean', () => {
    expect(
      rows.filter(({ fallback, where, meaning }) => [fallback, where, meaning].some((cell) => cell.trim() === '')),
    ).toEqual([])
  })

  it('name defaults that are in the sheets', () => {
    const wrong = rows.flatMap(({ name, fallback }) => {
      const known = read
        .filter((use) => use.name === name)
        .map((use) => use.fallback.replace(/^var\(--_(?:veil|page-size), (.*)\)$/, '$1'))
      return [...fallback.matchAll(/`([^`]+)`/g)]
        .map(([, value = '']) => value)
        .filter((value) => !known.some((each) => each === value || each.endsWith(`, ${value}))`)))
        .map((value) => `${name}: ${value}, but the sheets say ${known.join(' or ')}`)
    })
    expect(wrong).toEqual([])
  })

  it('are a handful: ten of them make the look', () => {
    const table = guide.slice(guide.indexOf('## Ten properties'), guide.indexOf('## More properties'))
    expect(table.match(/^\| `--pk-/gm)).toHaveLength(10)
  })
})

describe('the pictures of the theming guide', () => {
  const folder = join(root, 'docs/guides/pictures')
  const shown = [...guide.matchAll(/!\[([^\]]*)\]\(pictures\/([\w-]+\.webp)\)/g)].map(([, words = '', file = '']) => ({
    words,
    file,
  }))

  it('are all shown, each with words for those who do not see it', () => {
    // A dark version is shown in the place of the light one.
    const light = readdirSync(folder).map((file) => file.replace('.dark.webp', '.webp'))
    expect(shown.map(({ file }) => file).toSorted()).toEqual([...new Set(light)].toSorted())
    expect(shown.filter(({ words }) => words === '')).toEqual([])
  })

  it('weigh 60 kB at most (node tools/pictures.mjs takes them anew)', () => {
    expect(readdirSync(folder).filter((file) => statSync(join(folder, file)).size > 60_000)).toEqual([])
  })
})

describe('the private properties', () => {
  it('are set by some sheet, or every rule that reads them has something to fall back on', () => {
    const set = new Set(sheets.flatMap(({ text }) => [...text.matchAll(/(--_[\w-]+)\s*:/g)].map(([, name]) => name)))
    const unset = sheets.flatMap(({ path, text }) =>
      [...text.matchAll(/var\(\s*(--_[\w-]+)\s*(,)?/g)]
        .filter(([, name, comma]) => !set.has(name) && comma === undefined)
        .map(([, name]) => `${path}: ${name}`),
    )
    expect(unset).toEqual([])
  })
})
