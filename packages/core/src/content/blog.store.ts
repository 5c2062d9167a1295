import { loadBlogPosts, type BlogPostCard } from '@prilavok/contracts'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Effects } from '../effects'
import { createDebounce } from '../lib/debounce'
import { createLatest } from '../lib/latest'
import type { ReadonlyStore } from '../lib/store'
import { clampPage } from './blog.rules'

/** So long after the last letter the blog is searched. */
const SEARCH_DELAY_MS = 300

/** A list of the blog. */
export interface BlogListState {
  /** Whether the page is there. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** The visible posts of the page. Source: CONTENT-04. */
  readonly posts: readonly BlogPostCard[]
  /** From 1. */
  readonly page: number
  /** How many pages the list has. */
  readonly pageCount: number
  /** What is typed. */
  readonly search: string
}

/** A list of the blog with its pages and its search. */
export interface BlogList {
  /** The page that is shown, and whether it is loading. */
  readonly state: ReadonlyStore<BlogListState>
  /** Requests the page that is shown; again after a failure. */
  readonly load: () => Promise<void>
  /** Turns to a page that exists. Source: CONTENT-08. */
  readonly turn: (page: number) => Promise<void>
  /** Searches soon, from the first page. */
  readonly find: (search: string) => void
}

/** A list of the blog, of so many posts a page. */
export function createBlogList(
  { http, clock }: Pick<Effects, 'http' | 'clock'>,
  { pageSize, page = 1 }: { readonly pageSize?: number | undefined; readonly page?: number | undefined } = {},
): BlogList {
  const state = createStore(
    subscribeWithSelector<BlogListState>(() => ({
      status: 'idle',
      posts: [],
      page: Math.max(1, page),
      pageCount: 1,
      search: '',
    })),
  )
  const latest = createLatest()
  const load = async () => {
    const { page: pageIndex, search } = state.getState()
    state.setState({ status: 'loading' })
    await latest(
      (signal) => http(loadBlogPosts, { query: { pageIndex, search, pageSize } }, { signal }),
      (response) => {
        if (!response.ok) return state.setState({ status: 'failed' })
        const { items, paging } = response.value
        const pageCount = Math.max(1, paging.pageCount ?? 1)
        state.setState({
          status: 'ready',
          posts: items.filter(({ isVisible }) => isVisible),
          pageCount,
          page: clampPage(paging.pageIndex, pageCount),
        })
      },
    )
  }
  const loadSoon = createDebounce(clock, SEARCH_DELAY_MS, () => void load())
  return {
    state,
    load,
    turn(wanted) {
      loadSoon.cancel()
      state.setState({ page: clampPage(wanted, state.getState().pageCount) })
      return load()
    },
    find(search) {
      latest.forget()
      state.setState({ search, page: 1, status: 'loading' })
      loadSoon()
    },
  }
}
