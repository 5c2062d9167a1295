import { deleteView, listViews, saveView, type SavedView } from '@prilavok/contracts/admin'
import { expect, it } from 'vitest'
import { describeOwnDatabase } from '../../testing/each-database'
import { staffClient, type StaffClient } from '../../testing/staff-client'

const state = { filters: { status: ['New'] }, sort: '-total', columns: ['number', 'total'], search: null }

describeOwnDatabase('saved views', (shop) => {
  const signedIn = (login: string) => staffClient(shop.server, login)
  const save = (client: StaffClient, view: Partial<SavedView>) =>
    client.call(saveView, {
      body: { resource: 'order', name: 'Новые', isShared: false, isDefault: false, state, ...view },
    } as never)
  const namesOf = async (client: StaffClient, resource = 'order') =>
    (await client.call(listViews, { query: { resource } })).data?.items.map(({ name }) => name)

  it('are kept for who saved them, with filters, order and columns', async () => {
    const [anna, other] = [await signedIn('orders'), await signedIn('logist')]
    const { data } = await save(anna, { name: ' Новые ' })
    const [view] = (await anna.call(listViews, { query: { resource: 'order' } })).data?.items ?? []
    expect(view).toMatchObject({ id: data.id, name: 'Новые', version: 1, ownerId: anna.session.user.id })
    expect(view?.state).toMatchObject({ ...state })
    expect(await namesOf(other)).toEqual([])
    expect(await namesOf(anna, 'product')).toEqual([])
    expect((await other.call(deleteView, { params: { id: data.id } })).status).toBe(404)
    expect((await anna.call(deleteView, { params: { id: data.id } })).status).toBe(204)
    expect(await namesOf(anna)).toEqual([])
  })

  it('are saved again under their name, and not over what somebody else has saved', async () => {
    const anna = await signedIn('orders')
    const first = await save(anna, { name: 'Дорогие' })
    const again = await save(anna, { name: 'Дорогие', state: { ...state, sort: '-createdOn' } as never })
    expect(again.data).toMatchObject({ id: first.data.id, version: 2 })
    const stale = await save(anna, { id: first.data.id, version: 1, name: 'Дорогие' })
    expect(stale.problem).toMatchObject({ status: 412, code: 'version-conflict' })
    expect(stale.problem?.current).toMatchObject({ version: 2, state: { sort: '-createdOn' } })
  })

  it('are shared by who may share them, and then changed only by such', async () => {
    const [admin, viewer, support] = [await signedIn('admin'), await signedIn('viewer'), await signedIn('support')]
    expect((await save(support, { name: 'Для всех', isShared: true })).problem?.code).toBe('forbidden')
    const { data } = await save(admin, { name: 'Для всех', isShared: true })
    expect(await namesOf(viewer)).toEqual(['Для всех'])
    expect((await save(support, { id: data.id, version: 1, name: 'Мои' })).status).toBe(404)
    expect((await viewer.call(deleteView, { params: { id: data.id } })).status).toBe(404)
  })

  it('have one default per list', async () => {
    const anna = await signedIn('catalog')
    await save(anna, { resource: 'product', name: 'А', isDefault: true })
    await save(anna, { resource: 'product', name: 'Б', isDefault: true })
    const views = (await anna.call(listViews, { query: { resource: 'product' } })).data?.items
    expect(views?.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['А', false],
      ['Б', true],
    ])
  })

  it('refuse a list that does not exist and an empty name', async () => {
    const anna = await signedIn('catalog')
    expect((await save(anna, { resource: 'secrets', name: ' ' })).problem?.errors).toMatchObject([
      { pointer: '/resource' },
      { pointer: '/name' },
    ])
  })
})
