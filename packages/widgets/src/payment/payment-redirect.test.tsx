import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NotificationStack } from '../notifications/notification-stack'
import { showInShop } from '../testing/show-in-shop'
import { followPayment } from './payment-redirect'

describe('the way to a payment service', () => {
  it.each([null, { succeed: false, url: 'https://yoomoney.ru/' }, { succeed: true, url: null }])('that is shut by %j is told of in the words of the specification [PAY-46]', async (start) => {
    const { shop, visited } = showInShop(<NotificationStack />)
    await act(async () => void followPayment(shop, { provider: 'yookassa', start }))
    expect(screen.getByText('При перенаправлении в платежный сервис произошла ошибка.')).toBeTruthy()
    expect(screen.getByText('Попробуйте выбрать другой способ оплаты')).toBeTruthy()
    expect(visited).toEqual([])
  })

  it.each(['javascript:alert(1)', '//yoomoney.ru/', ''])('is not gone when it leads to %j, and the notice says so [SAFE-12]', async (url) => {
    const { shop, visited } = showInShop(<NotificationStack />)
    await act(async () => void followPayment(shop, { provider: 'yookassa', start: { succeed: true, url } }))
    expect(screen.getByText('При перенаправлении в платежный сервис произошла ошибка.')).toBeTruthy()
    expect(visited).toEqual([])
  })

  it('is gone to a page of the provider [SAFE-12]', () => {
    const { shop, visited } = showInShop(<NotificationStack />)
    expect(followPayment(shop, { provider: 'yookassa', start: { succeed: true, url: 'https://yoomoney.ru/pay' } })).toBe(true)
    expect(visited).toEqual(['https://yoomoney.ru/pay'])
  })

  it('may be told of in the words of the page', async () => {
    const { shop } = showInShop(<NotificationStack />)
    await act(async () => void followPayment(shop, { provider: 'yookassa', start: null, labels: { failed: 'Оплата не открылась' } }))
    expect(screen.getByText('Оплата не открылась')).toBeTruthy()
  })
})
