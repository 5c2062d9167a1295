import { useEffect, useMemo, type KeyboardEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import { ConflictDialog } from '../edits/conflict-dialog'
import { DraftNotice } from '../edits/draft-notice'
import { useTabEdit, type SaveState } from '../edits/edits'
import { ProblemList } from '../edits/problem-list'
import { SaveBar } from '../edits/save-bar'
import { isSaveKey } from '../edits/save-key'
import { useLeaveGuard } from '../edits/use-leave-guard'
import { useSavedNotice } from '../edits/use-saved-notice'
import type { ReadRecord } from '../records/save-record'
import { useCan } from '../staff/staff-context'
import { EditContext, type Edit } from './edit-context'
import { useFieldConflicts } from './field-conflicts'
import { otherFields } from './field-rules'
import { FormSections } from './form-sections'
import type { RecordFormProps } from './record-form.types'
import { useFormEdit } from './use-form-edit'

interface EditSessionProps extends RecordFormProps {
  readonly record: ReadRecord
}

/** One edit of one record on the screen: on a tab with others under one "Save", or alone with its own. */
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
  const can = useCan()
  const tellSaved = useSavedNotice()
  const { resource, sections } = descriptor
  const mayEdit = resource.save !== undefined && can(resource.permission, 'write')
  const edit = useFormEdit({ descriptor, id, record, initial, onSaved: () => onDirty?.(false) })
  const { form, draft, isDirty, save } = edit
  const tell = useTabEdit(
    { ...edit, fields: form.getValues },
    { isDirty, isSaving: edit.isSaving, hasDraft: mayEdit && draft.found !== null },
  )
  const isOnTab = tell !== null
  // On a tab the record around it knows whether anything would be lost.
  useEffect(() => void (isOnTab || onDirty?.(isDirty)), [isDirty, isOnTab])
  useLeaveGuard(isDirty && !isOnTab)

  const finish = (state: SaveState | null, isClosing = false, text?: string) => {
    if (state !== null) tell?.(state)
    if (state !== 'saved') return
    tellSaved(id === null ? null : edit.lastSave(), text)
    onSaved?.(String(edit.base.current.fields['id'] ?? id ?? ''))
    if (isClosing) onClose?.()
  }
  const press = (event: KeyboardEvent) => {
    if (!mayEdit || !isSaveKey(event)) return
    event.preventDefault()
    void save().then((state) => finish(state, event.shiftKey))
  }
  const shown: Edit = {
    descriptor,
    mayEdit,
    isSaving: edit.isSaving,
    read: () => edit.base.current,
    refresh: edit.refresh,
    saveNow: async (change) => {
      const before = form.getValues()
      for (const [name, value] of Object.entries(change)) form.setValue(name, value)
      const state = await save()
      if (state !== 'saved' && state !== 'conflict')
        for (const name of Object.keys(change)) form.setValue(name, before[name])
      finish(state)
    },
    adopt: (saved, text) => {
      edit.adopt(saved)
      finish('saved', false, text)
    },
  }
  const others = useMemo(() => {
    const known = sections.flatMap(({ fields }) => fields).map(({ field }) => field)
    return otherFields(record.fields, known)
  }, [record, sections])
  const shownAs = useFieldConflicts(sections)

  const content = (
    <>
      {mayEdit && (
        <DraftNotice
          draft={draft.found}
          onRestore={(found) => edit.restore(found) && draft.taken()}
          onForget={() => void draft.forget()}
        />
      )}
      <ProblemList problems={edit.problems} />
      {Body === undefined ? (
        <FormSections sections={sections} others={others} isReadOnly={!mayEdit} />
      ) : (
        <EditContext value={shown}>
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
          <SaveBar
            isDirty={isDirty}
            isNew={id === null}
            isSaving={edit.isSaving}
            mayEdit={mayEdit}
            onDiscard={edit.discard}
          />
          {content}
        </form>
      )}
      {edit.conflict !== null && (
        <ConflictDialog
          conflicts={edit.conflict.conflicts}
          shownAs={shownAs}
          onDecide={(sides) => {
            draft.taken()
            void edit.decide(sides).then((state) => finish(state))
          }}
          onCancel={edit.cancel}
        />
      )}
    </FormProvider>
  )
}
