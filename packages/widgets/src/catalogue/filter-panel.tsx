import { optionsOf } from '@prilavok/core/catalogue'
import type { UseCategory } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { Notice } from '@prilavok/ui/notice'
import { FilterGroup } from './filter-group'
import './filter-panel.css'
import type { FiltersLabels } from './filters.labels'
import { PanelWaiting } from './panel-waiting'

/** All filters of a category, one below the other. */
export function FilterPanel({ category, text }: { readonly category: UseCategory; readonly text: FiltersLabels }) {
  const { filters, filtersStatus, selection, actions } = category
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
  if (filters.length === 0 && filtersStatus !== 'ready') return <PanelWaiting />
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
