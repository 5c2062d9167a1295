import { suggestAddress, suggestBank, suggestCompany, suggestEmail, suggestFullName } from '@prilavok/contracts'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Effects, HttpFailure, HttpOptions } from '../effects'
import { createDebounce } from '../lib/debounce'
import { createLatest } from '../lib/latest'
import type { Result } from '../lib/result'
import type { ReadonlyStore } from '../lib/store'
import type { Feature } from '../shop'
import { LONGEST_QUERY, noSuggestions, SUGGEST_DELAY_MS, SUGGEST_FAILURES, SUGGEST_PAUSE_MS } from './suggestions.rules'
import type { SuggestionKind, SuggestionOf, SuggestionsState } from './suggestions.types'

/** The suggestions of one field. */
export interface Suggestions<T> {
  readonly state: ReadonlyStore<SuggestionsState<T>>
  /** The buyer has typed: what was found for another text is gone, and soon a request is sent to the server (SUGGEST-12, SUGGEST-13). */
  readonly type: (query: string) => void
  /** The field was left, or something was chosen: responses that are still on their way are ignored. */
  readonly close: () => void
}

/** Completes what is typed. */
export interface Suggesting {
  /** Suggestions for one field. */
  readonly open: <K extends SuggestionKind>(kind: K) => Suggestions<SuggestionOf[K]>
}

type Request<T> = (
  query: string,
  options: HttpOptions,
) => Promise<Result<{ readonly items: readonly T[] }, HttpFailure>>

/** Suggestions by kind, asked of the server; a failure is never more than a missing list. */
export function createSuggesting({ http, clock }: Pick<Effects, 'http' | 'clock'>): Suggesting {
  const requests: { readonly [K in SuggestionKind]: Request<SuggestionOf[K]> } = {
    name: (query, options) => http(suggestFullName, { body: { query } }, options),
    email: (query, options) => http(suggestEmail, { body: { query } }, options),
    address: (query, options) => http(suggestAddress, { body: { query } }, options),
    bank: (query, options) => http(suggestBank, { body: { query } }, options),
    company: (query, options) => http(suggestCompany, { body: { query } }, options),
  }
  let failures = 0
  let quietUntil = 0
  /** A server that fails, or returns that there are too many, gets no requests for a while (fault case 48). */
  const countFailure = (response: Result<unknown, HttpFailure>) => {
    failures = response.ok ? 0 : failures + 1
    const tooMuch = !response.ok && (response.error.status === 403 || response.error.status === 429)
    if (failures < SUGGEST_FAILURES && !tooMuch) return
    failures = 0
    quietUntil = clock.now() + SUGGEST_PAUSE_MS
  }

  const open = <K extends SuggestionKind>(kind: K): Suggestions<SuggestionOf[K]> => {
    const state = createStore(subscribeWithSelector<SuggestionsState<SuggestionOf[K]>>(() => noSuggestions))
    const latest = createLatest()
    const requestSoon = createDebounce(clock, SUGGEST_DELAY_MS, () => {
      const { query } = state.getState()
      if (clock.now() < quietUntil) return state.setState({ query, status: 'failed', found: [] })
      void latest(
        (signal) => requests[kind](query.trim().slice(0, LONGEST_QUERY), { signal }),
        (response) => {
          countFailure(response)
          state.setState({
            query,
            status: response.ok ? 'ready' : 'failed',
            found: response.ok ? response.value.items : [],
          })
        },
      )
    })
    const close = () => {
      latest.forget()
      requestSoon.cancel()
      state.setState(noSuggestions)
    }
    return {
      state,
      close,
      type(query) {
        close()
        if (query.trim() === '') return
        state.setState({ query, status: 'loading', found: [] })
        requestSoon()
      },
    }
  }
  return { open }
}

/** The suggestions of a shop: `shop.use(suggestingFeature)`. */
export const suggestingFeature: Feature<Suggesting> = {
  name: 'suggestions',
  create: ({ effects }) => createSuggesting(effects),
}
