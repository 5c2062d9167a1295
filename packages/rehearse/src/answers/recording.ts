import type { Answer, PageRequest } from './exchange'

type Call = Pick<PageRequest, 'method' | 'url' | 'body'>

/** Requests and their responses, to be given again. */
export interface Recording {
  /** Keeps a response to a request. */
  readonly add: (request: Call, answer: Answer) => void
  /**
   * Gives what is recorded by now, each response once and in its order. With `repeats`, the last one is given again to whoever asks
   * more often.
   */
  readonly replay: (repeats: boolean) => (request: Call) => Answer | null
}

interface Exchange {
  readonly exact: string
  readonly call: string
  readonly answer: Answer
}

/** The order of parameters has no meaning. */
function callOf({ method, url }: Call): string {
  const { origin, pathname, searchParams } = new URL(url)
  searchParams.sort()
  return `${method.toUpperCase()} ${origin}${pathname}?${searchParams.toString()}`
}
const exactOf = (request: Call): string => `${callOf(request)}\n${Buffer.from(request.body ?? []).toString('latin1')}`

/** Starts an empty recording. */
export function createRecording(): Recording {
  const exchanges: Exchange[] = []
  return {
    add: (request, answer) => void exchanges.push({ exact: exactOf(request), call: callOf(request), answer }),
    replay(repeats) {
      const known = [...exchanges]
      const used = new Set<Exchange>()
      return (request) => {
        const same = known.filter(({ exact }) => exact === exactOf(request))
        // A body that has become another one gets the response to the same call: both versions are to get the same.
        const like = known.filter(({ call }) => call === callOf(request))
        const fresh = [...same, ...like].find((exchange) => !used.has(exchange))
        const found = fresh ?? (repeats ? (same.at(-1) ?? like.at(-1)) : undefined)
        if (found === undefined) return null
        used.add(found)
        return found.answer
      }
    },
  }
}
