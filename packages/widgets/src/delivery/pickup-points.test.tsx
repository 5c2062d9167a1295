import { loadDeliveryCosts } from '@prilavok/contracts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { carrier, costsOf, point, points, showCheckout, submit } from '../testing/show-checkout'

const textOf = (element: Element | null | undefined) => element?.textContent ?? ''
const region = () => screen.getByRole('region', { name: 'Пункт выдачи' })
const rows = () =>
  within(region())
    .queryAllByRole('button', { expanded: false })
    .concat(within(region()).queryAllByRole('button', { expanded: true }))
const row = (address: string) => within(region()).getByRole('button', { name: new RegExp(address) })
const search = () => within(region()).getByRole<HTMLInputElement>('searchbox', { name: 'Адрес или название' })
const show = (pickPoints: readonly object[], more: object = {}) =>
  showCheckout({
    ...more,
    script: ({ always }) =>
      always(loadDeliveryCosts, () =>
        costsOf({ Cdek: carrier('Cdek', 'СДЭК', { recommended: true, pickPoints }), Pek: carrier('Pek', 'ПЭК') }),
      ),
  })
function look(text: string) {
  act(() => search().focus())
  fireEvent.input(search(), { target: { value: text } })
}

afterEach(() => vi.restoreAllMocks())

describe('the pickup points', () => {
  it('[PICK-02] are 19 at first and 10 more with each press', async () => {
    await show(points(45))
    expect(rows()).toHaveLength(19)
    expect(textOf(region())).toContain('Показано 19 пунктов из 45')
    fireEvent.click(screen.getByRole('button', { name: 'Показать еще' }))
    expect(rows()).toHaveLength(29)
    fireEvent.click(screen.getByRole('button', { name: 'Показать еще' }))
    fireEvent.click(screen.getByRole('button', { name: 'Показать еще' }))
    expect(rows()).toHaveLength(45)
    expect(screen.queryByRole('button', { name: 'Показать еще' })).toBeNull()
  })

  it('[A11Y-02] with the last portion the first of the new ones has the focus', async () => {
    await show(points(25))
    const more = screen.getByRole('button', { name: 'Показать еще' })
    more.focus()
    fireEvent.click(more)
    await waitFor(() => expect(document.activeElement).toBe(row('Ленина, 20')))
  })

  it.each([
    [14, false],
    [15, true],
  ])('[PICK-03] %i have a search: %s', async (count, has) => {
    await show(points(count))
    expect(within(region()).queryByRole('searchbox') !== null).toBe(has)
  })

  it('near the buyer come first with their distance once a press has asked where that is, and stand as before when it is forgotten', async () => {
    const spread = points(15).map((each, at) => ({ ...each, latitude: 55.7 + at / 100, longitude: 37.6 }))
    const page = await show(spread, { settings: { options: { Geolocation: false } } })
    const near = () => within(region()).getByRole('button', { name: 'Рядом со мной' })
    page.device.at = { latitude: 55.84, longitude: 37.6 }
    const asked = page.device.asked
    fireEvent.click(near())
    await waitFor(() => expect(textOf(rows()[0])).toContain('Ленина, 15'))
    expect(textOf(rows()[1])).toContain('1,1 км')
    expect(page.device.asked).toBe(asked + 1)
    expect(near().getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(near())
    await waitFor(() => expect(textOf(region())).not.toContain('1,1 км'))
  })

  it('say so where nobody knows where the buyer is', async () => {
    await show(points(15))
    fireEvent.click(within(region()).getByRole('button', { name: 'Рядом со мной' }))
    expect((await within(region()).findByRole('alert')).textContent).toBe('Не знаем, где вы')
  })

  it('[PICK-05] a search without hits shows a message', async () => {
    await show(points(15))
    look('Пушкина')
    expect(rows()).toHaveLength(0)
    expect(within(region()).getByText('Пункты выдачи не найдены. Попробуйте изменить поисковый запрос')).toBeTruthy()
  })

  it('[A11Y-04] the hits are counted aloud once the typing has settled', async () => {
    await show(points(15))
    look('Ленина, 1')
    await waitFor(() => expect(within(region()).getByRole('status').textContent).toBe('Найдено пунктов выдачи: 7'), {
      timeout: 2_000,
    })
  })

  it('[PICK-06] [A11Y-02] a search that leaves one chooses it, and the box stays under the typing hand', async () => {
    const page = await show(points(15))
    look('Ленина, 7')
    expect(page.flow.features.delivery.state.getState().pickupPointId).toBe('7')
    expect(document.activeElement).toBe(search())
    expect(textOf(row('Ленина, 7'))).toContain('Выбран')
    act(() => search().blur())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Выбрать другой пункт выдачи' })).toBeTruthy())
  })

  it('[PICK-07] of several hits the recommended one is taken, but not while the box has the focus', async () => {
    const page = await show(points(15).map((each, place) => (place === 11 ? { ...each, recommended: true } : each)))
    const chosen = () => page.flow.features.delivery.state.getState().pickupPointId
    look('Ленина, 1')
    expect(rows()).toHaveLength(7)
    expect(chosen()).toBeNull()
    act(() => search().blur())
    await waitFor(() => expect(chosen()).toBe('12'))
    expect(textOf(region())).toContain('ул. Ленина, 12')
  })

  it('a press on a row does not end the search, also where the browser gives the row no focus', async () => {
    const page = await show(points(15).map((each, place) => (place === 11 ? { ...each, recommended: true } : each)))
    look('Ленина, 1')
    fireEvent.pointerDown(row('Ленина, 13'))
    act(() => search().blur())
    fireEvent.click(row('Ленина, 13'))
    expect(page.flow.features.delivery.state.getState().pickupPointId).toBeNull()
    expect(rows()).toHaveLength(7)
    expect(screen.getByRole('button', { name: 'Забрать здесь' })).toBeTruthy()
  })

  it('[PICK-06] [PICK-08] Enter settles what the search has chosen, also in a list that was opened again', async () => {
    await show(points(15))
    fireEvent.click(row('Ленина, 2'))
    fireEvent.click(screen.getByRole('button', { name: 'Забрать здесь' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Выбрать другой пункт выдачи' }))
    await waitFor(() => expect(search()).toBeTruthy())
    look('Ленина, 7')
    // Not taken any further, or the button that has the focus next would take it for a press.
    expect(fireEvent.keyDown(search(), { key: 'Enter' })).toBe(false)
    const another = await screen.findByRole('button', { name: 'Выбрать другой пункт выдачи' })
    expect(textOf(region())).toContain('ул. Ленина, 7')
    expect(document.activeElement).toBe(another)
  })

  it('a press looks closer, a button chooses', async () => {
    const page = await show([
      point('1', {
        timeZone: 'Europe/Moscow',
        mondayWorkingTime: '9:00–21:00',
        phone: '+7 495 000-00-00',
        howToFind: 'Вход со двора',
      }),
      point('2'),
    ])
    fireEvent.click(row('Ленина, 1'))
    expect(page.flow.features.delivery.state.getState().pickupPointId).toBeNull()
    expect(textOf(region())).toContain('Пн 9:00–21:00Вт–Вс выходной')
    expect(textOf(region())).toMatch(/Открыто до 21:00|Откроется/)
    expect(textOf(region())).toContain('Вход со двора')
    fireEvent.click(screen.getByRole('button', { name: 'Забрать здесь' }))
    expect(page.flow.features.delivery.state.getState().pickupPointId).toBe('1')
  })

  it('[PICK-08] [A11Y-02] the list folds into the chosen one and opens again; the focus goes along', async () => {
    await show(points(2))
    fireEvent.click(row('Ленина, 2'))
    screen.getByRole('button', { name: 'Забрать здесь' }).focus()
    fireEvent.click(screen.getByRole('button', { name: 'Забрать здесь' }))
    const another = await screen.findByRole('button', { name: 'Выбрать другой пункт выдачи' })
    expect(textOf(region())).toContain('ул. Ленина, 2')
    expect(textOf(region())).not.toContain('ул. Ленина, 1')
    expect(document.activeElement).toBe(another)
    fireEvent.click(another)
    await waitFor(() => expect(rows()).toHaveLength(2))
    expect(document.activeElement).toBe(row('Ленина, 2'))
  })

  it('[PICK-08] a single point has no other to choose', async () => {
    await show(points(1))
    fireEvent.click(row('Ленина, 1'))
    fireEvent.click(screen.getByRole('button', { name: 'Забрать здесь' }))
    await waitFor(() => expect(rows()).toHaveLength(0))
    expect(screen.queryByRole('button', { name: 'Выбрать другой пункт выдачи' })).toBeNull()
  })

  it('[VALID-10] one must be chosen', async () => {
    const page = await show(points(2))
    await submit(page)
    expect(within(region()).getByText('Выберите пункт выдачи или укажите адресс доставки')).toBeTruthy()
  })

  it.each([
    ['[PICK-15]', 'NoPayment', 'Оплатите заказ заранее'],
    ['[PICK-16]', 'DontUsePayment', 'Оплатите заказ заранее'],
    ['[PICK-17]', 'CantResolve', 'Оплатите заказ заранее'],
    ['[PICK-18]', 'CheaperThan2000', 'Оплата при получении только от 2000 рублей'],
    ['[PICK-19]', 'TooCheapByComparisonToDeliveryCost', 'Товары слишком дешёвые по сравнению со стоимостью доставки'],
    ['[PICK-20]', 'MaxPaymentExceeded', 'Товары слишком дорогие для оплаты при получении'],
    ['[PICK-21]', 'CashAndCard', 'Наличные, дебетовая и кредитная карта'],
    ['[PICK-22]', 'CashAndMaybeCard', 'Наличные. Оплата картой не гарантирована'],
  ])('%s %s reads %s', async (_id, payment, words) => {
    await show([point('1', { payment })])
    expect(textOf(row('Ленина, 1'))).toContain(words)
  })

  it('[PICK-23] [PICK-24] a postamat of the closed brand warns, another does not', async () => {
    const postamats = [
      point('1', { type: 'Postamat' }),
      point('2', { type: 'Postamat', brand: 'Boxberry' }),
      point('3'),
    ]
    await show(postamats)
    const warned = () =>
      ['1', '2', '3'].filter((id) => textOf(row(`Ленина, ${id}`)).includes('Нельзя осмотреть перед оплатой!'))
    expect(warned()).toEqual(['1'])
  })

  it('[PICK-24] the closed brand is a setting', async () => {
    await show([point('1', { type: 'Postamat' }), point('2', { type: 'Postamat', brand: 'Boxberry' })], {
      settings: { closedPostamatBrand: 'Boxberry' },
    })
    expect(textOf(row('Ленина, 1'))).not.toContain('Нельзя осмотреть')
    expect(textOf(row('Ленина, 2'))).toContain('Нельзя осмотреть перед оплатой!')
  })

  it('[PICK-25] a secondary point of the set carrier says that it takes longer', async () => {
    const words = 'Дополнительный пункт выдачи, доставка на 2-4 дня дольше'
    await show([point('1', { isSecondary: true }), point('2', { type: 'Other' }), point('3')], {
      settings: { secondaryPointCarrier: 'Cdek' },
    })
    expect(['1', '2', '3'].filter((id) => textOf(row(`Ленина, ${id}`)).includes(words))).toEqual(['1', '2'])
  })

  it('[PICK-25] of another carrier it does not', async () => {
    await show([point('1', { isSecondary: true })])
    expect(textOf(row('Ленина, 1'))).not.toContain('Дополнительный пункт выдачи')
  })
})
