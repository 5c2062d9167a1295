import { useState } from 'react'
import { useLabels } from '../lib/labels'
import { sameFields } from '../lib/same-fields'
import { filtersRu, type FiltersLabels } from './filters.labels'

/** The texts of the filters; the same object until a text changes, so that hundreds of options need not render again. */
export function useFilterText(labels: Partial<FiltersLabels> | undefined): FiltersLabels {
  const text = useLabels('filters', filtersRu, labels)
  const [kept, keep] = useState(text)
  if (kept === text || sameFields(kept, text)) return kept
  keep(text)
  return text
}
