import { Button } from '@prilavok/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type ReactNode } from 'react'
import { useLabels } from '../staff/staff-context'
import { useTabEdit, type SaveState } from '../edits/edits'
import { useEditFlow } from '../edits/use-edit-flow'
import { useSavedNotice } from '../edits/use-saved-notice'
import { ConflictDialog } from '../edits/conflict-dialog'
import { DraftNotice } from '../edits/draft-notice'
import { ProblemList } from '../edits/problem-list'
import { useDraft } from '../edits/use-draft'
import { added, changed, itemsOf, moved, removed } from '../records/keyed-list'
import { isSame } from '../records/same-value'
import type { ReadRecord } from '../records/save-record'
import { errorKey, listErrors, NO_ERRORS } from './list-errors'
import type { Item, ListPart, ListPartProps } from './list-part.types'
import { partsRu } from './parts.labels'
import { partsEn } from './parts.labels.en'
import { useListConflicts } from './use-list-conflicts'
import './parts.css'

function PartContent({ render, part }: { readonly render: (part: ListPart) => ReactNode; readonly part: ListPart }) {
  return render(part)
}

function PartSession({
  name,
  source,
  shape,
  isReadOnly,
  titleOf,
  problemsOf,
  onSaved,
  record,
  children,
}: ListPartProps & { readonly record: ReadRecord }) {
  const tellSaved = useSavedNotice()
  const [fields, setFields] = useState(record.fields)
  // A save that has waited for a sign-in must see what was typed meanwhile.
  const latest = useRef(fields)
  const [isDirty, setDirty] = useState(false)
  const [errors, setErrors] = useState(NO_ERRORS)
  const draft = useDraft(name, () => flow.base.current.fields)
  const show = (next: Item) => {
    latest.current = next
    setFields(next)
    const hasChanged = !isSame(flow.base.current.fields, next)
    setDirty(hasChanged)
    if (!isReadOnly && hasChanged) draft.keep(next)
  }
  const flow = useEditFlow({
    record,
    sourceOf: () => source,
    values: () => latest.current,
    show,
    onSaved: () => {
      onSaved?.()
      return draft.forget()
    },
    onTakenBack: onSaved,
    onFailure: (thrown) => setErrors(listErrors(thrown, shape.list, itemsOf(latest.current), titleOf)),
  })
  const save = async (): Promise<SaveState> => {
    const problems = problemsOf?.(itemsOf(latest.current)) ?? []
    setErrors({ ...NO_ERRORS, problems })
    return problems.length > 0 ? 'invalid' : flow.save()
  }
  const tell = useTabEdit(
    {
      save,
      lastSave: flow.lastSave,
      discard: () => {
        void draft.forget()
        setErrors(NO_ERRORS)
        show(flow.base.current.fields)
      },
      fields: () => latest.current,
      apply: (change) => show(change(latest.current)),
      refresh: flow.refresh,
    },
    { isDirty, hasDraft: !isReadOnly && draft.found !== null },
  )
  const decided = (state: SaveState | null) => {
    if (state !== null) tell?.(state)
    if (state === 'saved') tellSaved(flow.lastSave())
  }
  const shownAs = useListConflicts(flow.conflict?.merged ?? fields, titleOf)
  return (
    <>
      {!isReadOnly && (
        <DraftNotice
          draft={draft.found}
          onRestore={(found) => flow.restore(found) && draft.taken()}
          onForget={() => void draft.forget()}
        />
      )}
      <ProblemList problems={errors.problems} />
      <PartContent
        render={children}
        part={{
          items: itemsOf(fields),
          isReadOnly,
          change: (key, change) => show(changed(latest.current, key, change)),
          add: (key, item) => show(added(latest.current, key, item)),
          remove: (key) => show(removed(latest.current, key)),
          move: (key, target) => show(moved(latest.current, key, target)),
          errorOf: (key, field) => errors.at.get(errorKey(key, field)),
        }}
      />
      {flow.conflict !== null && (
        <ConflictDialog
          conflicts={flow.conflict.conflicts}
          shownAs={shownAs}
          onDecide={(sides) => {
            draft.taken()
            void flow.decide(sides).then(decided)
          }}
          onCancel={flow.cancel}
        />
      )}
    </>
  )
}

/** Loads a part and edits it: dirty by comparison, a draft, a version, a merge, errors at their records. */
export function ListPartTab(props: ListPartProps) {
  const { loading } = useLabels('staff')
  const words = useLabels({ ru: partsRu, en: partsEn })
  const { name, source } = props
  const record = useQuery({
    queryKey: ['part', name],
    queryFn: ({ signal }) => source.read(signal),
    staleTime: Infinity,
    gcTime: 0,
  })
  if (record.isError)
    return (
      <div className="pk-staff-notice" role="alert">
        <p>{`${words.failedPart}. ${record.error.message}`}</p>
        <Button size="small" onClick={() => void record.refetch()}>
          {words.again}
        </Button>
      </div>
    )
  if (record.data === undefined)
    return (
      <p className="pk-staff-notice" role="status">
        {loading}
      </p>
    )
  return <PartSession {...props} record={record.data} />
}
