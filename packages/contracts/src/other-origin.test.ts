import { describe, expect, it } from 'vitest'
import { loadOrder, loadOrderReviews, parseResponse } from './index'

const SHOP = 'https://shop.example'

describe('on a page of another origin than the shop', () => {
  it("a draft names the shop's own pages, pictures and documents", async () => {
    const cart = [
      { id: '5', quantity: 1, thumbUrl: '/5.jpg', link: '/p/5' },
      { id: '6', quantity: 1 },
    ]
    const order = { number: '17', invoiceUrl: '/invoice/a', receiptUrl: 'https://ofd.example/1' }
    const parsed = await parseResponse(loadOrder, { id: 'a1', cart, order }, SHOP)
    expect(parsed.ok && parsed.value).toMatchObject({
      lines: [
        { thumbUrl: `${SHOP}/5.jpg`, link: `${SHOP}/p/5` },
        { thumbUrl: null, link: null },
      ],
      order: { invoiceUrl: `${SHOP}/invoice/a`, receiptUrl: 'https://ofd.example/1' },
    })
  })

  it('there may be no draft at all', async () => {
    expect(await parseResponse(loadOrder, null, SHOP)).toMatchObject({ ok: true, value: null })
  })

  it("reviews of orders show the shop's signs of its carriers", async () => {
    const scales = {
      DeliveryPrice: 5,
      DeliverySpeed: 5,
      ProductPrice: 5,
      ProductQuality: 5,
      SiteUsability: 5,
      Staff: 5,
    }
    const data = {
      ...scales,
      WillOrderAgain: 5,
      OrderSize: 'Large',
      TransportCompanyImagePath: '/images/carrier/Cdek.svg',
    }
    const parsed = await parseResponse(
      loadOrderReviews,
      {
        items: [{ id: '1', createdOn: '2026-11-01T10:00:00Z', data }],
        paging: { pageIndex: 0, pageSize: 10, total: 1 },
        averages: { Staff: 4 },
      },
      SHOP,
    )
    expect(parsed.ok && parsed.value).toMatchObject({
      items: [{ id: '1', data: { OrderSize: 'Large', TransportCompanyImagePath: `${SHOP}/images/carrier/Cdek.svg` } }],
      averages: { Staff: 4 },
    })
  })
})
