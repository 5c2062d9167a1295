import type { Locator, Page } from '@playwright/test'
import type { OpenShop } from '@prilavok/shop-server'
import { accepted, draftOf, fillInOrder, ordersOf, payableProducts, submitOrder } from './support/buyer'
import { expect, expectFitsPhone, test } from './support/example'
import { fillInSignIn } from './support/staff'

/** The demo shop has orders of its own; the newest one is the buyer's. */
const newestOrder = ({ db }: OpenShop) =>
  db
    .selectFrom('customer_order')
    .innerJoin('customer', 'customer.id', 'customer_order.customer_id')
    .selectAll('customer_order')
    .select('customer.phone')
    .orderBy('created_on', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

const asText = (kopecks: number): string => `${String(kopecks / 100).replace(/\B(?=(\d{3})+$)/g, '\u00A0')}\u00A0₽`

/** Puts a product into the cart with our button and leaves the dialog that tells of it. */
async function add(page: Page, button: Locator): Promise<void> {
  await button.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

test("cart-button: one script tag brings buttons, a badge and the shop's own cart [EMBED-01]", async ({
  page,
  open,
}) => {
  const { url } = await open('cart-button')
  await page.goto(url)
  const buttons = page.getByRole('button', { name: 'Добавить в корзину' })
  await expect(buttons).toHaveCount(3)
  await expectFitsPhone(page)
  await add(page, buttons.first())
  await add(page, buttons.first())
  const cart = page.getByRole('link', { name: /^Корзина/ })
  await expect(cart.locator('[data-prilavok="cart-badge"]')).toContainText('2')
  await cart.click()
  await expect(page.getByRole('heading', { name: 'Корзина', level: 1 })).toBeVisible()
  for (const name of ['Дрельта Ультра 12 В', 'Дрельта М1 600 Вт'])
    await expect(
      page.getByRole('main').getByRole('link', { name }).or(page.getByRole('main').getByText(name)).first(),
    ).toBeVisible()
})

test('checkout: from a shelf over the cart to an accepted order, the shop being elsewhere', async ({ page, open }) => {
  const { url, shop } = await open('checkout')
  expect(new URL(shop.url).origin).not.toBe(new URL(url).origin)
  await page.goto(url)
  await add(page, page.getByRole('button', { name: 'Взять' }).first())
  await page.getByRole('link', { name: /^Корзина/ }).click()
  await expect(page.getByText('Плиткорез ручной Хватов Мастер 600 мм')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Вас может заинтересовать' })).toBeVisible()
  await expectFitsPhone(page)
  await page
    .getByRole('link', { name: 'Оформить заказ' })
    .or(page.getByRole('button', { name: 'Оформить заказ' }))
    .first()
    .click()
  await fillInOrder(page)
  await expectFitsPhone(page)
  const draft = draftOf(page)
  await submitOrder(page)
  await expect(accepted(page)).toBeVisible()
  expect(await ordersOf(shop, draft)).toMatchObject([{ purchase_type: 'PayOnDelivery', goods_kopecks: 455_000 }])
})

test("react-app: the server's prices, an own drawer and an own way to the order", async ({ page, open }) => {
  const { url, shop } = await open('react-app')
  await page.goto(url)
  const hose = page.getByRole('listitem').filter({ hasText: 'Шланг-гармошка' })
  const { price_kopecks: price } = await shop.db
    .selectFrom('product')
    .select('price_kopecks')
    .where('id', '=', 'p1dtopjrkzj')
    .executeTakeFirstOrThrow()
  await expect(hose.locator('.product-price')).toHaveText(asText(price))
  await expectFitsPhone(page)
  await hose.getByRole('button', { name: 'В корзину' }).click()
  await hose.getByRole('button', { name: /^Больше/ }).click()
  await page.getByRole('button', { name: 'Корзина, 2 товара' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.locator('.total output')).toHaveText(asText(2 * price))
  await drawer.getByRole('button', { name: 'Убрать' }).click()
  await expect(drawer.getByText('Пока пусто')).toBeVisible()
  await drawer.getByRole('button', { name: 'Вернуть' }).click()
  await expect(drawer.getByLabel(/^Количество/)).toHaveValue('2')

  await drawer.getByRole('button', { name: 'Оформить заказ' }).click()
  await drawer.getByRole('button', { name: 'Заказать' }).click()
  await expect(drawer.getByLabel('Фамилия')).toBeFocused()
  await expect(drawer.getByLabel('Фамилия')).toHaveAccessibleDescription('Фамилию спросят в пункте выдачи')
  await drawer.getByLabel('Фамилия').fill('Петров')
  await drawer.getByLabel('Имя').fill('Иван')
  await drawer.getByLabel('Телефон').fill('912 345-67-89')
  const points = drawer.getByLabel('Пункт выдачи')
  await points.selectOption(await points.locator('option:not([disabled])').first().getAttribute('value'))
  await drawer.getByRole('radio', { name: 'При получении' }).check()
  await drawer.getByLabel(/^Соглашаюсь/).check()
  await drawer.getByRole('button', { name: 'Заказать' }).click()
  await expect(drawer.getByRole('heading', { name: 'Заказ принят' })).toBeVisible()
  const order = await newestOrder(shop)
  expect(order).toMatchObject({ phone: '+79123456789', goods_kopecks: 2 * price })
  await expect(drawer).toContainText(`Номер ${order.number}`)
})

test("headless-node: the printed order stands in the shop's database", async ({ run }) => {
  const { code, printed, shop } = await run('headless-node')
  expect(code).toBe(0)
  const order = await newestOrder(shop)
  expect(order).toMatchObject({ phone: '+79123456789', purchase_type: 'PayOnDelivery' })
  expect(printed).toContain(`Итого ${asText(order.goods_kopecks)}`)
  expect(printed).toContain(`Заказ принят, номер ${order.number}.`)
})

test("cms-page: widgets by class, and the theme's own jQuery adds and counts [EMBED-11] [EMBED-07]", async ({
  page,
  open,
}) => {
  const { url } = await open('cms-page')
  await page.goto(url)
  const basket = page.locator('#basket')
  await expect(basket).toContainText('Товаров: 0')
  await expectFitsPhone(page)
  const buy = page.getByRole('button', { name: 'Купить' })
  await buy.first().click()
  await buy.first().click()
  await buy.nth(1).click()
  await expect(basket).toContainText('Товаров: 3')
  await expect(basket).toContainText(/На сумму: 9.379 руб/)
  await expect(page.locator('.pk-mount-cart-badge')).toContainText('3')
  await page.reload()
  await expect(basket).toContainText('Товаров: 3')
  await page.getByRole('link', { name: /^Корзина/ }).click()
  const line = page.locator('.pk-mount-cart-page')
  await expect(line).toContainText('Плиткорез ручной Хватов Мастер 600 мм')
  await line
    .getByRole('button', { name: /Удалить/ })
    .first()
    .click()
  await expect(basket).toContainText('Товаров: 1')
})

test('filters: the server list narrows by what is chosen, the address keeps it, and a product goes into the cart [FILTER-05] [FILTER-06]', async ({
  page,
  open,
}) => {
  const { url } = await open('filters')
  await page.goto(url)
  const panel = page.getByRole('group', { name: 'Производитель' })
  const option = panel.getByRole('checkbox').first()
  const name = (await option.getAttribute('aria-label')) ?? (await panel.locator('label').first().innerText())
  const chosen = name.split('\n')[0] ?? ''
  const found = page.locator('.pk-list-bar__found')
  const before = await found.innerText()
  await expectFitsPhone(page)
  await option.check()
  await expect(found).not.toHaveText(before)
  expect(new URL(page.url()).hash).toContain('#filter=manufacturer=')
  await page.reload()
  await expect(panel.getByRole('checkbox').first()).toBeChecked()
  await expect(page.getByRole('button', { name: new RegExp(`Производитель: ${chosen}`) })).toBeVisible()
  await add(page, page.getByRole('button', { name: 'В корзину' }).first())
  await expect(page.locator('[data-prilavok="cart-badge"]')).toContainText('1')
})

test('staff-extension: a kind of record of its own has a menu entry, a form, a tab, a history and a list, and a product a field of its own', async ({
  page,
  open,
}) => {
  const { url } = await open('staff-extension')
  await page.goto(`${url}#/coupon`)
  await fillInSignIn(page, 'admin')
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Купоны' })).toBeVisible()
  await page.getByRole('link', { name: 'Добавить' }).first().click()
  const form = page.locator('form.pk-staff-form, form[data-tabs]').first()
  await form.getByLabel(/^Код/).fill('GARDEN')
  await form.getByLabel(/^За что/).selectOption('Fair')
  await form.getByLabel(/^Номинал/).fill('500')
  await form.getByLabel('Действует', { exact: true }).check()
  await form.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await page.getByRole('tab', { name: 'Печать' }).click()
  await expect(page.locator('.coupon')).toContainText('GARDEN')
  await page.getByRole('tab', { name: 'История' }).click()
  await expect(page.locator('.pk-staff-history__entry').first()).toContainText('За что')
  await expectFitsPhone(page)

  // The list was empty when the form was opened.
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('link', { name: '← Купоны' }).click()
  const grid = page.getByRole('grid')
  await expect(grid.getByRole('gridcell').getByRole('link', { name: 'GARDEN' })).toBeVisible()
  await expect(grid).toContainText('500 ₽')
  await page.goto(`${url}#/product`)
  await grid.getByRole('gridcell').getByRole('link').first().click()
  await expect(page.getByLabel('Обслуживание, раз в месяцев')).toBeVisible()
})

test('admin-tables: two tables, a form, its history, a look-up, files and the terminal on a page of somebody else', async ({
  page,
  open,
}) => {
  const { url } = await open('admin-tables')
  await page.goto(url)
  await fillInSignIn(page, 'admin')
  const orders = page.getByRole('region', { name: 'Заказы', exact: true })
  const questions = page.getByRole('region', { name: 'Вопросы о товарах', exact: true })
  await expect(orders.getByRole('grid').or(orders.locator('.pk-staff-empty'))).toBeVisible()
  await expect(questions.getByRole('grid')).toBeVisible()
  await expectFitsPhone(page)
  const form = page.locator('form.pk-staff-form')
  await form.getByLabel(/^Название/).fill('Доставка по складам')
  await form.getByRole('button', { name: 'Сохранить', exact: true }).click()
  await expect(page.locator('.pk-staff-history__entry').first()).toContainText('Доставка по складам')
  const request = page.locator('form.request')
  await request.getByRole('combobox', { name: 'Товары' }).fill('плиткорез')
  await page.getByRole('option').first().click()
  await expect(request.locator('input[name="product"]')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Выполнить health' })).toBeEnabled()
})

/** A cart that an earlier visit has left in this browser. */
const storeCart = (page: Page, ids: readonly string[]) =>
  page.evaluate(
    (text) => localStorage.setItem('prilavok.cart', text),
    JSON.stringify({
      goods: ids.map((id) => ({ id, name: id, price: 100_000, thumbUrl: '', link: '', quantity: 1 })),
    }),
  )

test('next-app: the server renders every widget, and a stored cart of 0, 1 or 50 lines hydrates without a warning', async ({
  page,
  request,
  open,
}) => {
  // Installs Next.js where that was not done before, and compiles every page.
  test.setTimeout(300_000)
  const { url, shop } = await open('next-app')
  const htmlOf = async (path: string) =>
    (await (await request.get(url + path)).text()).replace(/<script.*?<\/script>/gs, '')
  const { price_kopecks: price } = await shop.db
    .selectFrom('product')
    .select('price_kopecks')
    .where('id', '=', 'p3iwwp0d10')
    .executeTakeFirstOrThrow()
  const POINTS = '/delivery/pickpoints/524901'

  const shelf = await htmlOf('/')
  expect(shelf).toContain(asText(price))
  expect(shelf.match(/<button[^>]*>(<span[^>]*>)?Добавить в корзину/g)).toHaveLength(4)
  for (const part of ['pk-cart-badge-place', 'pk-delivery-header', 'pk-toast-stack', '>В наличии<'])
    expect(shelf).toContain(part)
  expect(await htmlOf('/cart')).toMatch(/<section class="pk-cart-page".*<h2[^>]*>Ваш заказ</s)
  expect(await htmlOf('/order')).toMatch(/<div class="pk-checkout".*>Ваш заказ<.*>Данные получателя<.*>Доставка</s)
  expect(await htmlOf(POINTS)).toMatch(/<section class="pk-pickup-points-page"[^>]*aria-busy="true".*pk-skeleton/s)

  const [payable] = await payableProducts(shop, 1)
  const others = await shop.db.selectFrom('product').select('id').where('is_visible', '=', true).limit(60).execute()
  const ids = [...new Set([payable?.id ?? '', ...others.map(({ id }) => id)])]
  const badge = page.locator('.pk-cart-badge-place')
  const city = page.locator('.pk-delivery-header__city', { hasText: /\S/ })
  await page.goto(url)
  // What React and Next.js find wrong is written to the console, which fails the test.
  for (const count of [0, 1, 50]) {
    await storeCart(page, ids.slice(0, count))
    for (const path of ['/', POINTS, '/cart', '/order']) {
      await page.goto(url + path)
      await expect(badge).toHaveText(count === 0 ? '' : String(count))
      if (path === '/') await expect(city).toBeVisible()
      if (path === POINTS) await expect(page.locator('.pk-point').first()).toBeVisible()
      if (path === '/cart') await expect(page.locator('.pk-cart-lines tbody tr')).toHaveCount(count)
      if (path === '/order' && count > 0) await expect(page.getByLabel('Фамилия').first()).toBeVisible()
      if (path === '/order' && count === 0) await expect(page).toHaveURL(`${url}/cart`)
    }
  }

  await storeCart(page, [])
  await page.goto(url)
  await expectFitsPhone(page)
  await add(page, page.getByRole('button', { name: 'Добавить в корзину' }).first())
  await page.getByRole('link', { name: /^Корзина/ }).click()
  await page.getByRole('link', { name: 'Оформить заказ' }).first().click()
  await fillInOrder(page)
  const draft = draftOf(page)
  await submitOrder(page)
  await expect(accepted(page)).toBeVisible()
  expect(await ordersOf(shop, draft)).toMatchObject([{ purchase_type: 'PayOnDelivery', goods_kopecks: price }])
})
