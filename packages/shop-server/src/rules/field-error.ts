import type { LimitBreach } from '@prilavok/contracts'
import type { FieldError } from './order-check'

/** A breach of a limit as the field rules say it. Source: VALID-40, VALID-43. */
export function fieldErrorOf({ pointer, code, limit, from }: LimitBreach): FieldError {
  const names = pointer.split('/').filter((step) => step !== 'value' && !/^\d+$/.test(step))
  const field = `Поле ${names.at(-1) ?? ''}`
  const messages = {
    max: `${field} не может быть более ${limit} символов`,
    length: `${field} не может содержать более ${limit} записей`,
    integer: `${field} должно быть целым числом`,
    step: `${field} не может быть точнее ${String(limit).replace('.', ',')}`,
    date: `${field}: такого дня нет`,
    between: `${field} должно быть между ${from ?? 0} и ${limit}`,
  }
  return { pointer, code, message: messages[code] }
}
