import { optionsOf } from '@prilavok/core/catalogue'
import type { UseCategory } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { Notice } from '@prilavok/ui/notice'
import { Skeleton, SkeletonBlock, skeletonLabels } from '@prilavok/ui/skeleton'
import { useLabels } from '../lib/labels'
import { FilterGroup } from './filter-group'
import './filter-panel.css'
import type { FiltersLabels } from './filters.labels'

const PLACEHOLDERS = ['90px', '86px', '520px']

/** All filters of a category, one below the other. */
export function FilterPanel({ category, text }: { readonly category: UseCategory; readonly text: FiltersLabels }) {
  const { filters, filtersStatus, selection, actions } = category
  const waiting = useLabels('skeleton', skeletonLabels)
  if (filtersStatus === 'failed') {
    return (
      <Notice
        tone="danger"
        action={
          <Button size="small" onClick={actions.retry}>
            {text.retry}
          </Button>
        }
      >
        {text.failedFilters}
      </Notice>
    )
  }
  if (filters.length === 0 && filtersStatus !== 'ready') {
    return (
      <Skeleton labels={waiting}>
        {PLACEHOLDERS.map((height) => (
          <SkeletonBlock key={height} height={height} />
        ))}
      </Skeleton>
    )
  }
  return (
    <div className="pk-filter-panel">
      {filters.map((filter) => (
        <FilterGroup
          key={filter.searchCode}
          filter={filter}
          selected={optionsOf(selection, filter.searchCode)}
          actions={actions}
          text={text}
        />
      ))}
    </div>
  )
}
