import { confirmOrder, loadOrder, loadPurchaseTypes } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { INVOICE_PAYMENT } from '../company'
import { draft, fillIn, savesOf, scriptConfirm, startCheckout } from './checkout.fixture'

const company = {
  companyName: 'ООО «Ромашка»',
  inn: '7707083893',
  kpp: '773601001',
  ogrn: '1027700132195',
  bic: '044525225',
  bankAccount: '40703810890480000101',
  corAccount: '30101810400000000225',
}

async function open(more: object = {}) {
  const page = startCheckout()
  page.always(loadOrder, () => draft(more))
  page.always(loadPurchaseTypes, () => ({
    items: {
      PayOnDelivery: { id: 'PayOnDelivery', isAvailable: true, displayOrder: 1 },
      FromCheckingAccountAsLegalEntity: { id: INVOICE_PAYMENT, isAvailable: true, displayOrder: 2 },
    },
  }))
  await fillIn(page)
  return page
}
const missing = ({ flow }: Awaited<ReturnType<typeof open>>) => flow.view.getState().errors.map(({ field }) => field)

describe('an order with an invoice', () => {
  it('[INVOICE-04] requires the company only while the invoice is chosen, [VALID-01] after everything else', async () => {
    const page = await open()
    expect(missing(page)).toEqual([])
    page.payment.choose(INVOICE_PAYMENT)
    page.contacts.setConsent(false)
    expect(missing(page)).toEqual([
      'consent',
      'company.companyName',
      'company.inn',
      'company.kpp',
      'company.ogrn',
      'company.bic',
      'company.bankAccount',
      'company.corAccount',
    ])
    page.payment.choose('PayOnDelivery')
    expect(missing(page)).toEqual(['consent'])
  })

  it('[INVOICE-01] saves the company with the order', async () => {
    const page = await open()
    page.payment.choose(INVOICE_PAYMENT)
    for (const [field, text] of Object.entries(company)) page.company.edit(field as keyof typeof company, text)
    await page.advance(1_000)
    expect(savesOf(page).at(-1)?.company).toEqual({ value: company })
    scriptConfirm(page)
    await page.flow.submit()
    expect(page.callsOf(confirmOrder)).toHaveLength(1)
    expect(page.checkout.state.getState().screen).toBe('accepted')
  })

  it('[INVOICE-04] with doubtful numbers is made all the same', async () => {
    const page = await open({ company: { ...company, inn: '1', bankAccount: '2', kpp: 'x' } })
    page.payment.choose(INVOICE_PAYMENT)
    scriptConfirm(page)
    await page.flow.submit()
    expect(page.checkout.state.getState().screen).toBe('accepted')
    expect(savesOf(page).at(-1)?.company?.value).toMatchObject({ inn: '1', bankAccount: '2' })
  })

  it('[SAFE-17] keeps nothing of the company in the browser', async () => {
    const page = await open({ company })
    page.payment.choose(INVOICE_PAYMENT)
    page.company.edit('companyName', 'ООО «Секрет»')
    await page.advance(5_000)
    expect([...page.storage.saved, ...page.session.saved].flat().join(' ')).not.toMatch(/Секрет|7707083893/)
  })
})
