import type { Page } from '@playwright/test'
import type { OpenShop } from '@prilavok/shop-server'
import { payableProducts } from './support/buyer'
import { outOfPage } from './support/geometry'
import { BROKEN_REQUEST, expect, test } from './support/shop'

const SENT = 'Спасибо! Мы свяжемся с вами.'
const HOSTILE = '<img src=x onerror=alert(1)>'

/** The drafts that a visitor's forms have made, newest first. */
const leads = (shop: OpenShop, phone: string) =>
  shop.db
    .selectFrom('order_in_process')
    .select(['cart', 'customer'])
    .where(({ eb, ref }) => eb(ref('customer', '->>').key('phone' as never), '=', phone as never))
    .orderBy('created_on', 'desc')
    .execute()

/** A phone that no other test has used. */
const newPhone = () => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`

async function insert(page: Page, dataset: Readonly<Record<string, string>>) {
  await page.goto('/about/')
  await page.evaluate((given) => {
    const element = document.createElement('div')
    element.id = 'inserted'
    Object.assign(element.dataset, given)
    document.querySelector('main h1')?.after(element)
  }, dataset)
  return page.locator('#inserted')
}

test('[LEAD-01] [LEAD-12] a call-back is asked for in a window, which closes with thanks; a double click sends once', async ({
  page,
  shop,
}) => {
  const phone = newPhone()
  const place = await insert(page, { prilavok: 'call-back' })
  await place.getByRole('button', { name: 'Перезвоните мне' }).click()
  const dialog = page.getByRole('dialog', { name: 'Заказать звонок' })
  await dialog.getByRole('button', { name: 'Жду звонка' }).click()
  await expect(dialog.getByRole('group', { name: 'Исправьте 2 ошибки' })).toBeFocused()
  await dialog.getByLabel('Имя').fill(HOSTILE)
  await dialog.getByLabel('Телефон').fill(phone)
  await dialog.getByRole('button', { name: 'Жду звонка' }).dblclick()
  await expect(page.getByText(SENT)).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(await leads(shop, `+7${phone}`)).toMatchObject([{ customer: { firstName: HOSTILE } }])
})

test('[LEAD-02] [SAFE-02] what was typed stays when the response is lost, and the repeat makes no second request of it', async ({
  page,
  shop,
}) => {
  const phone = newPhone()
  const place = await insert(page, { prilavok: 'call-back', view: 'form' })
  let lost = true
  await page.route('**/api/call-me-back', async (route) => {
    if (!lost) return route.continue()
    lost = false
    await route.fetch()
    return route.fulfill({ status: 200, contentType: 'text/html', body: '<p>proxy</p>' })
  })
  await place.getByLabel('Имя').fill('Иван')
  await place.getByLabel('Телефон').fill(phone)
  await place.getByRole('button', { name: 'Жду звонка' }).click()
  await expect(page.getByText('Не получилось отправить. Попробуйте ещё раз.')).toBeVisible()
  await expect(place.getByLabel('Имя')).toHaveValue('Иван')
  await place.getByRole('button', { name: 'Жду звонка' }).click()
  await expect(place.getByText(SENT)).toBeVisible()
  expect(await leads(shop, `+7${phone}`)).toHaveLength(1)
})

test('[LEAD-03] [LEAD-05] a quick order puts the product among the orders in process', async ({ page, shop }) => {
  const phone = newPhone()
  const [product] = await payableProducts(shop, 1)
  const place = await insert(page, { prilavok: 'one-click-order', id: product?.id ?? '' })
  await place.getByRole('button', { name: 'Купить в один клик' }).click()
  const dialog = page.getByRole('dialog', { name: 'Купить в один клик' })
  await dialog.getByLabel('Имя').fill('Анна')
  await dialog.getByLabel('Телефон').fill(phone)
  expect(await outOfPage(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Заказать' }).click()
  await expect(page.getByText(SENT)).toBeVisible()
  expect(await leads(shop, `+7${phone}`)).toMatchObject([
    { cart: [{ id: product?.id, quantity: 1 }], customer: { comment: 'Заказ в один клик' } },
  ])
})

test('[LEAD-10] [LEAD-11] the wholesale page has two tabs over one form', async ({ page, shop }) => {
  const phone = newPhone()
  await page.goto('/wholesale/')
  await page.getByLabel('Имя').fill('Олег')
  await page.getByRole('tab', { name: 'Купить оптом' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Предложить товар' })).toBeFocused()
  await page.getByLabel('Телефон').fill(phone)
  await page.getByRole('button', { name: 'Отправить запрос' }).click()
  await expect(page.getByRole('tabpanel').getByText(SENT)).toBeVisible()
  expect(await leads(shop, `+7${phone}`)).toMatchObject([{ customer: { comment: 'Опт: предлагает товар' } }])
})

test('[TRACK-01] [TRACK-04] an order is found by its number, with its way', async ({ page, shop, quiet }) => {
  quiet.expectNoise(BROKEN_REQUEST)
  const order = await shop.db
    .selectFrom('customer_order')
    .select('track_code')
    .where('track_code', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  await page.goto('/profile/track')
  const field = page.getByLabel('Трек-номер')
  await field.fill('nobody-has-it')
  await page.getByRole('button', { name: 'Найти' }).click()
  await expect(page.getByText('Не найден заказ с таким номером')).toBeVisible()
  await field.fill(order?.track_code ?? '')
  await field.press('Enter')
  const found = page.getByRole('region', { name: 'Где заказ' })
  await expect(found.getByRole('heading')).toBeFocused()
  await expect(found).toContainText(order?.track_code ?? '')
  expect(await outOfPage(page)).toEqual([])
})

test('[LOGIN-01] [LOGIN-05] a customer logs in by the code of the message', async ({ page, context, quiet }) => {
  quiet.expectNoise(BROKEN_REQUEST)
  const phone = newPhone()
  await page.goto('/profile/login')
  await page.getByLabel('Телефон').fill(phone)
  await page.getByRole('button', { name: 'Получить код' }).click()
  const field = page.getByLabel('Код из сообщения')
  await expect(field).toBeFocused()
  await expect(page.getByText(/Новый код можно запросить через \d+ с/)).toBeVisible()
  const messages = await context.newPage()
  await messages.goto('/demo/sms')
  const message = await messages
    .getByRole('listitem')
    .filter({ hasText: phone.slice(-4) })
    .first()
    .innerText()
  const code = /(\d{4}) — код/.exec(message)?.[1] ?? ''
  await messages.close()
  await field.fill(code === '0000' ? '0001' : '0000')
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(page.getByText('Неверный код. Попробуйте ещё раз.')).toBeVisible()
  await field.fill(code)
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Войти', exact: true }).click()])
  const cookie = (await context.cookies()).find(({ name }) => name.endsWith('cid'))
  expect([cookie?.httpOnly, cookie?.sameSite]).toEqual([true, 'Lax'])
  const state = (await (await page.request.get('/api/login/state')).json()) as { readonly isLoggedIn: boolean }
  expect(state.isLoggedIn).toBe(true)
})
