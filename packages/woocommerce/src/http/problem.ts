/** What is wrong with one field of a request. */
export interface FieldError {
  /** JSON Pointer into the body, `/query/…` and `/params/…` for the rest. */
  readonly pointer: string
  readonly code: string
  readonly message: string
}

/** Stable error codes with their status and title. */
const PROBLEMS = {
  'validation-failed': [422, 'Проверьте поля формы'],
  'bad-request': [400, 'Запрос не разобран'],
  forbidden: [403, 'Доступ запрещён'],
  'not-found': [404, 'Запись не найдена'],
  'track-not-found': [404, 'Отправление не найдено'],
  'method-not-allowed': [405, 'Такого запроса нет'],
  'order-already-created': [409, 'Этот заказ уже оформлен'],
  'price-changed': [409, 'Цены изменились'],
  'order-not-payable': [409, 'Этим способом заказ оплатить нельзя'],
  'idempotency-in-progress': [409, 'Запрос уже выполняется'],
  'version-conflict': [412, 'Запись изменилась'],
  'file-too-large': [413, 'Запрос слишком большой'],
  'idempotency-key-reused': [422, 'Idempotency-Key уже использован с другим запросом'],
  internal: [500, 'Внутренняя ошибка'],
  'provider-failed': [502, 'Магазин ответил ошибкой'],
  unavailable: [503, 'Магазин временно недоступен'],
  'provider-timeout': [504, 'Магазин не ответил вовремя'],
} as const

/** What went wrong, by its name in the contract. */
export type ProblemCode = keyof typeof PROBLEMS

interface ProblemDetails {
  readonly detail?: string
  readonly errors?: readonly FieldError[]
  /** The record that the request conflicts with, as it is now. */
  readonly current?: unknown
  readonly retryAfterSeconds?: number
}

/** A request that cannot be carried out. */
export class HttpProblem extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly details: ProblemDetails = {},
  ) {
    super(code)
  }
}

const fieldOf = (pointer: string) =>
  pointer
    .split('/')
    .filter((part) => part !== '' && part !== 'value')
    .join('.')

/** A Problem of RFC 9457 as the contract lays it out. */
export function problemResponse(code: ProblemCode, requestId: string, details: ProblemDetails = {}): Response {
  const [status, title] = PROBLEMS[code]
  const { errors, retryAfterSeconds, ...rest } = details
  const body = {
    type: `urn:shop:problem:${code}`,
    title,
    status,
    code,
    traceId: requestId,
    instance: `urn:shop:request:${requestId}`,
    ...rest,
    ...(errors && { errors: errors.map((error) => ({ ...error, field: fieldOf(error.pointer) })) }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  }
  const headers = new Headers({
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  if (retryAfterSeconds !== undefined) headers.set('Retry-After', String(retryAfterSeconds))
  return new Response(JSON.stringify(body), { status, headers })
}
