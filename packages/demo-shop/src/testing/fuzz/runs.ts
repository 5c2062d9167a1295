import fc from 'fast-check'
import { buyersRequests, type WireRequest } from './requests'
import { staffRequestsAt } from './staff-requests'

/** The request of a run, the same for the same seed and number: of a buyer, then of the staff, in turn. */
export function requestOf(seed: number, run: number): WireRequest {
  const requests = run % 2 === 0 ? buyersRequests : staffRequestsAt(run >> 1)
  const [request] = fc.sample(requests, { numRuns: 1, seed: (Math.imul(seed, 1_000_003) + run) | 0 })
  if (request === undefined) throw new Error('fast-check made no request.')
  return request
}
