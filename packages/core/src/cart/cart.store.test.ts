import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTestEffects, createTestStorage } from '../testing'
import { MAX_LINES } from './cart.rules'
import { CART_BROKEN_KEY, CART_KEY } from './cart.storage'
import { createCart } from './cart.store'
import type { NewLine } from './cart.types'

const line = (id: string): NewLine => ({ id, name: `Good ${id}`, price: 100, thumbUrl: '', link: '' })
const contents = (cart: ReturnType<typeof createCart>) =>
  Object.fromEntries(cart.state.getState().lines.map(({ id, quantity }) => [id, quantity]))

describe('the kept cart', () => {
  it('[CART-13] is there again after a reload', () => {
    const { effects } = createTestEffects()
    const cart = createCart(effects)
    cart.add(line('a'))
    cart.increment('a')
    expect(createCart(effects).state.getState().lines).toEqual([{ ...line('a'), quantity: 2 }])
  })

  it.each([
    ['text that is no JSON', '{"goods":[', {}],
    ['an empty object', '{}', {}],
    ['a number', '7', {}],
    ['lines that are no list', '{"goods":"hacked"}', {}],
    [
      'one valid line among broken ones',
      '{"goods":[{"id":"a","quantity":2},{"id":"","quantity":1},{"quantity":1},null,{"id":"b","quantity":"many"}]}',
      { a: 2 },
    ],
    [
      'huge and fractional quantities',
      '{"goods":[{"id":"a","quantity":1e12},{"id":"b","quantity":2.9},{"id":"c","quantity":-4}]}',
      { a: 9999, b: 2, c: 1 },
    ],
    ['a bare list of an older version', '[{"id":5,"quantity":3}]', { 5: 3 }],
    [
      'a prototype payload',
      '{"__proto__":{"polluted":1},"goods":[{"id":"__proto__","quantity":1,"__proto__":{"name":"x"}}]}',
      JSON.parse('{"__proto__":1}'),
    ],
  ])('[SAFE-08] [SAFE-09] salvages valid lines of %s', (_name, stored, expected) => {
    const { effects, storage } = createTestEffects()
    storage.saved.set(CART_KEY, stored)
    const cart = createCart(effects)
    expect(Object.entries(contents(cart))).toEqual(Object.entries(expected))
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    cart.add(line('new'))
    expect(cart.state.getState().lines.at(-1)?.id).toBe('new')
  })

  it.each([
    ['damaged', 'damaged', 0],
    ['with one line of two', '{"goods":[{"id":"a","quantity":2},null]}', 1],
    ['of any length', 'x'.repeat(1_000_000), 0],
  ])('[SAFE-09] puts a cart aside that is %s, and reports it once', (_, stored, kept) => {
    const { effects, storage, reports } = createTestEffects()
    storage.saved.set(CART_KEY, stored)
    const cart = createCart(effects)
    cart.add(line('b'))
    const aside = storage.saved.get(CART_BROKEN_KEY) ?? ''
    expect([stored.startsWith(aside), aside.length]).toEqual([true, Math.min(stored.length, 10_000)])
    expect(reports).toEqual([{ kind: 'storage', message: `The stored cart was damaged; ${kept} lines were kept.` }])
  })

  it.each([null, '{"goods":[]}', '{"goods":[{"id":"a","quantity":2}],"seen":[["t",1],7,[1,1],["u","x"]]}'])(
    'reports nothing of the sound one %s',
    (stored) => {
      const { effects, storage, reports } = createTestEffects()
      if (stored !== null) storage.saved.set(CART_KEY, stored)
      createCart(effects).add(line('b'))
      expect([reports, storage.saved.has(CART_BROKEN_KEY)]).toEqual([[], false])
      const { seen } = JSON.parse(storage.saved.get(CART_KEY) ?? '') as { readonly seen: readonly [string, number][] }
      expect(seen.slice(0, -1)).toEqual(stored?.includes('"t"') ? [['t', 1]] : [])
    },
  )

  it('[CART-09] counts down to one piece, takes a number of them, and other lines; tells who listens', () => {
    const cart = createCart(createTestEffects().effects)
    const told: unknown[] = []
    const stop = cart.onOwnChange((lines, former) => void told.push([lines.length, former.length]))
    const own = { ...line('a'), thumbUrl: '/a.webp', link: '/a', quantity: 2 }
    cart.replaceAll([own, { ...own, id: '' }])
    expect(cart.state.getState().lines).toEqual([own])
    for (const quantity of [1, 1]) {
      cart.decrement('a')
      expect(contents(cart)).toEqual({ a: quantity })
    }
    cart.setQuantity('a', 7)
    cart.remove('b')()
    expect(contents(cart)).toEqual({ a: 7 })
    stop()
    cart.clear()
    expect([contents(cart), told]).toEqual([{}, [[1, 0], ...Array.from({ length: 4 }, () => [1, 1])]])
  })

  it('[SAFE-08] holds two hundred different products, says that it is full, and still counts pieces', () => {
    const cart = createCart(createTestEffects().effects)
    const added = Array.from({ length: MAX_LINES }, (_, index) => cart.add(line(`product-${index}`)))
    expect(added.every(Boolean)).toBe(true)
    expect([cart.add(line('one more')), cart.add(line('product-7'))]).toEqual([false, true])
    expect(Object.keys(contents(cart))).toHaveLength(MAX_LINES)
    expect(contents(cart)['product-7']).toBe(2)
  })

  it('gives a deleted line back', () => {
    const cart = createCart(createTestEffects().effects)
    cart.add(line('a'), 4)
    const undo = cart.remove('a')
    expect(contents(cart)).toEqual({})
    undo()
    expect(contents(cart)).toEqual({ a: 4 })
  })
})

describe('one cart in several tabs', () => {
  it('[SAFE-10] shows a change of the other tab, and a clear empties both', () => {
    const storage = createTestStorage()
    const here = createCart(createTestEffects({ storage }).effects)
    const there = createCart(createTestEffects({ storage: storage.otherTab() }).effects)
    here.add(line('a'))
    there.add(line('b'))
    expect(contents(here)).toEqual({ a: 1, b: 1 })
    expect(contents(there)).toEqual({ a: 1, b: 1 })
    there.clear()
    expect(contents(here)).toEqual({})
  })

  it('[SAFE-10] [SAFE-15] shows what was done while its page was kept for Back', () => {
    const storage = createTestStorage()
    const { effects, page } = createTestEffects({ storage })
    const cart = createCart(effects)
    cart.add(line('a'))
    const nextPage = createCart(createTestEffects({ storage, chance: 0.9 }).effects)
    nextPage.clear()
    expect(contents(cart)).toEqual({ a: 1 })
    page.restore()
    expect(contents(cart)).toEqual({})
  })

  it('[SAFE-10] keeps both products when the other tab overwrites a cart that it had not seen', () => {
    const storage = createTestStorage()
    const here = createCart(createTestEffects({ storage }).effects)
    here.add(line('a'))
    const stale = storage.saved.get(CART_KEY) ?? ''
    here.add(line('b'))
    const other = storage.otherTab()
    other.write(CART_KEY, stale)
    expect(contents(here)).toEqual({ a: 1, b: 1 })
    expect(contents(createCart(createTestEffects({ storage: other }).effects))).toEqual({ a: 1, b: 1 })
  })

  it('[SAFE-10] adds up what all tabs added, however late they are notified of each other', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.tuple(fc.nat(2), fc.constantFrom('a', 'b')), { maxLength: 15 }),
        async (scheduler, adds) => {
          const storage = createTestStorage((tell) => void scheduler.schedule(Promise.resolve()).then(tell))
          const tabs = [storage, storage.otherTab(), storage.otherTab()].map((each) =>
            createCart(createTestEffects({ storage: each }).effects),
          )
          const expected: Record<string, number> = {}
          for (const [tab, id] of adds) {
            void scheduler.schedule(Promise.resolve()).then(() => tabs[tab]?.add(line(id)))
            expected[id] = (expected[id] ?? 0) + 1
          }
          await scheduler.waitAll()
          for (const tab of tabs) expect(contents(tab)).toEqual(expected)
        },
      ),
      { numRuns: 60 },
    )
  })
})
