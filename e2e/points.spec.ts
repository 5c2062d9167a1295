import type { Page } from '@playwright/test'
import { addBigCity, bigCity } from '@prilavok/demo-shop/fixtures'
import { openOrder } from './support/buyer'
import { tabTo } from './support/keyboard'
import { BROKEN_REQUEST, expect, test } from './support/shop'

const region = (page: Page) => page.getByRole('region', { name: 'Пункт выдачи', exact: true })
const rows = (page: Page) => page.locator('.pk-point')
const marks = (page: Page, kind = '') => page.locator(`.pk-map-mark${kind}:not([inert])`)
const toMap = (page: Page) => page.getByRole('button', { name: 'На карте' })
const another = (page: Page) => page.getByRole('button', { name: 'Выбрать другой пункт выдачи' })
const POINT = '[data-kind=point]'
const LEAFLET = /\/bundle\/chunks\/.-leaflet-.*\.js$/

const settled = (page: Page) => page.waitForFunction(() => document.querySelector('.leaflet-zoom-anim') === null)

/** Comes closer, cluster by cluster, until a point stands by itself. */
const untilPoint = (page: Page) =>
  expect(async () => {
    if ((await marks(page, POINT).count()) > 0) return
    await marks(page, '[data-kind=cluster]').first().press('Enter', { timeout: 1_000 })
    throw new Error('No point stands by itself yet.')
  }).toPass({ timeout: 25_000 })

test('[PICK-09] [PICK-10] [PICK-11] [PICK-12] [PICK-13] [PICK-14] [A11Y-05] the map comes when it is asked for, a pick leads back to the list, a pick of the list is marked on the map, another carrier closes it', async ({
  page,
  shop,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openOrder(page, shop)
  expect(asked.filter((path) => LEAFLET.test(path) || path.startsWith('/tiles/'))).toEqual([])
  await toMap(page).click()
  await expect(marks(page).first()).toBeVisible()
  expect(asked.filter((path) => LEAFLET.test(path))).toHaveLength(1)
  await expect
    .poll(() => [...new Set(asked.filter((path) => path.startsWith('/tiles/')).map((path) => path.split('/')[2]))])
    .toEqual(['11'])
  expect((await page.locator('.pk-map').boundingBox())?.height).toBe(500)
  await untilPoint(page)
  const point = marks(page, POINT).first()
  const address = ((await point.getAttribute('aria-label')) ?? '').split(', ').slice(0, 2).join(', ')
  await point.click()
  await expect(another(page)).toBeVisible()
  await expect(region(page)).toContainText(address)
  await expect(page.locator('.pk-map')).toHaveCount(0)

  await another(page).click()
  await toMap(page).click()
  await expect(page.locator('.pk-map-mark[data-chosen]')).toBeVisible()

  // Whatever is on the map can be chosen in the list, and is then marked on the map.
  await page.getByRole('button', { name: 'Списком' }).click()
  await expect(rows(page).filter({ hasText: address }).filter({ hasText: 'Выбран' })).toHaveCount(1)
  const row = rows(page).nth(3)
  const [other = ''] = (await row.innerText()).split('\n')
  await row.locator('.pk-point__open').click()
  await row.getByRole('button', { name: /Забрать здесь/ }).click()
  await another(page).click()
  await toMap(page).click()
  await expect.poll(() => page.locator('.pk-map-mark[data-chosen]').getAttribute('aria-label')).toContain(other)

  await page.getByRole('group', { name: 'Транспортная компания' }).getByRole('radio').nth(1).check()
  await expect(rows(page).first()).toBeVisible()
  await expect(page.locator('.pk-map')).toHaveCount(0)
})

test('[A11Y-02] a point is chosen on the map with the keyboard', async ({ page, shop }) => {
  await openOrder(page, shop)
  await tabTo(page, toMap(page))
  await page.keyboard.press('Enter')
  for (let closer = 0; closer < 12; closer += 1) {
    const point = marks(page, POINT)
    const next = (await point.count()) > 0 ? point.first() : marks(page).first()
    await tabTo(page, next)
    await page.keyboard.press('Enter')
    if ((await page.locator('.pk-map').count()) === 0) break
    await settled(page)
  }
  await expect(another(page)).toBeFocused()
})

test('50: where the code of the map does not come, or no tile of it, the list is there and another try works [SAFE-18]', async ({
  page,
  shop,
  quiet,
}) => {
  quiet.expectNoise(BROKEN_REQUEST)
  quiet.expectNoise(/dynamically imported module/)
  await page.route(/\/tiles\//, (route) => route.abort())
  await openOrder(page, shop)
  await page.route(LEAFLET, (route) => route.abort())
  await toMap(page).click()
  const alert = region(page).getByRole('alert')
  await expect(alert).toContainText('Карта не загрузилась. Пункт можно выбрать в списке.')
  await alert.getByRole('button', { name: 'Списком' }).click()
  await expect(rows(page).first()).toBeVisible()
  await page.unroute(LEAFLET)

  await toMap(page).click()
  await expect(marks(page).first()).toBeVisible()
  await expect(page.getByText('Рисунок карты не загрузился. Пункты можно выбрать и в списке.')).toBeVisible()
  await page.getByRole('button', { name: 'Списком' }).click()
  await rows(page).first().getByRole('button').first().click()
  await region(page).getByRole('button', { name: 'Забрать здесь' }).click()
  await expect(another(page)).toBeVisible()
})

test('[PICK-26] the page of pick-up points: list, search, map, a point looked at', async ({ page, shop }) => {
  await addBigCity(shop.db, 450)
  await page.goto(`/delivery/pickpoints/${bigCity.id}`)
  const points = page.getByRole('region', { name: 'Пункты выдачи' })
  await expect(points.locator('.pk-point').first()).toBeVisible()
  await expect(points.getByText(/^Показано 19 пунктов из (450|10\s000)$/)).toBeVisible()
  await points.getByRole('searchbox').fill('почтовая')
  await expect(points.locator('.pk-point').first()).toContainText('Почтовая')
  await toMap(page).click()
  await untilPoint(page)
  await marks(page, POINT).first().click()
  await expect(points.locator('.pk-point[data-open] > .pk-point__open')).toBeFocused()
})

test('49: 10,000 points, one broken, one in the ocean, one twice: list, search and map work [SAFE-16]', async ({
  page,
  shop,
}) => {
  test.slow()
  await addBigCity(shop.db, 10_000)
  await page.route('**/api/delivery/delivery-costs/**', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { transportCompaniesDeliveryInfo: Record<string, { pickPoints: object[] }> }
    const points = body.transportCompaniesDeliveryInfo['Cdek']?.pickPoints ?? []
    points.push(
      { id: 'broken' },
      { ...points[1], id: 'ocean', address: 'пр-кт Океанский, 1', latitude: -40, longitude: -120 },
      { ...points[2] },
    )
    await route.fulfill({ response: answer, json: body })
  })
  await openOrder(page, shop, `/profile/order?cityId=${bigCity.id}`)
  await expect(region(page)).toContainText(/10\s001 на выбор/)
  await expect(rows(page)).toHaveCount(19)
  await toMap(page).click()
  // The one in the ocean does not move the map away from the city.
  await expect(marks(page, '[data-kind=cluster]').first()).toBeVisible({ timeout: 30_000 })
  expect(await page.locator('.pk-map-mark').count()).toBeLessThan(300)
  await untilPoint(page)
  await page.getByRole('button', { name: 'Списком' }).click()
  const search = region(page).getByRole('searchbox')
  await search.fill('лен 12')
  await expect(rows(page).first()).toContainText(/Лен.*12/)
  await search.fill('океан')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Выбран')
})
