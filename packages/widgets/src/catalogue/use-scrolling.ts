import type { UseCategory } from '@prilavok/react'
import { useCallback, useEffect, useMemo, useRef, type RefObject } from 'react'
import { showListAfterChange, showListBegin } from './scroll-to-list'

interface Parts {
  readonly panel: RefObject<HTMLElement | null>
  readonly list: HTMLElement | RefObject<HTMLElement | null>
  /** The list stands below the filters, and no sheet with filters is open. */
  readonly isInColumn: boolean
}

/** The actions of a category, each followed by the scrolling that it asks for. Source: FILTER-13. */
export function useScrolling(actions: UseCategory['actions'], parts: Parts): UseCategory['actions'] {
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
  return useMemo(
    () => ({
      ...actions,
      toggle(searchCode, option) {
        actions.toggle(searchCode, option)
        changed()
      },
      setRange(searchCode, range) {
        actions.setRange(searchCode, range)
        changed()
      },
      clear(searchCode) {
        actions.clear(searchCode)
        changed()
      },
      goTo(page) {
        actions.goTo(page)
        turned()
      },
    }),
    [actions, changed, turned],
  )
}
