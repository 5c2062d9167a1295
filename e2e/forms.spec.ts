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

test('[LEAD-03] [LEAD-05] [LEAD-10] [LEAD-11] a quick order puts the product among the orders in process; the wholesale page has two tabs over one form', async ({
  page,
  shop,
}) => {
  const [quick, wholesale] = [newPhone(), newPhone()]
  const [product] = await payableProducts(shop, 1)
  const place = await insert(page, { prilavok: 'one-click-order', id: product?.id ?? '' })
  await place.getByRole('button', { name: 'Купить в один клик' }).click()
  const dialog = page.getByRole('dialog', { name: 'Купить в один клик' })
  await dialog.getByLabel('Имя').fill(HOSTILE)
  await dialog.getByLabel('Телефон').fill(quick)
  expect(await outOfPage(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Заказать' }).click()
  await expect(page.getByText(SENT)).toBeVisible()
  expect(await leads(shop, `+7${quick}`)).toMatchObject([
    { cart: [{ id: product?.id, quantity: 1 }], customer: { firstName: HOSTILE, comment: 'Заказ в один клик' } },
  ])

  await page.goto('/wholesale/')
  await page.getByLabel('Имя').fill('Олег')
  await page.getByRole('tab', { name: 'Купить оптом' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Предложить товар' })).toBeFocused()
  await page.getByLabel('Телефон').fill(wholesale)
  await page.getByRole('button', { name: 'Отправить запрос' }).click()
  await expect(page.getByRole('tabpanel').getByText(SENT)).toBeVisible()
  expect(await leads(shop, `+7${wholesale}`)).toMatchObject([{ customer: { comment: 'Опт: предлагает товар' } }])
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
  await expect(page.getByText('Вы вошли', { exact: true })).toBeVisible()
  await expect(page.getByText('Заказов с этим номером телефона пока нет.')).toBeVisible()
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Выйти' }).click()])
  await expect(page.getByLabel('Телефон')).toBeVisible()
})
