import { loadDeliveryCosts } from '@prilavok/contracts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { bringMap, MAP_SETTINGS } from '../testing/page-map'
import { carrier, costsOf, point, points, showCheckout } from '../testing/show-checkout'

const region = () => screen.getByRole('region', { name: 'Пункт выдачи' })
const button = (name: string) => within(region()).getByRole('button', { name })
const rows = () => region().querySelectorAll('.pk-point')
const spread = (count: number) =>
  points(count).map((each, place) => ({ ...each, latitude: 55.5 + place / 100, longitude: 37.5 }))
const show = (pickPoints: readonly object[], settings: object = MAP_SETTINGS) =>
  showCheckout({
    settings,
    script: ({ always }) =>
      always(loadDeliveryCosts, () =>
        costsOf({
          Cdek: carrier('Cdek', 'СДЭК', { recommended: true, pickPoints }),
          Pek: carrier('Pek', 'ПЭК', { pickPoints: spread(3) }),
        }),
      ),
  })

let removeMap: () => void = () => undefined
function withMap() {
  const map = bringMap()
  removeMap = map.remove
  return map
}
afterEach(() => removeMap())

describe('map mode', () => {
  it('[PICK-09] [PICK-13] toggles between the list alone and the map over it, which is opened at zoom 11 when it is first requested', async () => {
    const map = withMap()
    await show(spread(3))
    expect(rows()).toHaveLength(3)
    expect(map.maps).toHaveLength(0)
    fireEvent.click(button('На карте'))
    await waitFor(() => expect(map.marks()).toHaveLength(3))
    // MapLibre counts from a world twice as wide.
    expect(map.maps).toMatchObject([{ zoom: 11 - 1, center: [37.5, 55.51], closed: false }])
    expect(rows()).toHaveLength(3)
    fireEvent.click(button('Списком'))
    await waitFor(() => expect(document.querySelector('.pk-map-mode')).toBeNull())
    expect(map.maps).toMatchObject([{ closed: true }])
  })

  it('[PICK-10] a pick on the map chooses and returns to the list, which folds into it', async () => {
    const map = withMap()
    const page = await show(spread(3))
    fireEvent.click(button('На карте'))
    await waitFor(() => expect(map.marks()).toHaveLength(3))
    map.mark(/Ленина, 2/).focus()
    fireEvent.click(map.mark(/Ленина, 2/))
    await waitFor(() => expect(button('Выбрать другой пункт выдачи')).toBeTruthy())
    expect(page.flow.features.delivery.state.getState()).toMatchObject({ pickupPointId: '2', view: 'list' })
    expect(document.activeElement).toBe(button('Выбрать другой пункт выдачи'))
  })

  it('the chosen point is where the map opens, and is distinguishable', async () => {
    const map = withMap()
    const page = await show(spread(3))
    await act(async () => page.flow.features.delivery.choosePoint('3'))
    fireEvent.click(button('Выбрать другой пункт выдачи'))
    fireEvent.click(button('На карте'))
    await waitFor(() => expect(map.marks()).toHaveLength(3))
    expect(map.maps).toMatchObject([{ center: [37.5, 55.52] }])
    expect(map.mark(/Ленина, 3/).getAttribute('aria-current')).toBe('true')
    expect(map.mark(/Ленина, 1/).getAttribute('aria-current')).toBeNull()
  })

  it('[PICK-11] another carrier leads back to the list', async () => {
    const map = withMap()
    await show(spread(4))
    fireEvent.click(button('На карте'))
    await waitFor(() => expect(map.marks()).toHaveLength(4))
    fireEvent.click(screen.getByRole('radio', { name: /ПЭК/ }))
    await waitFor(() => expect(rows()).toHaveLength(3))
    expect(map.maps).toMatchObject([{ closed: true }])
  })

  it('shows what the search leaves, and says how many points have no place', async () => {
    const map = withMap()
    await show([...spread(15), point('99', { latitude: null, longitude: null })])
    fireEvent.click(button('На карте'))
    await waitFor(() => expect(map.marks()).toHaveLength(15))
    expect(region().textContent).toContain('Без места на карте: 1. Эти пункты есть в списке.')
    fireEvent.input(within(region()).getByRole('searchbox'), { target: { value: 'ленина, 1' } })
    await waitFor(() => expect(map.marks()).toHaveLength(7))
    expect(map.maps).toHaveLength(1)
  })

  it('[SAFE-18] where the map does not come, the list is one press away and another try another', async () => {
    await show(spread(3))
    fireEvent.click(button('На карте'))
    await waitFor(() =>
      expect(within(region()).getByRole('alert').textContent).toContain(
        'Карта не загрузилась. Пункт можно выбрать в списке.',
      ),
    )
    const map = withMap()
    fireEvent.click(button('Повторить'))
    await waitFor(() => expect(map.marks()).toHaveLength(3))
  })

  it('is not offered where the shop has named no tiles', async () => {
    await show(spread(3), {})
    expect(within(region()).queryByRole('button', { name: 'На карте' })).toBeNull()
  })
})
