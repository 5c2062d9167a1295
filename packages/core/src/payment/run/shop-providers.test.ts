import { describe, expect, it } from 'vitest'
import { createShop } from '../../create-shop'
import { createTestEffects } from '../../testing'
import { redirectStrategy } from '../strategies/redirect.strategy'
import type { PaymentProvider } from '../payment-provider.types'
import { shopProvidersFeature } from './shop-providers'

const ownBank: PaymentProvider = {
  key: 'own-bank',
  options: ['PayViaOwnBank'],
  calls: 'own',
  kind: 'redirect',
  paid: 'Done',
  refused: new Set(),
  hasSchedule: false,
}
const open = (settings = {}) => {
  const test = createTestEffects()
  return { ...test, providers: createShop(test.effects, settings).use(shopProvidersFeature) }
}

describe('the providers of a shop', () => {
  it('are the standard ones and its own', () => {
    const { providers } = open({ paymentProviders: [ownBank] })
    expect(providers.all.map(({ key }) => key)).toEqual(expect.arrayContaining(['yookassa', 'own-bank']))
  })

  it('are opened only with the settings that they need; the developer is told once [PAY-107]', async () => {
    const { providers, reports, settle } = open()
    expect(['PayImmediately', 'PayImmediately', 'PayViaYooKassa'].map((each) => providers.canOpen(each))).toEqual([
      false,
      false,
      true,
    ])
    await settle()
    expect(reports.map(({ message }) => message)).toEqual([
      'The server offers PayImmediately, which needs the setting payment.terminalKey. It is not shown.',
    ])
    expect(open({ payment: { terminalKey: 'T' } }).providers.canOpen('PayImmediately')).toBe(true)
  })

  it('say nothing about settings where there is no page to show a form on', async () => {
    const { effects, reports, settle } = createTestEffects()
    const providers = createShop({ ...effects, payments: async () => null }).use(shopProvidersFeature)
    expect(providers.canOpen('PayImmediately')).toBe(false)
    await settle()
    expect(reports).toEqual([])
  })

  it('are paid through as the page has registered it', async () => {
    const { providers } = open()
    const [card] = providers.all.filter(({ key }) => key === 'online-card')
    if (card === undefined) throw new Error('The standard providers have no card form.')
    const strategy = { ...redirectStrategy(card), kind: 'redirect' as const }
    providers.register(strategy)
    expect(providers.canOpen('PayImmediately')).toBe(true)
    expect(await providers.strategyOf(card)).toBe(strategy)
  })
})
