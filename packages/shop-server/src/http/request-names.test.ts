import { calculateCart, loadCrossSales, saveOrder } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { spellNames } from './request-names'

describe('names of a request', () => {
  it('are spelled as the contract does, at every depth', async () => {
    const { body } = await saveOrder.wire()
    expect(
      spellNames(body, { CUSTOMER: { VALUE: { FIRSTNAME: 'Анна', other: 1 } }, cart: { value: [{ HashCode: 'h' }] } }),
    ).toEqual({
      customer: { value: { firstName: 'Анна', other: 1 } },
      cart: { value: [{ hashCode: 'h' }] },
    })
  })

  it('keep an exact name over another spelling, whichever comes first', async () => {
    const { body } = await calculateCart.wire()
    expect(spellNames(body, { email: 'right', EMAIL: 'wrong' })).toEqual({ email: 'right' })
    expect(spellNames(body, { EMAIL: 'wrong', email: 'right' })).toEqual({ email: 'right' })
  })

  it('leave values that are no records alone', async () => {
    const { body } = await loadCrossSales.wire()
    expect([spellNames(body, null), spellNames(body, 5), spellNames(undefined, { A: 1 })]).toEqual([null, 5, { A: 1 }])
  })

  it('make no prototype of a hostile name', async () => {
    const { body } = await calculateCart.wire()
    const spelled = spellNames(body, JSON.parse('{"__proto__":{"goods":[]},"constructor":1}'))
    expect(Object.getPrototypeOf(spelled)).toBe(Object.prototype)
  })
})
