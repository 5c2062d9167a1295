import { suggestAddress } from '@prilavok/contracts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { field, showCheckout, type ShownCheckout } from '../testing/show-checkout'

const tverskaya = {
  value: '125009, г Москва, ул Тверская, д 1',
  postalCode: '125009',
  city: 'Москва',
  street: 'ул Тверская',
  house: '1',
}

async function showCourier(
  script: NonNullable<Parameters<typeof showCheckout>[0]>['script'] = () => {},
): Promise<ShownCheckout> {
  const page = await showCheckout({ script })
  await act(async () => page.flow.features.delivery.chooseMethod('courier'))
  await act(async () => page.flow.features.delivery.chooseCarrier('Cdek'))
  await screen.findByLabelText('Улица')
  return page
}
async function typeStreet(page: ShownCheckout, text: string): Promise<void> {
  act(() => field('Улица').focus())
  await waitFor(() => expect(field('Улица').getAttribute('role')).toBe('combobox'))
  fireEvent.input(field('Улица'), { target: { value: text } })
  await page.advance(600)
}
const address = ({ flow }: ShownCheckout) => flow.features.delivery.state.getState().address

describe('the address for the courier', () => {
  it('[SUGGEST-08] is completed in its city, and a chosen one fills all its parts', async () => {
    const page = await showCourier(({ always }) => always(suggestAddress, () => ({ items: [tverskaya] })))
    await typeStreet(page, 'твер 1')
    expect(page.callsOf(suggestAddress).map(({ input }) => input.body.query)).toEqual(['Москва, твер 1'])
    // The city is known: the row is what the buyer looks for, with what was typed set off.
    const row = await screen.findByRole('option')
    expect(row.textContent).toBe('ул Тверская, д 1')
    expect([...row.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual(['Твер', '1'])
    fireEvent.click(row)
    await waitFor(() => expect(field('Дом').value).toBe('1'))
    expect(address(page)).toEqual({
      full: '125009, Москва, ул Тверская, 1',
      city: 'Москва',
      street: 'ул Тверская',
      house: '1',
      apartment: '',
    })
  })

  it('takes any text where the suggestions fail', async () => {
    const page = await showCourier(({ refuse }) => refuse(suggestAddress, { kind: 'network' }))
    await typeStreet(page, 'Новая улица')
    expect(screen.queryAllByRole('option')).toEqual([])
    expect(address(page).street).toBe('Новая улица')
  })

  it('requests nothing while the street is empty, though the city is there', async () => {
    const page = await showCourier()
    await typeStreet(page, ' ')
    expect(page.callsOf(suggestAddress)).toEqual([])
  })
})
