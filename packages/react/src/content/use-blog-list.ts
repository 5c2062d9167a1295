import { createBlogList, type BlogList, type BlogListState } from '@prilavok/core/content'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** A list of the blog with its actions. */
export interface UseBlogList extends BlogListState, Pick<BlogList, 'load' | 'turn' | 'find'> {}

/** A list of the blog, which is requested at once. */
export function useBlogList({
  pageSize,
  page,
}: { readonly pageSize?: number | undefined; readonly page?: number | undefined } = {}): UseBlogList {
  const { effects } = useShop()
  const { state, ...actions } = useMemo(() => createBlogList(effects, { pageSize, page }), [effects, pageSize, page])
  useEffect(() => void actions.load(), [actions.load])
  return { ...useStore(state), ...actions }
}
