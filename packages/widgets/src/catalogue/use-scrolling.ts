import type { UseCategory } from '@prilavok/react'
import { useCallback, useEffect, useMemo, useRef, type RefObject } from 'react'
import { useKeptHeight } from './use-kept-height'
import { showListAfterChange, showListBegin } from './scroll-to-list'

interface Parts {
  readonly panel: RefObject<HTMLElement | null>
  readonly list: HTMLElement | RefObject<HTMLElement | null>
  /** The list stands below the filters, and no sheet with filters is open. */
  readonly isInColumn: boolean
  readonly isLoading: boolean
}

interface Scrolling {
  readonly actions: UseCategory['actions']
  /** Shows where the list begins, where that is out of sight. */
  readonly showList: () => void
}

/** The actions of a category, each followed by the scrolling that it asks for. Source: FILTER-13. */
export function useScrolling(actions: UseCategory['actions'], parts: Parts): Scrolling {
  const { isLoading } = parts
  const latest = useRef(parts)
  useEffect(() => {
    latest.current = parts
  })
  const listOf = ({ list }: Parts) => ('current' in list ? list.current : list)
  const changed = useCallback(() => {
    const { panel, isInColumn } = latest.current
    if (isInColumn) showListAfterChange(panel.current, listOf(latest.current))
  }, [])
  const turned = useCallback(() => showListBegin(listOf(latest.current)), [])
  useKeptHeight(() => listOf(latest.current), isLoading)
  const followed = useMemo(
    () => ({
      ...actions,
      toggle(searchCode: string, option: string) {
        actions.toggle(searchCode, option)
        changed()
      },
      setRange(searchCode: string, range: { readonly min: number; readonly max: number } | null) {
        actions.setRange(searchCode, range)
        changed()
      },
      clear(searchCode?: string) {
        actions.clear(searchCode)
        changed()
      },
      sortBy(order: string) {
        actions.sortBy(order)
        turned()
      },
      goTo(page: number) {
        actions.goTo(page)
        turned()
      },
    }),
    [actions, changed, turned],
  )
  return { actions: followed, showList: turned }
}
