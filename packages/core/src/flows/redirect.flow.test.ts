import { describe, expect, it } from 'vitest'
import { notificationsFeature } from '../notifications'
import { createShop } from '../shop'
import { createTestEffects } from '../testing'
import { redirectFlow } from './redirect.flow'

const failure = { text: 'Ошибка', detail: 'Что делать' }

const start = (settings = {}) => {
  const test = createTestEffects()
  const shop = createShop(test.effects, settings)
  const { follow } = shop.use(redirectFlow)
  const notices = () => shop.use(notificationsFeature).state.get().items.map(({ kind, text, detail, sticky }) => ({ kind, text, detail, sticky }))
  return { ...test, follow, notices }
}

describe('the way to a payment service', () => {
  it('leads to a page of the provider, and says nothing [SAFE-12]', () => {
    const { follow, visited, notices, reports } = start()
    expect(follow('yookassa', { succeed: true, url: 'https://yoomoney.ru/checkout/payments/v2/contract?orderId=1' }, failure)).toBe(true)
    expect(visited).toEqual(['https://yoomoney.ru/checkout/payments/v2/contract?orderId=1'])
    expect([notices(), reports]).toEqual([[], []])
  })

  it('leads to a host that the shop has allowed [SAFE-12]', () => {
    const { follow, visited } = start({ allowedRedirectHosts: { 'own-bank': ['*.bank.example'] } })
    follow('own-bank', { succeed: true, url: 'https://pay.bank.example/1' }, failure)
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
  ])('with %s nothing moves and the failure stays in sight [SAFE-12]', (_name, answer) => {
    const { follow, visited, notices } = start()
    expect(follow('yookassa', answer, failure)).toBe(false)
    expect(visited).toEqual([])
    expect(notices()).toEqual([{ kind: 'danger', text: 'Ошибка', detail: 'Что делать', sticky: true }])
  })

  it('fails aloud where the browser reads the address otherwise [SAFE-12]', () => {
    const test = createTestEffects()
    const shop = createShop({ ...test.effects, location: { ...test.effects.location, redirect: () => false } })
    expect(shop.use(redirectFlow).follow('yookassa', { succeed: true, url: 'https://yoomoney.ru/' }, failure)).toBe(false)
    expect(shop.use(notificationsFeature).state.get().items).toHaveLength(1)
  })

  it('tells the developer which host to allow, and nothing of the buyer', () => {
    const { follow, reports } = start()
    follow('yookassa', { succeed: true, url: 'https://pay.example/?phone=79123456789' }, failure)
    expect(reports.map(({ message }) => message)).toEqual([
      'A redirect to "yookassa" was not followed: foreign-host. Its host is pay.example; if it is right, name it in allowedRedirectHosts.',
    ])
  })
})
