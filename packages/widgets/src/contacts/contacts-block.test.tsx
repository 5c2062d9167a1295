import { cleanName, loadOrder, suggestFullName } from '@prilavok/contracts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { draft, field, showCheckout, submit, type } from '../testing/show-checkout'

const NAME = 'Имя, отчество и фамилия'
const oneField = { settings: { options: { UseSeparateFullNameFields: false } } }
const known = () =>
  draft({ customer: { firstName: 'Иван', lastName: 'Петров', phone: '+79123456789', email: 'i@mail.ru' } })
const contactsOf = (page: Awaited<ReturnType<typeof showCheckout>>) => page.flow.features.contacts.state.getState()
const edit = () => screen.queryByRole('button', { name: 'Изменить', description: '' })

/** Puts a value into a field as a browser does that tells nobody. */
function fillSilently(label: string, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(field(label), value)
}

describe('the name', () => {
  it('[CONTACT-04] is requested in separate fields, or in one where the shop sets it', async () => {
    const { unmount } = await showCheckout()
    expect([screen.queryByLabelText('Фамилия'), screen.queryByLabelText(NAME)].map(Boolean)).toEqual([true, false])
    unmount()
    await showCheckout(oneField)
    await screen.findByLabelText(NAME)
    expect(screen.queryByLabelText('Фамилия')).toBeNull()
    expect(field(NAME).autocomplete).toBe('name')
  })

  it('[SUGGEST-01] [CONTACT-04] [UI-15] in one field is filled in by a suggestion with all its parts', async () => {
    const items = [{ fullName: 'Иван Ильич Петров', firstName: 'Иван', middleName: 'Ильич', lastName: 'Петров' }]
    const page = await showCheckout({ ...oneField, script: ({ always }) => always(suggestFullName, () => ({ items })) })
    await screen.findByLabelText(NAME)
    act(() => field(NAME).focus())
    await waitFor(() => expect(field(NAME).getAttribute('role')).toBe('combobox'))
    fireEvent.input(field(NAME), { target: { value: 'Иван Ил' } })
    await page.advance(600)
    fireEvent.click(await screen.findByRole('option', { name: 'Иван Ильич Петров' }))
    act(() => field(NAME).blur())
    await page.settle()
    expect(contactsOf(page).buyer).toMatchObject({ firstName: 'Иван', middleName: 'Ильич', lastName: 'Петров' })
    expect(page.callsOf(cleanName)).toEqual([])
  })

  it('[SUGGEST-21] typed freely in one field is sorted when it is left', async () => {
    const page = await showCheckout({
      ...oneField,
      script: ({ always }) => always(cleanName, () => ({ firstName: 'Иван', middleName: null, lastName: 'Петров' })),
    })
    await screen.findByLabelText(NAME)
    type(NAME, 'Петров Иван')
    await page.settle()
    expect(contactsOf(page).buyer).toMatchObject({ firstName: 'Иван', lastName: 'Петров' })
    expect(field(NAME).value).toBe('Иван Петров')
    expect(screen.getByText(/^Отчество обязательно при наличии/)).toBeTruthy()
  })

  it('[VALID-16] needs a first and a last name in one field as well; both errors lead there', async () => {
    const page = await showCheckout(oneField)
    await screen.findByLabelText(NAME)
    await submit(page)
    expect(document.getElementById(field(NAME).getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Введите своё имя',
    )
    fireEvent.click(await screen.findByRole('button', { name: 'Введите свою фамилию' }))
    expect(document.activeElement).toBe(field(NAME))
  })
})

describe('contacts that a shop folds', () => {
  const folding = { settings: { options: { ContactsHide: true } } }

  it('[CONTACT-08] are one line when they are right, and open on a click', async () => {
    await showCheckout({ ...folding, script: ({ always }) => always(loadOrder, known) })
    expect(await screen.findByText('Петров Иван · +7 (912) 345-67-89 · i@mail.ru')).toBeTruthy()
    expect(screen.queryByLabelText('Фамилия')).toBeNull()
    const button = document.querySelector<HTMLElement>('.pk-contacts-summary button')
    act(() => button?.focus())
    expect(screen.queryByLabelText('Фамилия')).toBeNull()
    fireEvent.click(button ?? document.body)
    expect(document.activeElement).toBe(field('Фамилия'))
  })

  it('[CONTACT-08] never fold under the hands of who types, only once the block is left', async () => {
    await showCheckout(folding)
    for (const [label, text] of [
      ['Имя', 'Иван'],
      ['Телефон', '9123456789'],
      ['Фамилия', 'Петров'],
    ] as const) {
      act(() => field(label).focus())
      fireEvent.input(field(label), { target: { value: text } })
      expect(field(label)).toBe(document.activeElement)
    }
    const consent = screen.getByRole('checkbox', { name: /^Согласен/ })
    // As in the script build, where listeners of the page hear nothing of widgets.
    consent.addEventListener('focusin', (event) => event.stopPropagation())
    act(() => consent.focus())
    expect(await screen.findByText('Петров Иван · +7 (912) 345-67-89')).toBeTruthy()
  })

  it('[CONTACT-08] stay under a press on words or on plain ground, which takes the focus nowhere yet', async () => {
    await showCheckout(folding)
    for (const [label, text] of [
      ['Фамилия', 'Петров'],
      ['Имя', 'Иван'],
      ['Телефон', '9123456789'],
    ] as const) {
      act(() => field(label).focus())
      fireEvent.input(field(label), { target: { value: text } })
    }
    act(() => field('Телефон').blur())
    fireEvent.click(screen.getByText('Заказ за меня получит другой человек'))
    expect(screen.getByRole('region', { name: 'Получатель' })).toBeTruthy()
  })

  it('[CONTACT-08] stay open while something is wrong, and in a shop that does not fold', async () => {
    const { unmount } = await showCheckout({ script: ({ always }) => always(loadOrder, known) })
    expect(field('Фамилия').value).toBe('Петров')
    expect(edit()).toBeTruthy()
    unmount()
    await showCheckout({
      ...folding,
      script: ({ always }) => always(loadOrder, () => draft({ customer: { firstName: 'Иван' } })),
    })
    expect(field('Имя').value).toBe('Иван')
  })
})

describe('what others fill in', () => {
  it('what a browser fills in without an event is taken over when a field is left', async () => {
    const page = await showCheckout()
    act(() => field('Фамилия').focus())
    fillSilently('Фамилия', 'Петров')
    fillSilently('Имя', 'Иван')
    act(() => field('Фамилия').blur())
    expect(contactsOf(page).buyer).toMatchObject({ firstName: 'Иван', lastName: 'Петров' })
  })

  it('what a browser fills in without an event is taken over on submit', async () => {
    const page = await showCheckout()
    fillSilently('Фамилия', 'Петров')
    fillSilently('Имя', 'Иван')
    fillSilently('Телефон', '+7 (912) 345-67-89')
    await submit(page)
    expect(contactsOf(page).buyer).toMatchObject({ firstName: 'Иван', lastName: 'Петров', phone: '9123456789' })
    expect(screen.queryByText('Введите свою фамилию')).toBeNull()
  })

  it('[CONTACT-09] a keeper of personal data that the shop names fills in an empty form', async () => {
    const requests = () =>
      Promise.resolve({ firstName: 'Иван', lastName: 'Петров', phone: '+79123456789', email: 'i@mail.ru' })
    await showCheckout({ settings: { personalData: requests } })
    await waitFor(() => expect(field('Имя').value).toBe('Иван'))
    expect(field('Телефон').value).toBe('+7 (912) 345-67-89')
  })

  it('[CONTACT-03] [CONTACT-02] another recipient has names and a phone of their own', async () => {
    const page = await showCheckout()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Заказ за меня получит другой человек' }))
    const recipient = [...document.querySelectorAll<HTMLInputElement>('#recipient-contacts-block input')]
    expect(recipient.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      'Фамилия',
      'Имя',
      'Отчество если есть',
      'Телефон',
    ])
    for (const [index, value] of ['Петрова', 'Анна', 'Ильинична', '9000000000'].entries())
      fireEvent.input(recipient[index] ?? document.body, { target: { value } })
    expect(contactsOf(page)).toMatchObject({
      otherRecipient: true,
      recipient: { lastName: 'Петрова', firstName: 'Анна', middleName: 'Ильинична', phone: '9000000000' },
      buyer: { firstName: '' },
    })
  })
})
