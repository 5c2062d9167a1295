import {
  judgeRedirect,
  providerOf,
  readReturn,
  redirectHostsOf,
  withOwnProviders,
  type PaymentContext,
} from '@prilavok/core/payment'
import { expect, it } from 'vitest'
import { settings } from './own-bank'
import { ownBankWindow } from './own-bank-window'

const own = (settings.paymentProviders ?? []) as Parameters<typeof withOwnProviders>[0]
const providers = withOwnProviders(own)
const [bank] = own
if (bank === undefined) throw new Error('The guide adds a bank.')

it('the line of the guide is a provider that takes its option, its return and its pages', () => {
  expect(providerOf('PayViaOwnBank', providers)?.key).toBe('own-bank')
  expect(readReturn('?id=1&from=own-bank&success=true', providers)).toMatchObject({ kind: 'return', claim: 'success' })
  const hosts = redirectHostsOf('own-bank', settings.allowedRedirectHosts ?? {})
  const judged = ['https://pay.bank.example/pay/1', 'https://bank.example/pay/1'].map(
    (url) => judgeRedirect(url, { origin: 'https://shop.example', hosts }).follow,
  )
  expect(judged).toEqual([true, false])
})

it.each([
  ['done', 'await'],
  ['left', 'closed'],
] as const)('the window of the guide that is "%s" leads to "%s", and to the server', async (word, type) => {
  const asked: string[] = []
  const ownBank = {
    open: ({ orderNumber, closed }: { orderNumber: string; closed: (said: string) => void }) => (
      asked.push(orderNumber),
      closed(word)
    ),
    close: () => asked.push('closed'),
  }
  const start = { url: null, succeed: true, providerOrderId: 'p-1', expiresOn: null, message: null, widget: null }
  const context = {
    loadScript: async () => ownBank,
    startOrder: async () => ({ start }),
    shown: () => {},
  } as unknown as PaymentContext
  const strategy = ownBankWindow(bank)
  expect(await strategy.start(context, { aborted: false, addEventListener: () => {} })).toEqual({ type })
  strategy.dispose()
  expect(asked).toEqual(['p-1', 'closed'])
  expect(['Paid', 'Declined', 'paid', 'Expired'].map((status) => strategy.classify(status))).toEqual([
    'success',
    'failure',
    'pending',
    'failure',
  ])
})
