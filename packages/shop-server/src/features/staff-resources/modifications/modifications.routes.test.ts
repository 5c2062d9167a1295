import {
  findModificationByParents,
  listModifications,
  readHistory,
  readModification,
  readModificationFullNames,
  readModificationRelations,
  readModificationShort,
  listModificationShorts,
  saveModification,
  saveModificationRelations,
  searchModifications,
  type ModificationRelation,
} from '@prilavok/contracts/admin'
import { beforeAll, expect, it } from 'vitest'
import { describeOwnDatabase } from '../../../testing/each-database'
import { staffClient, type StaffClient } from '../../../testing/staff-client'

describeOwnDatabase('modifications', (shop) => {
  let admin: StaffClient
  const id: Record<string, string> = {}
  const make = async (name: string, parents: readonly string[] = []) => {
    const parentIds = parents.map((each) => id[each])
    const body = { name, parentIds, isBase: parents.length === 0, specOptionIds: [], isVisible: true } as never
    const { data } = await admin.call(saveModification, { body })
    id[name] = data.id
  }
  const edition = async (name: string) => (await admin.call(readModification, { params: { id: id[name] ?? '' } })).data
  const relations = async (name: string) =>
    (await admin.call(readModificationRelations, { params: { id: id[name] ?? '' } })).data
  const relation = (name: string, type: string, more: Partial<ModificationRelation> = {}) =>
    ({ relatedModificationId: id[name], type, note: null, displayOrder: 0, ...more }) as ModificationRelation
  const save = async (name: string, items: readonly ModificationRelation[], version?: number) =>
    admin.call(saveModificationRelations, {
      body: {
        modificationId: id[name] ?? '',
        version: version ?? (await relations(name)).version,
        items: [...items],
      } as never,
    })
  const errorsOf = async (name: string, items: readonly ModificationRelation[]) =>
    (await save(name, items)).problem?.errors?.map(({ pointer, code }) => `${pointer} ${code}`)

  beforeAll(async () => {
    admin = await staffClient(shop.server, 'admin')
    await make('Цемент')
    await make('М500', ['Цемент'])
    await make('М400', ['Цемент'])
    await make('25 кг', ['Цемент'])
    await make('в ведре', ['М500'])
  })

  it('[ADMIN-ENT-15] are listed, read, saved and looked up with the full name from their base on', async () => {
    expect((await edition('в ведре')).fullName).toBe('Цемент М500 в ведре')
    expect((await edition('в ведре')).rootId).toBe(id['Цемент'])
    const list = await admin.call(listModifications, { query: {} as never })
    expect(list.data.items.map(({ fullName }) => fullName)).toEqual([
      'Цемент',
      'Цемент 25 кг',
      'Цемент М400',
      'Цемент М500',
      'Цемент М500 в ведре',
    ])
    const found = async (query: Readonly<Record<string, unknown>>) =>
      (await admin.call(searchModifications, { query: query as never })).data.items.map(({ fullName }) => fullName)
    expect(await found({ query: 'цемент м500' })).toEqual(['Цемент М500', 'Цемент М500 в ведре'])
    expect(await found({ query: 'цемент', excludeBase: true, rootId: id['Цемент'] })).toHaveLength(4)
    expect(await found({ query: 'цемент', rootId: 'no-such' })).toEqual([])
    const one = await admin.call(readModificationShort, { params: { id: id['М500'] ?? '' } })
    expect(one.data).toMatchObject({ name: 'М500', fullName: 'Цемент М500', isBase: false })
    const many = await admin.call(listModificationShorts, { query: { ids: [id['М400'], id['М500']] } as never })
    expect(many.data.items.map(({ name }) => name)).toEqual(['М400', 'М500'])
    const names = await admin.call(readModificationFullNames, {
      query: { ids: [id['в ведре'], id['Цемент']] } as never,
    })
    expect(names.data.items).toEqual([
      { id: id['в ведре'], name: 'Цемент' },
      { id: id['Цемент'], name: 'Цемент' },
    ])
  })

  it('are renamed with everything below them', async () => {
    const cement = await edition('Цемент')
    await admin.call(saveModification, { body: { ...cement, name: 'Портландцемент' } })
    expect((await edition('в ведре')).fullName).toBe('Портландцемент М500 в ведре')
    await admin.call(saveModification, { body: { ...(await edition('Цемент')), name: 'Цемент' } })
  })

  it('stand under nothing that stands under them', async () => {
    const cement = await edition('Цемент')
    const body = { ...cement, parentIds: [id['в ведре'] ?? ''] }
    const { problem } = await admin.call(saveModification, { body })
    expect(problem?.errors?.map(({ pointer, code }) => [pointer, code])).toEqual([['/parentIds', 'noCycle']])
  })

  it('[ADMIN-ENT-16] have relations that are read with their names; the parents are among them', async () => {
    const { data } = await admin.call(readModificationRelations, { params: { id: id['М500'] ?? '' } })
    expect(data.items).toEqual([
      {
        relatedModificationId: id['Цемент'],
        related: { id: id['Цемент'], name: 'Цемент', fullName: 'Цемент', rootId: null, isBase: true },
        type: 'Parent',
        note: null,
        displayOrder: 0,
      },
    ])
    const missing = await admin.call(readModificationRelations, { params: { id: 'no-such' } })
    expect(missing.problem?.code).toBe('not-found')
  })

  it('[ADMIN-ACT-14] save their relations whole, with a version, history and the other side of mutual ones', async () => {
    const parent = relation('Цемент', 'Parent', { note: ' основа ' })
    const before = await relations('М500')
    const saved = await save('М500', [parent, relation('М400', 'Analog', { displayOrder: 1 })])
    expect(saved.data.model).toMatchObject({
      version: (before.version ?? 0) + 1,
      items: [
        { type: 'Parent', note: 'основа' },
        { type: 'Analog', related: { name: 'М400' } },
      ],
    })
    expect((await relations('М400')).items.map(({ type, related }) => [type, related?.name])).toEqual([
      ['Parent', 'Цемент'],
      ['Analog', 'М500'],
    ])
    const stale = await save('М500', [], before.version ?? 0)
    expect(stale.problem).toMatchObject({ code: 'version-conflict', current: { items: [{}, {}] } })
    await save('М500', [parent])
    expect((await relations('М400')).items).toHaveLength(1)
    const { data } = await admin.call(readHistory, {
      params: { entity: 'modification', id: id['М500'] ?? '' },
      query: {} as never,
    })
    expect(data.items[0]?.changes.map(({ field }) => field)).toEqual(['relations'])
  })

  it('move in the tree with their parents, and an older form of the relations does not move them back', async () => {
    const form = await relations('25 кг')
    await save('25 кг', [relation('М400', 'Parent')])
    const moved = await edition('25 кг')
    expect([moved.fullName, moved.parentIds]).toEqual(['Цемент М400 25 кг', [id['М400']]])
    await admin.call(saveModification, { body: { ...moved, parentIds: [id['Цемент'] ?? ''] } })
    expect((await edition('25 кг')).fullName).toBe('Цемент 25 кг')
    expect((await save('25 кг', [relation('М400', 'Parent')], form.version ?? 0)).status).toBe(412)
  })

  it('are not related to themselves, twice, or in a circle', async () => {
    expect(await errorsOf('М500', [relation('М500', 'Analog')])).toEqual(['/items/0/relatedModificationId noCycle'])
    const twice = [relation('М400', 'Analog'), relation('М400', 'Analog')]
    expect(await errorsOf('М500', twice)).toEqual(['/items/1/relatedModificationId unique'])
    expect(await errorsOf('Цемент', [relation('в ведре', 'Parent')])).toEqual([
      '/items/0/relatedModificationId noCycle',
    ])
    const unknown = { ...relation('М400', 'Analog'), relatedModificationId: 'no-such' }
    expect(await errorsOf('М500', [unknown])).toEqual(['/items/0/relatedModificationId exists'])
    await save('М400', [relation('Цемент', 'Parent'), relation('М500', 'Includes')])
    await save('М500', [relation('Цемент', 'Parent'), relation('25 кг', 'Includes')])
    const closing = [relation('Цемент', 'Parent'), relation('М400', 'Includes')]
    expect(await errorsOf('25 кг', closing)).toEqual(['/items/1/relatedModificationId noCycle'])
  })

  it('close no circle together when two saves that are harmless alone come at once', async () => {
    const both = await Promise.all([
      save('М500', [relation('Цемент', 'Parent'), relation('25 кг', 'Replacement')]),
      save('25 кг', [relation('Цемент', 'Parent'), relation('М500', 'Replacement')]),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  it('[ADMIN-ACT-15] with these parents are made once, however many ask for them at once, and found again', async () => {
    const ask = (...names: string[]) =>
      admin.call(findModificationByParents, { query: { ids: names.map((name) => id[name]) } as never })
    const asked = await Promise.all(
      Array.from({ length: 20 }, (_, at) => (at % 2 ? ask('М500', '25 кг') : ask('25 кг', 'М500'))),
    )
    expect(new Set(asked.map(({ data }) => data.id)).size).toBe(1)
    expect(['Цемент М500 25 кг', 'Цемент 25 кг М500']).toContain(asked[0]?.data.fullName)
    expect((await ask('М500', '25 кг')).data.id).toBe(asked[0]?.data.id)
    expect((await ask('М500')).data.id).toBe(id['в ведре'])
    expect((await ask('М500', '25 кг', 'М400')).data.id).not.toBe(asked[0]?.data.id)
    const none = await admin.call(findModificationByParents, { query: { ids: [] } as never })
    expect(none.problem?.status).toBe(400)
    const unknown = await admin.call(findModificationByParents, { query: { ids: ['no-such'] } as never })
    expect(unknown.problem?.code).toBe('validation-failed')
    const viewer = await staffClient(shop.server, 'viewer')
    const refused = await viewer.call(findModificationByParents, { query: { ids: [id['М500']] } as never })
    expect(refused.problem?.code).toBe('forbidden')
  })
})
