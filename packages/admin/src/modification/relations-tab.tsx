import {
  modificationRelationTypeValues,
  readModificationRelations,
  saveModificationRelations,
  type ModificationRelation,
} from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import { useStaff, useLabels } from '../kit/staff/staff-context'
import { failureOf } from '../kit/client/failures'
import { useTabEdit, type SaveState } from '../kit/edits/edits'
import { LazyLookup } from '../kit/lookup/lazy-lookup'
import { enumTitle } from '../kit/values/format'
import { isSame } from '../kit/records/same-value'
import { inPlaces, keyOf, mergeRelations } from './merge-relations'
import { modificationRu } from './modification.labels'
import { modificationEn } from './modification.labels.en'

type Items = readonly ModificationRelation[]
interface Read {
  readonly items: Items
  readonly version: number | null
}

const NEW: ModificationRelation = {
  relatedModificationId: '',
  related: null,
  type: 'Analog',
  note: null,
  displayOrder: 0,
}

interface EditProps {
  readonly id: string
  readonly start: Read
  readonly isReadOnly: boolean
  readonly reread: () => Promise<Read>
}

/** The edit of one modification's relations, from what was read to a save. */
function Edit({ id, start, isReadOnly, reread }: EditProps) {
  const { client, notify, links, locale } = useStaff()
  const words = useLabels('form')
  const own = useLabels({ ru: modificationRu, en: modificationEn })
  const queries = useQueryClient()
  const [base, setBase] = useState(start)
  const [items, setItems] = useState(start.items)
  const [isSaving, setSaving] = useState(false)
  const [problems, setProblems] = useState<readonly string[]>([])
  const [dispute, setDispute] = useState<{
    readonly items: Items
    readonly names: string
    readonly theirs: Read
  } | null>(null)
  const isDirty = !isSame(base.items, items)
  const nameOf = (key: string) =>
    [...items, ...base.items].find((item) => keyOf(item) === key)?.related?.fullName ?? key

  const send = async (mine: Items, from: Read, isSecond = false): Promise<SaveState> => {
    setSaving(true)
    setProblems([])
    setDispute(null)
    try {
      const kept = inPlaces(mine.filter(({ relatedModificationId }) => relatedModificationId !== ''))
      const body = { modificationId: id, version: from.version, items: [...kept] }
      await client.receive(saveModificationRelations, { body }, { isQuiet: true })
      const now = await reread()
      setBefore({ items: from.items, version: now.version })
      setBase(now)
      setItems(now.items)
      if (tell === null || isSecond) notify({ text: isSecond ? words.merged : words.saved, tone: 'success' })
      for (const key of [
        ['list', 'modification'],
        ['record', 'modification', id],
        ['history', 'modification', id],
      ])
        void queries.invalidateQueries({ queryKey: key })
      return 'saved'
    } catch (thrown) {
      const failure = failureOf(thrown)
      if (failure?.status === 412 && !isSecond) {
        const theirs = await reread()
        const merged = mergeRelations(from.items, mine, theirs.items)
        setItems(merged.items)
        if (merged.disputed.length === 0) return await send(merged.items, theirs, true)
        setDispute({ items: merged.items, names: merged.disputed.map(nameOf).join(', '), theirs })
        return 'conflict'
      }
      setProblems(failure?.problem?.errors?.map(({ message }) => message) ?? [failure?.message ?? String(thrown)])
      return failure?.status === 422 ? 'invalid' : 'failed'
    } finally {
      setSaving(false)
    }
  }
  const [before, setBefore] = useState<Read | null>(null)
  const tell = useTabEdit(
    {
      save: () => send(items, base),
      undo: async () => {
        if (before !== null) await send(before.items, { ...base, version: before.version })
      },
      discard: () => setItems(base.items),
      fields: () => ({ items }),
      apply: () => undefined,
      refresh: async () => undefined,
    },
    { isDirty, hasDraft: false },
  )
  const save = () => void send(items, base).then((state) => tell?.(state))
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
  const change = (at: number, part: Partial<ModificationRelation>) =>
    setItems(items.map((item, place) => (place === at ? { ...item, ...part } : item)))
  return (
    <div className="pk-staff-form" role="presentation" onKeyDown={press}>
      {!isReadOnly && tell === null && (
        <div className="pk-staff-form__bar">
          <Button variant="primary" size="small" busy={isSaving} onClick={save}>
            {words.save}
          </Button>
          {isDirty && (
            <Button size="small" variant="quiet" onClick={() => setItems(base.items)}>
              {words.discard}
            </Button>
          )}
          <span className="pk-staff-note" role="status">
            {isDirty ? words.unsaved : own.mutual}
          </span>
        </div>
      )}
      {dispute !== null && (
        <div className="pk-staff-problems" role="alert">
          <p>{own.disputed(dispute.names)}</p>
          <Button
            size="small"
            onClick={() => void send(dispute.items, dispute.theirs, true).then((state) => tell?.(state))}
          >
            {own.keepMine}
          </Button>
          <Button
            size="small"
            onClick={() => {
              setBase(dispute.theirs)
              setItems(dispute.theirs.items)
              setDispute(null)
            }}
          >
            {own.takeTheirs}
          </Button>
        </div>
      )}
      {problems.length > 0 && (
        <div className="pk-staff-problems" role="alert">
          {problems.map((each, at) => (
            <p key={at}>{each}</p>
          ))}
        </div>
      )}
      {items.length === 0 && <p className="pk-staff-note">{own.noRelations}</p>}
      <ul className="pk-staff-relations" aria-label={own.relations}>
        {items.map((item, at) => {
          const name = item.related?.fullName ?? item.relatedModificationId
          return (
            <li key={`${at} ${item.relatedModificationId}`}>
              <select
                className="pk-staff-input"
                aria-label={own.type}
                value={item.type}
                disabled={isReadOnly}
                onChange={(event) => change(at, { type: event.target.value as ModificationRelation['type'] })}
              >
                {modificationRelationTypeValues.values.map((each) => (
                  <option key={each} value={each}>
                    {enumTitle('ModificationRelationType', each, locale)}
                  </option>
                ))}
              </select>
              {isReadOnly ? (
                <a href={links.record('modification', item.relatedModificationId)}>{name}</a>
              ) : (
                <LazyLookup
                  of="modification"
                  many={false}
                  label={own.related}
                  value={item.relatedModificationId === '' ? [] : [item.relatedModificationId]}
                  onChange={([next]) => change(at, { relatedModificationId: next ?? '', related: null })}
                />
              )}
              <input
                className="pk-staff-input"
                aria-label={own.note}
                placeholder={own.note}
                maxLength={300}
                readOnly={isReadOnly}
                value={item.note ?? ''}
                onChange={(event) => change(at, { note: event.target.value === '' ? null : event.target.value })}
              />
              {!isReadOnly && (
                <button
                  type="button"
                  className="pk-staff-small"
                  aria-label={own.remove(name)}
                  onClick={() => setItems(items.filter((_, place) => place !== at))}
                >
                  ×
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {!isReadOnly && (
        <div>
          <Button size="small" onClick={() => setItems([...items, { ...NEW, displayOrder: items.length }])}>
            {own.add}
          </Button>
        </div>
      )}
    </div>
  )
}

/** What a modification is related to: parents, analogues, replacements, parts. */
export function RelationsTab({ id, isReadOnly }: { readonly id: string; readonly isReadOnly: boolean }) {
  const { client } = useStaff()
  const { loading } = useLabels('staff')
  const reread = async (): Promise<Read> => {
    const { items, version } = await client.call(readModificationRelations, { params: { id } }, { isQuiet: true })
    return { items, version }
  }
  const read = useQuery({ queryKey: ['modification-relations', id], queryFn: reread, staleTime: Infinity, gcTime: 0 })
  if (read.isError) return <p role="alert">{read.error.message}</p>
  if (read.data === undefined) return <p role="status">{loading}</p>
  return <Edit id={id} start={read.data} isReadOnly={isReadOnly} reread={reread} />
}
