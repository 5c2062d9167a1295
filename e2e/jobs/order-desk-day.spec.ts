import type { Page } from '@playwright/test'
import type { OpenShop } from '@prilavok/shop-server'
import { orderOf, rowsOf, standing } from '../support/made-order'
import { expect, test } from '../support/staff'

const [TO_CALL, TO_PACK, TO_SEND, SPECIAL] = [20, 30, 40, 10]
const MOST_PRESSES_EACH = 6

/** Counts the keys and buttons that are pressed on a page; a text that is filled in or pasted is one. */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0
  await page.exposeFunction('pressed', () => (presses += 1))
  await page.addInitScript(() => {
    const { pressed } = globalThis as unknown as { pressed: () => void }
    const alone = new Set(['Control', 'Shift', 'Alt', 'Meta'])
    let isByKey = false
    addEventListener('pointerdown', pressed, true)
    addEventListener(
      'keydown',
      ({ key, repeat }) => {
        isByKey = true
        if (!repeat && !alone.has(key)) pressed()
      },
      true,
    )
    addEventListener('keyup', () => (isByKey = false), true)
    addEventListener('input', () => isByKey || pressed(), true)
  })
  return () => presses
}

const statusesOf = async ({ db }: OpenShop, orders: readonly { readonly id: string }[]) => {
  const rows = await db
    .selectFrom('customer_order')
    .select('status')
    .distinct()
    .where(
      'id',
      'in',
      orders.map(({ id }) => id),
    )
    .execute()
  return rows.map(({ status }) => status)
}

test('a hundred orders of one day take six presses each at most', async ({ staff, page, shop, quiet }) => {
  test.setTimeout(180_000)
  page.setDefaultTimeout(20_000)
  quiet.expectNoise(/422|edition\/preview/)
  const presses = await countPresses(page)
  const {
    AwaitingConfirmation: called = [],
    Assembling: packed = [],
    ReadyToShip: sent = [],
  } = await standing(shop, { AwaitingConfirmation: TO_CALL, Assembling: TO_PACK, ReadyToShip: TO_SEND })
  const special: Awaited<ReturnType<typeof orderOf>>[] = []
  for (let at = 0; at < SPECIAL; at += 1)
    special.push(await orderOf(shop, page.request, 'PayOnDelivery', `special-${at}@example.com`))
  await staff.signIn('orders', 'order')
  const heading = page.getByRole('heading', { level: 1 })
  const dialog = page.getByRole('dialog')
  const many = page.getByRole('region', { name: 'Заказы', exact: true })
  const runOnAll = async (action: string, value?: string) => {
    await many.getByRole('combobox', { name: 'Выполнить' }).selectOption({ label: action })
    if (value !== undefined) await many.getByLabel('Значение').selectOption(value)
    await many.getByRole('button', { name: 'Выполнить' }).click()
    await dialog.getByRole('button', { name: /^Выполнить для/ }).click()
  }

  await test.step('twenty are called and confirmed', async () => {
    await staff.openList('order', 'status=AwaitingConfirmation')
    await page.getByRole('link', { name: called[0]?.number ?? '', exact: true }).click()
    for (const [at, { number }] of called.entries()) {
      await expect(heading).toContainText(number)
      await page.keyboard.press('i')
      await expect(dialog.getByRole('button', { name: /^1/ })).toContainText('Подтверждён')
      await page.keyboard.press('1')
      await expect(dialog).toHaveCount(0)
      if (at < called.length - 1) await page.keyboard.press('Alt+ArrowDown')
    }
    expect(await statusesOf(shop, called)).toEqual(['Confirmed'])
  })

  await test.step('thirty are packed by their lists', async () => {
    await staff.openList('order', 'status=Assembling')
    await many.getByRole('checkbox', { name: 'Выбрать загруженные строки' }).click()
    await expect(many.getByText(`Выбрано: ${TO_PACK}`)).toBeVisible()
    await runOnAll('Напечатать листы сборки')
    await page.getByRole('link', { name: 'Скачать файл' }).click()
    await page.getByRole('button', { name: 'Закрыть результат' }).click()
    await runOnAll('Сменить статус', 'ReadyToShip')
    await expect.poll(() => statusesOf(shop, packed)).toEqual(['ReadyToShip'])
  })

  await test.step('forty are sent by the table of their carrier', async () => {
    await staff.openList('order', 'status=ReadyToShip')
    await page.getByRole('button', { name: 'Вставить трек-номера' }).click()
    const table = sent.map(({ number }, at) => `${number}\tRU1234567${at + 10}`).join('\n')
    await dialog.getByLabel('Таблица').fill(table)
    await dialog.getByRole('button', { name: 'Проверить' }).click()
    await dialog.getByRole('button', { name: `Сохранить трек-номера: ${TO_SEND}` }).click()
    await expect(dialog).toHaveCount(0)
    expect(await statusesOf(shop, sent)).toEqual(['Shipped'])
  })

  await test.step('ten are special: found by number; more pieces, a discount, or cancelled with a reason', async () => {
    for (const [at, { orderId, orderNumber }] of special.entries()) {
      await page.keyboard.press('Control+k')
      await dialog.getByRole('searchbox').fill(orderNumber)
      await expect(dialog.getByRole('link', { name: new RegExp(orderNumber) }).first()).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(heading).toContainText(orderNumber)
      const before = await rowsOf(shop, orderId)
      if (at % 3 === 2) {
        await page.getByRole('button', { name: 'Отменён магазином' }).click()
        await dialog.getByLabel('Причина отмены').selectOption('OutOfStock')
        await dialog.getByRole('button', { name: 'Отменить заказ' }).click()
      } else {
        await page.keyboard.press('e')
        if (at % 3 === 0) await page.getByLabel(`Количество: ${before.items[0]?.name ?? ''}`).fill('2')
        else {
          await page.getByLabel('Скидка, %').fill('5')
          await page.getByLabel('За что скидка').fill('Ждал неделю')
        }
        await page.keyboard.press('Control+s')
      }
      await expect.poll(async () => (await rowsOf(shop, orderId)).order.version).toBeGreaterThan(before.order.version)
    }
  })

  const all = TO_CALL + TO_PACK + TO_SEND + SPECIAL
  test.info().annotations.push({ type: 'presses', description: `${presses()} for ${all} orders` })
  expect(presses() / all).toBeGreaterThan(1)
  expect(presses() / all).toBeLessThanOrEqual(MOST_PRESSES_EACH)
})
