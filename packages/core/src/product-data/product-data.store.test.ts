import { loadProductData } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { createTestEffects } from '../testing'
import { createProductData } from './index'

const card = (id: string, price = 100) => ({
  id,
  shortId: id,
  name: `Товар ${id}`,
  url: `/product/${id}`,
  price,
  available: true,
  availability: 'InStock',
  tags: [],
  commentsCount: 0,
  unit: 'Piece',
  hashCode: '',
})

const open = () => {
  const test = createTestEffects()
  const data = createProductData(test.effects)
  const asked = () => test.callsOf(loadProductData).map(({ input }) => input.query)
  const priceOf = (id: string) => data.state.getState().products.get(id)?.price
  return { ...test, data, asked, priceOf }
}

describe('the data of products', () => {
  it('are requested once for all elements of a page', async () => {
    const { data, respond, asked, priceOf, advance } = open()
    respond(loadProductData, [card('a'), card('b', 2.5)])
    data.need(['a', 'b', 'a'])
    data.need(['b'])
    await advance(0)
    expect(asked()).toEqual([{ ids: 'a,b', cityId: '' }])
    expect([priceOf('a'), priceOf('b')]).toEqual([10_000, 250])
    expect(data.state.getState().status).toBe('ready')
  })

  it('what is needed later is requested by itself', async () => {
    const { data, respond, asked, priceOf, advance } = open()
    respond(loadProductData, [card('a')])
    data.need(['a'])
    await advance(0)
    respond(loadProductData, [card('b')])
    data.need(['a', 'b'])
    await advance(0)
    expect(asked().map(({ ids }) => ids)).toEqual(['a', 'b'])
    expect([priceOf('a'), priceOf('b')]).toEqual([10_000, 10_000])
  })

  it('100 products are one request, 101 are two', async () => {
    const { data, respond, asked, advance } = open()
    respond(loadProductData, [])
    respond(loadProductData, [])
    data.need(Array.from({ length: 101 }, (_, at) => `p${at}`))
    await advance(0)
    expect(asked().map(({ ids }) => ids.split(',').length)).toEqual([100, 1])
  })

  it('an id that can be none is not sent', async () => {
    const { data, asked, advance } = open()
    data.need(['', '../x', 'a b', 'a,b', 'x'.repeat(65)])
    await advance(0)
    expect(asked()).toEqual([])
  })

  it('of another city are requested anew, and a late response for the former one counts no more', async () => {
    const { data, hold, respond, asked, priceOf, advance } = open()
    const late = hold(loadProductData)
    data.need(['a'])
    await advance(0)
    respond(loadProductData, [card('a', 7)])
    data.deliverTo('77')
    await advance(0)
    late.respond([card('a', 5)])
    await advance(0)
    expect(asked()).toEqual([
      { ids: 'a', cityId: '' },
      { ids: 'a', cityId: '77' },
    ])
    expect(priceOf('a')).toBe(700)
  })

  it('the same city changes nothing', async () => {
    const { data, respond, asked, advance } = open()
    respond(loadProductData, [card('a')])
    data.deliverTo('77')
    data.need(['a'])
    await advance(0)
    data.deliverTo('77')
    await advance(0)
    expect(asked()).toHaveLength(1)
  })

  it('a failure keeps what is known, and is tried again when the product is needed again', async () => {
    const { data, respond, refuse, priceOf, advance } = open()
    respond(loadProductData, [card('a')])
    data.need(['a'])
    await advance(0)
    refuse(loadProductData, { kind: 'status', status: 500 })
    data.need(['b'])
    await advance(0)
    expect(data.state.getState().status).toBe('failed')
    expect(priceOf('a')).toBe(10_000)
    respond(loadProductData, [card('b')])
    data.need(['b'])
    await advance(0)
    expect(priceOf('b')).toBe(10_000)
  })

  it('a card that cannot be read is left out, the others stay [SAFE-16]', async () => {
    const { data, respond, priceOf, advance } = open()
    respond(loadProductData, [{ ...card('a'), price: 'дорого' }, card('b')] as never)
    data.need(['a', 'b'])
    await advance(0)
    expect([priceOf('a'), priceOf('b')]).toEqual([undefined, 10_000])
  })
})
