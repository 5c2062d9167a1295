import fc from 'fast-check'
import process from 'node:process'
import { describe, expect, it } from 'vitest'
import { formatFilters, merged, parseFilters, readHash, writeHash } from './filter-hash'

const choice = (searchCode: string, ...options: string[]) => ({ searchCode, options })
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.string({ maxLength: 6 }),
  fc.constantFrom(
    '%E0%A4%A',
    '__proto__',
    'constructor',
    'a,b',
    'a=b&c',
    '#',
    '😀',
    '\uD83D',
    '\uDE00x',
    '_',
    'filter=',
    '%u0041',
    ' ',
  ),
)
const anySelection = fc.array(fc.record({ searchCode: anyText, options: fc.array(anyText, { maxLength: 5 }) }), {
  maxLength: 5,
})
const named = anySelection.map((choices) => merged(choices.filter(({ searchCode }) => searchCode !== '')))

describe('the filters in the hash of a page', () => {
  it('[FILTER-05] are written as code=opt1,opt2&code2=…', () => {
    expect(writeHash('', [choice('brand', 'knauf', 'bergauf'), choice('weight', '25')])).toBe(
      '#filter=brand=knauf,bergauf&weight=25',
    )
    expect(readHash('#filter=brand=knauf,bergauf&weight=25')).toEqual([
      choice('brand', 'knauf', 'bergauf'),
      choice('weight', '25'),
    ])
  })

  it('[FILTER-10] the whole hash is #_ while nothing is selected, and reads as nothing', () => {
    expect(writeHash('', [])).toBe('#_')
    expect(writeHash('#filter=a=1', [])).toBe('#_')
    expect(readHash('#_')).toEqual([])
    expect(writeHash('#_', [choice('a', '1')])).toBe('#filter=a=1')
  })

  it.each(['', '#', '#reviews', '#/path?x=1', '#myfilter=a=1'])('[FILTER-15] %j says nothing of filters', (hash) => {
    expect(readHash(hash)).toBeNull()
  })

  it.each(['#filter=abc', '#filter==1', '#filter=a=%E0%A4%A', '#filter=%=1', '#filter=a=1&b'])(
    '[FILTER-15] %j cannot be parsed and is ignored',
    (hash) => {
      expect(readHash(hash)).toBeNull()
    },
  )

  it('[FILTER-16] a filter without options is neither read nor written, one that is named twice is one', () => {
    expect(readHash('#filter=a=&b=1&b=2,1&c=,')).toEqual([choice('b', '1', '2')])
    expect(formatFilters([choice('a'), choice('b', '1')])).toBe('b=1')
  })

  it('[FILTER-09] the hash of the page before ours stays as it was written', () => {
    expect(writeHash('#reviews', [choice('a', '1')])).toBe('#reviews&filter=a=1')
    expect(writeHash('#/кв%20?x=1&filter=a=1', [choice('b', '2')])).toBe('#/кв%20?x=1&filter=b=2')
    expect(writeHash('#reviews&filter=a=1', [])).toBe('#reviews')
    expect(readHash('#tab=2&filter=a=1')).toEqual([choice('a', '1')])
  })

  it('names of the language are names of filters like others', () => {
    const selection = [choice('__proto__', '1'), choice('constructor', 'toString')]
    expect(readHash(writeHash('', selection))).toEqual(selection)
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  it('a hash of 100 kB is read in no time', { timeout: 2_000 }, () => {
    const hash = `#filter=${Array.from({ length: 12_000 }, (_, at) => `c${at}=1`).join('&')}`
    expect(readHash(hash)).toHaveLength(12_000)
    expect(readHash(`#${'&'.repeat(100_000)}filter=a=1`)).toEqual([choice('a', '1')])
  })

  it('[FILTER-05] [FILTER-06] every selection is read back as it was written, in a URL as well: 20,000 random ones', () => {
    const url = new URL('https://shop.example/')
    fc.assert(
      fc.property(named, (selection) => {
        url.hash = writeHash('', selection)
        expect(readHash(url.hash)).toEqual(selection)
      }),
      { numRuns: 20_000 * Number(process.env['MORE_RUNS'] ?? 1) },
    )
  }, 120_000)

  it('[FILTER-15] whatever is in the address, nothing throws: 20,000 random hashes', () => {
    const pieces = fc.array(
      fc.oneof(anyText, fc.constantFrom('#', 'filter=', '&', '=', ',', '%', '%u', '%uD83D', '_', 'a=1')),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(pieces, (parts) => {
        const hash = parts.join('')
        const read = readHash(hash)
        const written = writeHash(hash, read ?? [])
        expect(readHash(written) ?? []).toEqual(read ?? [])
        expect(parseFilters(formatFilters(read ?? []))).toEqual(read ?? [])
      }),
      { numRuns: 20_000 * Number(process.env['MORE_RUNS'] ?? 1) },
    )
  }, 120_000)
})
