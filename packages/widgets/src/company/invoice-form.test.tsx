import { loadOrder, loadPurchaseTypes, suggestBank, suggestCompany } from '@prilavok/contracts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { draft, field, fillIn, showCheckout, submit, type, type ShownCheckout } from '../testing/show-checkout'

const INVOICE = 'FromCheckingAccountAsLegalEntity'
const sber = {
  companyName: 'ПАО Сбербанк',
  inn: '7707083893',
  kpp: '773601001',
  ogrn: '1027700132195',
  address: 'Москва',
}
const company = {
  companyName: 'ООО «Ромашка»',
  inn: '7707083893',
  kpp: '773601001',
  ogrn: '1027700132195',
  bic: '044525225',
  bankAccount: '40702810000000000001',
  corAccount: '30101810400000000225',
}
const LABELS = ['Название компании', 'ИНН', 'КПП', 'ОГРН', 'БИК', 'Расчетный счёт', 'Корреспондентский счет']

/** Fills in the order and chooses the invoice. */
async function showInvoice(
  script: NonNullable<Parameters<typeof showCheckout>[0]>['script'] = () => {},
): Promise<ShownCheckout> {
  const page = await showCheckout({
    script(test) {
      test.always(loadPurchaseTypes, () => ({
        items: {
          PayOnDelivery: { id: 'PayOnDelivery', isAvailable: true, displayOrder: 1 },
          FromCheckingAccountAsLegalEntity: { id: INVOICE, isAvailable: true, displayOrder: 2 },
        },
      }))
      script(test)
    },
  })
  await fillIn(page)
  fireEvent.click(screen.getByRole('radio', { name: 'На расчётный счёт' }))
  await screen.findByRole('heading', { name: 'Данные для выставления счета' })
  return page
}
const noteOf = (label: string) => document.getElementById(`${field(label).id}-note`)?.textContent ?? ''
const saved = ({ flow }: ShownCheckout) => flow.features.company.state.getState()

/** Types into a field with suggestions and takes the row. */
async function choose(page: ShownCheckout, label: string, text: string, row: RegExp): Promise<void> {
  act(() => field(label).focus())
  await waitFor(() => expect(field(label).getAttribute('role')).toBe('combobox'))
  fireEvent.input(field(label), { target: { value: text } })
  await page.advance(600)
  fireEvent.click(await screen.findByRole('option', { name: row }))
}

describe('the invoice form', () => {
  it('[INVOICE-02] [INVOICE-05] [INVOICE-04] is there under its heading while an invoice is chosen, with its labels', async () => {
    await showInvoice()
    const form = within(screen.getByRole('region', { name: 'Данные для выставления счета' }))
    expect(form.getAllByRole('textbox').map((input) => (input as HTMLInputElement).labels?.[0]?.textContent)).toEqual(
      LABELS,
    )
    fireEvent.click(screen.getByRole('radio', { name: 'При получении' }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Данные для выставления счета' })).toBeNull())
  })

  it('[VALID-13] [INVOICE-03] asks for everything on submit: once in the list, which leads to the first field, and at each field in its words', async () => {
    const page = await showInvoice()
    type('Название компании', 'ООО «Ромашка»')
    await submit(page)
    const words = 'Введите все данные для выставления счета'
    fireEvent.click(await screen.findByRole('button', { name: words }))
    expect(document.activeElement).toBe(field('ИНН'))
    expect(screen.getAllByText(words)).toHaveLength(1)
    expect([noteOf('ИНН'), noteOf('БИК')]).toEqual(['Укажите ИНН', 'Укажите БИК'])
  })

  it('what is left of it is named beside the button that orders', async () => {
    await showInvoice()
    for (const label of LABELS.slice(0, 5)) type(label, '1')
    const left = screen.getByRole('button', { name: /^Осталось/ })
    expect(left.textContent).toBe('Осталось указать реквизиты компании: Расчетный счёт, Корреспондентский счет')
    fireEvent.click(left)
    expect(document.activeElement).toBe(field('Расчетный счёт'))
  })

  it('[INVOICE-07] [SUGGEST-03] [SUGGEST-04] a company that is chosen by its INN fills what is known of it', async () => {
    const page = await showInvoice(({ always }) => always(suggestCompany, () => ({ items: [sber] })))
    await choose(page, 'ИНН', '7707', /ПАО Сбербанк\s*7707083893/)
    await waitFor(() => expect(field('Название компании').value).toBe('ПАО Сбербанк'))
    expect(saved(page)).toMatchObject({ companyName: 'ПАО Сбербанк', inn: sber.inn, kpp: sber.kpp, ogrn: sber.ogrn })
    expect(page.callsOf(suggestCompany).map(({ input }) => input.body.query)).toEqual(['7707'])
  })

  it('[SUGGEST-04] the row of a company shows the field that is typed in', async () => {
    const page = await showInvoice(({ always }) => always(suggestCompany, () => ({ items: [sber] })))
    await choose(page, 'КПП', '7736', /ПАО Сбербанк\s*773601001/)
    expect(saved(page).kpp).toBe('773601001')
  })

  it('[INVOICE-07] [SUGGEST-02] [INVOICE-06] a bank that is found by its BIC brings the correspondent account', async () => {
    const bank = { bic: '044525225', shortName: 'ПАО Сбербанк', corAccount: '30101810400000000225', city: 'Москва' }
    const page = await showInvoice(({ always }) => always(suggestBank, () => ({ items: [bank] })))
    await choose(page, 'БИК', '0445', /ПАО Сбербанк\s*044525225/)
    await waitFor(() => expect(field('Корреспондентский счет').value).toBe(bank.corAccount))
    expect(saved(page)).toMatchObject({ bic: bank.bic, corAccount: bank.corAccount })
  })

  it('[INVOICE-04] a number that looks wrong warns beside its field once it is left, and the order is made all the same', async () => {
    const page = await showInvoice(({ always }) => always(loadOrder, () => draft({ company })))
    act(() => field('ИНН').focus())
    fireEvent.input(field('ИНН'), { target: { value: '7707083894' } })
    expect(noteOf('ИНН')).toBe('')
    act(() => field('ИНН').blur())
    expect(noteOf('ИНН')).toBe('Проверьте ИНН, похоже на опечатку')
    expect(field('ИНН').getAttribute('aria-invalid')).toBeNull()
    await submit(page)
    expect(await screen.findByRole('heading', { name: 'Мы приняли ваш заказ!' })).toBeTruthy()
  })

  it('[INVOICE-03] a sole trader needs no KPP', async () => {
    await showInvoice(({ always }) => always(loadOrder, () => draft({ company: { ...company, kpp: null } })))
    type('ИНН', '500100732259')
    expect(noteOf('КПП')).toBe('У ИП нет КПП')
  })
})
