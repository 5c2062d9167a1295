import { Button } from '@prilavok/ui/button'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useCan, useStaff, useText } from '../app/staff-context'
import { failureOf } from '../client/failures'
import { withField } from '../records/merge-records'
import { saveRecord, type ReadRecord, type SaveOutcome } from '../records/save-record'
import { isSame } from '../records/same-value'
import type { Descriptor } from '../resources/descriptor.types'
import { ConflictDialog } from './conflict-dialog'
import { DraftNotice } from './draft-notice'
import { fieldOfPointer, otherFields } from './field-rules'
import { FormSections } from './form-sections'
import type { RecordFormProps } from './record-form.types'
import { useDraft } from './use-draft'

type Fields = Record<string, unknown>
type Conflicted = Extract<SaveOutcome, { readonly kind: 'conflict' }>

interface EditSessionProps extends Omit<RecordFormProps, 'id'> {
  readonly descriptor: Descriptor
  readonly id: string | null
  readonly record: ReadRecord
  readonly onRestart: () => void
}

const newKey = () => globalThis.crypto.randomUUID()

/** One edit of one record: from what was read to a save, a conflict or a draft. */
export function EditSession({ descriptor, id, record, onSaved, onClose, onDirty, onRestart }: EditSessionProps) {
  const { client, notify } = useStaff()
  const can = useCan()
  const words = useText('form')
  const queries = useQueryClient()
  const { resource } = descriptor
  const mayEdit = resource.save !== undefined && can(resource.permission, 'write')
  const base = useRef(record)
  const form = useForm<Fields>({ defaultValues: record.fields, mode: 'onTouched' })
  const [isDirty, setDirty] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<Conflicted | null>(null)
  const [problems, setProblems] = useState<readonly string[]>([])
  const draft = useDraft(descriptor, id, () => base.current.fields)

  useEffect(() => {
    const seen = form.watch((values) => {
      const changed = !isSame(base.current.fields, values)
      setDirty(changed)
      if (changed) draft.keep(values as Fields)
    })
    return () => seen.unsubscribe()
  }, [form])
  useEffect(() => void onDirty?.(isDirty), [isDirty])
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener('beforeunload', ask)
    return () => globalThis.removeEventListener('beforeunload', ask)
  }, [isDirty])

  const showFailure = (thrown: unknown) => {
    const failure = failureOf(thrown)
    const errors = failure?.problem?.errors ?? []
    for (const { pointer, field, message } of errors)
      form.setError(pointer === '' ? field : fieldOfPointer(pointer), { message })
    setProblems(errors.length > 0 ? errors.map(({ message }) => message) : [failure?.message ?? String(thrown)])
    const [first] = errors
    if (first !== undefined) form.setFocus(fieldOfPointer(first.pointer))
  }
  const send = async (from: ReadRecord, mine: Fields, isClosing: boolean) => {
    setSaving(true)
    setProblems([])
    try {
      const outcome = await saveRecord(client, resource, from, mine, newKey())
      if (outcome.kind === 'conflict') return setConflict(outcome)
      base.current = outcome.record
      form.reset(outcome.record.fields)
      setDirty(false)
      onDirty?.(false)
      await draft.forget()
      const savedId = String(outcome.record.fields['id'] ?? id ?? '')
      queries.setQueryData(['record', resource.key, savedId], outcome.record)
      void queries.invalidateQueries({ queryKey: ['list', resource.key] })
      void queries.invalidateQueries({ queryKey: ['history', resource.key, savedId] })
      notify({ text: outcome.isMerged ? words.merged : words.saved, tone: 'success' })
      for (const warning of outcome.warnings) notify({ text: warning })
      onSaved?.(savedId)
      if (isClosing) onClose?.()
    } catch (thrown) {
      showFailure(thrown)
    } finally {
      setSaving(false)
    }
  }
  const submit = (isClosing: boolean) =>
    form.handleSubmit(
      (mine) => send(base.current, mine, isClosing),
      () => setProblems([words.fix]),
    )()
  const press = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || !['s', 'ы', 'S', 'Ы'].includes(event.key) || !mayEdit) return
    event.preventDefault()
    void submit(event.shiftKey)
  }
  const decide = (sides: readonly ('mine' | 'theirs')[]) => {
    if (conflict === null) return
    const decided = conflict.conflicts.reduce(
      (fields, each, at) => withField(fields, each.path, sides[at] === 'mine' ? each.mine : each.theirs),
      conflict.merged,
    )
    setConflict(null)
    base.current = conflict.base
    form.reset(decided as Fields, { keepDefaultValues: true })
    void send(conflict.base, decided as Fields, false)
  }
  const others = useMemo(
    () =>
      otherFields(
        record.fields,
        descriptor.sections.flatMap((section) => section.fields).map(({ field }) => field),
      ),
    [record, descriptor],
  )

  return (
    <FormProvider {...form}>
      <form
        className="pk-staff-form"
        noValidate
        onKeyDown={press}
        onSubmit={(event) => {
          event.preventDefault()
          void submit(false)
        }}
      >
        <div className="pk-staff-form__bar">
          {mayEdit ? (
            <>
              <Button type="submit" variant="primary" size="small" busy={isSaving}>
                {words.save}
              </Button>
              {isDirty && (
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => {
                    void draft.forget()
                    onDirty?.(false)
                    onRestart()
                  }}
                >
                  {words.discard}
                </Button>
              )}
              <span className="pk-staff-note" role="status">
                {isDirty ? words.unsaved : ''}
              </span>
            </>
          ) : (
            <span className="pk-staff-note">{words.readOnly}</span>
          )}
        </div>
        {mayEdit && (
          <DraftNotice
            draft={draft.found}
            onRestore={() => form.reset(draft.restored(), { keepDefaultValues: true })}
            onShown={() => setDirty(true)}
            onForget={() => void draft.forget()}
          />
        )}
        {problems.length > 0 && (
          <div className="pk-staff-problems" role="alert">
            {problems.map((each, at) => (
              <p key={at}>{each}</p>
            ))}
          </div>
        )}
        <FormSections sections={descriptor.sections} others={others} isReadOnly={!mayEdit} />
      </form>
      {conflict !== null && (
        <ConflictDialog
          conflicts={conflict.conflicts}
          sections={descriptor.sections}
          onDecide={decide}
          onCancel={() => setConflict(null)}
        />
      )}
    </FormProvider>
  )
}
