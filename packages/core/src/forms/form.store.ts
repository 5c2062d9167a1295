import { visibleText } from '@prilavok/contracts'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { ReadonlyStore } from '../lib/store'
import type { FieldError, FieldSpec, RuleMessages, Values } from './forms.types'
import { createValidator } from './validator'

/** What a form shows of one field. */
export interface FieldState<T> {
  readonly value: T
  /** The person has changed or left the field, or has submitted the form. */
  readonly touched: boolean
  readonly error: FieldError | null
}

/** All fields of a form. */
export type FormState<V extends object> = { readonly [K in keyof V]: FieldState<V[K]> }

/**
 * When a field is judged before submit: `aggressive` on input and blur (VALID-25, VALID-28), `lazy` on
 * blur, `eager` on blur and, while it has an error, on input, `passive` never.
 */
export type ValidationMode = 'aggressive' | 'lazy' | 'eager' | 'passive'

/** What a form is made of. */
export interface FormSpec<V extends object> {
  /** In the order of the page: the first invalid one is scrolled to. */
  readonly fields: Readonly<Record<keyof V & string, FieldSpec>>
  readonly initial: V
  /** Messages in another language than Russian. */
  readonly messages?: RuleMessages
  readonly mode?: ValidationMode
}

/** A form: its values and what is wrong with them. */
export interface Form<V extends object> {
  readonly state: ReadonlyStore<FormState<V>>
  readonly values: () => V
  /** The person has typed or chosen. */
  readonly change: <K extends keyof V & string>(name: K, value: V[K]) => void
  /** The person has left the field. */
  readonly blur: (name: keyof V & string) => void
  /** Values from elsewhere (a draft, a suggestion): nobody touched them, so they show no new error. */
  readonly fill: (values: Partial<V>) => void
  /** Judges everything and shows the errors; answers the first invalid field, or null (VALID-24). */
  readonly validate: () => (keyof V & string) | null
  /** The errors that are shown, in the order of the page. */
  readonly errors: () => ReadonlyArray<FieldError & { readonly field: keyof V & string }>
  /** The server refuses the value of a field; the next change judges anew. Source: HTTP-04. */
  readonly refuse: (name: keyof V & string, error: FieldError) => void
  /** Back to the start, or to other values, with nothing touched. */
  readonly reset: (values?: V) => void
}

const untouched = <V extends object>(values: V): FormState<V> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, { value, touched: false, error: null }]),
  ) as FormState<V>

/** Builds a form. */
export function createForm<V extends object>({ fields, initial, messages, mode = 'aggressive' }: FormSpec<V>): Form<V> {
  type Name = keyof V & string
  const names = Object.keys(fields) as Name[]
  const validator = createValidator<Name>(fields, messages)
  const state = createStore(subscribeWithSelector(() => untouched(initial)))

  const valuesOf = (fieldStates: FormState<V>) =>
    Object.fromEntries(
      Object.entries<FieldState<unknown>>(fieldStates).map(([name, { value }]) => [name, value]),
    ) as V & Values

  /** Judges fields that were touched, so that a rule between two fields never leaves a stale error. */
  const judged = (next: FormState<V>, judgedNames: readonly Name[]): FormState<V> => {
    const values = valuesOf(next)
    const fresh = judgedNames
      .filter((name) => next[name].touched)
      .map((name) => [name, { ...next[name], error: validator.errorOf(name, values) }])
    return { ...next, ...Object.fromEntries(fresh) }
  }
  const isJudgedOnInput = (field: FieldState<unknown>) =>
    mode === 'aggressive' || (mode === 'eager' && field.error !== null)
  const withReaders = (name: Name): readonly Name[] => [name, ...validator.readersOf(name)]

  return {
    state,
    values: () => valuesOf(state.getState()),
    change: (name, given) =>
      state.setState((present) => {
        const value = typeof given === 'string' ? visibleText(given) : given
        const next = { ...present, [name]: { ...present[name], value, touched: true } }
        return isJudgedOnInput(present[name]) ? judged(next, withReaders(name)) : next
      }, true),
    blur: (name) =>
      state.setState((present) => {
        const next = { ...present, [name]: { ...present[name], touched: true } }
        return mode === 'passive' ? next : judged(next, withReaders(name))
      }, true),
    fill: (values) =>
      state.setState((present) => {
        const given = Object.entries(values).filter(([name]) => Object.hasOwn(present, name))
        const filled = given.map(([name, value]) => [name, { ...present[name as Name], value, error: null }])
        const next = { ...present, ...Object.fromEntries(filled) }
        return mode === 'passive'
          ? next
          : judged(
              next,
              given.flatMap(([name]) => withReaders(name as Name)),
            )
      }, true),
    validate() {
      const errors = validator.errorsOf(valuesOf(state.getState()))
      state.setState((present) => {
        const all = Object.entries<FieldState<unknown>>(present).map(([name, field]) => [
          name,
          { ...field, touched: true, error: errors[name as Name] ?? null },
        ])
        return Object.fromEntries(all) as FormState<V>
      }, true)
      return names.find((name) => errors[name] !== undefined) ?? null
    },
    errors: () =>
      names.flatMap((field) => {
        const { error } = state.getState()[field]
        return error === null ? [] : [{ ...error, field }]
      }),
    refuse: (name, error) =>
      state.setState((present) => ({ ...present, [name]: { ...present[name], touched: true, error } }), true),
    reset: (values = initial) => state.setState(untouched(values), true),
  }
}
