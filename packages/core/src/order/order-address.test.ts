import { describe, expect, it } from 'vitest'
import { DRAFT_KEY } from '../lib/draft-key'
import type { SettingsInput } from '../create-shop'
import { createShop } from '../create-shop'
import { createTestEffects } from '../testing'
import { orderAddressFeature } from './order-address'
import { ORDER_KEY } from './order.storage'

const OWN = 'AbCdEfGhIjKlMnOpQrStUvW1'
const TOKEN = 'a-token-that-nobody-guesses'

function open(query: Readonly<Record<string, string>>, settings?: SettingsInput) {
  const test = createTestEffects()
  for (const [name, value] of Object.entries(query)) test.address.query.set(name, value)
  return { ...test, draft: createShop(test.effects, settings).use(orderAddressFeature) }
}

describe('the id in the address', () => {
  it.each([OWN, '3f2504e0-4f89-41d3-9a0c-0305e82c3301', '-_AbCdEfGhIjKlMnOpQrStUv'])(
    'of the form %s is that of a draft [CHK-03]',
    (id) => {
      const { draft, address } = open({ id, other: 'kept' })
      expect(draft.id()).toBe(id)
      draft.clear()
      expect([...address.query.keys()]).toEqual(['other'])
    },
  )

  it.each(['15', 'pk-order', 'wiki:shop:order', 'dostavka-i-oplata-zakaza', `${OWN}2`, '', '../admin'])(
    'of the form %j is of the page: not read, not removed, not replaced',
    (id) => {
      const { draft, address } = open({ id })
      draft.show(OWN)
      draft.clear()
      expect([draft.id(), address.query.get('id')]).toEqual([null, id])
    },
  )

  it('that the shop has written is its own, whatever form its server gives to ids [CHK-04]', () => {
    const { draft, address } = open({})
    draft.show('100-07')
    expect([draft.id(), address.query.get('id')]).toEqual(['100-07', '100-07'])
    draft.clear()
    expect(address.query.size).toBe(0)
  })

  it.each([
    [ORDER_KEY, { id: '100-07' }],
    [DRAFT_KEY, { id: '100-07', key: 'key' }],
  ])('that an earlier page has kept in %s is its own as well', (name, kept) => {
    const { draft, storage } = open({ id: '100-07' })
    storage.saved.set(name, JSON.stringify(kept))
    expect(draft.id()).toBe('100-07')
  })

  it('has the name that the settings give it; there every form is ours', () => {
    const { draft, address } = open({ id: 'pk-order', draft: '100-07' }, { address: { order: 'draft' } })
    expect(draft.id()).toBe('100-07')
    draft.show('100-08')
    expect(address.query).toEqual(
      new Map([
        ['id', 'pk-order'],
        ['draft', '100-08'],
      ]),
    )
    draft.clear()
    expect([...address.query.keys()]).toEqual(['id'])
  })

  it('on the way back from a payment is that of the payment, whatever its form', () => {
    const { draft, address } = open({ id: '100-07' })
    expect([draft.id(), draft.id(true), draft.id()]).toEqual([null, '100-07', '100-07'])
    draft.clear()
    expect(address.query.size).toBe(0)
  })
})

describe('the link to an order', () => {
  const linkOf = (settings?: SettingsInput) => open({}, settings).draft.link(OWN)

  it.each([
    ['is the order page with the id', {}, `/profile/order?id=${OWN}`],
    ['has the name that the settings give the id', { address: { order: 'draft' } }, `/profile/order?draft=${OWN}`],
    [
      'keeps the query and the hash of the page, and replaces an id that its address has',
      { pages: { order: '/?page=order&id=1&flag#form' } },
      `/?page=order&id=${OWN}&flag#form`,
    ],
  ])('%s', (_, settings: SettingsInput, link) => {
    expect(linkOf(settings)).toBe(link)
  })
  it('writes no id that would be read as something else', () => {
    expect(open({}).draft.link('a&b=c#d')).toBe('/profile/order?id=a%26b%3Dc%23d')
  })
})

describe('the token in the address', () => {
  it.each([
    { id: OWN, access: TOKEN },
    { id: '100-07', from: 'own-bank', access: TOKEN },
  ])('of %j is taken once', (query) => {
    const { draft } = open(query)
    expect([draft.takeToken(), draft.takeToken()]).toEqual([TOKEN, null])
  })

  it.each([{ access: TOKEN }, { id: '15', access: TOKEN }, { id: OWN, access: 'granted' }])(
    'of %j is of the page, and stays',
    (query) => {
      const { draft, address } = open(query)
      expect([draft.takeToken(), address.query.get('access')]).toEqual([null, query.access])
    },
  )
})
