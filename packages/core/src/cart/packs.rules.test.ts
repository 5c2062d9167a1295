import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changed } from './cart.rules'
import { readStored, writeStored } from './cart.storage'
import type { CartChange, CartLine } from './cart.types'
import { fewestOf, fitQuantity, mostOf } from './packs.rules'

const product = { id: 'a', name: 'Плитка', price: 100, thumbUrl: '', link: '' }
const tiles = { ...product, minimum: 20, step: 8 }
const line = (quantity: number, more: Partial<CartLine> = {}): CartLine => ({ ...tiles, quantity, ...more })
const pieces = fc.integer({ min: 1, max: 9999 })

describe('a quantity in packs', () => {
  it.each([
    ['no packs', 7, {}, 7],
    ['a minimum alone', 1, { minimum: 5 }, 5],
    ['more than the minimum', 6, { minimum: 5 }, 6],
    ['less than a pack', 1, { step: 10 }, 10],
    ['between two packs', 11, { step: 10 }, 20],
    ['whole packs', 20, { step: 10 }, 20],
    ['a minimum that is no whole pack', 1, { minimum: 25, step: 10 }, 30],
    ['more than the cart takes', 9999, { step: 10 }, 9990],
    ['no number', 'two', { step: 10 }, null],
    ['packs that are no numbers', 3, { minimum: Number.NaN, step: Number.NaN }, 3],
    ['packs below one', 3, { minimum: -1, step: 0 }, 3],
  ])('%s', (_name, wanted, packs, expected) => {
    expect(fitQuantity(wanted, packs)).toBe(expected)
  })

  it('is a whole number of packs, is enough, and is no more than one pack above what is wanted', () => {
    fc.assert(
      fc.property(pieces, pieces, fc.integer({ min: 1, max: 5000 }), (wanted, minimum, step) => {
        const packs = { minimum, step }
        const quantity = fitQuantity(wanted, packs) ?? 0
        expect(quantity % step).toBe(0)
        expect(quantity).toBeLessThanOrEqual(mostOf(packs))
        expect(fitQuantity(quantity, packs)).toBe(quantity)
        if (fewestOf(packs) <= mostOf(packs)) expect(quantity).toBeGreaterThanOrEqual(fewestOf(packs))
        if (quantity < mostOf(packs)) expect(quantity).toBeGreaterThanOrEqual(wanted)
        if (quantity > fewestOf(packs)) expect(quantity - wanted).toBeLessThan(step)
      }),
    )
  })
})

describe('a product that is sold in packs', () => {
  it.each<[string, readonly CartLine[], CartChange, readonly CartLine[]]>([
    ['comes as the fewest pieces', [], { kind: 'add', line: tiles }, [line(24)]],
    ['comes with the pieces that are asked for', [], { kind: 'add', line: tiles, quantity: 32 }, [line(32)]],
    ['tells what was wanted', [], { kind: 'add', line: tiles, quantity: 25 }, [line(32, { wanted: 25 })]],
    ['is added by the pack', [line(24)], { kind: 'add', line: tiles }, [line(32)]],
    ['is added by the pack where the page does not know', [line(24)], { kind: 'add', line: product }, [line(32)]],
    ['grows by a pack', [line(24)], { kind: 'shift', id: 'a', by: 1 }, [line(32)]],
    ['shrinks by a pack', [line(32)], { kind: 'shift', id: 'a', by: -1 }, [line(24)]],
    ['never goes below the fewest', [line(24)], { kind: 'shift', id: 'a', by: -1 }, [line(24)]],
    ['never goes above the most', [line(9992)], { kind: 'shift', id: 'a', by: 1 }, [line(9992)]],
    ['takes a typed number', [line(24)], { kind: 'set', id: 'a', quantity: 33 }, [line(40, { wanted: 33 })]],
    ['forgets the wish', [line(40, { wanted: 33 })], { kind: 'set', id: 'a', quantity: 24 }, [line(24)]],
    [
      'is corrected once the shop says how it is sold',
      [{ ...product, quantity: 3 }],
      { kind: 'packs', items: [{ id: 'a', minimum: 20, step: 8 }] },
      [line(24, { wanted: 3 })],
    ],
  ])('%s', (_name, lines, change, expected) => {
    expect(changed(lines, change)).toEqual(expected)
  })

  it('leaves the list as it is when nothing is new of its packs', () => {
    const plain = [{ ...product, quantity: 3 }]
    expect(changed(plain, { kind: 'packs', items: [{ id: 'a', minimum: 1, step: 1 }] })).toBe(plain)
    const packed = [line(24, { wanted: 3 })]
    expect(changed(packed, { kind: 'packs', items: [{ id: 'a', minimum: 20, step: 8 }] })).toBe(packed)
  })

  it('is kept with its packs in the browser, damaged ones as far as they can be read', () => {
    const stored = writeStored({ lines: [line(24, { wanted: 3 })], seen: [] })
    expect(readStored(stored).cart.lines).toEqual([line(24, { wanted: 3 })])
    const damaged = JSON.stringify({ goods: [{ ...line(24), minimum: 'many', step: -4 }] })
    expect(readStored(damaged).cart.lines).toEqual([line(24, { minimum: undefined, step: 1 })])
  })
})
