import type { HttpFailure } from '../effects'

/** May be answered otherwise the next time: the server was busy, or an earlier try under the same key is still at work. */
const isPassing = ({ status, problem }: HttpFailure): boolean =>
  [408, 425, 429].includes(status ?? 0) || problem?.code === 'idempotency-in-progress'

/** The server has said no, and would say it again; any other failure leaves open what it has done (SAFE-02). */
export const isFinalAnswer = (failure: HttpFailure): boolean => {
  const { status = 0 } = failure
  return status >= 400 && status < 500 && !isPassing(failure)
}
