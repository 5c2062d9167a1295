import { expect, test } from '../../support/shop'
import { accepted, ordersOf, submitOrder } from '../../support/buyer'
import { declined, expectNoOrder, openPayment, pressAt, readyDraft } from '../../support/payment-buyer'
import { methodOf } from '../../support/payment-methods'

/** One way to pay of each kind, and what its confirmation says. */
const WAYS = [
  [
    'on the page of a bank',
    'PayViaYooKassa',
    ['Оплачено', 'Картой на сайте', 'Чек придёт'],
    '[PAY-24] [PAY-45] [PAY-61] [PAY-62] [SAFE-15]',
  ],
  ['in a form on our page', 'PayImmediately', ['Оплачено', 'Картой, не покидая страницу'], '[PAY-38]'],
  [
    'in a window over our page',
    'PayViaTinkoffInstallment',
    ['Банк одобрил рассрочку', 'Рассрочка Т-Банка', 'Вы заплатите в рассрочку'],
    '[PAY-47] [PAY-49]',
  ],
  [
    'as a credit on the page of a bank',
    'PayViaDolyame',
    ['Покупка частями', 'Долями', 'Вы заплатите частями', 'График платежей'],
    '',
  ],
] as const
/** Where Back is tried: it leaves the page of any bank in the same way. */
const GONE_BACK = 'PayViaYooKassa'
const CANCELLED = /отменяются автоматически/

for (const [where, option, said, ids] of WAYS) {
  test(`2: paid ${where}: refused, given up, and paid at last, with one order of it all [PAY-75] [CHK-55] ${ids}`, async ({
    page,
    shop,
  }) => {
    const method = methodOf(option)
    const draft = await readyDraft(shop, method)
    const consent = page.getByRole('checkbox', { name: /персональных данных/ })
    const chosen = page.getByRole('radio', { name: method.member ?? method.item })
    await openPayment(page, shop, draft, method)

    await test.step('refused: it is said, and nothing was ordered', async () => {
      await submitOrder(page)
      await pressAt(page, method, 'Отклонить')
      await expect(declined(page)).toBeVisible()
      await expectNoOrder(page, shop, draft)
      expect(new URL(page.url()).searchParams.get('success')).toBeNull()
    })

    await test.step('closed: the form is there, as it was filled in', async () => {
      // Everything is as it was: the next try is one press.
      await expect(consent).toBeChecked()
      await submitOrder(page)
      await pressAt(page, method, 'Закрыть')
      await expect(page.locator('.pk-payment-problem')).toBeFocused()
      await expectNoOrder(page, shop, draft)
      await expect(chosen).toBeChecked()
      await expect(page.getByLabel('Фамилия')).toHaveValue('Петрова')
    })

    await test.step('gone Back from the page of the bank: the choice is kept', async () => {
      if (option !== GONE_BACK) return
      await expect(consent).toBeChecked()
      await submitOrder(page)
      await page.waitForURL('**/sim/**')
      await page.goBack()
      await expect(chosen).toBeChecked()
      await expectNoOrder(page, shop, draft)
    })

    await test.step('paid: one order, and its confirmation knows how', async () => {
      await expect(consent).toBeChecked()
      await submitOrder(page)
      await pressAt(page, method, 'Оплатить')
      await expect(accepted(page)).toBeVisible()
      for (const part of said) await expect(page.getByText(part).first()).toBeVisible()
      await expect(page.getByText(CANCELLED)).toHaveCount(0)
      expect(await ordersOf(shop, draft)).toMatchObject([{ purchase_type: option, status: 'Paid' }])
    })
  })
}
