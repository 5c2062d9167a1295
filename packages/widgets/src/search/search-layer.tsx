import { SEARCH_MAX_HEIGHT } from '@prilavok/core/search'
import type { UseSearch } from '@prilavok/react'
import { AnchoredLayer } from '@prilavok/ui/combobox'
import type { RefObject } from 'react'
import { RecentQueries } from './recent-queries'
import { SearchResults } from './search-results'
import type { SearchBoxLabels } from './search.labels'
import type { Stage } from './stage'

/** What the layer below a search field shows, and what can be done in it. */
export interface SearchLayerProps {
  readonly text: SearchBoxLabels
  readonly open: boolean
  /** The element that the layer stands below. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly listId: string
  readonly stage: Stage
  /** The option that keys have reached; -1: none. */
  readonly active: number
  readonly search: UseSearch
  readonly onActive: (index: number) => void
  readonly onFollow: () => void
  /** Searches one of the last queries again. */
  readonly onChoose: (query: string) => void
  /** Takes the focus, whose button goes. */
  readonly onEmpty: () => void
}

/** The layer of a search box: the last queries, or what was found; loaded when the field is used. Source: SEARCH-10. */
export function SearchLayer({ open, anchor, onChoose, onEmpty, onFollow, ...shown }: SearchLayerProps) {
  const { text, stage, search } = shown
  return (
    <AnchoredLayer open={open} anchor={anchor} maxHeight={SEARCH_MAX_HEIGHT}>
      {stage === 'recent' ? (
        <RecentQueries
          text={text}
          queries={search.recent}
          onChoose={onChoose}
          onForget={search.forget}
          onForgetAll={search.forgetAll}
          onEmpty={onEmpty}
        />
      ) : (
        <SearchResults {...shown} onFollow={onFollow} />
      )}
    </AnchoredLayer>
  )
}
