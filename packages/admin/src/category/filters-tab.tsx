import {
  categoryFilterSourceValues,
  readCategoryFilters,
  saveCategoryFilters,
  type CategoryFilterSetting,
} from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ListPartTab } from '../kit/parts/list-part-tab'
import type { Item, ListPart } from '../kit/parts/list-part.types'
import { listSource } from '../kit/parts/list-source'
import { mergeByIdentity } from '../kit/records/keyed-list'
import { useLabels, useStaff } from '../kit/staff/staff-context'
import { enumTitle } from '../kit/values/format'
import { FilterCard } from './filter-card'
import { FilterPreview } from './filter-preview'
import { newFilter, settingOf } from './filter-settings'
import { filtersRu } from './filters.labels'
import { filtersEn } from './filters.labels.en'
import './filters-tab.css'

const shape = { list: 'filters', keyOf: (item: Item) => String(item['id']) }
/** The code in addresses is unique in a category, so a new filter is known by it once the server has it. */
const merge = mergeByIdentity((item) => String(item['searchCode']))

function Filters({ part }: { readonly part: ListPart }) {
  const { locale } = useStaff()
  const words = useLabels({ ru: filtersRu, en: filtersEn })
  const { items, isReadOnly, change, add, remove, move, errorOf } = part
  const filters = items.map(([, item], at) => settingOf(item, at))
  const addFrom = (source: CategoryFilterSetting['source']) =>
    add(`new:${globalThis.crypto.randomUUID()}`, { ...newFilter(filters, source) })
  return (
    <div className="pk-staff-filters-tab__sides">
      <div className="pk-staff-filters-tab__edit">
        {items.length === 0 && <p className="pk-staff-note">{words.none}</p>}
        <ol className="pk-staff-filters-tab__list" aria-label={words.title}>
          {items.map(([key, item], at) => (
            <FilterCard
              key={key}
              filter={settingOf(item, at)}
              at={at}
              count={items.length}
              isReadOnly={isReadOnly}
              errorOf={(field) => errorOf(key, field)}
              onChange={(fields) => change(key, fields)}
              onMove={(to) => {
                const target = items[to]
                if (target !== undefined) move(key, target[0])
              }}
              onRemove={() => remove(key)}
            />
          ))}
        </ol>
        {!isReadOnly && (
          <div className="pk-staff-tree__bar" role="group" aria-label={words.add}>
            <span className="pk-staff-note">{words.add}:</span>
            {categoryFilterSourceValues.values.map((source) => (
              <Button key={source} size="small" onClick={() => addFrom(source)}>
                {enumTitle('CategoryFilterSource', source, locale)}
              </Button>
            ))}
          </div>
        )}
      </div>
      <FilterPreview filters={filters} />
    </div>
  )
}

/** The filters of a category's page: their order, kinds and options, beside what buyers will see of them. */
export function FiltersTab({ id, isReadOnly }: { readonly id: string; readonly isReadOnly: boolean }) {
  const { client } = useStaff()
  const queries = useQueryClient()
  const source = useMemo(
    () =>
      listSource(client, {
        read: readCategoryFilters,
        save: saveCategoryFilters,
        input: { params: { id } },
        owner: { categoryId: id },
        shape,
        merge,
      }),
    [client, id],
  )
  return (
    <ListPartTab
      name={`category:${id}:filters`}
      source={source}
      shape={shape}
      isReadOnly={isReadOnly}
      titleOf={(_, { name, searchCode }) => String(name ?? searchCode)}
      onSaved={() => {
        void queries.invalidateQueries({ queryKey: ['list', 'category'] })
        void queries.invalidateQueries({ queryKey: ['history', 'category', id] })
      }}
    >
      {(part) => <Filters part={part} />}
    </ListPartTab>
  )
}
