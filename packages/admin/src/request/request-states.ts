import type { RequestEdition, RequestStatePreview } from '@prilavok/contracts/admin'

/** A state of requests as the shop names it. */
export type RequestState = Pick<RequestStatePreview, 'id' | 'name' | 'status'>

/** The change that takes a request to a meaning: to the first of the shop's states that have it. */
export function changeTo(states: readonly RequestState[], status: string): Readonly<Record<string, string>> {
  const first = states.find((each) => each.status === status)
  return first === undefined ? { status } : { status, stateId: first.id }
}

/** What staff set by a button of its own, and what a new request or an order sets. */
const BUTTONS = new Set(['Called', 'CallAgain', 'Refused'])
const BY_ITSELF = new Set(['New', 'Ordered'])

/** The states of the shop that have no button of their own, and whether what they need is there: a time to call, a reason. */
export function otherStates(
  states: readonly RequestState[],
  request: Pick<RequestEdition, 'stateId' | 'callOn' | 'reasonId'>,
): readonly (RequestState & { readonly isReady: boolean })[] {
  const isFirst = ({ id, status }: RequestState) => states.find((each) => each.status === status)?.id === id
  return states
    .filter((each) => each.id !== request.stateId && each.status !== 'Ordered')
    .filter((each) => !isFirst(each) || !(BUTTONS.has(each.status) || BY_ITSELF.has(each.status)))
    .map((each) => ({
      ...each,
      isReady:
        each.status === 'Refused' ? Boolean(request.reasonId) : each.status !== 'CallAgain' || Boolean(request.callOn),
    }))
}
