import { enumerations } from './enumerations'
import { allowedAfter, type Transitions } from './state-machine'
import {
  orderStatusTransitions,
  productCommentStatusTransitions,
  storeFeedbackStatusTransitions,
  userProductQuestionStatusTransitions,
} from './transitions'

const STATE_MACHINES: readonly Transitions[] = [
  orderStatusTransitions,
  productCommentStatusTransitions,
  storeFeedbackStatusTransitions,
  userProductQuestionStatusTransitions,
]

/** What no list can give: staff cancel an order with a reason, which its own screen asks for; the shop alone cancels by time. */
const NOT_IN_LISTS: Readonly<Record<string, readonly string[]>> = {
  OrderStatus: ['CancelledByCustomer', 'CancelledByShop', 'CancelledAutomatically'],
}

/** The values of an enumeration that a list may give to many records at once. Errors: none; an unknown enumeration has no values. */
export const valuesForMany = (of: string): readonly string[] =>
  (Object.hasOwn(enumerations, of) ? (enumerations[of]?.values ?? []) : []).filter(
    (value) => !NOT_IN_LISTS[of]?.includes(value),
  )

/** The values that a cell with `current` may be changed to, itself among them; where a state machine rules, those that may follow. */
export function valuesAfter(of: string, current: string): readonly string[] {
  const machine = STATE_MACHINES.find((each) => each.of.name === of)
  const offered = valuesForMany(of).filter(
    (value) => machine === undefined || allowedAfter(machine, current).includes(value),
  )
  return offered.includes(current) || current === '' ? offered : [current, ...offered]
}
