import {
  classifyStatus,
  resumeByClaim,
  scriptUrl,
  type PaymentProvider,
  type PaymentStrategy,
} from '@prilavok/core/payment'

/** The global object that the bank's script defines. */
interface OwnBank {
  readonly open: (payment: {
    readonly orderNumber: string | null
    readonly closed: (reason: 'done' | 'left') => void
  }) => void
  readonly close: () => void
}

const scriptOf = (origin: string) =>
  scriptUrl('https://pay.bank.example/window.js', { hosts: ['pay.bank.example'], origin })

/** The same bank in a window over the page. What the window reports is a hint; the shop server is polled. */
export function ownBankWindow(provider: PaymentProvider): PaymentStrategy {
  let close = () => {}
  return {
    id: provider.key,
    kind: 'widget',
    load: async ({ loadScript, origin }) => (await loadScript(scriptOf(origin), 'ownBank')) !== null,
    async start({ loadScript, origin, startOrder, shown }, signal) {
      const bank = (await loadScript(scriptOf(origin), 'ownBank')) as OwnBank | null
      if (bank === null) return { type: 'failed', problem: 'script' }
      const started = await startOrder()
      if ('outcome' in started) return started.outcome
      return new Promise((done) => {
        close = () => bank.close()
        signal.addEventListener('abort', () => done({ type: 'cancelled' }))
        bank.open({
          orderNumber: started.start.providerOrderId,
          closed: (reason) => done(reason === 'done' ? { type: 'await' } : { type: 'closed' }),
        })
        shown()
      })
    },
    resume: resumeByClaim,
    classify: (status) => classifyStatus(provider, status),
    dispose: () => close(),
  }
}
