import type { Send } from './buyer'
import type { Figures } from './figures'
import type { Answer, Asked, httpClient } from './http-client'

/** A buyer whose request has not succeeded after this gives up. */
const LONGEST_MS = 60_000
const PAUSE_MS = 100
const pause = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms))

/** What a page sends again: what never arrived, what the server broke on, and what it asks to repeat later. */
const isRepeated = ({ status, body }: Answer): boolean =>
  status === 0 || status >= 500 || status === 429 || (status === 409 && body.includes('idempotency-in-progress'))

/**
 * Sends requests by turns to the processes, as a proxy without sticky sessions does, and repeats them as the widgets do, with the key
 * of the first try. Without faults nothing should be repeated: then every repetition counts as an error.
 */
export function persistentSend(
  urls: readonly (() => string)[],
  client: Pick<ReturnType<typeof httpClient>, 'send'>,
  figures: Figures,
  isPatient: boolean,
): Send {
  let turn = 0
  const next = () => urls[(turn += 1) % urls.length]?.() ?? ''
  return async (call, asked: Asked) => {
    const begun = performance.now()
    for (let repeats = 0; ; repeats += 1) {
      const answer = await client.send(next(), asked)
      const ms = performance.now() - begun
      if (answer.status >= 200 && answer.status < 400) {
        figures.note(call, ms, repeats > 0 && !isPatient ? 'error' : 'done', repeats)
        return answer
      }
      if (!isRepeated(answer) || ms > LONGEST_MS) {
        figures.note(call, ms, 'error', repeats)
        throw new Error(`${call}: ${answer.status} ${answer.body.slice(0, 300)}`)
      }
      await pause(Math.max(PAUSE_MS, answer.retryAfterSeconds * 1000))
    }
  }
}
