import { loadDeliveryCosts } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { costs, fillIn, startCheckout } from './checkout.fixture'
import { explainCheckout } from './explain.flow'

type Page = ReturnType<typeof startCheckout>
const explain = ({ flow }: Page) => explainCheckout(flow.features)

const offer = (id: string, more: object = {}) => ({
  transportCompany: id,
  transportCompanyName: id,
  cost: 300,
  cashOnDeliveryAvailability: 'Available',
  pickPoints: [],
  ...more,
})
const point = (id: string, more: object = {}) => ({
  id,
  address: id,
  type: 'PickPoint',
  transportCompany: 'Kit',
  transportCompanyName: 'Kit',
  latitude: 55,
  longitude: 37,
  payment: 'CashAndCard',
  ...more,
})
const openWith = async (offers: Readonly<Record<string, object>>) => {
  const page = startCheckout()
  page.always(loadDeliveryCosts, () => ({ ...costs, transportCompaniesDeliveryInfo: offers }))
  await page.flow.open()
  await page.settle()
  return page
}

describe('why the order page proposes what it proposes', () => {
  it('[DELIV-18] the carrier that the server recommends, with what speaks for it', async () => {
    const page = await openWith({
      Kit: offer('Kit', {
        cost: 250,
        daysTravelTimeFrom: 3,
        recommended: true,
        pickPoints: [point('1', { recommended: true }), point('2')],
      }),
      Cdek: offer('Cdek', { cost: 400, daysTravelTimeFrom: 2 }),
    })
    expect(explain(page).carrier).toEqual({
      id: 'Kit',
      why: 'recommended',
      recommended: 'Kit',
      merits: ['cheapest', 'payOnDelivery'],
    })
    expect(explain(page).point).toEqual({ id: null, why: 'notChosen', recommended: '1', merits: ['cash', 'card'] })
    page.delivery.choosePoint('1')
    expect(explain(page).point).toMatchObject({ id: '1', why: 'recommended' })
    page.delivery.choosePoint('2')
    expect(explain(page).point).toMatchObject({ id: '2', why: 'chosen' })
    page.delivery.chooseCarrier('Cdek')
    expect(explain(page).carrier).toMatchObject({ id: 'Cdek', why: 'chosen', recommended: 'Kit' })
  })

  it.each([
    ['nothing goes to the city', {}, { id: null, why: 'notOffered', recommended: null }],
    [
      'there is one',
      { Kit: offer('Kit', { recommended: true }) },
      { id: 'Kit', why: 'only', merits: ['payOnDelivery'] },
    ],
    ['none is recommended', { Kit: offer('Kit'), Pek: offer('Pek') }, { id: null, why: 'noneRecommended' }],
    [
      'it is free',
      { Kit: offer('Kit'), Pek: offer('Pek', { freeDelivery: true, recommended: true }) },
      { id: 'Pek', merits: ['cheapest', 'free', 'payOnDelivery'] },
    ],
    [
      'it is the fastest',
      {
        Kit: offer('Kit', { daysTravelTimeFrom: 2, recommended: true, cashOnDeliveryAvailability: 'NotAvailable' }),
        Pek: offer('Pek', { daysTravelTimeFrom: 5, cost: 100 }),
      },
      { id: 'Kit', merits: ['fastest'] },
    ],
    [
      'nobody says how long it takes',
      { Kit: offer('Kit', { recommended: true }), Pek: offer('Pek') },
      { id: 'Kit', merits: ['cheapest', 'payOnDelivery'] },
    ],
    [
      'it is the only one, however fast',
      { Kit: offer('Kit', { daysTravelTimeFrom: 2, recommended: true }) },
      { id: 'Kit', merits: ['payOnDelivery'] },
    ],
  ])('the carrier when %s', async (_name, offers, expected) => {
    expect(explain(await openWith(offers)).carrier).toMatchObject(expected)
  })

  it.each([
    ['there is none', [], { id: null, why: 'notOffered', recommended: null, merits: [] }],
    [
      'none is recommended',
      [point('1'), point('2')],
      { id: null, why: 'noneRecommended', recommended: null, merits: [] },
    ],
    ['it is the only one', [point('1')], { id: '1', why: 'only', recommended: null, merits: [] }],
    [
      'cards are taken perhaps',
      [point('1', { recommended: true, payment: 'CashAndMaybeCard' }), point('2')],
      { id: null, why: 'notChosen', recommended: '1', merits: ['cash'] },
    ],
    [
      'nobody says what is taken',
      [point('1', { recommended: true, payment: 'Unknown' }), point('2')],
      { id: null, why: 'notChosen', recommended: '1', merits: [] },
    ],
  ])('the point when %s', async (_name, pickPoints, expected) => {
    const page = await openWith({ Kit: offer('Kit', { pickPoints, recommended: true }) })
    if (expected.id !== null) page.delivery.choosePoint(expected.id)
    expect(explain(page).point).toEqual(expected)
  })

  it('no point for a courier', async () => {
    const page = await openWith({ Kit: offer('Kit', { pickPoints: [point('1')] }) })
    page.delivery.chooseMethod('courier')
    expect(explain(page).point).toMatchObject({ id: null, why: 'notOffered' })
  })

  it('nothing before the costs are there', async () => {
    const page = startCheckout()
    page.hold(loadDeliveryCosts)
    void page.flow.open()
    await page.settle()
    expect(explain(page)).toMatchObject({ carrier: { why: 'notKnownYet' }, point: { why: 'notKnownYet' } })
  })

  it('[CHK-69] [CHK-74] what the score is made of, the step, and the rule of the payment', async () => {
    const page = startCheckout()
    await fillIn(page)
    expect(explain(page)).toMatchObject({
      step: 'orderConfirmation',
      payment: { id: 'PayOnDelivery', why: 'payOnDelivery' },
      score: {
        total: 95,
        acceptable: 95,
        points: expect.arrayContaining([
          { part: 'secondaryPhone', given: 0, most: 2 },
          { part: 'delivery', given: 25, most: 25 },
        ]),
      },
    })
  })

  it('[SAFE-17] says nothing about a person', async () => {
    const page = startCheckout()
    await fillIn(page)
    for (const secret of ['Иван', 'Петров', '9123456789', 'Ленина'])
      expect(JSON.stringify(explain(page))).not.toContain(secret)
  })
})
