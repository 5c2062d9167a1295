import { loadDeliveryCosts, loadFlag } from '@prilavok/contracts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { carrier, costs, costsOf, field, showCheckout, submit, type } from '../testing/show-checkout'

const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\u00a0/g, ' ')
const list = () => screen.getByRole('group', { name: 'Транспортная компания' })
const card = (name: string) =>
  textOf(
    within(list())
      .getByRole('radio', { name: new RegExp(name) })
      .closest('.pk-radio-cards__card'),
  )
const withOffer = (more: object, response: object = {}) =>
  showCheckout({
    script: ({ always }) => always(loadDeliveryCosts, () => costsOf({ Pek: carrier('Pek', 'ПЭК', more) }, response)),
  })

afterEach(() => vi.restoreAllMocks())

describe('the carriers', () => {
  it('[DELIV-24] [DELIV-25] say how long they take and how long they keep', async () => {
    await withOffer({ daysTravelTimeFrom: 3, daysTravelTimeTo: 6, storagePeriodInDays: 3 })
    expect(card('ПЭК')).toContain('3–6 дней в пути · бесплатное хранение 3 дня')
  })

  it.each([
    ['[DELIV-26]', 'Available', 'Оплата при получении'],
    ['[DELIV-27]', 'TooCheapByComparisonToDeliveryCost', 'Нет оплаты при получении'],
    ['[DELIV-28]', 'CheaperThan2000', 'Нет оплаты при получении'],
    ['[DELIV-29]', 'CantResolve', 'Нет оплаты при получении'],
  ])('%s %s reads %s', async (_id, cashOnDeliveryAvailability, words) => {
    await withOffer({ cashOnDeliveryAvailability })
    expect(card('ПЭК')).toContain(`7 дней${words}350 ₽`)
  })

  it('[DELIV-30] name the first product that needs prepayment', async () => {
    await withOffer(
      { cashOnDeliveryAvailability: 'OnlyForPrepayment' },
      {
        onlyForPrepaymentProducts: [
          { id: '1', name: 'Дверь' },
          { id: '2', name: 'Окно' },
        ],
      },
    )
    expect(card('ПЭК')).toContain('Нет оплаты при получении: товар «Дверь» нужно оплатить заранее')
  })

  it.each([
    [{ cost: 512.5 }, '512,50 ₽'],
    [{ cost: 0, freeDelivery: true }, 'БЕСПЛАТНО'],
    [{ cost: null }, 'Цену уточним'],
  ])('%j cost %s', async (more, words) => {
    await withOffer(more)
    expect(card('ПЭК')).toMatch(new RegExp(`${words}$`))
  })

  it('[DELIV-19] another one brings the pickup points into view and leaves the focus', async () => {
    const page = await showCheckout()
    const scrolled: string[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this.id)
    })
    // What the shop has chosen by itself moves nothing.
    act(() => page.flow.features.delivery.chooseCarrier('Pek'))
    act(() => page.flow.features.delivery.chooseCarrier('Cdek'))
    expect(scrolled).toEqual([])
    const radio = within(list()).getByRole('radio', { name: /ПЭК/ })
    radio.focus()
    fireEvent.click(radio)
    await waitFor(() => expect(scrolled).toEqual(['pickpoint-header-anchor']))
    expect(document.activeElement).toBe(radio)
  })

  it('[VALID-09] one must be chosen', async () => {
    const page = await withOffer({})
    await submit(page)
    expect(textOf(document.getElementById(list().getAttribute('aria-describedby') ?? ''))).toBe(
      'Выберите транспортную компанию',
    )
    fireEvent.click(within(list()).getByRole('radio'))
    expect(list().getAttribute('aria-describedby')).toBeNull()
  })

  it('a failed look-up shows it in place and can be tried again', async () => {
    const page = await showCheckout({
      script: ({ always, refuse }) => (always(loadDeliveryCosts, () => costs), refuse(loadDeliveryCosts, {})),
    })
    expect(screen.getByText('Не удалось рассчитать доставку')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    await page.settle()
    expect(card('ПЭК')).toContain('500 ₽')
    expect(screen.queryByText('Не удалось рассчитать доставку')).toBeNull()
  })

  it('[DELIV-32] [DELIV-33] a city without any has a message with what to do', async () => {
    await showCheckout({
      settings: { pages: { chat: '/chat' } },
      script: ({ always }) => always(loadDeliveryCosts, () => costsOf({})),
    })
    expect(
      screen.getByText(
        'К сожалению, в г. Москва нет ни одного пункта выдачи транспортных компаний ТК КИТ, ПЭК, СДЭК или Энергия!',
      ),
    ).toBeTruthy()
    expect(screen.getByText('Выберите более крупный соседний город или напишите нам в чат')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Открыть чат' }).getAttribute('href')).toBe('/chat')
  })
})

describe('the delivery method', () => {
  it('[DELIV-11] is pp or toDoor, pickup by default', async () => {
    await showCheckout()
    const radios = ['Самовывоз', 'Курьером'].map((name) => screen.getByRole<HTMLInputElement>('radio', { name }))
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ['pp', true],
      ['toDoor', false],
    ])
  })

  it('[DELIV-12] is no choice while the shop has no couriers', async () => {
    await showCheckout({ script: ({ always }) => always(loadFlag, () => false) })
    expect(screen.queryByRole('radio', { name: 'Курьером' })).toBeNull()
    expect(list()).toBeTruthy()
  })

  it('[DELIV-13] another one clears carrier and price', async () => {
    const page = await showCheckout()
    expect(page.flow.features.delivery.state.getState().carrier).toBe('Cdek')
    fireEvent.click(screen.getByRole('radio', { name: 'Курьером' }))
    expect(
      within(list())
        .getAllByRole<HTMLInputElement>('radio')
        .some(({ checked }) => checked),
    ).toBe(false)
    expect(textOf(screen.getByText('Доставка', { selector: 'dt' }).closest('div'))).toBe('Доставка')
  })
})

describe('the courier', () => {
  const chooseCourier = async () => {
    const page = await showCheckout()
    fireEvent.click(screen.getByRole('radio', { name: 'Курьером' }))
    fireEvent.click(within(list()).getByRole('radio', { name: /СДЭК/ }))
    await screen.findByRole('heading', { name: 'Адрес доставки' })
    return page
  }

  it('[DELIV-20] [DELIV-31] has an address in place of the points, and a warning', async () => {
    await chooseCourier()
    expect(document.getElementById('pickpoint-header-anchor')).toBeNull()
    expect(document.getElementById('address-delivery-anchor')).toBeTruthy()
    expect(
      screen.getByText('При доставке курьером нет оплаты при получении, а стоимость доставки обычно дороже'),
    ).toBeTruthy()
  })

  it('is in the city of the order, and does not ask for it again', async () => {
    const page = await chooseCourier()
    expect(page.flow.features.delivery.state.getState().address.city).toBe('Москва')
    expect(screen.queryByLabelText('Город')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Другой населённый пункт' }))
    await waitFor(() => expect(document.activeElement).toBe(field('Город')))
    expect(field('Город').value).toBe('Москва')
  })

  it('takes the carrier that is recommended, so that the delivery has a price', async () => {
    await showCheckout({
      script: ({ always }) =>
        always(loadDeliveryCosts, () =>
          costsOf(
            { Cdek: carrier('Cdek', 'СДЭК') },
            {
              transportCompaniesDeliveryInfoToDoor: {
                Pek: carrier('Pek', 'ПЭК', { toDoor: true, pickPoints: [], recommended: true, cost: 690 }),
              },
            },
          ),
        ),
    })
    fireEvent.click(screen.getByRole('radio', { name: 'Курьером' }))
    expect(within(list()).getByRole<HTMLInputElement>('radio', { name: /ПЭК/ }).checked).toBe(true)
    expect(await screen.findByRole('heading', { name: 'Адрес доставки' })).toBeTruthy()
  })

  it('[VALID-10] [VALID-19] needs city, street and house, but no apartment', async () => {
    const page = await chooseCourier()
    await submit(page)
    expect(screen.getAllByText('Выберите пункт выдачи или укажите адресс доставки')).toHaveLength(1)
    const invalid = () =>
      ['Улица', 'Дом', 'Квартира необязательно'].filter((label) => field(label).getAttribute('aria-invalid') === 'true')
    expect(invalid()).toEqual(['Улица', 'Дом'])
    expect(screen.getAllByText(/^Укажите/).map(({ textContent }) => textContent)).toEqual([
      'Укажите улицу',
      'Укажите дом',
    ])
    type('Улица', 'Ленина')
    type('Дом', '5')
    expect(invalid()).toEqual([])
    expect(screen.queryByText('Выберите пункт выдачи или укажите адресс доставки')).toBeNull()
  })
})
