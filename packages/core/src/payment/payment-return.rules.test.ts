import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readReturn, standardProviders } from './index'

const read = (search: string) => {
  const found = readReturn(search, standardProviders)
  return found.kind === 'return' ? [found.provider.key, found.claim] : found.kind
}

describe('a return address', () => {
  it.each(standardProviders.map(({ key }) => key))('from %s says what it claims [PAY-57]', (key) => {
    expect(['true', 'false', 'waiting'].map((success) => read(`?id=1&from=${key}&success=${success}`))).toEqual([
      [key, 'success'],
      [key, 'failure'],
      [key, 'waiting'],
    ])
  })

  it.each([
    ['approve', 'success'],
    ['signed', 'success'],
    ['reject', 'failure'],
    ['error', 'failure'],
    ['new', 'waiting'],
  ])('of Vsegda Da with status=%s is a %s; of others the status says nothing [PAY-59]', (status, claim) => {
    expect(read(`?from=vsegda-da&status=${status}`)).toEqual(['vsegda-da', claim])
    expect(read(`?from=dolyame&status=${status}`)).toEqual(['dolyame', 'waiting'])
    expect(read(`?from=dolyame&success=true&status=${status}`)).toEqual(['dolyame', 'success'])
  })

  it.each([
    '?from=own-bank',
    '?from=',
    '?from=__proto__&success=true',
    '?from=constructor',
    '?from=toString',
    '?from=DOLYAME',
    '?from=dolyame&from=yookassa',
    '?from=dolyame&from=dolyame',
    '?from=%E0%A4%A',
  ])('%s is not supported [PAY-60]', (search) => {
    expect(read(search)).toBe('unsupported')
  })

  it.each(['', '?', '?id=1', '?success=true&status=approve', '?x=from', '?From=dolyame'])('%j is none', (search) => {
    expect(read(search)).toBe('none')
  })

  it('of a repeated claim takes the first, of an unreadable one none', () => {
    expect(read('?from=dolyame&success=true&success=false')).toEqual(['dolyame', 'success'])
    expect(read('?from=dolyame&success=false&success=true')).toEqual(['dolyame', 'failure'])
    expect(read('?from=dolyame&success=%E0%A4%A')).toEqual(['dolyame', 'waiting'])
    expect(read('?from=dolyame&success=1')).toEqual(['dolyame', 'waiting'])
  })

  it('never throws, and knows only providers that are known', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('from', 'success', 'status', '=', '&', '?', '%', '%2', 'dolyame', 'true', '__proto__', '+'),
    )
    fc.assert(
      fc.property(
        fc.array(piece).map((pieces) => pieces.join('')),
        (search) => {
          const found = readReturn(search, standardProviders)
          if (found.kind === 'return') expect(standardProviders).toContain(found.provider)
        },
      ),
      { numRuns: 1_000 },
    )
  })
})
