import type { Endpoint, Input } from '@prilavok/contracts'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Effects, HttpFailure } from '../effects'
import { isFinalFailure } from '../lib/attempt'
import { fail, type Result } from '../lib/result'
import { createForm } from './form.store'
import type { FieldSpec, RuleMessages } from './forms.types'
import type {
  SmallForm,
  SmallFormOutcome,
  SmallFormResponse,
  SmallFormSpec,
  SmallFormState,
  SmallFormValues,
} from './small-form.types'
import { phonesOf } from './text-rules'
import type { TokenSource } from './token-source'

/** What a small form needs from its page. */
export interface SmallFormGiven<V, G> {
  /** What it sends through, and where its keys come from. */
  readonly effects: Pick<Effects, 'http' | 'random'>
  /** Gives the token against robots. */
  readonly tokens: Pick<TokenSource, 'token'>
  /** What the page knows beside the fields; read when the form is sent. */
  readonly given: () => G
  /** The fields' names as people read them. */
  readonly labels: Readonly<Record<keyof V & string, string>>
  /** Messages in place of the Russian ones. */
  readonly messages?: RuleMessages
  /** Phones of other countries are taken; see the setting of that name. */
  readonly foreignPhones?: boolean
}

interface Attempt<I> {
  /** The values as text: the same values are the same attempt. */
  readonly values: string
  readonly key: string
  readonly input: I
}

const idle = { status: 'idle', failure: null, response: null } as const

/** The server has understood the call and says no. */
const isRefusal = (response: unknown): boolean =>
  typeof response === 'object' && response !== null && 'succeed' in response && response.succeed === false

/** Statuses that say no to what was typed, rather than to the moment. */
const OF_VALUES: readonly (number | undefined)[] = [404, 422]

const lastWord = (name: string): string => (name.split(/[./]/).at(-1) ?? '').toLowerCase()

/** Builds a small form. */
export function createSmallForm<V extends SmallFormValues, G, E extends Endpoint>(
  spec: SmallFormSpec<V, G, E>,
  { effects, tokens, given, labels, messages, foreignPhones = false }: SmallFormGiven<V, G>,
): SmallForm<V, SmallFormResponse<E>> {
  type Name = keyof V & string
  type Outcome = SmallFormOutcome<V, SmallFormResponse<E>>
  type State = SmallFormState<SmallFormResponse<E>>
  const names = Object.keys(spec.fields) as Name[]
  const fields = Object.fromEntries(
    names.map((name) => [name, { label: labels[name], rules: phonesOf(spec.fields[name].rules, foreignPhones) }]),
  ) as Record<Name, FieldSpec>
  // Typing shows no new errors; a field with an error is checked again with every key.
  const form = createForm<V>({ fields, initial: spec.initial, mode: 'eager', ...(messages && { messages }) })
  const state = createStore(subscribeWithSelector<State>(() => idle))
  let attempt: Attempt<Input<E>> | null = null
  let running: Promise<Outcome> | null = null

  const begin = async (values: V): Promise<Attempt<Input<E>>> => {
    const token = spec.needsToken === true ? await tokens.token(spec.name) : ''
    return {
      values: JSON.stringify([values, given()]),
      key: effects.random.id(),
      input: spec.toInput(values, given(), token),
    }
  }
  const call = async ({ input, key }: Attempt<Input<E>>): Promise<Result<SmallFormResponse<E>, HttpFailure>> => {
    const result = await effects.http(spec.endpoint, input, { idempotencyKey: key })
    return result.ok && isRefusal(result.value)
      ? fail({ kind: 'status', message: 'The server refused.', status: 422 })
      : result
  }
  const showRefused = ({ problem }: HttpFailure): void => {
    for (const { field, pointer, code, message } of problem?.errors ?? []) {
      const word = lastWord(field === '' ? pointer : field)
      const name = names.find((each) => lastWord(spec.fields[each].wire ?? each) === word)
      if (name !== undefined) form.refuse(name, { rule: code, text: message })
    }
  }

  const send = async (): Promise<Outcome> => {
    const field = form.validate()
    if (field !== null) return { status: 'invalid', field }
    state.setState({ ...idle, status: 'sending' }, true)
    const values = form.values()
    const isRepeat = attempt?.values === JSON.stringify([values, given()])
    const current: Attempt<Input<E>> = isRepeat && attempt !== null ? attempt : await begin(values)
    attempt = current
    let result = await call(current)
    // The token of the first try has aged, and nothing was done with it: a fresh one, once.
    if (!result.ok && isRepeat && result.error.problem?.code === 'captcha-failed') {
      attempt = await begin(values)
      result = await call(attempt)
    }
    if (result.ok) {
      attempt = null
      state.setState({ status: 'sent', failure: null, response: result.value }, true)
      return { status: 'sent', response: result.value }
    }
    if (isFinalFailure(result.error)) attempt = null
    state.setState({ status: 'failed', failure: result.error, response: null }, true)
    showRefused(result.error)
    const [only, ...others] = names
    const isOfOnly = others.length === 0 && form.errors().length === 0 && OF_VALUES.includes(result.error.status)
    return { status: 'failed', failure: result.error, field: isOfOnly ? (only ?? null) : null }
  }

  return {
    form,
    state,
    submit: () => (running ??= send().finally(() => (running = null))),
    reset() {
      attempt = null
      form.reset()
      state.setState(idle, true)
    },
  }
}
