import {
  breachesOf,
  MOST_BREACHES,
  readRequest,
  visibleText,
  type Endpoint,
  type RequestPart,
} from '@prilavok/contracts'
import { fieldErrorOf } from '../rules/field-error'
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

/** Reads one part of a request with the contract's schema: what is too long or too much is 422, what has a wrong type is 400, both with pointers. */
export async function readPart<W extends Wire, P extends RequestPart>(
  endpoint: Endpoint<W>,
  part: P,
  value: unknown,
): Promise<Read<W, P>> {
  const schemas: Wire = await endpoint.wire()
  const spelled = spellNames(schemas[part], value)
  // The limits come first: a list that is too long is not read at all.
  const breaches = await breachesOf(endpoint, part, spelled)
  if (breaches.length > 0) {
    const place = part === 'body' ? '' : `/${part}`
    const errors = breaches.map((breach) => fieldErrorOf({ ...breach, pointer: `${place}${breach.pointer}` }))
    throw new HttpProblem('validation-failed', { errors })
  }
  const read = await readRequest(endpoint, part, spelled)
  if (!read.ok) {
    const errors = read.issues.slice(0, MOST_BREACHES).map((issue) => ({
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
/** Lists and records inside each other; no call of the contract needs half of it. */
const DEEPEST = 16
/** No list of a request has more records, and no record nearly as many fields: what follows this reads a bounded body. */
const MOST_ENTRIES = 200

/** Where the list or the text stands that is refused. */
function pointerTo(refused: unknown, value: unknown, pointer = ''): string | null {
  if (value === refused) return pointer
  if (typeof value !== 'object' || value === null) return null
  const found = Object.entries(value).map(([name, each]) => pointerTo(refused, each, `${pointer}/${name}`))
  return found.find((each) => each !== null) ?? null
}

function refuseUnkeepable(text: string, json: unknown = null): void {
  if (!UNKEEPABLE.test(text)) return
  const pointer = pointerTo(text, json)
  const message = 'В тексте есть символы, которые нельзя сохранить'
  const errors = pointer === null ? [] : [{ pointer, code: 'characters', message }]
  throw new HttpProblem('bad-request', { detail: 'A text is not well-formed.', errors })
}

/** One error for the whole list, whose records are not read. */
function refuseLong(list: readonly unknown[], json: unknown, most: number): never {
  const pointer = pointerTo(list, json) ?? ''
  throw new HttpProblem('validation-failed', {
    errors: [fieldErrorOf({ pointer, code: 'length', limit: most })],
  })
}

/** Goes level by level: a body of brackets alone must not exhaust the stack here or in a reader after this. */
function refuseUnreadable(json: unknown, most: number): void {
  let level: readonly unknown[] = [json]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) throw new HttpProblem('bad-request', { detail: 'The body is nested too deeply.' })
    level = level.flatMap((value) => {
      if (typeof value === 'string') refuseUnkeepable(value, json)
      if (typeof value !== 'object' || value === null) return []
      if (Array.isArray(value) && value.length > most) refuseLong(value, json, most)
      const entries = Object.values(value)
      if (entries.length > most) throw new HttpProblem('bad-request', { detail: 'A record has too many fields.' })
      return entries
    })
  }
}

/** What comes back as it was typed: passwords, and what people write to each other, in any direction. */
const AS_TYPED = /password|comment|text|question|answer|description|message/i

/** Names, numbers and addresses as they look; markup may say where a word can be broken. */
const asSeen = (name: string, value: unknown): unknown =>
  typeof value === 'string' && !AS_TYPED.test(name) && !value.includes('<') ? visibleText(value) : value

function parsed(text: string): unknown {
  try {
    // Most bodies hold nothing of the kind, neither as it is nor escaped.
    const isPlain = !text.includes('\\u') && visibleText(text) === text
    return (isPlain ? JSON.parse(text) : JSON.parse(text, asSeen)) as unknown
  } catch {
    throw new HttpProblem('bad-request', { detail: 'The body is not JSON.' })
  }
}

/** Parses a JSON body that can be read and stored; lists and records have at most `most` entries. */
export function parseJson(text: string, most = MOST_ENTRIES): unknown {
  const json = parsed(text)
  refuseUnreadable(json, most)
  return json
}

/** Parameters of path and query unchanged, if they are text that can be stored. */
export function keepable<T extends Readonly<Record<string, string>>>(values: T): T {
  for (const value of Object.values(values)) refuseUnkeepable(value)
  return values
}
