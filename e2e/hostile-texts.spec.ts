import type { Page } from '@playwright/test'
import type { OpenShop } from '@prilavok/shop-server'
import { payableProducts } from './support/buyer'
import { asParsed, hostileHeaps, insertRecords, tooWide, watchForAttacks } from './support/hostile-rows'
import { expect, test } from './support/shop'

// Without the shop's policy: a text runs nothing because it is text, not because a header forbids it.
test.use({ bypassCSP: true, viewport: { width: 320, height: 640 } })

const LATEST = new Date('2099-01-01T00:00:00Z')
const MARKS = {
  ...{ DeliveryPrice: 10, DeliverySpeed: 20, ProductPrice: 30, ProductQuality: 40, SiteUsability: 50, Staff: 60 },
  ...{ WillOrderAgain: 70, OrderSize: 'Large', TransportCompanyImagePath: null },
}
/** As many records as one page shows. */
const REVIEWS = 50
const FEEDBACK = 20
const QUESTIONS = 100

const texts = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''))
const productId = async (shop: OpenShop) => (await payableProducts(shop, 1))[0]

/** Each of the heaps in every field of a record. */
const records = (count: number, more: (text: string, index: number) => object) =>
  hostileHeaps(count).map((text, index) => ({
    status: 'Published',
    userName: text,
    text,
    question: text,
    advantages: text,
    disadvantages: text,
    answer: text,
    ...more(text, index),
  }))

async function expectText(page: Page, fields: readonly string[], wanted: readonly string[]) {
  for (const field of fields) expect(await texts(page, field), field).toEqual(wanted)
}
async function expectHarmless(page: Page, attacks: () => Promise<readonly string[]>) {
  expect(await attacks()).toEqual([])
  expect(await tooWide(page)).toEqual([])
}

test('five hundred hostile texts in reviews and questions of a product are text, run nothing and fit on 320 px [SAFE-13]', async ({
  page,
  shop,
}) => {
  const product = await productId(shop)
  const of = { productId: product?.id }
  const attacks = await watchForAttacks(page)
  const remove = [
    await insertRecords(
      shop,
      'product_comment',
      records(REVIEWS, (_, at) => ({ ...of, score: 5, isBest: at === 0 })),
      LATEST,
    ),
    await insertRecords(
      shop,
      'user_product_question',
      records(QUESTIONS, () => of),
      LATEST,
    ),
  ]
  try {
    await page.goto(`/product/${product?.id}/${product?.slug}#comments`)
    await expect(page.locator('.pk-product-voices__list li')).toHaveCount(QUESTIONS)
    await expect(page.getByRole('region', { name: 'Лучший отзыв' })).toBeVisible()
    await expectText(
      page,
      ['.review__head b', '.review__text', '.review__answer p'],
      hostileHeaps(REVIEWS).map(asParsed),
    )
    const questions = [
      '.pk-product-voices__list li > .pk-product-voices__text',
      '.pk-product-voices__list .pk-product-voices__answer p',
    ]
    await expectText(
      page,
      ['.pk-product-voices__list .pk-product-voices__head b', ...questions],
      hostileHeaps(QUESTIONS),
    )
    await expectHarmless(page, attacks)
  } finally {
    for (const each of remove) await each()
  }
})

test('and so are they in what visitors say of the shop, in reviews of orders and on the way of a parcel [SAFE-13]', async ({
  page,
  shop,
}) => {
  const attacks = await watchForAttacks(page)
  const remove = await insertRecords(
    shop,
    'store_feedback',
    records(FEEDBACK, () => ({ score: 5 })),
    LATEST,
  )
  try {
    await page.goto('/reviews/')
    await expectText(
      page,
      ['.review__head b', '.review__text', '.review__answer p'],
      hostileHeaps(FEEDBACK).map(asParsed),
    )
    await expectHarmless(page, attacks)
  } finally {
    await remove()
  }

  const heaps = hostileHeaps(QUESTIONS)
  const moment = LATEST.toISOString()
  const reviews = heaps.map((text, id) => ({
    id: String(id),
    userName: text,
    cityName: text,
    createdOn: moment,
    data: MARKS,
  }))
  const status = 'InTransit'
  const parcel = { trackNumber: heaps[0], transportCompanyName: heaps[1], status, statusName: heaps[2] }
  await page.route('**/api/order/track*', (route) =>
    route.fulfill({ json: { ...parcel, steps: heaps.map((text) => ({ date: moment, status, text })) } }),
  )
  // The shop shows the names that it knows alone; another server may write any into the block.
  await page.route('**/reviews/orders', async (route) => {
    const response = await route.fetch()
    const block = JSON.stringify(reviews).replaceAll('<', String.raw`\u003c`)
    const body = (await response.text()).replace(
      /(<script type="application\/json"[^>]*>)\[.*?(?=<\/script>)/s,
      (_, tag: string) => tag + block,
    )
    return route.fulfill({ response, body })
  })
  await page.goto('/reviews/orders')
  await expect(page.locator('.pk-order-reviews__review')).toHaveCount(QUESTIONS)
  await expectText(page, ['.pk-order-reviews__review b'], heaps)
  await expectHarmless(page, attacks)

  await page.goto('/profile/track')
  await page.getByLabel('Трек-номер').fill('<script>window.attacked=1</script>')
  await page.getByRole('button', { name: 'Найти' }).click()
  await expect(page.locator('.pk-track-order__step')).toHaveCount(QUESTIONS)
  await expectText(page, ['.pk-track-order__step span'], heaps)
  await expectHarmless(page, attacks)
})
