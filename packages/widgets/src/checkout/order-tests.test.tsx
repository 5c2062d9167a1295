import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { showCheckout } from '../testing/show-checkout'
import { orderHintsRu } from './checkout.labels'

const titles = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.replace(' Заполнено', ''))

describe('split tests of the order page', () => {
  it('[EXP-22] [EXP-23] OrderHints says at each step what it needs, and nothing without it', async () => {
    await showCheckout()
    expect(screen.queryByText(orderHintsRu.userContacts)).toBeNull()
    await showCheckout({ settings: { options: { OrderHints: true } } })
    expect(screen.getByText(orderHintsRu.userContacts)).toBeTruthy()
    expect(screen.getByText(orderHintsRu.pickpointSelection)).toBeTruthy()
  })

  it('[EXP-23] AlternateTitles takes titles from the settings, the standard ones where none is given', async () => {
    const alternateTitles = { userContacts: 'Кому отправить?' }
    await showCheckout({ settings: { options: { AlternateTitles: true }, checkout: { alternateTitles } } })
    expect(titles()).toEqual(expect.arrayContaining(['Кому отправить?', 'Доставка']))
    expect(titles()).not.toContain('Данные получателя')
  })

  it('[EXP-23] without AlternateTitles the titles of the settings are not shown', async () => {
    await showCheckout({ settings: { checkout: { alternateTitles: { userContacts: 'Кому отправить?' } } } })
    expect(titles()).toContain('Данные получателя')
  })

  it('[EXP-23] OrderIcons has pictures in place of the numbers of the steps', async () => {
    const numbers = (container: Element) =>
      [...container.querySelectorAll('.pk-checkout-section__step')].map((step) => step.textContent)
    expect(numbers((await showCheckout()).container)).toEqual(['1', '2'])
    const withIcons = await showCheckout({ settings: { options: { OrderIcons: true } } })
    expect(numbers(withIcons.container)).toEqual(['', ''])
    expect(withIcons.container.querySelectorAll('.pk-checkout-section__step svg')).toHaveLength(2)
  })
})
