import type { PaymentOutcome } from '../payment'
import type { PaymentDesk } from './payment-desk'
import type { PaymentTrip } from './payment-trip'
import { redirectFlow } from './redirect.flow'

/** Does what a strategy says is to become of a payment. */
export function createOutcomes(desk: PaymentDesk): (trip: PaymentTrip, outcome: PaymentOutcome) => Promise<void> {
  const { shop, rooms, stop, keep, forget, patch, verdictOf, wait, end } = desk
  const { clock, location, payments } = shop.effects
  const redirect = shop.use(redirectFlow)

  const leave = (trip: PaymentTrip, { start }: Extract<PaymentOutcome, { type: 'redirect' }>) => {
    keep(trip, 'left', clock.now())
    if (redirect.leave(trip.provider.key, start)) return patch({ phase: 'redirecting' })
    forget()
    end('redirect')
  }
  const openWindow = async (trip: PaymentTrip, address: string) => {
    const url = redirect.judge(trip.provider.key, address)
    if (url === null) return end('redirect')
    const opened = (await payments())?.windows.open(url) ?? false
    if (!trip.signal.aborted) wait(trip, clock.now(), opened ? {} : { problem: 'popup', link: url })
  }
  /** The buyer has closed the window: only the server knows whether after paying (PAY-50, fault case 33). */
  const closed = async (trip: PaymentTrip) => {
    const verdict = await verdictOf(trip)
    if (trip.signal.aborted) return
    if (verdict === 'success') return wait(trip)
    rooms.order.leaveForPayment(trip.option)
    await rooms.order.flush()
    stop()
    location.reload()
  }
  return async (trip, outcome) => {
    switch (outcome.type) {
      case 'redirect':
        return leave(trip, outcome)
      case 'window':
        return openWindow(trip, outcome.url)
      case 'await':
        return wait(trip)
      case 'closed':
        return closed(trip)
      case 'cancelled':
        return end(null)
      case 'failed':
        return end(outcome.problem)
    }
  }
}
