import { describe, expect, it } from 'vitest'
import { compareCalls } from './compare-calls'
import { compareEntries, compareEvents } from './compare-events'
import { countedChanges, orderedChanges } from './difference-of-lines'

describe('lines', () => {
  it.each<readonly [string, string, string, string]>([
    ['abc', 'abc', '', ''],
    ['abc', 'ac', 'b', ''],
    ['ac', 'abc', '', 'b'],
    ['abc', 'axc', 'b', 'x'],
    ['ab', 'ba', 'a', 'a'],
    ['', 'ab', '', 'ab'],
    ['aab', 'ab', 'a', ''],
  ])('in their order: %s and %s', (old, now, removed, added) => {
    expect(orderedChanges([...old], [...now])).toEqual({ removed: [...removed], added: [...added] })
  })

  it.each<readonly [string, string, string, string]>([
    ['ab', 'ba', '', ''],
    ['aab', 'ab', 'a', ''],
    ['a', 'aa', '', 'a'],
    ['ab', 'bc', 'a', 'c'],
  ])('counted: %s and %s', (old, now, removed, added) => {
    expect(countedChanges([...old], [...now])).toEqual({ removed: [...removed], added: [...added] })
  })
})

describe('events', () => {
  const event = (name: string, detail: unknown = {}) => ({ name, detail })
  const said = (...[old, now]: Parameters<typeof compareEvents>) => compareEvents(old, now).map(({ what }) => what)

  it('of the same names, fields and order do not differ', () => {
    const all = [event('ready', { version: '1.0.0' }), event('cart-changed', { count: 1 })]
    expect(said(all, all)).toEqual([])
  })

  it.each<readonly [string, readonly string[], readonly string[], readonly string[]]>([
    [
      'another name',
      ['product-added'],
      ['product-put'],
      ['The event "product-added" does not come any more', 'The event "product-put" is new'],
    ],
    ['one more', ['a'], ['a', 'a'], ['The event "a" is new']],
    ['another order', ['a', 'b'], ['b', 'a'], ['The event "a" comes in another place']],
    ['widgets that mount in another order', ['mounted'], ['mounted'], []],
  ])('with %s', (_, old, now, sentences) => {
    expect(
      said(
        old.map((name) => event(name)),
        now.map((name) => event(name)),
      ),
    ).toEqual(sentences)
  })

  it('with other fields tell both', () => {
    expect(compareEvents([event('order-created', { total: 100 })], [event('order-created', { sum: 100 })])).toEqual([
      {
        what: 'The event "order-created" has other fields',
        old: 'order-created {"total":100}',
        new: 'order-created {"sum":100}',
      },
    ])
  })

  it('may mount widgets in any order, but each of them', () => {
    const [badge, button] = [event('mounted', { name: 'cart-badge' }), event('mounted', { name: 'cart-button' })]
    expect(said([badge, button], [button, badge])).toEqual([])
    expect(said([badge, button], [button])).toEqual(['The event "mounted" does not come any more'])
  })

  it('have the version of their script', () => {
    expect(said([event('ready', { version: '1.0.0' })], [event('ready', { version: '1.1.0' })])).toEqual([])
  })

  it('for tag managers are compared as they were pushed', () => {
    expect(compareEntries(['dataLayer {"event":"add_to_cart"}'], [])).toEqual([
      {
        what: 'The entry in the list "dataLayer" does not come any more',
        old: 'dataLayer {"event":"add_to_cart"}',
        new: null,
      },
    ])
  })
})

describe('requests', () => {
  const times = (count: number) => Array.from({ length: count }, () => 'GET /api/cart')
  it.each<readonly [number, number, readonly string[]]>([
    [1, 1, []],
    [0, 1, ['A call is new']],
    [2, 0, ['A call is not made any more']],
    [1, 2, []],
    [1, 3, []],
    [1, 4, ['A call is made more often']],
    [10, 14, []],
    [10, 4, ['A call is made less often']],
  ])('that are made %i and %i times', (old, now, sentences) => {
    expect(compareCalls(times(old), times(now), 'call').map(({ what }) => what)).toEqual(sentences)
  })
})
