import { loadOrder } from '@prilavok/contracts'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { draft, field, fillIn, showCheckout, submit, type } from '../testing/show-checkout'

/** What stands below a field. */
const noteOf = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent ?? ''
const errorOf = (label: string) => (field(label).getAttribute('aria-invalid') === 'true' ? noteOf(label) : null)
const optional = (label: string) => `${label} необязательно`
const MIDDLE_NAME = 'Отчество если есть'
const addPhone = () => fireEvent.click(screen.getByRole('button', { name: 'Добавить телефон' }))
const tickRecipient = () =>
  fireEvent.click(screen.getByRole('checkbox', { name: 'Заказ за меня получит другой человек' }))
const inRecipient = (label: string) =>
  [...document.querySelectorAll<HTMLInputElement>('#recipient-contacts-block input')].find(({ labels }) =>
    labels?.[0]?.textContent?.startsWith(label),
  )
const recipientError = (label: string) =>
  document.getElementById(inRecipient(label)?.getAttribute('aria-describedby') ?? '')?.textContent

describe('the contacts', () => {
  it('[VALID-03] [VALID-04] [VALID-05] ask for names and phone after a try to submit', async () => {
    const page = await showCheckout()
    expect([errorOf('Фамилия'), errorOf('Имя'), errorOf('Телефон')]).toEqual([null, null, null])
    await submit(page)
    expect(errorOf('Имя')).toBe('Введите своё имя')
    expect(errorOf('Фамилия')).toBe('Введите свою фамилию')
    expect(errorOf('Телефон')).toBe('Введите корректный номер телефона')
  })

  it('[VALID-25] judge again with every key once they are shown as wrong', async () => {
    const page = await showCheckout()
    await submit(page)
    fireEvent.input(field('Имя'), { target: { value: 'И' } })
    expect(errorOf('Имя')).toBeNull()
    fireEvent.input(field('Имя'), { target: { value: ' ' } })
    expect(errorOf('Имя')).toBe('Введите своё имя')
  })

  it('[EXP-15] show an error before the submit only where the shop wants it, and only at a field that was left', async () => {
    await showCheckout({ settings: { options: { OrderFormErrorsVisibilityImmediatelyOrAfterClick: true } } })
    expect(errorOf('Фамилия')).toBeNull()
    type('Фамилия', '')
    expect(errorOf('Фамилия')).toBe('Введите свою фамилию')
    expect(errorOf('Имя')).toBeNull()
  })

  it('[EXP-15] show no error before the submit otherwise', async () => {
    await showCheckout()
    type('Фамилия', '')
    expect(errorOf('Фамилия')).toBeNull()
  })

  it('[VALID-15] [VALID-17] second phone and e-mail may be empty, but not wrong', async () => {
    const page = await showCheckout()
    await submit(page)
    addPhone()
    expect([errorOf(optional('Дополнительный телефон')), errorOf(optional('Электронная почта'))]).toEqual([null, null])
    type(optional('Дополнительный телефон'), '912')
    type(optional('Электронная почта'), 'ivan@')
    expect(errorOf(optional('Дополнительный телефон'))).toBe('Введите корректный номер телефона')
    expect(errorOf(optional('Электронная почта'))).toBe(
      'Поле Электронная почта должно быть действительным электронным адресом',
    )
  })

  it('[CONTACT-07] warn of a missing middle name once the others are there, without blocking', async () => {
    const page = await showCheckout()
    const warning = 'Отчество обязательно при наличии. Если отчество есть, но вы его не впишете - груз могут не выдать!'
    expect(screen.queryByText(warning)).toBeNull()
    await fillIn(page)
    expect(screen.getByText(warning)).toBeTruthy()
    expect(field(MIDDLE_NAME).getAttribute('aria-invalid')).toBeNull()
    type(MIDDLE_NAME, 'Ильич')
    expect(screen.queryByText(warning)).toBeNull()
    type(MIDDLE_NAME, '')
    await submit(page)
    expect(await screen.findByRole('heading', { name: 'Мы приняли ваш заказ!' })).toBeTruthy()
  })

  it('[CONTACT-06] take over a valid second phone into an empty main one', async () => {
    await showCheckout()
    addPhone()
    type(optional('Дополнительный телефон'), '9123456789')
    expect(field('Телефон').value).toBe('+7 (912) 345-67-89')
  })

  it('fold the second phone into a button; pressed, its field has the focus and stays though it is cleared', async () => {
    await showCheckout()
    expect(screen.queryByLabelText(optional('Дополнительный телефон'))).toBeNull()
    addPhone()
    expect(document.activeElement).toBe(field(optional('Дополнительный телефон')))
    type(optional('Дополнительный телефон'), '912')
    type(optional('Дополнительный телефон'), '')
    expect(field(optional('Дополнительный телефон'))).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Добавить телефон' })).toBeNull()
  })

  it('show the second phone of a draft that has one', async () => {
    await showCheckout({
      script: ({ always }) => always(loadOrder, () => draft({ customer: { secondaryPhone: '9123456789' } })),
    })
    expect(field(optional('Дополнительный телефон')).value).toBe('+7 (912) 345-67-89')
  })

  it('say of a middle name that it is asked for where there is one, in the line that explains the names', async () => {
    const page = await showCheckout()
    expect(noteOf(MIDDLE_NAME)).toBe('Как в паспорте: по нему выдают заказ')
    await fillIn(page)
    expect(noteOf(MIDDLE_NAME)).toMatch(/^Отчество обязательно при наличии/)
  })

  it('ask whether a well-known domain was meant once a mistyped address is left, and a press corrects it', async () => {
    const page = await showCheckout()
    const email = () => field(optional('Электронная почта'))
    const hint = () => screen.queryByRole('button', { name: /^Имели в виду/ })
    fireEvent.input(email(), { target: { value: 'ivan@gmial.com' } })
    await page.settle()
    expect(hint()).toBeNull()
    fireEvent.blur(email())
    expect(hint()?.textContent).toBe('Имели в виду gmail.com?')
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Имели в виду gmail.com?')
    fireEvent.click(screen.getByRole('button', { name: 'Имели в виду gmail.com?' }))
    expect(email().value).toBe('ivan@gmail.com')
    expect(document.activeElement).toBe(email())
    expect(hint()).toBeNull()
  })

  it('ask nothing of an address that looks right', async () => {
    const page = await showCheckout()
    type(optional('Электронная почта'), 'ivan@company.ru')
    await page.settle()
    expect(screen.queryByRole('button', { name: /^Имели в виду/ })).toBeNull()
  })

  it('tell the browser what they are', async () => {
    await showCheckout()
    const tokens = ['Фамилия', 'Имя', MIDDLE_NAME, 'Телефон', optional('Электронная почта')].map(
      (label) => field(label).autocomplete,
    )
    expect(tokens).toEqual(['family-name', 'given-name', 'additional-name', 'tel', 'email'])
  })

  it('[CHK-26] take the order comment with them', async () => {
    const page = await showCheckout()
    act(() => field(optional('Комментарий к заказу')).focus())
    fireEvent.input(field(optional('Комментарий к заказу')), { target: { value: 'Позвоните вечером' } })
    expect(page.flow.features.contacts.state.getState().buyer.comment).toBe('Позвоните вечером')
  })
})

describe('another recipient', () => {
  it('[CHK-19] [CHK-20] has a block of its own once the box is ticked', async () => {
    await showCheckout()
    expect(document.getElementById('recipient-contacts-block')).toBeNull()
    tickRecipient()
    expect(document.getElementById('recipient-contacts-block')).toBeTruthy()
    tickRecipient()
    expect(document.getElementById('recipient-contacts-block')).toBeNull()
  })

  it('[VALID-06] [VALID-07] [VALID-08] must give names and phone', async () => {
    const page = await showCheckout()
    tickRecipient()
    await submit(page)
    expect(recipientError('Имя')).toBe('Введите имя получателя')
    expect(recipientError('Фамилия')).toBe('Введите фамилию получателя')
    expect(recipientError('Телефон')).toBe('Введите корректный номер телефона получателя')
  })

  it('[VALID-18] may have no middle name', async () => {
    const page = await showCheckout()
    tickRecipient()
    await submit(page)
    expect(inRecipient('Отчество')?.getAttribute('aria-invalid')).toBeNull()
  })

  it('keeps the browser from filling in the buyer again', async () => {
    await showCheckout()
    tickRecipient()
    expect(inRecipient('Фамилия')?.autocomplete).toBe('section-recipient family-name')
  })
})
