import { Suspense, useMemo } from 'react'
import { RecordTabs, type RecordTab } from '../edits/record-tabs'
import { HistoryPanel } from '../form/history-panel'
import { RecordForm } from '../form/record-form'
import { lazyScreen } from '../lib/lazy-screen'
import type { Descriptor } from '../resources/descriptor.types'
import { canAll } from '../session/permissions'
import { useCan, useStaff, useText } from './staff-context'

interface RecordScreenProps {
  readonly descriptor: Descriptor
  readonly id: string | null
  readonly onDirty: (isDirty: boolean) => void
}

/** A record: its form, its parts on tabs of their own, and its history. */
export function RecordScreen({ descriptor, id, onDirty }: RecordScreenProps) {
  const { links, locale } = useStaff()
  const can = useCan()
  const words = useText('form')
  const { loading } = useText('staff')
  const { resource, screens, parts = [] } = descriptor
  const loaded = useMemo(() => new Map(parts.map((part) => [part.key, lazyScreen(part.load)])), [parts])
  const Own = useMemo(() => lazyScreen(screens?.edit), [screens])
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
          <RecordForm descriptor={descriptor} id={id} body={Body ?? undefined} />
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
  return (
    <>
      <p>
        <a href={links.list(resource.key)}>{`← ${resource.titles[locale]}`}</a>
      </p>
      {screens?.hasOwnTitle !== true && (
        <h1 className="pk-staff-title">{id === null ? words.newRecord : `${resource.title[locale]} ${id}`}</h1>
      )}
      {Own === null ? (
        <RecordTabs
          label={resource.title[locale]}
          tabs={tabs}
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
          onClose={() => links.open(links.list(resource.key))}
        />
      ) : (
        <Suspense fallback={waiting}>
          <Own resource={resource.key} descriptor={descriptor} id={id} onDirty={onDirty} />
        </Suspense>
      )}
    </>
  )
}
