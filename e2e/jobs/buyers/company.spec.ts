import { readFile } from 'node:fs/promises'
import { accepted, choosePoint, draftOf, openOrder, ordersOf, submitOrder } from '../../support/buyer'
import { expect, test } from '../../support/shop'

test('5: a company orders on an invoice: two suggestions fill the form, a doubtful account warns and does not block, the invoice is kept [INVOICE-02] [INVOICE-04] [INVOICE-06] [INVOICE-07]', async ({
  page,
  shop,
}) => {
  const company = await shop.db
    .selectFrom('company')
    .selectAll()
    .where('kpp', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const bank = await shop.db
    .selectFrom('bank')
    .selectAll()
    .where('cor_account', 'is not', null)
    .orderBy('bic')
    .limit(1)
    .executeTakeFirstOrThrow()
  await openOrder(page, shop)
  await page.getByLabel('Фамилия').fill('Петров')
  await page.getByLabel('Имя', { exact: true }).fill('Иван')
  await page.getByLabel('Телефон', { exact: true }).fill('9123456789')
  await choosePoint(page)
  await page.getByRole('checkbox', { name: /персональных данных/ }).check()
  await page.getByRole('radio', { name: /На расчётный счёт/ }).check()

  const form = page.getByRole('region', { name: 'Данные для выставления счёта' })
  const field = (label: string) => form.locator('input').and(form.getByLabel(label, { exact: true }))
  await field('ИНН').pressSequentially(company.inn.slice(0, 8))
  await page.getByRole('option').filter({ hasText: company.inn }).first().click()
  await expect(field('Название компании')).toHaveValue(company.name)
  await expect(field('КПП')).toHaveValue(company.kpp ?? '')
  await expect(field('ОГРН')).toHaveValue(company.ogrn)
  await field('БИК').pressSequentially(bank.bic)
  await page.getByRole('option').filter({ hasText: bank.bic }).first().click()
  await expect(field('Корреспондентский счёт')).toHaveValue(bank.cor_account ?? '')

  await submitOrder(page)
  await expect(form.getByText('Укажите расчётный счёт')).toBeVisible()
  await page.getByRole('button', { name: 'Введите все данные для выставления счёта' }).click()
  await expect(field('Расчётный счёт')).toBeFocused()
  await field('Расчётный счёт').fill('40702 810 0 0000 0000')
  await field('Расчётный счёт').blur()
  await expect(form.getByText('Проверьте счёт: похоже на опечатку')).toBeVisible()

  const draft = draftOf(page)
  await submitOrder(page)
  await expect(accepted(page)).toBeVisible()
  const [order] = await ordersOf(shop, draft)
  expect(order).toMatchObject({ purchase_type: 'FromCheckingAccountAsLegalEntity' })
  const row = await shop.db
    .selectFrom('order_in_process')
    .select('company')
    .where('id', '=', draft)
    .executeTakeFirstOrThrow()
  expect(row.company).toMatchObject({ inn: company.inn, bic: bank.bic, bankAccount: '40702810000000000' })

  for (const part of [/К оплате по счёту: [\d\s]+₽/, /Оплатите до/, /закрывающие документы/])
    await expect(page.getByText(part)).toBeVisible()
  for (const part of [/отменяются автоматически/, /Чек придёт/]) await expect(page.getByText(part)).toHaveCount(0)
  // It can be had again on another day.
  await page.reload()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Скачать счёт (PDF)' }).click()
  const file = await readFile(await (await downloading).path())
  // What stands in it is read by the tests of the server.
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
})
