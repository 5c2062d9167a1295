import { loadPickPoints } from '@prilavok/contracts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { bringMap, MAP_SETTINGS } from '../testing/page-map'
import { point } from '../testing/show-checkout'
import { showInShop } from '../testing/show-in-shop'
import { PickupPointsPage } from './pickup-points-page'

const region = () => screen.getByRole('region', { name: 'Пункты выдачи' })
const rows = () => [...region().querySelectorAll('.pk-point-card__address')].map(({ textContent }) => textContent)
const opened = () => region().querySelector('.pk-point[data-open] .pk-point-card__address')?.textContent
const list = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    point(String(place + 1), {
      latitude: 55.5 + place / 100,
      longitude: 37.5,
      payment: place % 3 === 0 ? 'NoPayment' : 'CashAndCard',
    }),
  )
const page = (items: readonly object[]) => ({
  items,
  paging: { pageIndex: 1, pageSize: 200, totalCount: items.length, totalIsExact: true },
})
const show = async (items: readonly object[], near?: { readonly latitude: number; readonly longitude: number }) => {
  const shown = showInShop(<PickupPointsPage cityId="moscow" near={near} />, {
    settings: MAP_SETTINGS,
    script: ({ always }) => always(loadPickPoints, () => page(items)),
  })
  await shown.settle()
  await waitFor(() => expect(region().getAttribute('aria-busy')).toBe('false'))
  return shown
}

let removeMap: () => void = () => undefined
afterEach(() => removeMap())

describe('the page of pick-up points', () => {
  it('[PICK-26] [PICK-02] lists the points of its city, 19 first', async () => {
    const { callsOf } = await show(list(30))
    expect(callsOf(loadPickPoints)).toMatchObject([{ input: { query: { cityId: 'moscow' } } }])
    expect(rows()).toHaveLength(19)
    fireEvent.click(within(region()).getByRole('button', { name: 'Показать еще' }))
    await waitFor(() => expect(rows()).toHaveLength(29))
  })

  it('a press looks closer; there is nothing to choose', async () => {
    await show(list(3))
    fireEvent.click(within(region()).getByRole('button', { name: /Ленина, 2/ }))
    await waitFor(() => expect(opened()).toBe('ул. Ленина, 2'))
    expect(within(region()).queryByRole('button', { name: 'Забрать здесь' })).toBeNull()
    // From the centre outwards.
    expect(rows()).toEqual(['ул. Ленина, 2', 'ул. Ленина, 1', 'ул. Ленина, 3'])
  })

  it.each([
    ['that the page names', 300_000, '3000'],
    ['that is usual, where nobody says one', undefined, '2000'],
  ])('a point where it is paid from a sum on says the one %s', async (_name, from, sum) => {
    const { settle } = showInShop(<PickupPointsPage cityId="moscow" payOnDeliveryFrom={from} />, {
      script: ({ always }) => always(loadPickPoints, () => page([point('1', { payment: 'CheaperThan2000' })])),
    })
    await settle()
    await waitFor(() => expect(region().textContent).toContain(`Оплата при получении только от ${sum} рублей`))
  })

  it('the nearest come first, with their distance', async () => {
    await show(list(3), { latitude: 55.52, longitude: 37.5 })
    expect(rows()).toEqual(['ул. Ленина, 3', 'ул. Ленина, 2', 'ул. Ленина, 1'])
    expect(region().textContent).toContain('СДЭК · 1,1 км')
  })

  it('filters leave what they say, and can be dropped where nothing is left', async () => {
    await show([...list(20), point('locker', { type: 'Postamat', payment: 'NoPayment' })])
    const filter = (name: RegExp) => within(region()).getByRole('button', { name })
    fireEvent.click(filter(/^Карта 13/))
    await waitFor(() => expect(rows()).toHaveLength(13))
    expect(filter(/^Карта 13/).getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(filter(/^Постаматы 1/))
    await waitFor(() => expect(region().textContent).toContain('С такими условиями пунктов нет.'))
    fireEvent.click(filter(/^Показать все пункты/))
    await waitFor(() => expect(rows()).toHaveLength(19))
  })

  it('[PICK-10] a pick on the map opens that point at the top of the list', async () => {
    const map = bringMap()
    removeMap = map.remove
    await show(list(30))
    fireEvent.click(within(region()).getByRole('button', { name: 'На карте' }))
    await waitFor(() => expect(map.marks()).toHaveLength(30))
    fireEvent.click(map.mark(/Ленина, 28/))
    await waitFor(() => expect(opened()).toBe('ул. Ленина, 28'))
    expect(rows()[0]).toBe('ул. Ленина, 28')
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Ленина, 28'))
  })

  it('[DELIV-34] a failure is shown in place, with another try', async () => {
    const shown = showInShop(<PickupPointsPage cityId="moscow" />, {
      script: ({ refuse, always }) => (refuse(loadPickPoints, {}), always(loadPickPoints, () => page(list(2)))),
    })
    await shown.settle()
    await waitFor(() =>
      expect(within(region()).getByRole('alert').textContent).toContain('Не удалось загрузить пункты выдачи.'),
    )
    fireEvent.click(within(region()).getByRole('button', { name: 'Повторить' }))
    await shown.settle()
    await waitFor(() => expect(rows()).toHaveLength(2))
  })

  it('a city without points shows a message', async () => {
    await show([])
    expect(region().textContent).toContain('В этом городе пока нет пунктов выдачи.')
  })
})
