import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, type KeyboardEvent } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useCan, useStaff, useLabels } from '../staff/staff-context'
import { failureOf } from '../client/failures'
import { useTabEdit, type SaveState } from '../edits/edits'
import { useEditFlow } from '../edits/use-edit-flow'
import { isSame, own, withoutNothings } from '../records/same-value'
import { recordSource, type ReadRecord } from '../records/save-record'
import type { Descriptor, Field } from '../describe/descriptor.types'
import { isGroup } from '../describe/is-group'
import { ConflictDialog } from '../edits/conflict-dialog'
import { DraftNotice } from '../edits/draft-notice'
import { EditContext, type Edit } from './edit-context'
import { useFieldConflicts } from './field-conflicts'
import { fieldOfPointer, otherFields } from './field-rules'
import { FormSections } from './form-sections'
import { ProblemList } from '../edits/problem-list'
import type { RecordFormProps } from './record-form.types'
import { isSaveKey } from '../edits/save-key'
import { SaveBar } from '../edits/save-bar'
import { useDraft } from '../edits/use-draft'
import { useLeaveGuard } from '../edits/use-leave-guard'

type Fields = Record<string, unknown>

interface EditSessionProps extends Omit<RecordFormProps, 'id'> {
  readonly descriptor: Descriptor
  readonly id: string | null
  readonly record: ReadRecord
}

/** Also a group that has such a field inside: drafts keep groups whole. */
const isPersonal = (field: Field): boolean =>
  field.personal === true || (isGroup(field) && field.fields.some(isPersonal))

/** One edit of one record: from what was read to a save, a conflict or a draft. */
export function EditSession({
  descriptor,
  id,
  record,
  initial,
  onSaved,
  onClose,
  onDirty,
  body: Body,
}: EditSessionProps) {
  const { client, notify } = useStaff()
  const can = useCan()
  const words = useLabels('form')
  const { undo } = useLabels('staff')
  const queries = useQueryClient()
  const { resource, sections } = descriptor
  const mayEdit = resource.save !== undefined && can(resource.permission, 'write')
  const form = useForm<Fields>({ defaultValues: { ...record.fields, ...initial }, mode: 'onTouched' })
  const [isDirty, setDirty] = useState(false)
  const [problems, setProblems] = useState<readonly string[]>([])
  const fields = useMemo(() => sections.flatMap((section) => section.fields), [sections])
  const personal = useMemo(() => new Set(fields.filter(isPersonal).map(({ field }) => field)), [fields])
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
  // The heading names the record as it was read last.
  const rename = (read: ReadRecord) => queries.setQueryData(['record', resource.key, id], read)
  const flow = useEditFlow({
    record,
    sourceOf: ({ fields: read }) => recordSource(client, resource, own(read, 'id')),
    values: () => given(form.getValues()),
    show,
    onSaved: (read) => {
      const { fields: saved } = read
      rename(read)
      void queries.invalidateQueries({ queryKey: ['history', resource.key, String(saved['id'] ?? id ?? '')] })
      onDirty?.(false)
      return draft.forget()
    },
    onFailure: (thrown) => {
      const failure = failureOf(thrown)
      const errors = failure?.problem?.errors ?? []
      for (const { pointer, field, message } of errors)
        form.setError(pointer === '' ? field : fieldOfPointer(pointer), { message })
      setProblems(errors.length > 0 ? errors.map(({ message }) => message) : [failure?.message ?? String(thrown)])
      const [first] = errors
      if (first !== undefined) form.setFocus(fieldOfPointer(first.pointer))
    },
  })
  useEffect(() => {
    const watched = form.watch((values) => seen(values))
    return () => watched.unsubscribe()
  }, [form])

  const save = async (): Promise<SaveState> => {
    let state: SaveState = 'invalid'
    setProblems([])
    await form.handleSubmit(
      async () => {
        state = await flow.save()
      },
      () => setProblems([words.fix]),
    )()
    return state
  }
  const takeBack = async () => {
    await flow.undo()
    rename(flow.base.current)
    void queries.invalidateQueries({ queryKey: ['history', resource.key] })
  }
  const refresh = async () => {
    await flow.refresh()
    rename(flow.base.current)
  }
  const discard = () => {
    void draft.forget()
    setProblems([])
    show(flow.base.current.fields)
  }
  const tell = useTabEdit(
    {
      save,
      undo: takeBack,
      discard,
      fields: () => form.getValues(),
      apply: (change) => show(change(form.getValues())),
      refresh,
    },
    { isDirty, hasDraft: mayEdit && draft.found !== null },
  )
  const isOnTab = tell !== null
  // On a tab the record around it tells whether anything would be lost.
  useEffect(() => void (isOnTab || onDirty?.(isDirty)), [isDirty, isOnTab])
  useLeaveGuard(isDirty && !isOnTab)

  const finish = (state: SaveState | null, isClosing = false, text = words.saved) => {
    if (state !== null) tell?.(state)
    if (state !== 'saved') return
    const isNew = id === null
    notify({
      text,
      tone: 'success',
      ...(!isNew && {
        action: { label: undo, onPress: () => void takeBack().then(() => notify({ text: words.undone })) },
      }),
    })
    onSaved?.(String(flow.base.current.fields['id'] ?? id ?? ''))
    if (isClosing) onClose?.()
  }
  const press = (event: KeyboardEvent) => {
    if (!mayEdit || !isSaveKey(event)) return
    event.preventDefault()
    void save().then((state) => finish(state, event.shiftKey))
  }
  const others = useMemo(
    () =>
      otherFields(
        record.fields,
        fields.map(({ field }) => field),
      ),
    [record, fields],
  )
  const shownAs = useFieldConflicts(sections)
  const edit: Edit = {
    descriptor,
    mayEdit,
    isSaving: flow.isSaving,
    read: () => flow.base.current,
    refresh,
    saveNow: async (change) => {
      const before = form.getValues()
      for (const [name, value] of Object.entries(change)) form.setValue(name, value)
      const state = await save()
      if (state !== 'saved' && state !== 'conflict')
        for (const name of Object.keys(change)) form.setValue(name, before[name])
      finish(state)
    },
    adopt: (saved, text) => {
      flow.adopt(saved)
      void queries.invalidateQueries({ queryKey: ['history', resource.key] })
      finish('saved', false, text)
    },
  }

  const content = (
    <>
      {mayEdit && (
        <DraftNotice
          draft={draft.found}
          onRestore={(found) => flow.restore(found) && draft.taken()}
          onForget={() => void draft.forget()}
        />
      )}
      <ProblemList problems={problems} />
      {Body === undefined ? (
        <FormSections sections={sections} others={others} isReadOnly={!mayEdit} />
      ) : (
        <EditContext value={edit}>
          <Body />
        </EditContext>
      )}
    </>
  )
  return (
    <FormProvider {...form}>
      {isOnTab ? (
        content
      ) : (
        <form
          className="pk-staff-form"
          noValidate
          onKeyDown={press}
          onSubmit={(event) => {
            event.preventDefault()
            void save().then((state) => finish(state))
          }}
        >
          <SaveBar isDirty={isDirty} isSaving={flow.isSaving} mayEdit={mayEdit} onDiscard={discard} />
          {content}
        </form>
      )}
      {flow.conflict !== null && (
        <ConflictDialog
          conflicts={flow.conflict.conflicts}
          shownAs={shownAs}
          onDecide={(sides) => {
            draft.taken()
            void flow.decide(sides).then((state) => finish(state))
          }}
          onCancel={flow.cancel}
        />
      )}
    </FormProvider>
  )
}
