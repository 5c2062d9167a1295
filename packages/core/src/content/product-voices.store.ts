import {
  loadBestComment,
  loadProductQuestions,
  type ProductCommentView,
  type UserProductQuestionView,
} from '@prilavok/contracts'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Effects } from '../effects'
import type { ReadonlyStore } from '../lib/store'
import { momentText } from './moment-text'

/** The review of a product that the shop likes best, with its moment as it is shown. Source: CONTENT-16. */
export interface BestComment extends ProductCommentView {
  /** When it was written, as it is shown. Source: CONTENT-16. */
  readonly createdUtcString: string
}

/** Something of a product that is loaded once. */
export interface LoadedState<T> {
  /** Whether the value is there. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** What was loaded; null before. */
  readonly value: T
}

/** Something of a product, and how to load it. */
export interface Loaded<T> {
  /** What was loaded, and whether it is loading. */
  readonly state: ReadonlyStore<LoadedState<T>>
  /** Requests it unless that is done or under way; after a failure it tries again. */
  readonly load: () => Promise<void>
}

function createLoaded<T>(nothing: T, request: () => Promise<T | null>): Loaded<T> {
  const state = createStore(subscribeWithSelector<LoadedState<T>>(() => ({ status: 'idle', value: nothing })))
  return {
    state,
    async load() {
      const { status } = state.getState()
      if (status === 'loading' || status === 'ready') return
      state.setState({ status: 'loading' })
      const value = await request()
      state.setState(value === null ? { status: 'failed' } : { status: 'ready', value })
    },
  }
}

/** The best review of a product; what goes wrong is logged only, and loading stops. Source: CONTENT-14, CONTENT-17. */
export const createBestComment = (
  { http, report }: Pick<Effects, 'http' | 'report'>,
  productId: string,
): Loaded<{ readonly comment: BestComment | null }> =>
  createLoaded<{ readonly comment: BestComment | null }>({ comment: null }, async () => {
    const response = await http(loadBestComment, { query: { productId } })
    if (!response.ok) {
      report({ kind: 'response', message: `The best review could not be loaded: ${response.error.message}` })
      return null
    }
    const comment = response.value
    return { comment: comment && { ...comment, createdUtcString: momentText(comment.createdUtc) } }
  })

/** The answered questions about a product; `shortId` is its short id or its id. Source: CONTENT-28. */
export const createProductQuestions = (
  { http }: Pick<Effects, 'http'>,
  shortId: string,
): Loaded<readonly UserProductQuestionView[]> =>
  createLoaded<readonly UserProductQuestionView[]>([], async () => {
    const response = await http(loadProductQuestions, { params: { shortId } })
    return response.ok ? response.value.items : null
  })
