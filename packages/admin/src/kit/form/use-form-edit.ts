import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { Descriptor, Field } from '../describe/descriptor.types'
import { isGroup } from '../describe/is-group'
import type { SaveState } from '../edits/edits'
import { useDraft, type FormDraft } from '../edits/use-draft'
import { useEditFlow, type EditFlow } from '../edits/use-edit-flow'
import { isSame, own, withoutNothings } from '../records/same-value'
import { recordSource, type ReadRecord } from '../records/save-record'
import { useLabels, useStaff } from '../staff/staff-context'
import { showFailure } from './save-failure'
import { formWords } from '../labels/form-words'

type Fields = Record<string, unknown>

interface FormEditSettings {
  readonly descriptor: Descriptor
  readonly id: string | null
  readonly record: ReadRecord
  readonly initial: Readonly<Fields> | undefined
  readonly onSaved: () => void
}

/** The fields of one record while they are typed, and what became of them. */
export interface FormEdit extends Pick<
  EditFlow,
  'base' | 'isSaving' | 'conflict' | 'decide' | 'cancel' | 'restore' | 'lastSave'
> {
  readonly form: UseFormReturn<Fields>
  readonly draft: FormDraft
  readonly isDirty: boolean
  /** What is wrong, one sentence after another. */
  readonly problems: readonly string[]
  readonly save: () => Promise<SaveState>
  readonly refresh: () => Promise<void>
  readonly discard: () => void
  readonly apply: (change: (fields: Readonly<Fields>) => Readonly<Fields>) => void
  /** Takes what another call has saved of the same record. */
  readonly adopt: (saved: ReadRecord) => void
}

/** Also a group that has such a field inside: drafts keep groups whole. */
const isPersonal = (field: Field): boolean =>
  field.personal === true || (isGroup(field) && field.fields.some(isPersonal))

/** Joins the fields of a form with the steps of an edit: dirty by comparison, a draft, errors at their fields. */
export function useFormEdit({ descriptor, id, record, initial, onSaved }: FormEditSettings): FormEdit {
  const { client } = useStaff()
  const words = useLabels(formWords)
  const queries = useQueryClient()
  const { resource, sections } = descriptor
  const form = useForm<Fields>({ defaultValues: { ...record.fields, ...initial }, mode: 'onTouched' })
  const [isDirty, setDirty] = useState(false)
  const [problems, setProblems] = useState<readonly string[]>([])
  const personal = useMemo(
    () => new Set(sections.flatMap(({ fields }) => fields.filter(isPersonal)).map(({ field }) => field)),
    [sections],
  )
  const draft = useDraft(`${resource.key}:${id ?? 'new'}`, () => flow.base.current.fields, personal)

  const given = (values: Readonly<Fields>) => withoutNothings(flow.base.current.fields, values)
  const seen = (typed: Readonly<Fields>) => {
    const values = given(typed)
    const hasChanged = !isSame(flow.base.current.fields, values)
    setDirty(hasChanged)
    if (hasChanged) draft.keep(values)
  }
  const show = (values: Readonly<Fields>) => {
    form.reset(values, { keepDefaultValues: true })
    seen(values)
  }
  useEffect(() => {
    const watched = form.watch((values) => seen(values))
    return () => watched.unsubscribe()
  }, [form])

  // The heading names the record as it was read last; a record that is no longer shown is read anew.
  const rename = (read: ReadRecord) =>
    queries.setQueryData<ReadRecord>(['record', resource.key, id], (shown) => shown && read)
  const forgetHistory = () => void queries.invalidateQueries({ queryKey: ['history', resource.key] })
  // Rows are read again when their list is opened; the records before and after this one stay where they were.
  const forgetRows = () => void queries.invalidateQueries({ queryKey: ['list', resource.key], refetchType: 'none' })
  const flow = useEditFlow({
    record,
    sourceOf: ({ fields: read }) => recordSource(client, resource, own(read, 'id')),
    values: () => given(form.getValues()),
    show,
    onSaved: (read) => {
      rename(read)
      forgetHistory()
      forgetRows()
      onSaved()
      return draft.forget()
    },
    onTakenBack: (read) => {
      rename(read)
      forgetHistory()
      void queries.invalidateQueries({ queryKey: ['list', resource.key] })
    },
    onFailure: (thrown) => setProblems(showFailure(form, thrown)),
  })
  // A save that was taken back after the screen had been left and opened again.
  useEffect(() => {
    if (record !== flow.base.current) flow.follow(record)
  }, [record])
  const { base, isSaving, conflict, decide, cancel, restore, lastSave } = flow
  return {
    ...{ base, isSaving, conflict, decide, cancel, restore, lastSave },
    ...{ form, draft, isDirty, problems },
    save: async () => {
      let state: SaveState = 'invalid'
      setProblems([])
      await form.handleSubmit(
        async () => {
          state = await flow.save()
        },
        () => setProblems([words.fix]),
      )()
      return state
    },
    refresh: async () => {
      await flow.refresh()
      rename(base.current)
    },
    discard: () => {
      void draft.forget()
      setProblems([])
      show(base.current.fields)
    },
    apply: (change) => show(change(form.getValues())),
    adopt: (saved) => {
      flow.adopt(saved)
      forgetHistory()
      forgetRows()
    },
  }
}
