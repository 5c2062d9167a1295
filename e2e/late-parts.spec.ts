import { fillInOrder, payableProducts, startWithProducts, submitOrder } from './support/buyer'
import { hold } from './support/hold'
import { payableDraft } from './support/payments'
import { expect, test } from './support/shop'

interface Shift {
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/** Notes from now on what has moved, as Chromium sees it, and from where to where. */
const watchShifts = () => {
  const moved: string[] = []
  Object.assign(globalThis, { moved })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as readonly Shift[]) {
      for (const { node, previousRect, currentRect } of entry.sources) {
        moved.push(
          `${node instanceof Element ? node.className : node?.textContent}: ${JSON.stringify([previousRect, currentRect])}`,
        )
      }
    }
  }).observe({ type: 'layout-shift' })
}
const PAYMENT_STEP = /\/.-payment-step-/
/** The code of payment providers, and the browser's windows and scripts for them. */
const PROVIDERS = /\/.-(?:[\w-]+\.strategy|payment-ports|payment-frame)-/

const shifts = () => (globalThis as unknown as { moved: readonly string[] }).moved

test('the cart page can be used before the chunks for requests and offers are loaded, and the note that follows them moves nothing', async ({
  page,
  shop,
}) => {
  const cheap = await shop.db
    .selectFrom('product')
    // With the server's price, for another one would be wider.
    .select(['id', 'slug', 'name', 'price_kopecks as price'])
    .where('availability', '=', 'InStock')
    .where('price_kopecks', '<', 200_000)
    .limit(1)
    .execute()
  const chunks = await hold(page, /\/.-(?:create-page-http|cart-extras)-/)
  await startWithProducts(page, cheap)
  await page.goto('/profile/cart')
  await page.getByRole('button', { name: /Добавить ещё/ }).click()
  await expect(page.getByRole('spinbutton')).toHaveValue('2')
  await page.getByRole('button', { name: /Убрать один/ }).click()
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
  await expect(page.getByRole('link', { name: 'Оформить заказ' })).toBeVisible()
  await page.evaluate(watchShifts)
  expect(chunks.names()).toEqual(['cart-extras', 'create-page-http'])
  await chunks.release()
  await expect(page.locator('.pk-notice').getByText(/доступна только предоплата/)).toBeVisible()
  expect(await page.evaluate(shifts)).toEqual([])
})

test('the cart page counts and deletes while its other chunks are held back, and keeps its elements when they arrive', async ({
  page,
  shop,
}) => {
  const chunks = await hold(page, /\/.-(?:create-page-http|cart-extras|undo-notice)-/)
  await startWithProducts(page, await payableProducts(shop, 3))
  await page.goto('/profile/cart')
  const counts = page.getByRole('spinbutton')
  await page
    .getByRole('button', { name: /Добавить ещё/ })
    .first()
    .click()
  await counts.nth(1).fill('7')
  await counts.nth(1).press('Enter')
  await page
    .getByRole('button', { name: /Удалить из корзины/ })
    .last()
    .click()
  await expect(counts).toHaveCount(2)
  await expect(page.getByRole('link', { name: 'Оформить заказ' })).toBeVisible()
  await counts.nth(1).evaluate((field) => field.toggleAttribute('data-same'))
  await expect.poll(chunks.names).toEqual(['cart-extras', 'create-page-http', 'undo-notice'])
  await chunks.release()
  await expect(page.getByRole('button', { name: 'Вернуть' })).toBeVisible()
  await expect(page.locator('.pk-line-price__amount').first()).toHaveText(/₽/)
  await expect(counts.nth(0)).toHaveValue('2')
  await expect(counts.nth(1)).toHaveValue('7')
  await expect(counts.nth(1)).toHaveAttribute('data-same')
})

test('the order form takes what is typed before its delivery is there, which moves nothing above it', async ({
  page,
  shop,
}) => {
  const chunks = await hold(page, /\/.-delivery-section-/)
  await startWithProducts(page, await payableProducts(shop, 1))
  await page.goto('/profile/order')
  await page.getByLabel('Фамилия').first().fill('Петров')
  await expect(page.getByRole('heading', { name: 'Доставка' })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.getByLabel('Имя').first().fill('Иван')
  await page.evaluate(watchShifts)
  await chunks.release()
  await expect(page.locator('.pk-carrier-list')).toBeVisible()
  await expect(page.getByLabel('Имя').first()).toBeFocused()
  expect(await page.evaluate(shifts)).toEqual([])
})

test('names that are typed move nothing below them, whatever is said of the middle name [CONTACT-07]', async ({
  page,
  shop,
}) => {
  await startWithProducts(page, await payableProducts(shop, 1))
  await page.goto('/profile/order')
  await page.getByLabel('Фамилия').first().fill('Петров')
  await expect(page.getByText('Как в паспорте: по нему выдают заказ').first()).toBeVisible()
  await expect(page.locator('.pk-carrier-list')).toBeVisible()
  const phone = page.getByLabel('Телефон', { exact: true })
  const before = await phone.boundingBox()
  await page.getByLabel('Имя', { exact: true }).fill('Иван')
  await expect(page.getByText(/^Отчество, если оно есть/)).toBeVisible()
  expect(await phone.boundingBox()).toEqual(before)
  await page.getByLabel(/^Отчество/).fill('Ильич')
  await expect(page.getByText(/^Отчество, если оно есть/)).toHaveCount(0)
  expect(await phone.boundingBox()).toEqual(before)
})

test('an order whose last part could not be fetched says that nothing was sent, and the next press tries again', async ({
  page,
  shop,
  quiet,
}) => {
  quiet.expectNoise(/ERR_FAILED/)
  await page.route('**/*checkout-end*', (route) => route.abort())
  await startWithProducts(page, await payableProducts(shop, 1))
  await page.goto('/profile/order')
  await page.getByLabel('Фамилия').first().fill('Петров')
  await submitOrder(page)
  await expect(page.getByText('Заказ не отправлен')).toBeVisible()
  await page.unroute('**/*checkout-end*')
  await submitOrder(page)
  await expect(page.getByText('Заказ не отправлен')).toHaveCount(0)
  await expect(page.getByLabel('Имя').first()).toHaveAttribute('aria-invalid', 'true')
})

test('a payment step that could not be fetched says so, and another try brings it with its options [SAFE-18]', async ({
  page,
  shop,
  quiet,
}) => {
  quiet.expectNoise(/ERR_FAILED/)
  const draft = await payableDraft(shop, 'PayOnDelivery')
  await startWithProducts(page, await payableProducts(shop, 1))
  await page.route('**/*payment.*', (route) => route.abort())
  await page.goto(await shop.linkToDraft(draft))
  const step = page.locator('#delivery-purchase-type-anchor')
  await expect(step.getByText('Часть страницы не загрузилась.')).toBeVisible()
  await page.unroute('**/*payment.*')
  await step.getByRole('button', { name: 'Повторить' }).click()
  await expect(step.getByRole('radio', { checked: true })).toBeVisible()
})

test('the form does not wait for the code of payments: no payment step and no provider is requested before delivery is filled in', async ({
  page,
  shop,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const of = (files: RegExp) => requested.filter((path) => files.test(path))
  const chunks = await hold(page, /\/.-checkout-end\.flow-/)
  await startWithProducts(page, await payableProducts(shop, 1))
  await page.goto('/profile/order')
  await page.getByLabel('Фамилия').first().fill('Петров')
  await chunks.release()
  await expect(page.locator('.pk-carrier-list')).toBeVisible()
  expect([...of(PAYMENT_STEP), ...of(PROVIDERS)]).toEqual([])
  await fillInOrder(page)
  await expect(page.locator('#delivery-purchase-type-anchor').getByRole('radio', { checked: true })).toBeVisible()
  expect(of(PAYMENT_STEP)).toHaveLength(1)
})
