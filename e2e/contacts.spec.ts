import type { Page } from '@playwright/test'
import type { OpenShop } from '@prilavok/shop-server'
import { draftOf, openOrder as openForm, savedDraft } from './support/buyer'
import { BROKEN_REQUEST, expect, test } from './support/shop'

/** Opens the order page of a shop that has set these options. */
async function openOrder(page: Page, shop: OpenShop, options: object): Promise<void> {
  await page.route('**/profile/order*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const answer = await route.fetch()
    const text = await answer.text()
    const body = text.replace(/(id="prilavok-config">\{)/, `$1"options":${JSON.stringify(options)},`)
    return route.fulfill({ response: answer, body })
  })
  await openForm(page, shop)
}

test('one field for the name, e-mail hosts and phones in any writing give the order the right buyer [CONTACT-04] [SUGGEST-16] [SUGGEST-21] [CONTACT-12]', async ({
  page,
  shop,
}) => {
  await openOrder(page, shop, { UseSeparateFullNameFields: false })

  const name = page
    .getByRole('textbox', { name: 'Имя, отчество и фамилия' })
    .or(page.getByRole('combobox', { name: 'Имя, отчество и фамилия' }))
  await name.pressSequentially('Иванов Пётр')
  await name.blur()
  // The server knows a first name from a last one, whatever their order.
  await expect(name).toHaveValue('Пётр Иванов')
  await expect(page.getByText(/^Отчество, если оно есть/)).toBeVisible()

  const email = page.getByLabel('Электронная почта').first()
  await email.pressSequentially('petr@')
  const list = page.getByRole('listbox')
  await expect(list.getByRole('option').first()).toBeVisible()
  expect((await list.boundingBox())?.height).toBeLessThanOrEqual(350)
  await email.press('ArrowDown')
  await email.press('Enter')
  await expect(email).toHaveValue('petr@mail.ru')
  await expect(email).toBeFocused()

  const phone = page.getByLabel('Телефон', { exact: true })
  for (const [typed, shown] of [
    ['89771234567', '+7 (977) 123-45-67'],
    ['+7 777 123-45-67', '+7 (777) 123-45-67'],
  ] as const) {
    await phone.fill('')
    await phone.pressSequentially(typed)
    await expect(phone).toHaveValue(shown)
  }
  // Pasted or filled in by the browser, ten digits are ten digits, whatever they begin with.
  await phone.fill('')
  await phone.fill('812 555-12-34')
  await expect(phone).toHaveValue('+7 (812) 555-12-34')

  await phone.blur()
  await expect
    .poll(() => savedDraft(shop, draftOf(page)))
    .toMatchObject({
      customer: { firstName: 'Пётр', lastName: 'Иванов', email: 'petr@mail.ru', phone: '+78125551234' },
    })
})

test('suggestions that fail, and a form that folds, leave what is typed alone [CONTACT-08] [SUGGEST-12]', async ({
  page,
  shop,
  quiet,
}) => {
  quiet.expectNoise(BROKEN_REQUEST)
  let asked = 0
  await page.route('**/api/suggestions/**', (route) => {
    asked += 1
    return route.abort()
  })
  await openOrder(page, shop, { ContactsHide: true })
  await page.getByLabel('Фамилия').fill('Петров')
  await page.getByLabel('Имя', { exact: true }).fill('Иван')
  await page.getByLabel('Телефон', { exact: true }).fill('9123456789')
  const email = page.getByLabel('Электронная почта').first()
  await email.pressSequentially('ivan@example.com', { delay: 20 })
  await expect.poll(() => asked).toBe(1)
  await email.fill('')
  await email.pressSequentially('иван@пример.рф')
  await expect(email).toHaveValue('иван@пример.рф')
  await page.getByLabel('Комментарий к заказу').focus()
  const line = page.getByText('Петров Иван · +7 (912) 345-67-89 · иван@пример.рф')
  await expect(line).toBeVisible()
  await page.locator('.pk-contacts-summary').getByRole('button', { name: 'Изменить' }).click()
  await expect(page.getByLabel('Фамилия')).toBeFocused()
})

test('48: a slow answer after a newer one shows nothing stale, half a composed word asks nothing, a refused service leaves typing free [SUGGEST-12]', async ({
  page,
  shop,
  quiet,
}) => {
  quiet.expectNoise(BROKEN_REQUEST)
  await openOrder(page, shop, { UseSeparateFullNameFields: false })
  const name = page.getByRole('combobox', { name: 'Имя, отчество и фамилия' })
  const options = page.getByRole('option')
  const queries: string[] = []
  let slow = () => {}
  await page.route('**/api/suggestions/fullname/**', async (route) => {
    const { query } = route.request().postDataJSON() as { query: string }
    queries.push(query)
    if (query === 'Ив') await new Promise<void>((go) => (slow = go))
    return route
      .fulfill({
        json: { items: [{ fullName: `${query} из ответа`, firstName: 'Иван', lastName: 'Иванов', middleName: null }] },
      })
      .catch(() => {})
  })
  await page.getByLabel('Имя, отчество и фамилия').click()
  await expect(name).toBeVisible()
  await name.pressSequentially('Ив')
  await expect.poll(() => queries).toContain('Ив')
  await name.pressSequentially('анов')
  await expect(options).toHaveText(['Иванов из ответа'])
  slow()
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))))
  await expect(options).toHaveText(['Иванов из ответа'])

  const before = queries.length
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: ' Пё', selectionStart: 3, selectionEnd: 3 })
  await expect(name).toHaveValue('Иванов Пё')
  expect(queries).toHaveLength(before)
  await keyboard.send('Input.insertText', { text: ' Пётр' })
  await expect.poll(() => queries.at(-1)).toBe('Иванов Пётр')

  await page.unroute('**/api/suggestions/fullname/**')
  let refused = 0
  await page.route(/api\/suggestions\/(fullname|email)\//, (route) => {
    refused += 1
    return route.fulfill({
      status: 403,
      json: { type: 'about:blank', title: 'Forbidden', status: 403, code: 'forbidden' },
    })
  })
  await name.pressSequentially('о')
  await expect.poll(() => refused).toBe(1)
  await name.pressSequentially('в')
  await expect(name).toHaveValue('Иванов Пётров')
  await expect(options).toHaveCount(0)
  // Another field asks the same service, which is left in peace for a while.
  await page.getByLabel('Электронная почта').first().pressSequentially('petr@', { delay: 150 })
  expect(refused).toBe(1)
})
