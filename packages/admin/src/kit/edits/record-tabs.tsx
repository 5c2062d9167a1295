import { Tabs } from '@base-ui/react/tabs'
import { useEffect, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { useStaff, useLabels } from '../staff/staff-context'
import { OthersHere } from '../presence/others-here'
import { ProblemList } from './problem-list'
import { SaveBar } from './save-bar'
import { isSaveKey } from './save-key'
import { useLeaveGuard } from './use-leave-guard'
import { createEdits, EditsContext, TabContext, type TakeBack } from './edits'
import { saveAll } from './save-all'
import { TabName } from './tab-name'
import { tabsRu } from './tabs.labels'
import { tabsEn } from './tabs.labels.en'
import { useTabAddress } from './use-tab-address'
import { formWords } from '../labels/form-words'
import './tabs.css'
import '../screen/record.css'

/** One tab of a record. */
export interface RecordTab {
  readonly key: string
  readonly name: string
  /** The key of its drafts, where it has any: a tab with a draft is loaded at once, so that the draft is offered. */
  readonly draft?: string
  readonly content: ReactNode
}

interface RecordTabsProps {
  readonly label: string
  readonly tabs: readonly RecordTab[]
  readonly mayEdit: boolean
  /** The record that others may have open as well. */
  readonly record: { readonly resource: string; readonly id: string | null }
  /** There is nothing to take a first save back to. */
  readonly isNew: boolean
  /** What can be done with the record, above its tabs. */
  readonly actions?: ReactNode
  readonly onDirty: (isDirty: boolean, isSaving: boolean) => void
  /** The form's fields after a save. */
  readonly onSaved: (form: Readonly<Record<string, unknown>>) => void
  readonly onClose: () => void
}

/** The tabs that have been open stay, with everything that was typed; those with a draft are opened from the start. */
function useOpenTabs(tabs: readonly RecordTab[], current: string, dirty: readonly string[]): ReadonlySet<string> {
  const { drafts, session } = useStaff()
  const user = useStore(session, (state) => state.session?.user.id ?? '')
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([current]))
  const add = (key: string) => setOpen((before) => (before.has(key) ? before : new Set([...before, key])))
  useEffect(() => [current, ...dirty].forEach(add), [current, dirty.join()])
  const named = tabs.flatMap(({ key, draft }) => (draft === undefined ? [] : [[key, `${user}:${draft}`] as const]))
  useEffect(() => {
    for (const [key, draft] of named) void drafts.read(draft).then((found) => found !== null && add(key))
  }, [named.map(String).join()])
  return open
}

/** A record on tabs with one "Save" for all of them. */
export function RecordTabs({
  label,
  tabs,
  mayEdit,
  record,
  isNew,
  actions,
  onDirty,
  onSaved,
  onClose,
}: RecordTabsProps) {
  const { notify } = useStaff()
  const words = useLabels({ ru: tabsRu, en: tabsEn })
  const form = useLabels(formWords)
  const { undo } = useLabels('staff')
  const [edits] = useState(createEdits)
  const marks = useStore(edits, (state) => state.marks)
  const keys = tabs.map(({ key }) => key)
  const [tab, go] = useTabAddress(keys)
  const open = useOpenTabs(
    tabs,
    tab,
    keys.filter((key) => marks[key]?.isDirty === true),
  )
  const [isSaving, setSaving] = useState(false)
  const names = useMemo(() => new Map(tabs.map(({ key, name }) => [key, name])), [tabs])
  const nameOf = (key: string) => names.get(key) ?? key
  const isDirty = keys.some((key) => marks[key]?.isDirty === true)
  const isUnderWay = isSaving || keys.some((key) => marks[key]?.isSaving === true)
  // What the caller returns is no clean-up for React.
  useEffect(() => void onDirty(isDirty, isUnderWay), [isDirty, isUnderWay])
  useLeaveGuard(isDirty)
  const [failed, setFailed] = useState<readonly string[]>([])
  const stillFailed = failed.filter((key) => marks[key]?.state !== 'saved' && marks[key]?.isDirty === true)

  /** The notice holds what it needs: by the time of the press the record may have been left. */
  const takeBack = async (saves: readonly (readonly [string, TakeBack])[]) => {
    const undone: string[] = []
    for (const [key, undo] of [...saves].reverse()) if (await undo()) undone.unshift(key)
    if (undone.length === saves.length) notify({ text: form.undone })
    else if (undone.length > 0) notify({ text: words.undoneTabs(undone.map(nameOf)) })
  }
  const save = async (isClosing: boolean) => {
    if (isSaving) return
    setSaving(true)
    const result = await saveAll(edits, keys, isNew)
    setSaving(false)
    setFailed(result.failed)
    if (result.saved.length > 0) {
      const saves = result.saved.flatMap((key) => {
        const undo = edits.edit(key)?.lastSave()
        return undo ? [[key, undo] as const] : []
      })
      notify({
        text: keys.length > 2 ? words.savedTabs(result.saved.map(nameOf)) : form.saved,
        tone: 'success',
        ...(!isNew && { action: { label: undo, onPress: () => void takeBack(saves) } }),
      })
      onSaved(edits.edit('form')?.fields() ?? {})
    } else if (result.failed.length === 0) notify({ text: form.nothingToSave })
    const [first] = result.failed
    if (first !== undefined && !result.failed.includes(tab)) go(first)
    if (first === undefined && isClosing) onClose()
  }
  const press = (event: KeyboardEvent) => {
    // Dialogs of the tabs are no descendants in the document.
    if (!mayEdit || !isSaveKey(event) || !event.currentTarget.contains(event.target as Node)) return
    event.preventDefault()
    void save(event.shiftKey)
  }

  return (
    <EditsContext value={edits}>
      {actions}
      <form
        className="pk-staff-form"
        data-tabs=""
        noValidate
        onKeyDown={press}
        onSubmit={(event) => {
          event.preventDefault()
          if (mayEdit) void save(false)
        }}
      >
        <Tabs.Root value={tab} onValueChange={(next: string) => go(next)}>
          <div className="pk-staff-record-head">
            {tabs.length > 1 && (
              <Tabs.List className="pk-staff-tabs" aria-label={label}>
                {tabs.map(({ key, name }) => (
                  <Tabs.Tab key={key} value={key} className="pk-staff-tab">
                    <TabName tab={key} name={name} />
                  </Tabs.Tab>
                ))}
              </Tabs.List>
            )}
            <SaveBar
              isDirty={isDirty}
              isNew={isNew}
              isSaving={isSaving}
              mayEdit={mayEdit}
              onDiscard={() => keys.forEach((key) => edits.edit(key)?.discard())}
            />
          </div>
          <OthersHere
            {...record}
            mayEdit={mayEdit}
            isEditing={isDirty}
            onRefresh={() => keys.forEach((key) => void edits.edit(key)?.refresh())}
          />
          {stillFailed.length > 0 && keys.length > 2 && (
            <ProblemList problems={[`${words.failedTabs} ${stillFailed.map(nameOf).join(', ')}`]} />
          )}
          {tabs.map(({ key, content }) => (
            <Tabs.Panel key={key} value={key} keepMounted className="pk-staff-tab-panel">
              {(open.has(key) || key === tab) && <TabContext value={key}>{content}</TabContext>}
            </Tabs.Panel>
          ))}
        </Tabs.Root>
      </form>
    </EditsContext>
  )
}
