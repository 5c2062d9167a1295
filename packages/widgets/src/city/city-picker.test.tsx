import { loadDeliveryCosts, loadUserCity, searchCities } from '@prilavok/contracts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { costs, showCheckout, type ShownCheckout } from '../testing/show-checkout'

const kirov = [
  { id: 'kirov', name: 'Киров', type: 'г', region: 'Кировская область', population: 518_348, searchName: 'киров' },
  { id: 'kirov2', name: 'Киров', type: 'г', region: 'Калужская область', population: 29_700, searchName: 'киров' },
  { id: 'kirovsk', name: 'Кировск', type: 'пгт', region: null, population: 0, searchName: 'кировск' },
]

async function openSearch() {
  fireEvent.click(screen.getByRole('button', { name: 'Изменить' }))
  return within(await screen.findByRole('dialog', { name: 'Город доставки' }))
}
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Населённый пункт' })
async function search(page: ShownCheckout, text: string) {
  act(() => box().focus())
  fireEvent.input(box(), { target: { value: text } })
  await waitFor(() => expect(box().value).toBe(text))
  await page.advance(500)
}

describe('the city of the order', () => {
  it('is named, with the way to another one in a modal [DELIV-14]', async () => {
    await showCheckout()
    expect(screen.getByText('Москва')).toBeTruthy()
    const dialog = await openSearch()
    expect(document.activeElement).toBe(dialog.getByRole('combobox'))
  })

  it('is requested when it cannot be found out', async () => {
    const page = await showCheckout({ script: ({ always }) => always(loadUserCity, () => ({ type: 'None' })) })
    expect(screen.getByText('Выберите город, и мы покажем способы доставки')).toBeTruthy()
    expect(page.callsOf(loadDeliveryCosts)).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Выбрать город' }))
    expect(await screen.findByRole('dialog', { name: 'Город доставки' })).toBeTruthy()
  })

  it('[CITY-17] the empty search says what to do', async () => {
    await showCheckout()
    const dialog = await openSearch()
    expect(dialog.getByText('Начните вбивать текст для поиска')).toBeTruthy()
  })

  it('[CITY-16] one character finds nothing and asks nobody', async () => {
    const page = await showCheckout()
    const dialog = await openSearch()
    await search(page, 'к')
    expect(dialog.getByText('Не смогли найти ни один город или вбили меньше 2 символов!')).toBeTruthy()
    expect(page.callsOf(searchCities)).toEqual([])
  })

  it('[CITY-16] a search without a hit shows a message', async () => {
    const page = await showCheckout({ script: ({ always }) => always(searchCities, () => []) })
    const dialog = await openSearch()
    await search(page, 'ъъъ')
    expect(await dialog.findByText('Не смогли найти ни один город или вбили меньше 2 символов!')).toBeTruthy()
  })

  it('namesakes are told apart by region and population', async () => {
    const page = await showCheckout({ script: ({ always }) => always(searchCities, () => kirov) })
    const dialog = await openSearch()
    await search(page, 'ки')
    const lines = (await dialog.findAllByRole('option')).map(({ textContent }) => textContent)
    expect(lines).toEqual([
      'КировКировская область · 518\u00a0тыс. жителей',
      'КировКалужская область · 30\u00a0тыс. жителей',
      'пгт Кировск',
    ])
  })

  it('[DELIV-15] [UI-15] a chosen city closes the search and asks for its delivery', async () => {
    const page = await showCheckout({
      script: ({ always }) => (always(searchCities, () => kirov), always(loadDeliveryCosts, () => costs)),
    })
    const dialog = await openSearch()
    await search(page, 'ки')
    fireEvent.click((await dialog.findAllByRole('option'))[0] ?? document.body)
    await page.settle()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(page.callsOf(loadDeliveryCosts).at(-1)?.input.query.cityId).toBe('kirov')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Изменить' }))
  })

  it('a failed search can be tried again', async () => {
    const page = await showCheckout({
      script: ({ always, refuse }) => (always(searchCities, () => kirov), refuse(searchCities, {})),
    })
    const dialog = await openSearch()
    await search(page, 'ки')
    fireEvent.click(await dialog.findByRole('button', { name: 'Повторить' }))
    await page.advance(500)
    await waitFor(() => expect(page.callsOf(searchCities)).toHaveLength(2))
  })
})
