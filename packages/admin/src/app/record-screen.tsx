import { Suspense, useEffect, useMemo, useRef } from 'react'
import { isSaveKey } from '../kit/edits/save-key'
import { RecordTabs, type RecordTab } from '../kit/edits/record-tabs'
import { useTabAddress } from '../kit/edits/use-tab-address'
import { HistoryPanel } from '../kit/form/history-panel'
import { RecordForm } from '../kit/form/record-form'
import { lazyScreen } from '../kit/staff/lazy-screen'
import { hashUrl } from '../kit/lib/url-port'
import { useNeighbours } from '../kit/lists/use-neighbours'
import type { Descriptor } from '../kit/describe/descriptor.types'
import { canAll } from '../kit/session/permissions'
import { RecordTitle } from './record-title'
import { DescriptorContext, useCan, useStaff, useLabels } from '../kit/staff/staff-context'
import { formWords } from '../kit/labels/form-words'
import '../kit/screen/record.css'

interface RecordScreenProps {
  readonly descriptor: Descriptor
  readonly id: string | null
  readonly onDirty: (isDirty: boolean, isSaving?: boolean) => void
}

/** What the address of a new record fills in: its texts and references. */
function initialOf({ sections }: Descriptor, query: string): Readonly<Record<string, unknown>> {
  const fields = new Map(sections.flatMap((section) => section.fields).map((field) => [field.field, field]))
  return Object.fromEntries(
    [...new URLSearchParams(query)].flatMap(([name, value]) => {
      const field = fields.get(name)
      if (field?.kind === 'text' || field?.kind === 'phone') return [[name, value]]
      return field?.kind === 'ref' ? [[name, field.many === true ? value.split(',') : value]] : []
    }),
  )
}

/** Keys that a field needs for itself: Alt with an arrow opens a list of choices. */
const isChoice = (target: Element): boolean =>
  target.closest('select, [role="combobox"], [contenteditable="true"]') !== null

/** A record: its form, its parts on tabs of their own, and its history. */
export function RecordScreen({ descriptor, id, onDirty }: RecordScreenProps) {
  const { links, locale, walk } = useStaff()
  const can = useCan()
  const words = useLabels(formWords)
  const { loading } = useLabels('staff')
  const { resource, screens, parts = [] } = descriptor
  const loaded = useMemo(() => new Map(parts.map((part) => [part.key, lazyScreen(part.load)])), [parts])
  const isNew = id === null
  const Own = useMemo(() => lazyScreen((isNew ? screens?.create : undefined) ?? screens?.edit), [screens, isNew])
  const Body = useMemo(() => lazyScreen(screens?.body), [screens])
  const OwnHistory = useMemo(() => lazyScreen(screens?.history), [screens])
  const Actions = useMemo(() => lazyScreen(screens?.actions), [screens])
  const mayRead = can(resource.permission, 'read')
  const mayWrite = can(resource.permission, 'write')
  const waiting = (
    <p className="pk-staff-notice" role="status">
      {loading}
    </p>
  )
  const initial = useMemo(() => (id === null ? initialOf(descriptor, hashUrl.read()) : undefined), [descriptor, id])
  const partTabs = parts.flatMap((part): readonly RecordTab[] => {
    const Part = loaded.get(part.key)
    if (Part == null || id === null || !canAll(can, part.permission)) return []
    return [
      {
        key: part.key,
        name: part.title[locale],
        draft: `${resource.key}:${id}:${part.key}`,
        content: (
          <Suspense fallback={waiting}>
            <Part id={id} isReadOnly={!canAll(can, part.savePermission ?? `${resource.permission}:write`)} />
          </Suspense>
        ),
      },
    ]
  })
  const tabs: readonly RecordTab[] = [
    {
      key: 'form',
      name: resource.title[locale],
      content: (
        <Suspense fallback={waiting}>
          <RecordForm descriptor={descriptor} id={id} initial={initial} body={Body ?? undefined} />
        </Suspense>
      ),
    },
    ...(mayRead ? partTabs : []),
    ...(id === null
      ? []
      : [
          {
            key: 'history',
            name: words.history,
            content:
              OwnHistory === null ? (
                <HistoryPanel descriptor={descriptor} id={id} />
              ) : (
                <Suspense fallback={waiting}>
                  <OwnHistory id={id} descriptor={descriptor} />
                </Suspense>
              ),
          },
        ]),
  ]
  const [, go] = useTabAddress(tabs.map(({ key }) => key))
  const { previous, next } = useNeighbours(resource, id)
  const record = useRef<HTMLDivElement>(null)
  const press = (event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body
    // What has handled the key itself, a dialog, and what is not the wing's keep it.
    const isElsewhere = target !== document.body && target.closest('.pk-staff') === null
    if (event.defaultPrevented || isElsewhere || target.closest('dialog') !== null) return
    if (isSaveKey(event)) {
      event.preventDefault()
      return record.current?.querySelector<HTMLFormElement>('form[data-tabs]')?.requestSubmit()
    }
    const { altKey, ctrlKey, metaKey, key } = event
    const beside = key === 'ArrowUp' ? previous : key === 'ArrowDown' ? next : null
    if (altKey && !ctrlKey && beside !== null && !isChoice(target)) {
      event.preventDefault()
      links.open(links.record(resource.key, beside))
    }
    const chosen = /^[1-9]$/.test(key) && (ctrlKey || metaKey) && !altKey ? tabs[Number(key) - 1] : undefined
    if (chosen === undefined) return
    event.preventDefault()
    go(chosen.key)
  }
  // At the window: the keys work as soon as a record is open, wherever the focus is.
  const latest = useRef(press)
  useEffect(() => {
    latest.current = press
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => latest.current(event)
    globalThis.addEventListener('keydown', listen)
    return () => globalThis.removeEventListener('keydown', listen)
  }, [])
  const step = (to: string | null, name: string, sign: string) =>
    to !== null && (
      <a className="pk-staff-small" href={links.record(resource.key, to)} aria-label={name} title={name}>
        {sign}
      </a>
    )
  const listQuery = new URLSearchParams(
    Object.entries(walk.queryOf(resource.key) ?? {}).flatMap(([name, values]) => values.map((value) => [name, value])),
  ).toString()
  return (
    <DescriptorContext value={descriptor}>
      <div className="pk-staff-record" ref={record}>
        <p className="pk-staff-record__way">
          <a href={links.list(resource.key, listQuery)}>{`← ${resource.titles[locale]}`}</a>
          {step(previous, words.previousRecord, '↑')}
          {step(next, words.nextRecord, '↓')}
        </p>
        {screens?.hasOwnTitle !== true && <RecordTitle descriptor={descriptor} id={id} />}
        {Own === null ? (
          <RecordTabs
            label={resource.title[locale]}
            tabs={tabs}
            record={{ resource: resource.key, id }}
            isNew={id === null}
            mayEdit={resource.save !== undefined && mayWrite}
            actions={
              Actions !== null &&
              id !== null &&
              mayRead && (
                <Suspense fallback={null}>
                  <Actions id={id} />
                </Suspense>
              )
            }
            onDirty={onDirty}
            onSaved={({ id: savedId }) => {
              if (id === null && savedId != null) links.open(links.record(resource.key, String(savedId)))
            }}
            onClose={() => links.open(links.list(resource.key, listQuery))}
          />
        ) : (
          <Suspense fallback={waiting}>
            <Own resource={resource.key} descriptor={descriptor} id={id} onDirty={onDirty} />
          </Suspense>
        )}
      </div>
    </DescriptorContext>
  )
}
