import type { Page } from '@playwright/test'
import { COLOURS, violations } from './support/axe'
import { tooWide } from './support/hostile-rows'
import { BROKEN_REQUEST } from './support/shop'
import { expect, fillInSignIn, menu, STAFF_PAGE, test } from './support/staff'

const FIRST_VISIT = /\/api\/admin\/session завершился с ошибкой/

test('[A11Y-01] in light and dark sign-in, home, lists, forms and dialogs have no violation', async ({
  page,
  staff,
  quiet,
}) => {
  test.slow()
  quiet.expectNoise(BROKEN_REQUEST)
  quiet.expectNoise(FIRST_VISIT)
  const check = async (state: string) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await violations(page, COLOURS), `${state}, dark`).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
    expect.soft(await violations(page), state).toEqual([])
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(STAFF_PAGE)
  await expect(page.getByRole('dialog')).toBeVisible()
  await check('sign-in')
  await fillInSignIn(page, 'admin')
  // Fifteen calls bring the home page.
  await expect(page.locator('.pk-staff-days')).toBeVisible({ timeout: 30_000 })
  await check('home')

  const table = await staff.openList('order')
  await check('list')
  await table
    .getByRole('checkbox', { name: /^Выбрать: / })
    .first()
    .check()
  await expect(table.getByRole('button', { name: 'Выполнить' })).toBeVisible()
  await table.getByRole('button', { name: 'Фильтры' }).click()
  await check('list with filters and a selection')
  await table.getByRole('button', { name: 'Столбцы' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await check('columns')
  await page.keyboard.press('Escape')

  await table.getByRole('gridcell').getByRole('link').first().click()
  await expect(page.locator('form.pk-staff-form')).toBeVisible()
  await check('form of an order')
  await staff.openRecord('survey', 'survey-0')
  await check('form with a list')
  await page.getByRole('tab', { name: 'История' }).click()
  await expect(page.getByText('Правок пока не было')).toBeVisible()
  await check('history')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Переход' })).toBeVisible()
  await check('palette')
})

/** Presses Tab until the focus is where a test is true of it. */
async function tabTo(page: Page, isThere: (element: Element) => boolean): Promise<void> {
  for (let step = 0; step < 120; step += 1) {
    const handle = await page.evaluateHandle(() => document.activeElement)
    if (await handle.evaluate(isThere as (element: Element | null) => boolean)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there.')
}

test('[A11Y-02] with the keyboard alone from the sign-in to a saved record', async ({ page, quiet }) => {
  quiet.expectNoise(BROKEN_REQUEST)
  quiet.expectNoise(FIRST_VISIT)
  await page.goto(STAFF_PAGE)
  await expect(page.getByLabel('Логин')).toBeFocused()
  await page.keyboard.type('admin')
  await page.keyboard.press('Tab')
  await page.keyboard.type('prilavok')
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeVisible()

  // The way by the palette: a part of the section's name, Enter.
  await tabTo(page, (element) => element.closest('.pk-staff-menu') !== null)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Переход' }).getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('флаги')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('grid', { name: 'Флаги функций' })).toBeVisible()

  await tabTo(page, (element) => element.hasAttribute('data-cell'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.locator('form.pk-staff-form')).toBeVisible()
  await tabTo(page, (element) => element.matches('form.pk-staff-form textarea'))
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' с клавиатуры')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('button', { name: 'Отменить' })).toBeVisible()
})

test('[A11Y-01] on a phone lists are cards that fit, with search and filters in one line, and a press on one opens its record', async ({
  page,
  staff,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 375, height: 740 })
  await staff.signIn('admin')
  for (const key of ['order', 'request', 'customer', 'product', 'log'] as const) {
    const table = await staff.openList(key)
    await expect(table.getByRole('listitem').or(table.locator('.pk-staff-empty')).first()).toBeVisible()
    for (const width of [320, 375]) {
      await page.setViewportSize({ width, height: 740 })
      expect(await tooWide(page), `${key}, ${width}`).toEqual([])
    }
    expect.soft(await violations(page), key).toEqual([])
  }
  await expect(page.locator('kbd')).toBeHidden()
  const table = await staff.openList('customer')
  const [search, filters] = [table.getByRole('searchbox'), table.getByRole('button', { name: 'Фильтры' })]
  const [above, beside] = [await search.boundingBox(), await filters.boundingBox()]
  expect(Math.abs((above?.y ?? 0) - (beside?.y ?? 99))).toBeLessThan(8)
  await filters.click()
  await expect(table.getByLabel('Порядок')).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await violations(page, COLOURS), 'filters, dark').toEqual([])
  await filters.click()
  const card = table.getByRole('listitem').first()
  await card.getByRole('checkbox').check()
  await expect(table.getByText('Выбрано: 1')).toBeVisible()
  expect.soft(await violations(page, COLOURS), 'a chosen card, dark').toEqual([])
  const box = await card.boundingBox()
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 12, (box?.y ?? 0) + (box?.height ?? 0) - 6)
  await expect(page).toHaveURL(/#\/customer\/[^?]+/)
})

test('the wing works under the strict policy with Trusted Types', async ({ page, staff }) => {
  const broken: string[] = []
  await page.exposeFunction('policyBroken', (text: string) => void broken.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { policyBroken } = globalThis as unknown as { policyBroken: (text: string) => void }
      policyBroken(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`)
    })
  })
  const [response] = await Promise.all([page.waitForResponse(`**${STAFF_PAGE}`), staff.signIn('admin')])
  const policy = response.headers()['content-security-policy'] ?? ''
  for (const part of ["default-src 'none'", "style-src 'self'", "require-trusted-types-for 'script'"])
    expect(policy).toContain(part)
  await expect(page.locator('.pk-staff-days')).toBeVisible({ timeout: 30_000 })
  const table = await staff.openList('order')
  await table.getByRole('button', { name: 'Столбцы' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  // A form with a text of HTML, which is cleaned and shown.
  const form = await staff.openRecord('blogPost', 'blog_post-0')
  await expect(form.locator('.pk-staff-html').first()).toBeVisible()
  expect(broken).toEqual([])
})

/** A page of somebody else with two tables and a field of its own. */
const TWO_TABLES = `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Чужая страница</title>
<link rel="icon" href="/favicon.svg"></head><body>
<label>Поле страницы <input id="own"></label>
<div data-prilavok="admin-table" data-resource="feature" data-url-prefix="f" data-height="300px"></div>
<div data-prilavok="admin-table" data-resource="survey" data-url-prefix="s" data-height="300px"></div>
<script type="module" src="/bundle/prilavok-admin.js"></script></body></html>`

test('two tables on one page do not meet in the address, and their keys act in them alone', async ({
  page,
  shop,
  staff,
}) => {
  await staff.signIn('admin')
  await page.route('**/two-tables*', (route) => route.fulfill({ contentType: 'text/html', body: TWO_TABLES }))
  await page.goto(`${shop.url}/two-tables?utm_source=mail`)
  const features = page.getByRole('region', { name: 'Флаги функций' })
  const surveys = page.getByRole('region', { name: 'Опросы' })
  await expect(features.getByRole('grid')).toBeVisible()
  await expect(surveys.getByRole('grid')).toBeVisible()
  const shown = await surveys.getByRole('status').innerText()
  await features.locator('select').first().selectOption('true')
  await expect.poll(() => new URL(page.url()).search).toBe('?utm_source=mail&f.isEnabled=true')
  await surveys.locator('select').first().selectOption('false')
  await expect.poll(() => new URL(page.url()).searchParams.get('s.isActive')).toBe('false')
  expect(new URL(page.url()).searchParams.get('f.isEnabled')).toBe('true')
  await page.goBack()
  await expect(surveys.getByRole('status')).toHaveText(shown)
  await expect(features.locator('select').first()).toHaveValue('true')

  await page.locator('#own').focus()
  await page.keyboard.type('cfv/n')
  await expect(page.locator('#own')).toHaveValue('cfv/n')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await features.getByRole('gridcell').nth(1).focus()
  await page.keyboard.press('c')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(features.getByRole('button', { name: 'Столбцы' })).toBeFocused()
})
