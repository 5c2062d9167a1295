import { loadDeliveryCosts } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { costs, fillIn, startCheckout } from './checkout.fixture'

type Page = ReturnType<typeof startCheckout>
const explain = ({ flow }: Page) => {
  const explanation = flow.explain()
  if (explanation === null) throw new Error('There is no form to explain.')
  return explanation
}

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
  ])('the carrier when %s', async (_name, offers, expected) => {
    expect(explain(await openWith(offers)).carrier).toMatchObject(expected)
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
