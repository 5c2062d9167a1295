import { emptyBuyer } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { createTestEffects } from '../testing'
import { fitsField } from './order.fields'
import { DRAFT, orderDraft } from './order.fixture'
import { createJournal, JOURNAL_KEY, JOURNAL_MS } from './order.journal'
import { isOwnOrder, productsOnly, strangersOrder } from './order.rules'

describe('what a browser may know of a draft', () => {
  it.each([
    ['an order of a server that says nothing, and a key', 'order-9', null, true, true],
    ['an order of a server that says nothing, and no key', 'order-9', null, false, false],
    ['an order that the server calls its own', 'order-9', 'owner', false, true],
    ['an order that it paid for somebody', 'order-9', 'payer', true, false],
    ['a draft', null, 'owner', true, false],
  ])('%s', (_, createdOrderId, access, holdsKey, isOwn) => {
    expect(isOwnOrder(orderDraft({ createdOrderId, access }), holdsKey)).toBe(isOwn)
  })

  it.each([
    ['payer', 500, []],
    ['stranger', null, []],
    [null, null, ['a']],
  ])('of another one as %s is its number, and the sums for who has paid', (access, total, lines) => {
    const order = { ...strangersOrder({ number: '100-09', status: 'Paid' }), invoiceUrl: '/i' as never }
    const known = productsOnly(
      orderDraft({
        access,
        createdOrderId: lines.length > 0 ? null : 'order-9',
        lines: [{ id: 'a' } as never],
        buyer: { ...emptyBuyer, firstName: 'Чужая' },
        order: { ...order, sums: { ...order.sums, total: 500 } },
      }),
    )
    expect([known.order?.number, known.order?.sums.total, known.order?.invoiceUrl]).toEqual(['100-09', total, null])
    expect([known.lines.map(({ id }) => id), known.buyer]).toEqual([lines, emptyBuyer])
  })
})

describe('a stored edit', () => {
  it.each([
    ['buyer.phone', '', true],
    ['delivery.address.street', 'ул. Ленина', true],
    ['delivery.carrier', null, true],
    ['recipient', null, true],
    ['company', null, true],
    ['company.kpp', null, true],
    ['buyer.phone', null, false],
    ['buyer.phone', 7, false],
    ['buyer', 'x', false],
    ['my.buyer.phone', 'x', false],
    ['buyer.phone.code', 'x', false],
  ])('of %s as %j fits a field: %s', (path, value, fits) => {
    expect(fitsField(path, value)).toBe(fits)
  })

  const note = { id: DRAFT, at: 0, fields: { 'buyer.firstName': 'Иван' }, typed: { 'buyer.firstName': 7 } }
  const open = (session: object | null, storage: object | null = null) => {
    const test = createTestEffects()
    if (session !== null) test.session.saved.set(JOURNAL_KEY, JSON.stringify(session))
    if (storage !== null) test.storage.saved.set(JOURNAL_KEY, JSON.stringify(storage))
    return { ...test, read: (now = 0) => createJournal(test.effects).read(DRAFT, now) }
  }

  it.each([[{ id: 7 }], [{ at: '0' }], [{ fields: [] }], [{ typed: null }], [{ id: 'draft-2' }]])(
    'with %j is none of this draft',
    (more) => expect(open({ ...note, ...more }).read()).toBeNull(),
  )

  it('loses what fits no field; a later one of the tab counts before what all tabs share', () => {
    const damaged = { ...note, fields: { ...note.fields, 'buyer.phone': 7 }, typed: { 'buyer.firstName': 7, x: '8' } }
    const shared = { ...note, fields: { 'delivery.carrier': 'Cdek', 'buyer.firstName': 'Пётр' }, typed: { y: 9 } }
    expect([open(damaged).read(), open(null, damaged).read()]).toEqual([note, note])
    expect(open(note, shared).read()).toEqual({
      ...note,
      fields: { 'delivery.carrier': 'Cdek', 'buyer.firstName': 'Иван' },
      typed: { 'buyer.firstName': 7, y: 9 },
    })
  })

  it('stays for a day to the millisecond', () => {
    const page = open(note)
    expect(page.read(JOURNAL_MS)).toEqual(note)
    expect(page.session.saved.has(JOURNAL_KEY)).toBe(true)
    expect(page.read(JOURNAL_MS + 1)).toBeNull()
    expect(page.session.saved.has(JOURNAL_KEY)).toBe(false)
  })
})
