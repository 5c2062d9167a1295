import {
  createBestComment,
  createProductQuestions,
  type BestComment,
  type Loaded,
  type LoadedState,
  type UserProductQuestionView,
} from '@prilavok/core/content'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** Something of a product, and how to load it. */
export interface UseLoaded<T> extends LoadedState<T>, Pick<Loaded<T>, 'load'> {}

function useLoaded<T>({ state, load }: Loaded<T>): UseLoaded<T> {
  return { ...useStore(state), load }
}

/** The best review of a product. Source: CONTENT-14. */
export function useBestComment(productId: string): UseLoaded<{ readonly comment: BestComment | null }> {
  const { effects } = useShop()
  return useLoaded(useMemo(() => createBestComment(effects, productId), [effects, productId]))
}

/** The answered questions about a product. Source: CONTENT-28. */
export function useProductQuestions(shortId: string): UseLoaded<readonly UserProductQuestionView[]> {
  const { effects } = useShop()
  return useLoaded(useMemo(() => createProductQuestions(effects, shortId), [effects, shortId]))
}
