import type { Page } from '@playwright/test'
import { accepted, draftOf, openOrder, ordersOf, submitOrder } from '../../support/buyer'
import { expect, test } from '../../support/shop'

const points = (page: Page) => page.locator('.pk-point')

interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** The device says where it is, as the buyer has allowed it. */
async function stand(page: Page, place: Place): Promise<void> {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation(place)
  await page.route('**/api/feature/Geolocation/enabled', (route) => route.fulfill({ json: true }))
}

/** How far a point of the list is, in metres, as it says. */
function distanceIn(text: string): number {
  const [, figure = '', unit] = / · ([\d,]+)\s(м|км)$/m.exec(text) ?? []
  return Number(figure.replace(',', '.')) * (unit === 'км' ? 1_000 : 1)
}

test('3: a buyer sees how far each point is, takes the nearest one where one can pay, and finds it on the confirmation', async ({
  page,
  shop,
}) => {
  const home = await shop.db
    .selectFrom('pick_point')
    .innerJoin('address_city as city', 'city.id', 'pick_point.city_id')
    .select(['pick_point.latitude', 'pick_point.longitude'])
    .where('city.name', '=', 'Москва')
    .where('carrier_id', '=', 'Kit')
    .where('payment', '=', 'CashAndCard')
    .orderBy('pick_point.id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await stand(page, { ...home, latitude: home.latitude + 0.002 })
  await openOrder(page, shop)
  const far = () =>
    points(page)
      .allInnerTexts()
      .then((texts) => texts.map(distanceIn))

  await test.step('the list is by distance, whichever carrier is chosen', async () => {
    for (const carrier of ['СДЭК', 'ТК КИТ']) {
      await page.getByRole('radio', { name: carrier }).check()
      await expect(points(page).first()).toContainText(/ · [\d,]+\s(м|км)/)
      // The recommended one, if there is one, comes first.
      const rest = (await far()).slice(1)
      expect(rest).toEqual(rest.toSorted((one, other) => one - other))
    }
    expect(Math.min(...(await far()))).toBe(220)
  })

  await test.step('the nearest one is looked at and taken', async () => {
    const nearest = points(page).filter({ hasText: /220\sм/ })
    const [address = ''] = (await nearest.innerText()).split('\n')
    await nearest.getByRole('button').first().click()
    await expect(nearest.getByText('Часы работы')).toBeVisible()
    await nearest.getByRole('button', { name: /Забрать здесь/ }).click()
    await expect(page.getByRole('button', { name: 'Выбрать другой пункт выдачи' })).toBeVisible()
    await page.getByLabel('Фамилия').fill('Петров')
    await page.getByLabel('Имя', { exact: true }).fill('Иван')
    await page.getByLabel('Телефон', { exact: true }).fill('9123456789')
    await page.getByRole('radio', { name: /При получении/ }).check()
    await page.getByRole('checkbox', { name: /персональных данных/ }).check()
    await submitOrder(page)
    await expect(accepted(page)).toBeVisible()
    await expect(page.getByText(address).first()).toBeVisible()
  })
})

test('4: somebody else receives the order: named by mouse, called by their own phone, in the order and on its confirmation [CHK-19]', async ({
  page,
  shop,
}) => {
  await openOrder(page, shop)
  await page.getByLabel('Фамилия').fill('Петрова')
  await page.getByLabel('Имя', { exact: true }).fill('Анна')
  await page.getByLabel('Телефон', { exact: true }).fill('9123456789')

  await page.getByText('Заказ за меня получит другой человек').click()
  const recipient = page.getByRole('region', { name: 'Получатель', exact: true })
  await recipient.getByLabel('Фамилия').fill('Сидоров')
  await submitOrder(page)
  await expect(recipient.getByText('Введите имя получателя')).toBeVisible()
  await recipient.getByLabel('Имя', { exact: true }).fill('Олег')
  await recipient.getByLabel('Телефон').fill('9987654321')
  const payable = points(page).filter({ hasText: 'Наличные' }).first()
  await payable.getByRole('button').first().click()
  await payable.getByRole('button', { name: /Забрать здесь/ }).click()
  await page.getByRole('radio', { name: /При получении/ }).check()
  await page.getByRole('checkbox', { name: /персональных данных/ }).check()
  const draft = draftOf(page)
  await submitOrder(page)
  await expect(accepted(page)).toBeVisible()
  await expect(page.getByText('Сидоров Олег')).toBeVisible()
  await expect(page.getByText('+7 (998) 765-43-21')).toBeVisible()
  expect(await ordersOf(shop, draft)).toMatchObject([
    { recipient: { firstName: 'Олег', lastName: 'Сидоров', phone: '+79987654321' } },
  ])
})
