import { loadCityPreview, loadFlag, loadNearestCities, loadUserCity, searchCities } from '@prilavok/contracts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { showInShop } from '../testing/show-in-shop'
import { CitySearch } from './city-search'
import { DeliveryHeader } from './delivery-header'

const REASONS =
  'Оплата при получении недоступна, если сумма заказа меньше 2000 рублей, если она слишком мала по сравнению со стоимостью доставки или если покупатель входит в последние 5% по статистике выкупа'
const city = (id: string, name: string, paymentType = 'PaymentOnDelivery') => ({
  type: 'CityWithPickPoint',
  paymentType,
  showedCityId: id,
  showedCityName: name,
})
const tver = {
  id: 'tver',
  name: 'Тверь',
  type: 'г',
  region: 'Тверская область',
  population: 400_000,
  searchName: 'тверь',
}

type Script = NonNullable<NonNullable<Parameters<typeof showInShop>[1]>['script']>

async function showHeader(script: Script = () => {}, settings = {}) {
  const page = showInShop(<DeliveryHeader />, {
    settings,
    script(test) {
      test.always(loadFlag, () => false)
      test.always(loadUserCity, ({ params }) =>
        params.id === 'tver' ? city('tver', 'Тверь', 'None') : city('moscow', 'Москва'),
      )
      script(test)
    },
  })
  await page.settle()
  return page
}
const cityButton = () => screen.getByRole('button', { name: /^Город доставки:/ })
const cityBox = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Населённый пункт' })

describe('the delivery header', () => {
  it('[CITY-14] is hidden until the city is loaded, then shown', async () => {
    let response: (value: unknown) => void = () => {}
    const page = await showHeader((test) => {
      response = test.hold(loadUserCity).respond
    })
    expect(page.container.textContent).toBe('')
    response(city('moscow', 'Москва'))
    await page.settle()
    await waitFor(() => expect(cityButton().textContent).toBe('Москва'))
  })

  it('[CITY-14] stays hidden when no city could be loaded, without a word', async () => {
    const page = await showHeader((test) => test.refuse(loadUserCity, { kind: 'network' }))
    expect([page.container.textContent, page.reports.length]).toEqual(['', 0])
  })

  it.each([
    ['PaymentOnDelivery', 'Есть оплата при получении'],
    ['PaymentOnDeliveryForSmallProducts', 'Есть оплата при получении'],
    ['None', 'Нет оплаты при получении'],
    ['SomethingElse', 'Нет оплаты при получении'],
  ])('[CITY-15] with the payment type %s says: %s', async (paymentType, words) => {
    await showHeader((test) => test.always(loadUserCity, () => city('moscow', 'Москва', paymentType)))
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('[CITY-30] names the three reasons against pay on delivery', async () => {
    await showHeader()
    const why = await screen.findByRole('button', { name: 'Когда нет оплаты при получении' })
    expect(document.getElementById(why.getAttribute('popovertarget') ?? '')?.textContent).toBe(REASONS)
  })

  it('[CITY-13] is hidden on the order page and asks nothing there', async () => {
    const page = await showHeader((test) => void (test.address.path = '/profile/order'))
    expect(page.container.textContent).toBe('')
    expect(page.callsOf(loadUserCity)).toEqual([])
  })

  it('leads to another city, which is kept for the next page', async () => {
    const page = await showHeader((test) => test.always(searchCities, () => [tver]))
    fireEvent.click(await screen.findByRole('button', { name: /^Город доставки:/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Город доставки' }))
    act(() => cityBox().focus())
    fireEvent.input(cityBox(), { target: { value: 'тв' } })
    await page.advance(500)
    fireEvent.click(await dialog.findByRole('option', { name: /Тверь/ }))
    await page.settle()
    await waitFor(() => expect(cityButton().textContent).toBe('Тверь'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('Нет оплаты при получении')).toBeTruthy()
    expect(page.storage.saved.get('prilavok.city')).toContain('tver')
    expect(page.cookies.get('city-id')).toBe('tver')
  })

  it('asks for a city where none is known', async () => {
    await showHeader((test) => test.always(loadUserCity, () => ({ type: 'None' })))
    expect(await screen.findByRole('button', { name: 'Выбрать город' })).toBeTruthy()
    expect(screen.queryByText(/оплат/)).toBeNull()
  })
})

describe('other cities in the window', () => {
  const around = {
    optionalCitiesByCategory: {
      CanTake: [{ id: 'klin', name: 'Клин', daysTravelTimeFrom: 1, daysTravelTimeTo: 3, cost: 250 }],
      PayOnDelivery: Array.from({ length: 14 }, (_, index) => ({ id: `p${index}`, name: `Город ${index}` })),
      CheepDeliveryCost: [{ id: 'tver', name: 'Тверь', cost: 190, distanceKm: 161.4 }],
    },
    nearestCities: [
      { id: 'zubtsov', name: 'Зубцов', daysTravelTimeFrom: 2, daysTravelTimeTo: 2, cost: 300, distanceKm: 161.4 },
    ],
  }
  const open = async (script: Script, options: object = { ShowSuggestedCities: true }) => {
    const page = await showHeader(script, { options })
    fireEvent.click(await screen.findByRole('button', { name: /^Город доставки:/ }))
    await screen.findByRole('dialog')
    await page.settle()
    return page
  }
  const group = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '))

  it('[DELIV-37] [DELIV-38] [DELIV-40] stand in groups under their headings, ten of each at most, with days, cost and distance', async () => {
    await open((test) => test.always(loadNearestCities, () => around))
    expect((await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)).toEqual([
      'Можно забрать',
      'Есть оплата при получении',
      'Дешевле доставка',
      'Ближайшие города',
    ])
    expect(group('Можно забрать')).toEqual(['Клин1–3 дн. · 250 ₽'])
    expect(group('Есть оплата при получении')).toHaveLength(10)
    expect(group('Дешевле доставка')).toEqual(['Тверь190 ₽'])
    expect(group('Ближайшие города')).toEqual(['Зубцов2 дн. · 161 км'])
  })

  it('take a press as a choice', async () => {
    const page = await open((test) => test.always(loadNearestCities, () => around))
    fireEvent.click(await screen.findByRole('button', { name: /^Тверь/ }))
    await page.settle()
    await waitFor(() => expect(cityButton().textContent).toBe('Тверь'))
  })

  it('[DELIV-39] are not there where neither flag nor option is on', async () => {
    const page = await open(() => {}, {})
    expect(page.callsOf(loadNearestCities)).toEqual([])
    expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([])
  })

  it('[DELIV-34] say in place that they could not be found, and try again', async () => {
    await open((test) => {
      test.refuse(loadNearestCities, { kind: 'network' })
      test.always(loadNearestCities, () => around)
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Повторить' }))
    expect(await screen.findByRole('heading', { name: 'Ближайшие города' })).toBeTruthy()
  })
})

describe('the search field by itself', () => {
  it('[CITY-18] tells the id of the chosen city, and null when it is cleared', async () => {
    const listener = vi.fn()
    const page = showInShop(<CitySearch onChange={listener} />, {
      script: (test) => test.always(searchCities, () => [tver]),
    })
    act(() => cityBox().focus())
    fireEvent.input(cityBox(), { target: { value: 'тв' } })
    await page.advance(500)
    fireEvent.click(await screen.findByRole('option', { name: /Тверь/ }))
    await waitFor(() => expect(listener.mock.calls).toEqual([['tver']]))
    expect(cityBox().value).toBe('Тверь')
    fireEvent.click(await screen.findByRole('button', { name: 'Очистить' }))
    await waitFor(() => expect(cityBox().value).toBe(''))
    expect(listener.mock.calls).toEqual([['tver'], [null]])
  })

  it('[CITY-19] shows the name of a city that is known by its id', async () => {
    const page = showInShop(<CitySearch value="tver" onChange={() => {}} />, {
      script: (test) => test.always(loadCityPreview, () => ({ id: 'tver', version: 1, name: 'Тверь', type: 'г' })),
    })
    await page.settle()
    await waitFor(() => expect(cityBox().value).toBe('Тверь'))
  })
})
