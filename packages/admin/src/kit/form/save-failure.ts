import type { UseFormReturn } from 'react-hook-form'
import { failureOf } from '../client/failures'
import { fieldOfPointer } from './field-rules'

/** Puts what the server found wrong at the fields of a form; returns the sentences for above it. Source: ADMIN-23. */
export function showFailure(form: UseFormReturn<Record<string, unknown>>, thrown: unknown): readonly string[] {
  const failure = failureOf(thrown)
  const errors = failure?.problem?.errors ?? []
  for (const { pointer, field, message } of errors)
    form.setError(pointer === '' ? field : fieldOfPointer(pointer), { message })
  const [first] = errors
  if (first !== undefined) form.setFocus(fieldOfPointer(first.pointer))
  return errors.length > 0 ? errors.map(({ message }) => message) : [failure?.message ?? String(thrown)]
}
