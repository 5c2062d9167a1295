import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { COLOURS, violations } from './support/axe'
import { BROKEN_REQUEST } from './support/shop'
import { expect, menu, STAFF_PAGE, test } from './support/staff'

const REFUSED_CALL = /завершился с ошибкой/

/** The code that an authenticator app shows now. */
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate()

/** Fills in the sign-in box of a member who is no demo account. */
async function enter(page: Page, login: string, password: string): Promise<void> {
  const box = page.getByRole('dialog', { name: 'Вход для сотрудников' })
  await box.getByLabel('Логин').fill(login)
  await box.getByLabel('Пароль').fill(password)
  await box.getByRole('button', { name: 'Войти' }).click()
}

const check = async (page: Page, state: string) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await violations(page, COLOURS), `${state}, dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  expect.soft(await violations(page), state).toEqual([])
}

test('an owner makes an account; its member turns a second factor on, signs in with it, and the owner resets it', async ({
  page,
  staff,
  browser,
  shop,
  quiet,
}) => {
  test.slow()
  quiet.expectNoise(BROKEN_REQUEST)
  quiet.expectNoise(REFUSED_CALL)
  await staff.signIn('admin', 'staff')
  await check(page, 'staff')
  await page.getByRole('button', { name: 'Добавить сотрудника' }).click()
  const form = page.getByRole('dialog', { name: 'Новый сотрудник' })
  await form.getByLabel('Имя').fill('Ольга Петрова')
  await form.getByLabel('Логин').fill('olga')
  await form.getByLabel('Менеджер заказов').check()
  await form.getByLabel('Ваш пароль').fill('prilavok')
  await check(page, 'new member')
  await form.getByRole('button', { name: 'Добавить' }).click()
  const made = page.getByRole('dialog', { name: 'Пароль: Ольга Петрова' })
  const password = await made.locator('code').innerText()
  await made.getByRole('button', { name: 'Готово' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ольга Петрова' })).toBeVisible()

  const context = await browser.newContext({ baseURL: shop.url })
  const olga = await context.newPage()
  await olga.goto(STAFF_PAGE)
  await enter(olga, 'olga', password)
  await olga.getByRole('button', { name: 'Ольга Петрова' }).click()
  await olga.getByRole('menuitem', { name: 'Моя учётная запись' }).click()
  const card = olga.getByRole('region', { name: 'Второй фактор' })
  await card.getByRole('button', { name: 'Включить' }).click()
  const setUp = olga.getByRole('dialog', { name: 'Второй фактор' })
  await setUp.getByLabel('Ваш пароль').fill(password)
  await olga.keyboard.press('Enter')
  await expect(setUp.getByRole('img', { name: 'Картинка для приложения' })).toBeVisible()
  await check(olga, 'secret')
  // The wall against the host's styles takes presentation attributes away, and a picture of one colour cannot be scanned.
  const fills = setUp.locator('svg[role="img"] path')
  await expect(fills.first()).toHaveCSS('fill', 'rgb(255, 255, 255)')
  await expect(fills.last()).toHaveCSS('fill', 'rgb(0, 0, 0)')
  const secret = (await setUp.locator('code').innerText()).replaceAll(' ', '')
  await setUp.getByLabel('Код из приложения').fill(codeOf(secret))
  await olga.keyboard.press('Enter')
  await expect(setUp.getByRole('listitem')).toHaveCount(8)
  await check(olga, 'recovery codes')
  const recovery = await setUp.getByRole('listitem').first().innerText()
  await setUp.getByRole('button', { name: 'Коды сохранены, готово' }).click()
  await expect(card).toContainText('Осталось 8 резервных кодов')
  await check(olga, 'own account')

  await olga.getByRole('button', { name: 'Ольга Петрова' }).click()
  await olga.getByRole('menuitem', { name: 'Выйти' }).click()
  // The page loads itself anew.
  await enter(olga, 'olga', password)
  const code = olga.getByLabel('Код из приложения')
  await expect(code).toBeFocused()
  await check(olga, 'second step')
  await code.fill('000000')
  await olga.keyboard.press('Enter')
  await expect(olga.getByRole('alert')).toContainText('Неверный или уже использованный код')
  // The code of the app has just been used, and the next one is half a minute away.
  await code.fill(recovery.toLowerCase())
  await olga.keyboard.press('Enter')
  await expect(menu(olga)).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Сбросить второй фактор' }).click()
  const reset = page.getByRole('dialog', { name: 'Сбросить второй фактор: Ольга Петрова?' })
  await reset.getByLabel('Ваш пароль').fill('prilavok')
  await reset.getByRole('button', { name: 'Сбросить второй фактор' }).click()
  await expect(page.getByRole('region', { name: 'История' })).toContainText('Второй фактор: Да → Нет')
  await olga.goto(STAFF_PAGE)
  await enter(olga, 'olga', password)
  await expect(menu(olga)).toBeVisible()
  await context.close()
})
