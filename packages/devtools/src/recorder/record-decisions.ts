import type { Shop } from '@prilavok/core'
import type { CheckoutState } from '@prilavok/core/checkout'
import type { DeliveryState } from '@prilavok/core/delivery'
import type { OrderState } from '@prilavok/core/order'
import type { PaymentState } from '@prilavok/core/payment'
import { featureInUse } from '../page/feature-in-use'

/** A code of ours; what a person or a partner's server has written looks otherwise. */
const CODE = /^(?!.*\d{7})[\w.:-]{1,40}$/
const code = (value: string | null | undefined): string => (value == null ? '' : CODE.test(value) ? value : '…')

interface States {
  readonly checkout: CheckoutState
  readonly delivery: DeliveryState
  readonly payment: PaymentState
  readonly order: Pick<OrderState, 'saving'>
}

/** What may be told of each state: codes of ours, never what is chosen by name or typed. */
const DECISIONS: { readonly [F in keyof States]: (state: States[F]) => readonly string[] } = {
  checkout: ({ screen, submission, failure, refused, priceChange }) => [
    screen,
    submission,
    ...(failure === null ? [] : [`failure: ${failure.kind}`]),
    ...refused.map(({ field }) => `refused: ${code(field)}`),
    ...(priceChange === null ? [] : ['price-changed']),
  ],
  delivery: ({ status, method, carrier, pickupPointId }) => [
    status,
    method,
    code(carrier),
    ...(pickupPointId === null ? [] : ['point']),
  ],
  payment: ({ status, choice, why }) => [status, code(choice), code(why)],
  order: ({ saving }) => [saving],
}

interface Stateful {
  readonly state: {
    readonly getState: () => never
    readonly subscribe: (listener: (state: never) => void) => () => void
  }
}

/** What the shop decides from now on. */
export interface Decisions {
  /** Looks for features that have come into use. */
  readonly look: () => void
  readonly stop: () => void
}

/** Tells what each feature in use has decided, with every change of it. */
export function recordDecisions(shop: Shop, tell: (name: keyof States, facts: readonly string[]) => void): Decisions {
  const stops = new Map<string, () => void>()
  const follow = (name: keyof States, feature: Stateful) => {
    let former = ''
    const read = DECISIONS[name] as (state: never) => readonly string[]
    const judge = (state: never) => {
      const facts = read(state)
      const now = facts.join()
      if (now === former) return
      former = now
      tell(name, facts)
    }
    stops.set(name, feature.state.subscribe(judge))
    judge(feature.state.getState())
  }
  const look = () => {
    for (const name of Object.keys(DECISIONS) as (keyof States)[]) {
      const feature = stops.has(name) ? null : featureInUse<Stateful>(shop, name)
      if (feature !== null) follow(name, feature)
    }
  }
  look()
  return {
    look,
    stop() {
      for (const stop of stops.values()) stop()
    },
  }
}
