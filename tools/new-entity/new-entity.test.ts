// Own modules: registering adds to lists that modules keep, before others read them.
import './register'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { createStaffClient } from '../../packages/admin/src/kit/client/staff-client'
import { previewQuery } from '../../packages/admin/src/kit/lists/list-state'
import { recordSource, saveRecord } from '../../packages/admin/src/kit/records/save-record'
import { describeOwnDatabase } from '../../packages/shop-server/src/testing/each-database'
import { staffClient } from '../../packages/shop-server/src/testing/staff-client'
import { promoBanner } from './promo-banner.descriptor'

const NEW = { fields: {}, etag: null }
const linesOf = (name: string) =>
  readFileSync(new URL(`promo-banner.${name}.ts`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n').length

it('a new entity is a contract and a descriptor of under sixty lines each, and a few lines for the server', () => {
  expect(linesOf('contract')).toBeLessThan(60)
  expect(linesOf('descriptor')).toBeLessThan(60)
  expect(linesOf('server')).toBeLessThan(20)
})

describeOwnDatabase('an entity that was added', (shop) => {
  const { resource } = promoBanner
  const open = async (login: string) => {
    const { defaults } = await staffClient(shop.server, login)
    const send = (request: Request) => {
      for (const [name, value] of Object.entries(defaults)) request.headers.set(name, value)
      return shop.server.fetch(request)
    }
    return createStaffClient({
      origin: 'http://shop.test',
      locale: 'ru',
      fetch: send as typeof fetch,
      csrfToken: () => null,
      askSignIn: () => Promise.reject(new Error('signed out')),
      refreshSession: () => Promise.resolve(),
    })
  }
  beforeAll(async () => {
    await sql`create table promo_banner (
      id text primary key, version integer not null default 1, details jsonb not null default '{}',
      created_on timestamptz not null default now(), updated_on timestamptz not null default now(), updated_by text,
      name text generated always as (details->>'name') stored,
      is_active boolean generated always as ((details->>'isActive')::boolean) stored)`.execute(shop.server.db)
  })

  it('is listed, filtered, read and saved by the staff wing, with versions and history', async () => {
    const client = await open('content')
    for (const [name, isActive] of [
      ['Весна', true],
      ['Осень', false],
    ] as const)
      await saveRecord(recordSource(client, resource, null), NEW, { name, link: '/sale', isActive })
    const list = async (filters: Readonly<Record<string, readonly string[]>>) => {
      const query = previewQuery({ filters, sort: null, search: '' })
      const { value } = await client.receive(resource.list, { query })
      return (value as { readonly items: readonly { readonly id: string; readonly name: string }[] }).items
    }
    expect((await list({})).map(({ name }) => name).sort()).toEqual(['Весна', 'Осень'])
    const [spring] = await list({ isActive: ['true'] })
    expect(spring?.name).toBe('Весна')

    const source = recordSource(client, resource, spring?.id ?? '')
    const base = await source.read()
    const mine = saveRecord(source, base, { ...base.fields, name: 'Весна 2' })
    expect(await mine).toMatchObject({ kind: 'saved', record: { fields: { name: 'Весна 2', version: 2 } } })
    // Somebody who still has the first version changes another field: both edits are kept.
    const other = await saveRecord(source, base, { ...base.fields, link: '/spring' })
    expect(other).toMatchObject({
      kind: 'saved',
      isMerged: true,
      record: { fields: { name: 'Весна 2', link: '/spring' } },
    })
    const history = await shop.server.db
      .selectFrom('staff_history')
      .select(['action'])
      .where('resource', '=', 'promoBanner')
      .where('record_id', '=', spring?.id ?? '')
      .orderBy('id')
      .execute()
    expect(history.map(({ action }) => action)).toEqual(['Created', 'Updated', 'Updated'])
  })

  it('is closed to a role that may not save it', async () => {
    const viewer = await open('viewer')
    await expect(
      saveRecord(recordSource(viewer, resource, null), NEW, { name: 'Чужое', isActive: true }),
    ).rejects.toMatchObject({ failure: { status: 403 } })
  })
})
