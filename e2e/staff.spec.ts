import { permissionsOf, resources, type ResourceKey } from '@prilavok/contracts/admin'
import { demoAccounts } from '@prilavok/shop-server/fixtures'
import { BROKEN_REQUEST } from './support/shop'
import { expect, fillInSignIn, menu, STAFF_PAGE, test } from './support/staff'

const REFUSED = 'Нет прав на этот раздел. Их выдаёт администратор.'
const keys = Object.keys(resources) as ResourceKey[]

for (const { login, role, name } of demoAccounts)
  test(`${role}: the menu has what the table permits, the rest is refused and not asked for [ADMIN-15]`, async ({
    page,
    quiet,
  }) => {
    // Nobody is signed in yet: that the browser says itself.
    quiet.expectNoise(BROKEN_REQUEST)
    quiet.expectNoise(/\/api\/admin\/session завершился с ошибкой/)
    const permissions = permissionsOf(role)
    const mayRead = (key: ResourceKey) => permissions.includes(`${resources[key].permission}:read`)
    await page.goto(STAFF_PAGE)
    await fillInSignIn(page, login)
    await expect(page.getByRole('banner').getByText(name)).toBeVisible()
    const names = await menu(page).getByRole('link').allInnerTexts()
    const tools = [
      ...(permissions.includes('experiment:read') ? ['Эксперименты'] : []),
      ...(permissions.includes('file:write') ? ['Файлы'] : []),
      ...(permissions.includes('terminal:read') ? ['Терминал'] : []),
    ]
    const sections = keys.filter(mayRead).map((key) => resources[key].titles.ru)
    expect([...names].sort()).toEqual(['Главная', ...sections, ...tools].sort())

    const refused = keys.filter((key) => !mayRead(key))
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    for (const key of refused) {
      await page.evaluate((hash) => (location.hash = hash), `/${key}`)
      await expect(page.getByRole('heading', { level: 1, name: resources[key].titles.ru, exact: true })).toBeVisible()
      await expect(page.getByText(REFUSED)).toBeVisible()
    }
    const theirs: readonly string[] = refused.map((key) => resources[key].list.path)
    expect(asked.filter((path) => theirs.includes(path))).toEqual([])
  })
