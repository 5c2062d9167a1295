import { Suspense, useMemo, useState } from 'react'
import { RecordForm } from '../form/record-form'
import { HistoryPanel } from '../form/history-panel'
import { lazyScreen } from '../lib/lazy-screen'
import type { Descriptor } from '../resources/descriptor.types'
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
  const [tab, setTab] = useState('form')
  const loaded = useMemo(() => new Map(parts.map((part) => [part.key, lazyScreen(part.load)])), [parts])
  const Own = useMemo(() => lazyScreen(screens?.edit), [screens])
  const tabs = [
    { key: 'form', name: resource.title[locale] },
    ...(id === null ? [] : parts.map((part) => ({ key: part.key, name: part.title[locale] }))),
    ...(id === null ? [] : [{ key: 'history', name: words.history }]),
  ]
  const Part = loaded.get(tab)
  const saved = (savedId: string) => {
    if (id === null) links.open(links.record(resource.key, savedId))
  }
  return (
    <>
      <p>
        <a href={links.list(resource.key)}>{`← ${resource.titles[locale]}`}</a>
      </p>
      <h1 className="pk-staff-title">{id === null ? words.newRecord : `${resource.title[locale]} ${id}`}</h1>
      <div className="pk-staff-tabs" role="group" aria-label={resource.title[locale]}>
        {tabs.map(({ key, name }) => (
          <button key={key} type="button" aria-pressed={tab === key} onClick={() => setTab(key)}>
            {name}
          </button>
        ))}
      </div>
      <Suspense fallback={<p role="status">{loading}</p>}>
        {/* The form stays while another tab is shown, with everything that was typed. */}
        <div hidden={tab !== 'form'}>
          {Own === null ? (
            <RecordForm
              descriptor={descriptor}
              id={id}
              onSaved={saved}
              onDirty={onDirty}
              onClose={() => links.open(links.list(resource.key))}
            />
          ) : (
            <Own resource={resource.key} id={id} />
          )}
        </div>
        {tab === 'history' && id !== null && <HistoryPanel descriptor={descriptor} id={id} />}
        {Part != null && id !== null && <Part id={id} isReadOnly={!can(resource.permission, 'write')} />}
      </Suspense>
    </>
  )
}
