import { payableProducts, startWithProducts } from './support/buyer'
import { expect, test } from './support/shop'

const TVER = { latitude: 56.8587, longitude: 35.9176 }

test('a city chosen in the head of one page goes along to every other and into the order [CITY-13] [CITY-14] [CITY-15] [DELIV-38]', async ({
  page,
  shop,
}) => {
  await page.route('**/api/feature/SuggestedCities/enabled', (route) => route.fulfill({ json: true }))
  await page.goto('/')
  const head = page.locator('[data-prilavok="delivery-header"]')
  await expect(head.getByRole('button', { name: 'Город доставки: Москва' })).toBeVisible()
  await expect(head.getByText(/^(Есть|Нет) оплат[аы] при получении/)).toBeVisible()
  await head.getByRole('button', { name: 'Когда нет оплаты при получении' }).click()
  await expect(page.getByText('Оплаты при получении нет у заказов дешевле 2 000 ₽')).toBeVisible()
  await page.keyboard.press('Escape')

  await head.getByRole('button', { name: 'Город доставки: Москва' }).click()
  const dialog = page.getByRole('dialog', { name: 'Город доставки' })
  await expect(dialog.getByRole('heading', { name: 'Можно забрать' })).toBeVisible()
  expect(await dialog.getByRole('region', { name: 'Можно забрать' }).getByRole('button').count()).toBeLessThanOrEqual(
    10,
  )
  await dialog.getByRole('combobox', { name: 'Населённый пункт' }).fill('твер')
  await dialog.getByRole('option', { name: /Тверь/ }).first().click()
  await expect(dialog).toBeHidden()
  await expect(head.getByRole('button', { name: 'Город доставки: Тверь' })).toBeVisible()

  await page.goto('/profile/cart')
  await expect(head.getByRole('button', { name: 'Город доставки: Тверь' })).toBeVisible()
  await startWithProducts(page, await payableProducts(shop, 1))
  await page.goto('/profile/order')
  await expect(page.locator('.pk-city-picker__name')).toHaveText('Тверь')
  await expect(head.getByRole('button')).toHaveCount(0)
})

test('the device says where it is once per session, and never against a city chosen by hand [CITY-25] [CITY-26] [CITY-28]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(TVER)
  await page.route('**/api/feature/Geolocation/enabled', (route) => route.fulfill({ json: true }))
  let asked = 0
  await page.route('**/api/userCity/city-by-location*', (route) => {
    asked += 1
    return route.fallback()
  })
  await page.goto('/')
  const city = (name: string) => page.getByRole('button', { name: `Город доставки: ${name}` })
  await expect(city('Тверь')).toBeVisible()
  await page.goto('/profile/cart')
  await expect(city('Тверь')).toBeVisible()
  expect(asked).toBe(1)

  await city('Тверь').click()
  await page.getByRole('combobox', { name: 'Населённый пункт' }).fill('рязань')
  await page
    .getByRole('option', { name: /Рязань/ })
    .first()
    .click()
  await expect(city('Рязань')).toBeVisible()
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await expect(city('Рязань')).toBeVisible()
  expect(asked).toBe(1)
})

test('50: a device that may not be asked changes nothing, and its late answer never overrides a city chosen by hand [CITY-28] [CITY-29]', async ({
  page,
  context,
}) => {
  await page.route('**/api/feature/Geolocation/enabled', (route) => route.fulfill({ json: true }))
  const city = (name: string) => page.getByRole('button', { name: `Город доставки: ${name}` })
  await context.clearPermissions()
  await page.goto('/')
  await expect(city('Москва')).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('prilavok.geo-used-once'))).toBe('1')
  await expect(page.getByRole('alert')).toHaveCount(0)

  await page.evaluate(() => sessionStorage.clear())
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (response) => {
      document.addEventListener('device-answers', ({ detail }: CustomEventInit) =>
        response({ coords: detail } as GeolocationPosition),
      )
      document.documentElement.dataset['deviceAsked'] = ''
    }
  })
  await page.reload()
  await expect(page.locator('html[data-device-asked]')).toBeAttached()
  await city('Москва').click()
  await page.getByRole('combobox', { name: 'Населённый пункт' }).fill('рязань')
  await page
    .getByRole('option', { name: /Рязань/ })
    .first()
    .click()
  await expect(city('Рязань')).toBeVisible()
  const looked = page.waitForResponse('**/api/userCity/city-by-location*')
  await page.evaluate((detail) => document.dispatchEvent(new CustomEvent('device-answers', { detail })), TVER)
  await (await looked).finished()
  await expect(city('Рязань')).toBeVisible()
})
