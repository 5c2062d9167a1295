import { loadPurchaseTypes, redeemDraftToken, saveOrder } from '@prilavok/contracts'
import { expect, it } from 'vitest'
import { describeOwnDatabase } from '../../testing/each-database'
import { paymentBench } from '../../testing/payment-bench'
import { shopClient } from '../../testing/shop-client'

/** Phones of the fixture: one of a buyer whose rating closes pay on delivery, one that the shop does not know. */
const RATED = '9000000001'
const UNKNOWN = '9055556677'

describeOwnDatabase('the link of a draft', (shop) => {
  const tokenOf = async (id: string, sentToPhone = false) =>
    new URL(await shop.server.linkToDraft(id, { sentToPhone }), 'http://shop.test').searchParams.get('access') ?? ''
  const buyer = (phone: string) => ({ customer: { value: { firstName: 'Пётр', lastName: 'Отказов', phone } } })

  it('proves the phone that it was sent to, and none that is typed afterwards', async () => {
    const { draft, save, call } = paymentBench(shop)
    const id = await draft('PayOnDelivery', buyer(UNKNOWN))
    const token = await tokenOf(id, true)
    await save(id, buyer(RATED))
    expect((await call(redeemDraftToken, { params: { id }, body: { token } })).data).toEqual({ access: 'owner' })
    const offered = async () => (await call(loadPurchaseTypes, { params: { id } })).data.items['PayOnDelivery']
    expect(await offered()).toMatchObject({ isAvailable: true })
    await call(redeemDraftToken, { params: { id }, body: { token: await tokenOf(id, true) } })
    expect(await offered()).toMatchObject({ isAvailable: false, rejectCode: 'NegativeClientRating' })
  })

  it('gives the browser that has used it what it still has, and nothing once the draft has moved on', async () => {
    const id = await paymentBench(shop).draft('PayOnDelivery', buyer(UNKNOWN))
    const [first, second] = [shopClient(shop.server), shopClient(shop.server)]
    const use = async (browser: typeof first, token: string) => {
      const { data, problem } = await browser.call(redeemDraftToken, { params: { id }, body: { token } })
      return problem?.status ?? data.access
    }
    const [token, later] = [await tokenOf(id), await tokenOf(id)]
    expect([await use(first, token), await use(first, token), await use(second, token)]).toEqual([
      'owner',
      'owner',
      403,
    ])
    expect([await use(second, later), await use(first, token)]).toEqual(['owner', 403])
    const typed = await first.call(saveOrder, { body: { id, ...buyer(RATED) } } as never)
    expect(typed.status).toBe(403)
  })
})
