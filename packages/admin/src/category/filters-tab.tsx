import {
  readCategoryFilters,
  saveCategoryFilters,
  categoryFilterSourceValues,
  type CategoryFilterSetting,
  type CategoryFilterSettings,
} from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import { useStaff, useLabels } from '../kit/staff/staff-context'
import { failureOf } from '../kit/client/failures'
import { useTabEdit, type SaveState } from '../kit/edits/edits'
import { enumTitle } from '../kit/values/format'
import { FilterCard } from './filter-card'
import { FilterPreview } from './filter-preview'
import {
  areSame,
  mergeFilters,
  numbered,
  placeOfError,
  withMoved,
  withNew,
  type MergedFilters,
} from './filter-settings'
import { filtersRu } from './filters.labels'
import { filtersEn } from './filters.labels.en'
import './filters-tab.css'

interface Read {
  readonly filters: readonly CategoryFilterSetting[]
  readonly version: number | null
}

interface EditProps {
  readonly id: string
  readonly start: Read
  readonly isReadOnly: boolean
  readonly reread: () => Promise<Read>
}

const sorted = ({ filters, version }: CategoryFilterSettings): Read => ({
  filters: numbered([...filters].sort((one, other) => one.displayOrder - other.displayOrder)),
  version,
})

/** The edit of one category's filters, from what was read to a save. */
function Edit({ id, start, isReadOnly, reread }: EditProps) {
  const { client, notify, locale } = useStaff()
  const words = useLabels('form')
  const own = useLabels({ ru: filtersRu, en: filtersEn })
  const queries = useQueryClient()
  const [base, setBase] = useState(start)
  const [filters, setFilters] = useState(start.filters)
  const [isSaving, setSaving] = useState(false)
  const [problems, setProblems] = useState<readonly { readonly pointer: string; readonly message: string }[]>([])
  const [dispute, setDispute] = useState<(MergedFilters & { readonly theirs: Read }) | null>(null)
  const isDirty = !areSame(base.filters, filters)

  const send = async (mine: readonly CategoryFilterSetting[], from: Read, isSecond = false): Promise<SaveState> => {
    setSaving(true)
    setProblems([])
    setDispute(null)
    try {
      const body = { categoryId: id, version: from.version, filters: [...mine] }
      await client.receive(saveCategoryFilters, { body }, { isQuiet: true })
      const now = await reread()
      setBefore({ filters: from.filters, version: now.version })
      setBase(now)
      setFilters(now.filters)
      if (tell === null || isSecond) notify({ text: isSecond ? words.merged : words.saved, tone: 'success' })
      void queries.invalidateQueries({ queryKey: ['list', 'category'] })
      void queries.invalidateQueries({ queryKey: ['history', 'category', id] })
      return 'saved'
    } catch (thrown) {
      const failure = failureOf(thrown)
      if (failure?.status === 412 && !isSecond) {
        const theirs = await reread()
        const merged = mergeFilters(from.filters, mine, theirs.filters)
        setFilters(merged.filters)
        if (merged.disputed.length === 0) return await send(merged.filters, theirs, true)
        setDispute({ ...merged, theirs })
        return 'conflict'
      }
      setProblems(failure?.problem?.errors ?? [{ pointer: '', message: failure?.message ?? String(thrown) }])
      return failure?.status === 422 ? 'invalid' : 'failed'
    } finally {
      setSaving(false)
    }
  }
  const [before, setBefore] = useState<Read | null>(null)
  const tell = useTabEdit(
    {
      save: () => send(filters, base),
      undo: async () => {
        if (before !== null) await send(before.filters, { ...base, version: before.version })
      },
      discard: () => setFilters(base.filters),
      fields: () => ({ filters }),
      apply: () => undefined,
      refresh: async () => undefined,
    },
    { isDirty, hasDraft: false },
  )
  const save = () => void send(filters, base).then((state) => tell?.(state))
  const press = (event: KeyboardEvent) => {
    if (
      !(event.ctrlKey || event.metaKey) ||
      !['s', 'ы'].includes(event.key.toLowerCase()) ||
      isReadOnly ||
      tell !== null
    )
      return
    event.preventDefault()
    event.stopPropagation()
    save()
  }
  const errorsOf = (at: number) =>
    Object.fromEntries(
      problems.flatMap(({ pointer, message }) => {
        const place = placeOfError(pointer)
        return place?.at === at ? [[place.field, message]] : []
      }),
    )
  return (
    <div className="pk-staff-form pk-staff-filters-tab" role="presentation" onKeyDown={press}>
      {!isReadOnly && tell === null && (
        <div className="pk-staff-form__bar">
          <Button variant="primary" size="small" busy={isSaving} onClick={save}>
            {words.save}
          </Button>
          {isDirty && (
            <Button size="small" variant="quiet" onClick={() => setFilters(base.filters)}>
              {words.discard}
            </Button>
          )}
          <span className="pk-staff-note" role="status">
            {isDirty ? words.unsaved : ''}
          </span>
        </div>
      )}
      {dispute !== null && (
        <div className="pk-staff-problems" role="alert">
          <p>{own.disputed(dispute.disputed.join(', '))}</p>
          <Button
            size="small"
            onClick={() => void send(dispute.filters, dispute.theirs, true).then((state) => tell?.(state))}
          >
            {own.keepMine}
          </Button>
          <Button
            size="small"
            onClick={() => {
              setBase(dispute.theirs)
              setFilters(dispute.theirs.filters)
              setDispute(null)
            }}
          >
            {own.takeTheirs}
          </Button>
        </div>
      )}
      {problems.length > 0 && (
        <div className="pk-staff-problems" role="alert">
          {problems.map(({ pointer, message }, at) => (
            <p key={`${pointer}${at}`}>{message}</p>
          ))}
        </div>
      )}
      <div className="pk-staff-filters-tab__sides">
        <div className="pk-staff-filters-tab__edit">
          {filters.length === 0 && <p className="pk-staff-note">{own.none}</p>}
          <ol className="pk-staff-filters-tab__list" aria-label={own.title}>
            {filters.map((filter, at) => (
              <FilterCard
                key={filter.id ?? `new-${at}`}
                filter={filter}
                at={at}
                count={filters.length}
                isReadOnly={isReadOnly}
                errors={errorsOf(at)}
                onChange={(next) => setFilters(filters.map((each, place) => (place === at ? next : each)))}
                onMove={(to) => setFilters(withMoved(filters, at, to))}
                onRemove={() => setFilters(numbered(filters.filter((_, place) => place !== at)))}
              />
            ))}
          </ol>
          {!isReadOnly && (
            <div className="pk-staff-tree__bar" role="group" aria-label={own.add}>
              <span className="pk-staff-note">{own.add}:</span>
              {categoryFilterSourceValues.values.map((source) => (
                <Button key={source} size="small" onClick={() => setFilters(withNew(filters, source))}>
                  {enumTitle('CategoryFilterSource', source, locale)}
                </Button>
              ))}
            </div>
          )}
        </div>
        <FilterPreview filters={filters} />
      </div>
    </div>
  )
}

/** The filters of a category's page: their order, kinds and options, beside what buyers will see of them. */
export function FiltersTab({ id, isReadOnly }: { readonly id: string; readonly isReadOnly: boolean }) {
  const { client } = useStaff()
  const { loading } = useLabels('staff')
  const reread = async () => sorted(await client.call(readCategoryFilters, { params: { id } }, { isQuiet: true }))
  const read = useQuery({ queryKey: ['category-filters', id], queryFn: reread, staleTime: Infinity, gcTime: 0 })
  if (read.isError) return <p role="alert">{read.error.message}</p>
  if (read.data === undefined) return <p role="status">{loading}</p>
  return <Edit id={id} start={read.data} isReadOnly={isReadOnly} reread={reread} />
}
