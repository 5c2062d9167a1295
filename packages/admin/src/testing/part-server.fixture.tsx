import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RecordTabs } from '../kit/edits/record-tabs'
import { json, staffFixture } from './staff-fixture'

type Fields = Readonly<Record<string, unknown>>

interface PartOnServer {
  readonly name: string
  readonly content: ReactNode
  readonly record: Fields
  readonly mayEdit?: boolean
  readonly draft?: { readonly changes: Fields; readonly was: Fields }
}

/** A part of a record on a server with versions, on a tab with the save of all tabs over it. */
export function openPart({ name, content, record, mayEdit = true, draft }: PartOnServer) {
  let stored = record
  const saved: Fields[] = []
  const tag = () => ({ ETag: `"v${String(stored['version'])}"` })
  const fixture = staffFixture(async (request) => {
    if (request.url.endsWith('/presence')) return new Response(null, { status: 204 })
    if (request.method === 'GET') return json(request.url.includes('/api/admin/') ? stored : {}, 200, tag())
    if (request.headers.get('If-Match') !== tag().ETag)
      return json({ code: 'version-conflict', title: 'x', status: 412, type: '', traceId: '' }, 412)
    const body = (await request.json()) as Fields
    saved.push(body)
    stored = { ...stored, ...body, version: Number(stored['version']) + 1 }
    return json({ id: '1', version: stored['version'], updatedOn: '', warnings: null, model: stored }, 200, tag())
  })
  if (draft !== undefined) void fixture.staff.drafts.write(`1:${name}`, { savedOn: '2026-01-01T10:00:00Z', ...draft })
  render(
    <fixture.Wing>
      <RecordTabs
        label="Запись"
        tabs={[{ key: 'part', name: 'Часть', draft: name, content }]}
        mayEdit={mayEdit}
        record={{ resource: 'category', id: '1' }}
        isNew={false}
        onDirty={() => {}}
        onSaved={() => {}}
        onClose={() => {}}
      />
    </fixture.Wing>,
  )
  return {
    ...fixture,
    saved,
    stored: () => stored,
    /** Another staff member saves. */
    edit: (change: Fields) => {
      stored = { ...stored, ...change, version: Number(stored['version']) + 1 }
    },
  }
}
