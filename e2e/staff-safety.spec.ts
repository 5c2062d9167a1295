import { connect } from 'node:net'
import type { Page } from '@playwright/test'
import { BROKEN_REQUEST } from './support/shop'
import { expect, fillInSignIn, openSession, staffDesk, test } from './support/staff'

const BLOCK = 'predefined_block-0'
const SAVE = '**/api/admin/predefinedBlock/edition/'
const name = (page: Page) => page.locator('form.pk-staff-form').getByLabel(/^Название( \*)?$/)
const save = (page: Page) => page.getByRole('button', { name: 'Сохранить', exact: true }).first()
const saved = (page: Page) => page.getByText(/^(Сохранено|Правки другого сотрудника)/)
/** What the wing says of a failed call in the console. */
const FAILED = /завершился с ошибкой/

const nameOf = async (page: Page) =>
  ((await (await page.request.get(`/api/admin/predefinedBlock/edition/${BLOCK}`)).json()) as { readonly name: string })
    .name

test('two staff members: what both have changed is decided in the dialog, the rest is merged', async ({
  browser,
  shop,
  staff,
  quiet,
}) => {
  quiet.expectNoise(BROKEN_REQUEST)
  quiet.expectNoise(FAILED)
  const elsewhere = await browser.newContext({ baseURL: shop.url })
  const other = staffDesk(await elsewhere.newPage(), shop.url)
  await other.signIn('content', `predefinedBlock/${BLOCK}`)
  await staff.signIn('admin', `predefinedBlock/${BLOCK}`)
  await name(other.page).fill('Чужое название')
  const code = other.page.getByLabel(/^Код/)
  await code.fill('other-code')
  await name(staff.page).fill('Моё название')
  await save(other.page).click()
  await expect(saved(other.page)).toBeVisible()
  await elsewhere.close()

  await save(staff.page).click()
  const dialog = staff.page.getByRole('dialog', { name: 'Запись изменил другой сотрудник' })
  await expect(dialog.getByRole('row')).toHaveCount(2)
  await expect(dialog.getByLabel('Моё название')).toBeChecked()
  await dialog.getByLabel('Чужое название').check()
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(name(staff.page)).toHaveValue('Чужое название')
  await expect(staff.page.getByLabel(/^Код/)).toHaveValue('other-code')
})

test('51: the session has ended, or a sign-in page came in place of JSON, in mid-edit: the form keeps what was typed, and one save follows the sign-in', async ({
  page,
  shop,
  staff,
  quiet,
}) => {
  quiet.expectNoise(BROKEN_REQUEST)
  await staff.signIn('admin', `predefinedBlock/${BLOCK}`)
  const sent: string[] = []
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? ''
    if (response.request().method() === 'POST' && response.url().includes('/edition/') && response.ok())
      if (type.includes('json')) sent.push(response.url())
  })
  const endings: Readonly<Record<string, () => Promise<unknown>>> = {
    session: () => shop.db.deleteFrom('staff_session').execute(),
    page: () =>
      page.route(
        SAVE,
        (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Вход</title>' }),
        { times: 1 },
      ),
  }
  for (const [ending, end] of Object.entries(endings)) {
    sent.splice(0)
    await name(page).fill(`После сеанса: ${ending}`)
    await end()
    await name(page).press('Control+s')
    await name(page).press('Control+s')
    const box = page.getByRole('dialog', { name: 'Вход для сотрудников' })
    await expect(box).toBeVisible()
    await expect(page.getByText('Сеанс закончился. Войдите снова: введённое сохранится.')).toBeVisible()
    await fillInSignIn(page, 'admin')
    await expect(box).toHaveCount(0)
    await expect(saved(page).first()).toBeVisible()
    await expect(name(page)).toHaveValue(`После сеанса: ${ending}`)
    await expect.poll(() => nameOf(page)).toBe(`После сеанса: ${ending}`)
    await expect.poll(() => sent).toHaveLength(1)
  }
})

test('52: a deletion whose answer was lost is a success the second time', async ({ page, staff, quiet }) => {
  quiet.expectNoise(BROKEN_REQUEST)
  quiet.expectNoise(FAILED)
  await staff.signIn('admin', 'feature')
  const table = await staff.openList('feature')
  await table.getByRole('button', { name: 'Виды' }).click()
  await page.getByLabel('Название вида').fill('Мой вид')
  await page.getByRole('button', { name: 'Сохранить вид' }).click()
  const remove = page.getByRole('button', { name: 'Удалить вид «Мой вид»' })
  await expect(remove).toBeVisible()
  await page.route(
    '**/api/admin/views/*',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  // The list is asked for again as well; without its answer the view is still shown.
  await page.route('**/api/admin/views?*', (route) => route.abort('connectionreset'), { times: 1 })
  await remove.click()
  await expect(page.getByText('Нет связи с сервером').first()).toBeVisible()
  await remove.click()
  await expect(remove).toHaveCount(0)
})

test('52: an upload that is cut leaves no half of a file', async ({ page, shop }) => {
  await openSession(page, shop.url, 'admin')
  const files = () => shop.db.selectFrom('file').select('id').execute()
  const before = await files()
  const cookies = await page.context().cookies(`${shop.url}/api/admin/`)
  const session = await page.request.get('/api/admin/session')
  const { csrfToken } = (await session.json()) as { readonly csrfToken: string }
  const { hostname, port } = new URL(shop.url)
  const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
  const head = [
    'POST /api/admin/fileStorage/?type=Temp HTTP/1.1',
    `Host: ${hostname}:${port}`,
    `Origin: ${shop.url}`,
    `Cookie: ${cookies.map(({ name: key, value }) => `${key}=${value}`).join('; ')}`,
    `X-CSRF-Token: ${csrfToken}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 100000',
  ]
  await new Promise<void>((closed) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${head.join('\r\n')}\r\n\r\n${part}${'x'.repeat(5000)}`, () => socket.destroy())
    })
    socket.on('close', () => closed())
  })
  // The server still works, and has nothing of the file.
  expect((await page.request.get('/api/admin/session')).ok()).toBe(true)
  expect(await files()).toEqual(before)
})

test('52: a command that is stopped ends visibly, and the next one can be run', async ({ page, staff }) => {
  await staff.signIn('admin', 'terminal')
  await page.getByRole('button', { name: 'Выполнить count-slowly' }).click()
  await page.getByRole('button', { name: 'Остановить count-slowly' }).click()
  await expect(page.getByText('Команда остановлена')).toBeVisible()
  await page.getByRole('button', { name: 'Выполнить health' }).click()
  await expect(page.getByRole('status', { name: 'Вывод команды' })).toContainText(/\S/)
  await expect(page.getByRole('button', { name: 'Выполнить count-slowly' })).toBeEnabled()
})

test('a tab that was closed over an edit: the next one offers the draft', async ({ context, page, shop, staff }) => {
  await staff.signIn('admin', 'survey/survey-0')
  const field = page
    .locator('form.pk-staff-form')
    .getByLabel(/^Заголовок( \*)?$/)
    .first()
  await field.fill('Напечатано и не сохранено')
  const kept = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const opening = indexedDB.open('prilavok-staff', 1)
          opening.onsuccess = () => {
            const all = opening.result.transaction('drafts').objectStore('drafts').getAll()
            all.onsuccess = () => resolve(JSON.stringify(all.result))
          }
        }),
    )
  await expect.poll(kept).toContain('Напечатано')
  await page.close({ runBeforeUnload: false })

  const next = staffDesk(await context.newPage(), shop.url)
  await next.signIn('admin', 'survey/survey-0')
  await expect(next.page.getByText(/^Есть черновик от/)).toBeVisible()
  await next.page.getByRole('button', { name: 'Восстановить' }).click()
  await expect(next.page.getByLabel(/^Заголовок( \*)?$/).first()).toHaveValue('Напечатано и не сохранено')
})
