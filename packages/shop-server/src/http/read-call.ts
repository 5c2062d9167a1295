import { readRequest, type Endpoint, type RequestPart } from '@prilavok/contracts'
import { HttpProblem } from './problem'
import { spellNames } from './request-names'

/** The schemas of a call. */
export type Wire = Awaited<ReturnType<Endpoint['wire']>>

/** What a handler gets of a request part. */
export type Read<W extends Wire, P extends RequestPart> = Extract<
  Awaited<ReturnType<typeof readRequest<W, P>>>,
  { readonly ok: true }
>['value']

const pointerOf = (part: RequestPart, issue: string) => {
  const path = issue.split(': ')[0] ?? ''
  const inside = path === 'answer' ? '' : `/${path.replaceAll('.', '/')}`
  return part === 'body' ? inside : `/${part}${inside}`
}

/** Reads one part of a request with the contract's schema; what does not fit is 400 with pointers. */
export async function readPart<W extends Wire, P extends RequestPart>(
  endpoint: Endpoint<W>,
  part: P,
  value: unknown,
): Promise<Read<W, P>> {
  const schemas: Wire = await endpoint.wire()
  const read = await readRequest(endpoint, part, spellNames(schemas[part], value))
  if (!read.ok) {
    const errors = read.issues.map((issue) => ({
      pointer: pointerOf(part, issue),
      code: 'type',
      message: 'Неверный тип значения',
    }))
    throw new HttpProblem('bad-request', { detail: `The ${part} of the request does not fit the contract.`, errors })
  }
  if (read.dropped.length > 0)
    throw new HttpProblem('bad-request', { detail: `A list in the ${part} has a record of a wrong shape.` })
  return read.value
}

/** Text that a database cannot store: the zero character and halves of surrogate pairs. */
const UNKEEPABLE = /\0|\p{Surrogate}/u

const refuseUnkeepable = (_key: string, value: unknown): unknown => {
  if (typeof value === 'string' && UNKEEPABLE.test(value))
    throw new HttpProblem('bad-request', { detail: 'A text is not well-formed.' })
  return value
}

/** Parses a JSON body. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, refuseUnkeepable) as unknown
  } catch (error) {
    throw error instanceof HttpProblem ? error : new HttpProblem('bad-request', { detail: 'The body is not JSON.' })
  }
}

/** Parameters of path and query unchanged, if they are text that can be stored. */
export function keepable<T extends Readonly<Record<string, string>>>(values: T): T {
  Object.entries(values).forEach(([key, value]) => refuseUnkeepable(key, value))
  return values
}
