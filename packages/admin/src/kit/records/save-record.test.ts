import { featureResource } from '@prilavok/contracts/admin'
import { expect, it } from 'vitest'
import { testClient } from '../../testing/test-client'
import { ChangedMeanwhile, changeRow, recordSource, saveRecord } from './save-record'

type Fields = Record<string, unknown>

/** A server with one record and versions; `meanwhile` edits it as soon as it is asked for a save. */
function open(start: Fields, meanwhile: Fields[] = []) {
  let record: Fields = { id: '1', version: 1, rolloutPercent: 0, audience: 'All', isEnabled: false, ...start }
  const answer = (body: unknown, status = 200) =>
    new Response(JSON.stringify(body), { status, headers: { ETag: `"v${String(record['version'])}"` } })
  const client = testClient(async (request) => {
    if (request.method === 'GET') return answer(record)
    const edit = meanwhile.shift()
    if (edit !== undefined) record = { ...record, ...edit, version: Number(record['version']) + 1 }
    if (request.headers.get('If-Match') !== `"v${String(record['version'])}"`)
      return answer({ code: 'version-conflict', title: '', status: 412, type: '', traceId: '' }, 412)
    const body = (await request.json()) as Fields
    expect(body).not.toHaveProperty('version')
    record = { ...body, version: Number(record['version']) + 1 }
    return answer({ id: '1', version: record['version'], updatedOn: '', model: record })
  })
  return { client, record: () => record }
}

it('says by If-Match alone which version the record was read with, and takes the saved model [ADMIN-06] [ADMIN-11]', async () => {
  const { client, record } = open({ name: 'a', title: 'A', partner: { kept: 1 } })
  const source = recordSource(client, featureResource, '1')
  const base = await source.read()
  const outcome = await saveRecord(source, base, { ...base.fields, title: 'B' })
  expect(outcome).toMatchObject({ kind: 'saved', isMerged: false, record: { fields: { title: 'B', version: 2 } } })
  expect(record()).toMatchObject({ partner: { kept: 1 } })
})

it('merges with what others have saved meanwhile, however often, and loses neither', async () => {
  const { client, record } = open({ name: 'a', title: 'A' }, [{ name: 'b' }, { rolloutPercent: 7 }])
  const source = recordSource(client, featureResource, '1')
  const base = await source.read()
  const outcome = await saveRecord(source, base, { ...base.fields, title: 'B' })
  expect(outcome).toMatchObject({ kind: 'saved', isMerged: true })
  expect(record()).toMatchObject({ name: 'b', rolloutPercent: 7, title: 'B' })
})

it('hands back a field that both have changed, and saves nothing', async () => {
  const { client, record } = open({ name: 'a', title: 'A' }, [{ title: 'C', name: 'c' }])
  const source = recordSource(client, featureResource, '1')
  const base = await source.read()
  const outcome = await saveRecord(source, base, { ...base.fields, title: 'B' })
  expect(outcome).toMatchObject({
    kind: 'conflict',
    merged: { title: 'B', name: 'c' },
    conflicts: [{ path: ['title'], base: 'A', mine: 'B', theirs: 'C' }],
  })
  expect(record()).toMatchObject({ title: 'C', version: 2 })
})

it('a cell is not saved over a value that its row did not show', async () => {
  const { client, record } = open({ name: 'a', title: 'A', isEnabled: true })
  const turned = (shown: boolean) => ({ id: '1', shown: { isEnabled: shown }, values: { isEnabled: !shown } })
  await expect(changeRow(client, featureResource, turned(false))).rejects.toBeInstanceOf(ChangedMeanwhile)
  await changeRow(client, featureResource, turned(true))
  expect(record()).toMatchObject({ isEnabled: false, version: 2 })
})
