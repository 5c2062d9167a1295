import type { Page } from '@playwright/test'
import { accepted, draftOf, openOrder, ordersOf, submitOrder } from '../../support/buyer'
import { expect, test } from '../../support/shop'

const points = (page: Page) => page.locator('.pk-point')
const another = (page: Page) => page.getByRole('button', { name: 'Выбрать другой пункт выдачи' })

/** How far the points of the list are, in metres, as it says. */
const distances = async (page: Page) =>
  (await points(page).allInnerTexts()).flatMap((text) => {
    const [, number = '', unit] = / · ([\d,]+)\s(м|км)(?:\n|$)/m.exec(text) ?? []
    return number === '' ? [] : [Number(number.replace(',', '.')) * (unit === 'км' ? 1_000 : 1)]
  })

test('3: a buyer gives a street, sees how far each point is, and takes the nearest one of another carrier [PICK-08]', async ({
  page,
  shop,
}) => {
  await openOrder(page, shop)

  await test.step('the courier is asked first: a street, and what it costs', async () => {
    await page.getByRole('radio', { name: /Курьером/ }).check()
    await page.getByLabel('Улица').click()
    const street = page.getByRole('combobox', { name: 'Улица' })
    await street.fill('лен')
    await page
      .getByRole('option', { name: /Ленина/ })
      .first()
      .click()
    await expect(street).toHaveValue(/Ленина/)
    await expect(
      page.getByRole('group', { name: 'Транспортная компания' }).getByRole('radio', { checked: true }),
    ).toHaveCount(1)
  })

  await test.step('the points are told apart by how far they are, the nearest first', async () => {
    await page.getByRole('radio', { name: /Самовывоз/ }).check()
    await expect(points(page).first()).toBeVisible()
    await page.getByRole('radio', { name: /^КИТ|^Кит/i }).check()
    await expect.poll(async () => (await distances(page)).length).toBeGreaterThan(3)
    const far = (await distances(page)).slice(1)
    expect(far).toEqual(far.toSorted((one, other) => one - other))
  })

  await test.step('the nearest one is looked at, taken, and stands in the order', async () => {
    const nearest = points(page).filter({ hasText: 'Наличные' }).first()
    const [address = ''] = (await nearest.innerText()).split('\n')
    await nearest.getByRole('button').first().click()
    await expect(nearest.getByText('Часы работы')).toBeVisible()
    await nearest.getByRole('button', { name: /Забрать здесь/ }).click()
    await expect(another(page)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Пункт выдачи', exact: true })).toContainText(address)
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
