import { describe, expect, it } from 'vitest'
import { createTestEffects } from '../../testing'
import { createPayment } from '../payment.store'
import { createPaymentRedirect } from './payment-redirect'

const start = (redirectHosts = {}, test = createTestEffects()) => {
  const left: unknown[] = []
  const payment = createPayment({ effects: test.effects, bestPay: true })
  const draft = { leaveForPayment: (option: unknown) => void left.push(option) }
  const { leave } = createPaymentRedirect({ effects: test.effects, payment, redirectHosts, draft })
  return { ...test, payment, left, leave }
}

describe('the way to a payment service', () => {
  it('leads to a page of the provider, and says nothing [SAFE-12]', () => {
    const { leave, visited, reports } = start()
    expect(
      leave('yookassa', { succeed: true, url: 'https://yoomoney.ru/checkout/payments/v2/contract?orderId=1' }),
    ).toBe(true)
    expect(visited).toEqual(['https://yoomoney.ru/checkout/payments/v2/contract?orderId=1'])
    expect(reports).toEqual([])
  })

  it('leads to a host that the shop has allowed [SAFE-12]', () => {
    const { leave, visited } = start({ 'own-bank': ['*.bank.example'] })
    leave('own-bank', { succeed: true, url: 'https://pay.bank.example/1' })
    expect(visited).toEqual(['https://pay.bank.example/1'])
  })

  it.each([
    ['javascript:', { succeed: true, url: 'javascript:alert(1)' }],
    ['//host', { succeed: true, url: '//yoomoney.ru/' }],
    ['an empty address', { succeed: true, url: '' }],
    ['no address', { succeed: true, url: null }],
    ['a host of another provider', { succeed: true, url: 'https://dolyame.ru/1' }],
    ['no https', { succeed: true, url: 'http://yoomoney.ru/' }],
    ['no success', { succeed: false, url: 'https://yoomoney.ru/' }],
    ['a failed start', null],
  ])('with %s nothing moves [SAFE-12]', (_name, response) => {
    const { leave, visited } = start()
    expect(leave('yookassa', response)).toBe(false)
    expect(visited).toEqual([])
  })

  it('says that it failed where the browser reads the address otherwise [SAFE-12]', () => {
    const test = createTestEffects()
    const location = { ...test.effects.location, redirect: () => false }
    const { leave } = start({}, { ...test, effects: { ...test.effects, location } })
    expect(leave('yookassa', { succeed: true, url: 'https://yoomoney.ru/' })).toBe(false)
  })

  it('keeps the option that was left, and only where the page goes [PAY-24]', () => {
    const { leave, left, payment } = start()
    payment.choose('PayViaYooKassa')
    leave('yookassa', { succeed: true, url: 'https://elsewhere.example/' })
    expect(left).toEqual([])
    leave('yookassa', { succeed: true, url: 'https://yoomoney.ru/' })
    expect(left).toEqual(['PayViaYooKassa'])
  })

  it('tells the developer which host to allow, and nothing of the buyer', () => {
    const { leave, reports } = start()
    leave('yookassa', { succeed: true, url: 'https://pay.example/?phone=79123456789' })
    expect(reports.map(({ message }) => message)).toEqual([
      'A redirect to "yookassa" was not followed: foreign-host. Its host is pay.example; if it is right, name it in allowedRedirectHosts.',
    ])
  })
})
