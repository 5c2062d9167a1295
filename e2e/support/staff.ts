import type { Locator, Page } from '@playwright/test'
import { resources, type ResourceKey } from '@prilavok/contracts/admin'
import { DEMO_PASSWORD, type demoAccounts } from '@prilavok/demo-shop/fixtures'
import { expect, test as base } from './shop'

/** A login of the demo shop; there is one for each role. */
export type StaffLogin = (typeof demoAccounts)[number]['login']

/** The staff wing as somebody sits before it. */
export interface StaffDesk {
  readonly page: Page
  /** Opens the wing with a session of this account, at `order` or `order/17`; the sign-in box itself is tried in `staff.spec.ts`. */
  readonly signIn: (login: StaffLogin, hash?: string) => Promise<void>
  /** The list of a resource, with rows or with the sentence that there are none; a query filters and sorts it. */
  readonly openList: (resource: ResourceKey, query?: string) => Promise<Locator>
  /** The form of a record; `new` for one that is to be. */
  readonly openRecord: (resource: ResourceKey, id: string) => Promise<Locator>
}

/** Lists that open as a queue; their table is one press away. */
const QUEUED: ReadonlySet<ResourceKey> = new Set([
  'productcomment',
  'store-feedback',
  'user-product-questions',
  'modification-question-answer',
])

/** Lists that open as a tree. */
const TREES: ReadonlySet<ResourceKey> = new Set(['category', 'modification'])

/** Where the staff wing of the reference shop is. */
export const STAFF_PAGE = '/staff'

/** Gives the page a session by a request with its cookies: a visit without one writes its 401 into the console. */
export async function openSession(page: Page, origin: string, login: StaffLogin): Promise<void> {
  const data = { login, password: DEMO_PASSWORD }
  const response = await page.request.post('/api/admin/session', { data, headers: { Origin: origin } })
  expect(response.status()).toBe(200)
}

/** The desk of a page, with the address of the shop; every page of a test may have its own. */
export function staffDesk(page: Page, origin: string): StaffDesk {
  const open = (address: string) =>
    page.evaluate((hash) => {
      location.hash = hash
    }, address)
  return {
    page,
    async signIn(login, hash = '') {
      await openSession(page, origin, login)
      await page.goto(`${STAFF_PAGE}${hash === '' ? '' : `#/${hash}`}`)
      await expect(menu(page)).toBeVisible()
    },
    async openList(resource, query = '') {
      const asked = [...(QUEUED.has(resource) ? ['view=table'] : []), ...(query === '' ? [] : [query])].join('&')
      await open(`/${resource}${asked === '' ? '' : `?${asked}`}`)
      if (TREES.has(resource)) await page.getByRole('button', { name: 'Таблица', exact: true }).click()
      const table = page.getByRole('region', { name: resources[resource].titles.ru, exact: true })
      const rows = table.getByRole('grid').or(table.locator('.pk-staff-cards'))
      await expect(rows.or(table.locator('.pk-staff-empty'))).toBeVisible()
      await expect(table.locator('.pk-staff-grid__wait')).toHaveCount(0)
      return table
    },
    async openRecord(resource, id) {
      await open(`/${resource}/${id}`)
      const form = page.locator('form.pk-staff-form')
      await expect(form).toBeVisible()
      return form
    },
  }
}

/** The menu of the wing, which is there once somebody is signed in. */
export const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Разделы' })

/** Fills in the sign-in box as a person does. */
export async function fillInSignIn(page: Page, login: StaffLogin, password = DEMO_PASSWORD): Promise<void> {
  const box = page.getByRole('dialog', { name: 'Вход для сотрудников' })
  await box.getByLabel('Логин').fill(login)
  await box.getByLabel('Пароль').fill(password)
  await box.getByRole('button', { name: 'Войти' }).click()
}

/** Playwright's test with a shop behind it and somebody of the staff before it. */
export const test = base.extend<{ readonly staff: StaffDesk }>({
  staff: async ({ page, shop }, use) => use(staffDesk(page, shop.url)),
})

export { expect } from '@playwright/test'
