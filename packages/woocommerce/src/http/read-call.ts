import { breachesOf, readRequest, type Endpoint, type LimitBreach, type RequestPart } from '@prilavok/contracts'
import { HttpProblem, type FieldError } from './problem'
import type { Read, Wire } from './route'

/** The zero character and halves of surrogate pairs: no text that a buyer types. */
const UNKEEPABLE = /\0|\p{Surrogate}/u
/** Lists and records inside each other; no call of the contract needs half of it. */
const DEEPEST = 16
const MOST_FIELDS = 200

function errorOf({ pointer, code, limit, from }: LimitBreach, place: string): FieldError {
  const names = pointer.split('/').filter((step) => step !== 'value' && !/^\d+$/.test(step))
  const field = `Поле ${names.at(-1) ?? ''}`
  const messages = {
    max: `${field} не может быть более ${limit} символов`,
    length: `${field} не может содержать более ${limit} записей`,
    between: `${field} должно быть между ${from ?? 0} и ${limit}`,
    integer: `${field} должно быть целым числом`,
    step: `${field} не может быть точнее ${limit}`,
    date: `${field}: такого дня нет`,
  }
  return { pointer: place + pointer, code, message: messages[code] }
}

/** Reads one part of a request by the contract: what is too long is 422 with pointers, what has a wrong type is 400. */
export async function readPart<W extends Wire, P extends RequestPart>(
  endpoint: Endpoint<W>,
  part: P,
  value: unknown,
): Promise<Read<W, P>> {
  const breaches = await breachesOf(endpoint, part, value)
  const place = part === 'body' ? '' : `/${part}`
  if (breaches.length > 0)
    throw new HttpProblem('validation-failed', { errors: breaches.map((breach) => errorOf(breach, place)) })
  const read = await readRequest(endpoint, part, value)
  if (!read.ok || read.dropped.length > 0)
    throw new HttpProblem('bad-request', { detail: `The ${part} of the request does not fit the contract.` })
  return read.value
}

/** Goes level by level: a body of brackets alone must not exhaust the stack. */
function refuseUnreadable(json: unknown): void {
  let level: readonly unknown[] = [json]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) throw new HttpProblem('bad-request', { detail: 'The body is nested too deeply.' })
    level = level.flatMap((value) => {
      if (typeof value === 'string') refuseUnkeepable(value)
      if (typeof value !== 'object' || value === null) return []
      const entries = Object.values(value)
      if (!Array.isArray(value) && entries.length > MOST_FIELDS)
        throw new HttpProblem('bad-request', { detail: 'A record has too many fields.' })
      // A list that is too long is named by the limits of the contract.
      return entries.slice(0, MOST_FIELDS + 1)
    })
  }
}

/** Refuses text that nothing could keep as it is. */
export function refuseUnkeepable(text: string): void {
  if (UNKEEPABLE.test(text)) throw new HttpProblem('bad-request', { detail: 'A text is not well-formed.' })
}

/** Parses a JSON body. */
export function parseJson(text: string): unknown {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new HttpProblem('bad-request', { detail: 'The body is not JSON.' })
  }
  refuseUnreadable(json)
  return json
}

/** The text of a body of at most so many bytes. */
export async function textOf(request: Request, most: number): Promise<string> {
  if (request.body === null) return ''
  if (Number(request.headers.get('Content-Length') ?? 0) > most) throw new HttpProblem('file-too-large')
  const reader = request.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += (part.value as Uint8Array).byteLength
    if (size > most) {
      await reader.cancel()
      throw new HttpProblem('file-too-large')
    }
    text += decoder.decode(part.value as Uint8Array, { stream: true })
  }
  return text + decoder.decode()
}
