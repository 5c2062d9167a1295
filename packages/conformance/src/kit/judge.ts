import {
  faultsOfResponse,
  parseWireResponse,
  readProblem,
  type Endpoint,
  type Input,
  type Problem,
  type WireResponseOf,
} from '@prilavok/contracts'
import type { Answer, How, Wire } from './client'
import { must } from './verdict'

const MOST_NAMED = 5

/** Makes a call that should succeed, judges the response, and resolves with its data. */
export type JudgedCall = <W extends Wire>(
  endpoint: Endpoint<W>,
  input: Input<Endpoint<W>>,
  how?: How,
) => Promise<WireResponseOf<Endpoint<W>>>

const mediaTypeOf = ({ headers }: Answer): string =>
  (headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

function jsonOf({ text }: Answer): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** A response that failed for reasons of its own. */
function mustNotFail(answer: Answer): void {
  must(answer.status < 500, 'noFailure', `The server failed with ${answer.status}.`)
  must(
    answer.status < 300 || answer.status >= 400 || answer.status === 304,
    'responds',
    `It redirects (${answer.status}).`,
  )
}

/** Text of the response where it should be none of the request's; markup is only judged where markup would run. */
function mustNotRun(answer: Answer, marker: string | null): void {
  if (marker === null) return
  const isMarkup = mediaTypeOf(answer).includes('html')
  must(!isMarkup || !answer.text.includes(marker), 'noEcho', `The page repeats ${marker}.`)
}

/** Judges a response with data by the contract; resolves with it as it is on the wire. */
export async function judgeData<W extends Wire>(
  endpoint: Endpoint<W>,
  answer: Answer,
): Promise<WireResponseOf<Endpoint<W>>> {
  mustNotFail(answer)
  must(answer.status === 200, 'responds', `${endpoint.name} should succeed, but has status ${answer.status}.`)
  must(
    mediaTypeOf(answer) === 'application/json',
    'mediaTypes',
    `The Content-Type is ${mediaTypeOf(answer) || 'missing'}.`,
  )
  const json = jsonOf(answer)
  must(json !== undefined, 'mediaTypes', 'The body is no JSON.')
  const faults = await faultsOfResponse(endpoint, json)
  const decimals = faults.filter(({ code }) => code === 'decimals')
  must(
    decimals.length === 0,
    'money',
    decimals
      .slice(0, MOST_NAMED)
      .map(({ pointer }) => `${pointer} has more decimals.`)
      .join(' '),
  )
  const named = faults
    .slice(0, MOST_NAMED)
    .map(({ pointer, code, wanted }) => `${pointer || 'the whole'}: ${code}, wanted ${wanted}`)
  must(faults.length === 0, 'fields', named.join('; '))
  const read = await parseWireResponse(endpoint, json)
  must(read.ok, 'fields', read.ok ? '' : read.issues.slice(0, MOST_NAMED).join('; '))
  must(read.dropped.length === 0, 'fields', `Malformed records: ${read.dropped.slice(0, MOST_NAMED).join('; ')}`)
  return read.value as WireResponseOf<Endpoint<W>>
}

/** Whether a text of the response is, or has in it, what was sent. */
const repeats = ({ text }: Answer, marker: string): boolean =>
  text.includes(marker) || text.includes(JSON.stringify(marker).slice(1, -1))

/** What a refusal should be. */
export interface Refusal {
  readonly status: number | readonly number[]
  readonly code?: string | readonly string[]
  /** What of the request must not come back. */
  readonly marker?: string
}

const oneOf = <T>(wanted: T | readonly T[] | undefined, found: T): boolean =>
  wanted === undefined || [wanted].flat().includes(found)

/** Judges a refusal as a Problem of the contract, then by its status and code; resolves with it. */
export async function judgeProblem(
  answer: Answer,
  { status, code, marker }: Refusal,
  sentence: Parameters<typeof must>[1],
): Promise<Problem> {
  mustNotFail(answer)
  mustNotRun(answer, marker ?? null)
  must(answer.status >= 400, sentence, `It is accepted with ${answer.status}.`)
  must(
    mediaTypeOf(answer) === 'application/problem+json',
    'mediaTypes',
    `The Content-Type is ${mediaTypeOf(answer) || 'missing'}.`,
  )
  const problem = await readProblem(jsonOf(answer))
  must(problem !== null && problem.code !== '', 'problems', 'The body is no problem with a code.')
  must(
    problem.status === answer.status,
    'problems',
    `Its status is ${problem.status}, that of the response ${answer.status}.`,
  )
  must(problem.title !== '' && problem.type !== '', 'problems', 'It has no title or no type.')
  must(marker === undefined || !repeats(answer, marker), 'noEcho', `It repeats ${marker ?? ''}.`)
  must(
    oneOf(status, answer.status),
    sentence,
    `The status is ${answer.status}, wanted ${[status].flat().join(' or ')}.`,
  )
  must(oneOf(code, problem.code), sentence, `The code is ${problem.code}, wanted ${[code].flat().join(' or ')}.`)
  return problem
}

/** Judges a response that has nothing to say. */
export function judgeNothing(answer: Answer): void {
  mustNotFail(answer)
  must(answer.status === 204, 'nothing', `The status is ${answer.status}.`)
  must(answer.text === '', 'nothing', 'It has a body.')
}

/** Judges a response to odd input: data, nothing or a Problem, and nowhere what was sent as markup. */
export async function judgeOdd<W extends Wire>(endpoint: Endpoint<W>, answer: Answer, marker: string): Promise<void> {
  mustNotFail(answer)
  mustNotRun(answer, marker)
  if (answer.status >= 400) await judgeProblem(answer, { status: answer.status, marker }, 'problems')
  else if (answer.status === 204) judgeNothing(answer)
  else await judgeData(endpoint, answer)
}
