import { randomUUID } from 'node:crypto'
import type { FieldError } from '../rules/order-check'
import type { SecurityEvent } from './security-log'

/** Stable error codes with their status and title (CONTRACT section 4). */
const PROBLEMS = {
  'validation-failed': [422, 'Проверьте поля формы'],
  'bad-request': [400, 'Запрос не разобран'],
  'idempotency-key-missing': [400, 'Нужен заголовок Idempotency-Key'],
  forbidden: [403, 'Доступ запрещён'],
  'csrf-failed': [403, 'Запрос не подтверждён страницей'],
  'session-expired': [401, 'Войдите в систему'],
  'bad-credentials': [401, 'Неверный логин или пароль'],
  'code-required': [422, 'Нужен код из приложения'],
  'code-invalid': [422, 'Неверный код'],
  'password-invalid': [422, 'Неверный пароль'],
  'second-factor-needed': [403, 'Сначала настройте второй фактор входа'],
  'second-factor-demanded': [409, 'Магазин требует второй фактор: отключить его нельзя'],
  'second-factor-missing': [409, 'Второй фактор не настроен'],
  'own-account': [409, 'Свою учётную запись так изменить нельзя'],
  'filter-not-allowed': [400, 'Такого фильтра нет'],
  'sort-not-allowed': [400, 'По этому полю нельзя сортировать'],
  'cursor-invalid': [400, 'Страница устарела'],
  'status-transition-not-allowed': [409, 'Такой переход статуса невозможен'],
  'delete-blocked': [409, 'Запись нельзя удалить'],
  duplicate: [409, 'Такое значение уже занято'],
  'count-changed': [409, 'Число записей изменилось'],
  'track-not-found': [404, 'Отправление не найдено'],
  'precondition-required': [428, 'Нужна версия записи'],
  'not-built': [501, 'Этот вызов ещё не поддерживается'],
  'not-found': [404, 'Запись не найдена'],
  'order-already-created': [409, 'Этот заказ уже оформлен'],
  'price-changed': [409, 'Цены изменились'],
  'idempotency-in-progress': [409, 'Запрос уже выполняется'],
  'order-not-payable': [409, 'Этим способом заказ оплатить нельзя'],
  'version-conflict': [412, 'Запись изменилась'],
  'request-timeout': [408, 'Запрос пришёл не полностью'],
  'file-in-use': [409, 'Файл используется'],
  'file-too-large': [413, 'Запрос слишком большой'],
  'file-type-not-allowed': [415, 'Такие файлы здесь не принимаются'],
  'sms-code-invalid': [422, 'Неверный код'],
  'captcha-failed': [422, 'Проверка не пройдена'],
  'idempotency-key-reused': [422, 'Idempotency-Key уже использован с другим запросом'],
  'rate-limited': [429, 'Слишком много запросов'],
  'headers-too-large': [431, 'Заголовки запроса слишком большие'],
  internal: [500, 'Внутренняя ошибка'],
  'provider-failed': [502, 'Внешний сервис ответил ошибкой'],
  'provider-timeout': [504, 'Внешний сервис не ответил вовремя'],
  unavailable: [503, 'Сервис временно недоступен'],
} as const

/** What went wrong, by its name in the contract. */
export type ProblemCode = keyof typeof PROBLEMS

export interface ProblemDetails {
  readonly detail?: string
  readonly errors?: readonly FieldError[]
  /** The server's copy of the record that the request conflicts with. */
  readonly current?: unknown
  readonly retryAfterSeconds?: number
  /** How many more codes may be tried. */
  readonly attemptsLeft?: number
  /** What the log says of it; never sent. */
  readonly security?: SecurityEvent
}

/** A request that cannot be carried out; thrown by features and flows, turned into a Problem response by the routes. */
export class HttpProblem extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly details: ProblemDetails = {},
  ) {
    super(code)
  }
}

/** Refuses a request whose fields have errors. */
export function refuseInvalid(errors: readonly FieldError[]): void {
  if (errors.length > 0) throw new HttpProblem('validation-failed', { errors })
}

/** The id of a request that did not come as far as the application. */
export const newRequestId = (): string => randomUUID()

/** `/customer/value/phone` as `customer.phone`. */
const fieldOf = (pointer: string) =>
  pointer
    .split('/')
    .filter((part) => part !== '' && part !== 'value')
    .join('.')

/** A Problem of RFC 9457 as the contract lays it out. */
export function problemBody(code: ProblemCode, requestId: string, details: ProblemDetails = {}): object {
  const [status, title] = PROBLEMS[code]
  return {
    type: `urn:shop:problem:${code}`,
    title,
    status,
    code,
    traceId: requestId,
    instance: `urn:shop:request:${requestId}`,
    ...(details.detail !== undefined && { detail: details.detail }),
    ...(details.errors && { errors: details.errors.map((each) => ({ ...each, field: fieldOf(each.pointer) })) }),
    ...(details.current !== undefined && { current: details.current }),
    ...(details.retryAfterSeconds !== undefined && { retryAfterSeconds: details.retryAfterSeconds }),
    ...(details.attemptsLeft !== undefined && { attemptsLeft: details.attemptsLeft }),
  }
}

/** A Problem as a response. */
export function problemResponse(code: ProblemCode, requestId: string, details: ProblemDetails = {}): Response {
  const [status] = PROBLEMS[code]
  const body = problemBody(code, requestId, details)
  const headers = new Headers({
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  if (details.retryAfterSeconds !== undefined) headers.set('Retry-After', String(details.retryAfterSeconds))
  return new Response(JSON.stringify(body), { status, headers })
}
