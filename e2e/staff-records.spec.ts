import type { Locator } from '@playwright/test'
import { resources, type ResourceKey } from '@prilavok/contracts/admin'
import { isWhole } from './support/matrix'
import { expect, test, type StaffDesk } from './support/staff'

/** A text of each form that everybody may set. */
const EDITED: Partial<Record<ResourceKey, string>> = {
  order: 'Комментарий менеджера',
  customer: 'Заметка для коллег',
  product: 'Название',
  category: 'Название',
  manufacturer: 'Название',
  spec: 'Название',
  specOption: 'Название',
  specGroups: 'Название',
  productRelationTypes: 'Название',
  'product-feature': 'Название',
  modification: 'Название',
  'dynamic-category-template': 'Название',
  transportCompanyPickPoint: 'Название',
  addressCity: 'Название',
  productcomment: 'Текст',
  'user-product-questions': 'Вопрос',
  'store-feedback': 'Текст',
  'modification-question-answer': 'Вопрос',
  blogPost: 'Заголовок',
  predefinedBlock: 'Название',
  survey: 'Заголовок',
  feed: 'Название',
  feature: 'Описание',
  request: 'Комментарий менеджера',
  requestReason: 'Название',
  requestState: 'Название',
  messageTemplate: 'Название',
  promoCode: 'Промокод',
}
/** A draft is edited in parts of its own: jobs/order-desk-edit.spec.ts does it. */
const IN_PARTS: readonly ResourceKey[] = ['orderInProcess']
const keys = Object.keys(resources) as ResourceKey[]

/** The count a list says; orders say what they come to after it. */
const countIn = (text: string) => Number(text.split(' на ')[0]?.replace(/\D/g, ''))

/** Chooses a value of the first filter that is a choice, and compares the count with what the server says of it. */
async function expectFiltered({ page, openList }: StaffDesk, key: ResourceKey): Promise<void> {
  const { listing, list } = resources[key]
  const table = await openList(key)
  if (!Object.values(listing.filters).some(({ type }) => type === 'bool' || type === 'enum')) return
  const group = table.getByRole('group', { name: 'Фильтры' })
  const [choices, menus] = [group.locator('select'), group.getByRole('button', { name: /: Все$/ })]
  if ((await choices.count()) === 0) await table.getByRole('button', { name: 'Фильтры' }).click()
  await expect(choices.or(menus).first()).toBeVisible()
  if ((await choices.count()) > 0) await choices.first().selectOption({ index: 1 })
  else {
    await menus.first().click()
    await page.getByRole('dialog').getByRole('checkbox').first().check()
    await page.keyboard.press('Escape')
  }
  const asked = async () => {
    const query = new URLSearchParams((await page.evaluate(() => location.hash)).split('?')[1] ?? '')
    query.delete('view')
    return query.toString()
  }
  await expect.poll(asked).not.toBe('')
  const query = await asked()
  const counted = await page.request.get(`${list.path}?${query}&pageSize=1`)
  const { paging } = (await counted.json()) as { readonly paging: { readonly totalCount: number } }
  if (paging.totalCount === 0) await expect(table.getByText('Ничего не найдено')).toBeVisible()
  else await expect.poll(async () => countIn(await table.getByRole('status').innerText())).toBe(paging.totalCount)
  await table.getByRole('button', { name: 'Сбросить фильтры' }).first().click()
  await expect.poll(asked).toBe('')
  await expect(table.getByRole('grid')).toBeVisible()
}

/** Opens the first row of the list by its link. */
async function openFirst({ page }: StaffDesk, key: ResourceKey): Promise<Locator> {
  const table = page.getByRole('region', { name: resources[key].titles.ru, exact: true })
  await table.getByRole('gridcell').getByRole('link').first().click()
  const form = page.locator('form.pk-staff-form')
  await expect(form).toBeVisible()
  return form
}

/** Edits a text of the open record, saves it by its key, undoes that, and reads both in the history. */
async function expectUndoable({ page }: StaffDesk, form: Locator, field: Locator): Promise<void> {
  const before = await field.inputValue()
  const after = `${before} ещё`.trim()
  await field.fill(after)
  await expect(form.getByText('Есть несохранённые правки', { exact: true })).toBeVisible()
  await field.press('Control+s')
  const undo = page.locator('.pk-toast').getByRole('button', { name: 'Отменить' })
  await expect(undo).toBeVisible()
  await expect(field).toHaveValue(after)
  await expect(form.getByText('Есть несохранённые правки', { exact: true })).toHaveCount(0)

  await undo.click()
  await expect(field).toHaveValue(before)
  await page.getByRole('tab', { name: 'История' }).click()
  const entries = page.locator('.pk-staff-history__entry')
  const [undone, edited] = [entries.nth(0), entries.nth(1)]
  await expect(undone).toContainText('Анна Иванова')
  const shown = before === '' ? '—' : before
  await expect(undone.locator('del', { hasText: after })).toBeVisible()
  await expect(edited.locator('ins', { hasText: after })).toBeVisible()
  await expect(edited.locator('del', { hasText: shown }).first()).toBeVisible()
  // The notifications of one record are not those of the next.
  await page.reload()
}

/** Lists and forms that differ in kind: the server's own tests filter and save every resource. */
const KINDS: readonly ResourceKey[] = [
  'order',
  'product',
  'category',
  'blogPost',
  'survey',
  'productcomment',
  'feature',
]
const PAGES = 4
/** Somebody who asks to be called. */
const CALL = { FirstName: 'Зинаида', PhoneNumber: '+79001112244' }

for (let place = 0; place < PAGES; place += 1) {
  const theirs = keys.filter((_, index) => index % PAGES === place)
  test(`[ADMIN-07] ${theirs.join(', ')}: list and open; filter, edit, save, undo and history where they differ`, async ({
    staff,
  }) => {
    test.slow()
    await staff.signIn('admin')
    // A shop of today has no requests yet.
    if (theirs.includes('request'))
      expect((await staff.page.request.post('/api/call-me-back', { data: CALL })).status()).toBe(200)
    for (const key of theirs) {
      if (isWhole || KINDS.includes(key)) await expectFiltered(staff, key)
      else await staff.openList(key)
      const label = EDITED[key]
      expect('save' in resources[key], key).toBe(label !== undefined || IN_PARTS.includes(key))
      if (label === undefined) continue
      const form = await openFirst(staff, key)
      const field = form.getByLabel(new RegExp(`^${label}( \\*)?$`)).first()
      await expect(field).toBeVisible()
      if (KINDS.includes(key)) await expectUndoable(staff, form, field)
    }
  })
}
