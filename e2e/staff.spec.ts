import { permissionsOf, resources, type ResourceKey } from '@prilavok/contracts/admin'
import { demoAccounts } from '@prilavok/demo-shop/fixtures'
import { expect, menu, test } from './support/staff'

const REFUSED = 'Нет прав на этот раздел. Их выдаёт администратор.'
const keys = Object.keys(resources) as ResourceKey[]

/** What a role's menu has beside its sections. */
const toolsOf = (permissions: readonly string[]) => [
  'Главная',
  ...(permissions.includes('experiment:read') ? ['Эксперименты'] : []),
  ...(permissions.includes('file:read') ? ['Файлы'] : []),
  ...(permissions.includes('terminal:read') ? ['Терминал'] : []),
  ...(permissions.includes('staff-account:read') ? ['Сотрудники'] : []),
]

test('the menu of each role has what the table permits; what is refused says so and is not asked for [ADMIN-15]', async ({
  page,
  staff,
}) => {
  test.slow()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const seen = new Set<ResourceKey>()
  for (const { login, role, name } of demoAccounts) {
    const permissions = permissionsOf(role)
    const mayRead = (key: ResourceKey) => permissions.includes(`${resources[key].permission}:read`)
    await page.goto('about:blank')
    await page.context().clearCookies()
    await staff.signIn(login)
    await expect(page.getByRole('banner').getByText(name)).toBeVisible()
    const names = await menu(page).getByRole('link').allInnerTexts()
    const sections = keys.filter(mayRead).map((key) => resources[key].titles.ru)
    expect([...names].sort(), role).toEqual([...toolsOf(permissions), ...sections].sort())

    // Every section is refused once; which of them are refused to whom, the menu has told.
    const refused = keys.filter((key) => !mayRead(key) && !seen.has(key))
    asked.splice(0)
    for (const key of refused) {
      seen.add(key)
      await page.evaluate((hash) => (location.hash = hash), `/${key}`)
      await expect(page.getByRole('heading', { level: 1, name: resources[key].titles.ru, exact: true })).toBeVisible()
      await expect(page.getByText(REFUSED)).toBeVisible()
    }
    const theirs: readonly string[] = refused.map((key) => resources[key].list.path)
    expect(asked.filter((path) => theirs.includes(path))).toEqual([])
  }
  expect(seen.size).toBeGreaterThan(20)
})
