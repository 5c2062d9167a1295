import type { PaymentOptionId } from '@prilavok/contracts'
import { lazyPart } from '../lib/lazy'
import { watch } from '../lib/watch'
import { lackingSetting, noRun, providerOf, type PaymentOutcome } from '../payment'
import type { ReturnedPayment } from './payment-arrival'
import { createPaymentContext } from './payment-context'
import { createPaymentDesk, type PaymentDeskGiven } from './payment-desk'
import { createOutcomes } from './payment-outcome'
import type { PaymentTrip } from './payment-trip'
import { createSubmit } from './submit.flow'

/** Most pages come back from nowhere. */
const loadArrival = lazyPart(() => import('./payment-arrival'))

/** The payments of a page at work. */
export interface PaymentEngine {
  /** Whether this page has set what the option's form or widget needs; a strategy of one's own needs what it needs. */
  readonly canOpen: (option: PaymentOptionId) => boolean
  readonly start: (option: PaymentOptionId) => Promise<void>
  readonly pay: (orderId: string, option: PaymentOptionId) => Promise<void>
  readonly checkNow: () => void
  readonly chooseAnother: () => Promise<void>
  readonly returned: () => Promise<ReturnedPayment | null>
  readonly comeBack: () => Promise<void>
  readonly prepare: () => void
}

/** What the payments of a page are made of, and what they need not do. */
export interface PaymentEngineGiven extends PaymentDeskGiven {
  readonly isDirect: (option: PaymentOptionId) => boolean
}

/** The payments of one page, one at a time. */
export function createPaymentEngine(given: PaymentEngineGiven): PaymentEngine {
  const { shop, run, payment, isDirect, place } = given
  const { clock, payments, report } = shop.effects
  const desk = createPaymentDesk(given)
  const { checkout, order } = desk.rooms
  const follow = createOutcomes(desk)

  const act = async (trip: PaymentTrip): Promise<PaymentOutcome> => {
    const unless = (act: () => void) => () => void (trip.signal.aborted || act())
    const context = createPaymentContext({
      desk,
      trip,
      ports: trip.strategy.kind === 'redirect' ? null : await payments(),
      shown: unless(() => desk.patch({ phase: 'widget' })),
      watchStatus: unless(() => desk.listen(trip, clock.now())),
    })
    return trip.strategy.start(context, trip.signal).catch((cause: unknown) => {
      report({ kind: 'unexpected', message: `The payment strategy "${trip.provider.key}" threw.`, cause })
      return { type: 'failed', problem: trip.strategy.kind === 'redirect' ? 'redirect' : 'script' }
    })
  }
  const pay = async (orderId: string, option: PaymentOptionId) => {
    const provider = providerOf(option, desk.providers)
    run.set({ ...noRun, phase: 'starting', provider: provider?.key ?? null, option })
    const trip = provider === null ? null : await desk.begin(orderId, provider, option)
    if (trip === null) return desk.end(provider === null || provider.kind === 'redirect' ? 'redirect' : 'script')
    const saved = await desk.confirm.save(orderId)
    if (trip.signal.aborted) return
    if (!saved) {
      desk.stop()
      return run.set({ ...noRun, option })
    }
    checkout.begin('confirming')
    const outcome = await act(trip)
    if (!trip.signal.aborted) await follow(trip, outcome)
  }
  const submit = createSubmit(desk.rooms, shop.effects, { answersHere: () => null, payment: () => ({ isDirect, pay }) })

  // A buyer who picks another method while a form stands open has given it up.
  watch(
    payment.state,
    ({ choice }) => choice,
    (choice) => {
      const trip = desk.current()
      if (trip !== null && run.get().phase === 'widget' && choice !== trip.option) desk.end(null)
    },
  )

  /** Brings the scripts of what is offered, once it is (PAY-105, PAY-106); one that does not come is tried again at the press. */
  const preload = async () => {
    const { settings } = desk
    for (const { id, available } of payment.state.get().offers) {
      const provider = available ? providerOf(id, desk.providers) : null
      const strategy = provider === null || provider.kind === 'redirect' ? null : await desk.strategyOf(provider)
      await strategy?.load?.({
        settings,
        loadScript: async (address, global) =>
          (await payments())?.scripts.load(address, global, settings.loadTimeoutMs) ?? null,
      })
    }
  }
  let prepared = false

  const told = new Set<string>()
  const canOpen = (option: PaymentOptionId): boolean => {
    const provider = providerOf(option, desk.providers)
    const lacks = provider === null || desk.isOwn(provider.key) ? null : lackingSetting(provider, desk.settings)
    if (lacks === null) return true
    if (!told.has(lacks))
      report({
        kind: 'settings',
        message: `The server offers ${option}, which needs the setting payment.${lacks}. It is not shown.`,
      })
    told.add(lacks)
    return false
  }

  return {
    pay,
    canOpen,
    returned: async () => (await loadArrival())?.returnedPayment(desk) ?? null,
    checkNow: desk.checkNow,
    async start(option) {
      if (payment.state.get().choice !== option) payment.choose(option)
      await submit()
    },
    async chooseAnother() {
      desk.stop()
      desk.forget()
      run.set(noRun)
      await place.showForm('paymentSelection')
    },
    async comeBack() {
      const trip = desk.current()
      if (run.get().phase !== 'redirecting' || trip === null) return
      run.set({ ...noRun, provider: trip.provider.key, option: trip.option })
      payment.preselect(trip.option)
      order.comeBack()
      const verdict = await desk.verdictOf(trip)
      if (trip.signal.aborted) return
      if (verdict === 'success') return desk.wait(trip)
      desk.stop()
      desk.forget()
    },
    prepare() {
      if (prepared) return
      prepared = true
      watch(
        payment.state,
        ({ offers }) => offers,
        () => void preload(),
      )
      void preload()
    },
  }
}
