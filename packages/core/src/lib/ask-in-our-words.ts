import type { Endpoint, InOurWords, Input } from '@prilavok/contracts'
import type { Http, HttpFailure, HttpOptions } from '../effects'
import { fail, ok, type Result } from './result'

/** Sends a call that has words for its answer; they come with the schemas that check it, beside the question. */
export async function askInOurWords<E extends Endpoint>(
  http: Http,
  endpoint: E,
  input: Input<E>,
  options?: HttpOptions,
): Promise<Result<InOurWords<E>, HttpFailure>> {
  const wire = endpoint.wire().catch(() => null)
  const answer = await http(endpoint, input, options)
  if (!answer.ok) return answer
  const here = await wire
  return here === null
    ? fail({ kind: 'network', message: 'Network Error' })
    : ok(here.words?.(answer.value as never) as InOurWords<E>)
}
