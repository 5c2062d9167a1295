import {
  deleteFile,
  listFiles,
  readFile,
  readProductPictures,
  saveBlogPost,
  saveProductFeature,
  saveProductPictures,
  takeBackFile,
} from '@prilavok/contracts/admin'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { beforeAll, expect, it } from 'vitest'
import { describeOwnDatabase } from '../../testing/each-database'
import { pngOf } from '../../testing/sample-files'
import { staffClient, type StaffClient } from '../../testing/staff-client'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

describeOwnDatabase('the library of files', (shop) => {
  let admin: StaffClient
  beforeAll(async () => {
    admin = await staffClient(shop.server, 'admin')
  })

  /** Sends a file as a browser does. */
  async function send({ defaults: headers }: StaffClient, path: string, name: string, bytes: Uint8Array<ArrayBuffer>) {
    const body = new FormData()
    body.append('file', new File([bytes], name))
    const request = new Request(`http://shop.test/api/admin/fileStorage/${path}`, { method: 'POST', headers, body })
    const response = await shop.server.fetch(request)
    return { status: response.status, json: (await response.json()) as Readonly<Record<string, unknown>> }
  }
  const upload = async (type: string, name: string, bytes: Uint8Array<ArrayBuffer>) =>
    String((await send(admin, `?type=${type}`, name, bytes)).json['id'])
  const replace = (id: string, name: string, bytes: Uint8Array<ArrayBuffer>, client = admin) =>
    send(client, `${id}/replace`, name, bytes)
  const open = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    shop.server.fetch(new Request(new URL(path, 'http://shop.test'), { headers }))
  const bytesAt = async (path: string) => new Uint8Array(await (await open(path)).arrayBuffer())
  const namesOf = async (query: object, client = admin) =>
    (await client.call(listFiles, { query } as never)).data.items.map(({ name }: { readonly name: string }) => name)
  const edition = async (id: string, client = admin) => (await client.call(readFile, { params: { id } })).data
  const showOn = async (productId: string, fileIds: readonly string[]) => {
    const { version } = (await admin.call(readProductPictures, { params: { id: productId } } as never)).data
    const pictures = fileIds.map((fileId, at) => ({ fileId, isDefault: at === 0, displayOrder: at + 1 }))
    const saved = await admin.call(saveProductPictures, { body: { productId, version, pictures } as never })
    expect(saved.problem).toBeNull()
  }

  it('lists, finds and sorts what is stored: by words of the name, by type, by whether it is used', async () => {
    const drill = await upload('ProductPicture', 'Дрель ударная.png', pngOf(1, 10))
    await upload('ProductPicture', 'Валик.png', pngOf(2, 10))
    await upload('FeatureIcon', 'мороз.png', pngOf(3))
    await upload('Temp', 'нигде.png', pngOf(4))
    await showOn(ids.drill, [drill])
    expect(await namesOf({ sort: 'name' })).toEqual(['Валик.png', 'Дрель ударная.png', 'мороз.png'])
    expect(await namesOf({ search: 'ударная дрель' })).toEqual(['Дрель ударная.png'])
    expect(await namesOf({ search: 'lhtkm' })).toEqual(['Дрель ударная.png'])
    expect(await namesOf({ type: ['FeatureIcon'] })).toEqual(['мороз.png'])
    expect(await namesOf({ isUsed: true })).toEqual(['Дрель ударная.png'])
    expect(await namesOf({ isUsed: false, type: ['ProductPicture'] })).toEqual(['Валик.png'])
    const { data } = await admin.call(listFiles, { query: { pageSize: 1, pageIndex: 2, sort: '-name' } } as never)
    expect(data.paging).toMatchObject({ pageIndex: 2, pageCount: 3, totalCount: 3 })
    expect((await admin.call(listFiles, { query: { sort: 'secret' } } as never)).problem?.code).toBe('sort-not-allowed')
    expect((await open('/api/admin/fileStorage/preview?colour=red', admin.defaults)).status).toBe(400)
    expect(await edition(drill)).toMatchObject({
      createdByName: admin.session.user.displayName,
      usesCount: 1,
      uses: [{ resource: 'product', id: ids.drill, part: 'pictures' }],
      hiddenUses: 0,
      mayChange: true,
      mayTakeBack: false,
    })
  })

  it('a picture of two products is replaced once: both show the new one, and its old address leads there', async () => {
    const id = await upload('ProductPicture', 'старая.png', pngOf(5, 10))
    await showOn(ids.cement, [id])
    await showOn(ids.beam, [id])
    const { status, json } = await replace(id, 'новая.png', pngOf(6, 20))
    expect([status, json]).toMatchObject([
      200,
      {
        id,
        name: 'новая.png',
        width: 800,
        usesCount: 2,
        mayTakeBack: true,
        replacedByName: admin.session.user.displayName,
      },
    ])
    for (const productId of [ids.cement, ids.beam]) {
      const { data } = await admin.call(readProductPictures, { params: { id: productId } } as never)
      expect(data.pictures).toMatchObject([{ fileId: id, url: `/files/${id}?v=2`, width: 800, height: 600 }])
    }
    expect(await bytesAt(`/files/${id}`)).toEqual(pngOf(6, 20))
    const plain = await open(`/files/${id}`)
    expect(plain.headers.get('Cache-Control')).toContain('max-age=300')
    expect((await open(`/files/${id}?v=2`)).headers.get('Cache-Control')).toContain('immutable')
    const tag = plain.headers.get('ETag') ?? ''
    expect((await open(`/files/${id}`, { 'If-None-Match': tag })).status).toBe(304)

    const back = await admin.call(takeBackFile, { params: { id } })
    expect(back.data).toMatchObject({ name: 'старая.png', width: 400, mayTakeBack: false, replacedOn: null })
    expect(await bytesAt(`/files/${id}`)).toEqual(pngOf(5, 10))
    expect((await open(`/files/${id}`, { 'If-None-Match': tag })).status).toBe(200)
    expect((await admin.call(takeBackFile, { params: { id } })).problem?.code).toBe('not-found')
  })

  it('a replacement is taken back by whoever made it, for five minutes; after a day its former bytes are gone', async () => {
    const id = await upload('ProductPicture', 'a.png', pngOf(7, 10))
    await replace(id, 'b.png', pngOf(8, 10))
    const content = await staffClient(shop.server, 'content')
    expect((await content.call(takeBackFile, { params: { id } })).problem?.code).toBe('not-found')
    shop.advance(5 * MINUTE_MS)
    expect((await edition(id)).mayTakeBack).toBe(false)
    expect((await admin.call(takeBackFile, { params: { id } })).problem?.code).toBe('not-found')
    shop.advance(DAY_MS)
    admin = await staffClient(shop.server, 'admin')
    const purged = async (isDryRun: boolean) =>
      (await shop.server.purge({ isDryRun })).find(({ table }) => table === 'file_former')?.rows
    expect([await purged(true), await purged(false), await purged(false)]).toEqual([1, 1, 0])
    expect(await bytesAt(`/files/${id}`)).toEqual(pngOf(8, 10))
    expect((await edition(id)).replacedByName).toBe(admin.session.user.displayName)
    expect((await admin.call(deleteFile, { params: { type: 'ProductPicture', id } })).status).toBe(204)
    expect(
      await shop.server.db.selectFrom('file_former').select('version').where('file_id', '=', id).execute(),
    ).toEqual([])
  })

  it('what takes the place of a picture is judged as an upload is, and leaves nothing when refused', async () => {
    const id = await upload('ProductPicture', 'a.png', pngOf(9, 10))
    expect(await replace(id, 'a.png', pngOf(9))).toMatchObject({ status: 415, json: { code: 'file-type-not-allowed' } })
    const text = new TextEncoder().encode('<script>alert(1)</script>')
    expect(await replace(id, 'a.png', text)).toMatchObject({ status: 415 })
    expect(await replace('none', 'a.png', pngOf(9, 10))).toMatchObject({ status: 404 })
    expect(await edition(id)).toMatchObject({ name: 'a.png', replacedOn: null })
    const order = await upload('OrderAttachment', 'счёт.pdf', new TextEncoder().encode('%PDF-1.7'))
    expect(await replace(order, 'другой.pdf', new TextEncoder().encode('%PDF-1.7 2'))).toMatchObject({ status: 415 })
  })

  it('a file that is shown is not deleted, and the places are named: records, their parts, and texts', async () => {
    const id = await upload('FeatureIcon', 'icon.png', pngOf(10))
    const remove = (type: string, fileId: string) => admin.call(deleteFile, { params: { type, id: fileId } })
    const feature = (await admin.call(saveProductFeature, { body: { name: 'Стойкий', iconFileId: id } } as never)).data
    expect((await remove('FeatureIcon', id)).problem).toMatchObject({
      code: 'file-in-use',
      current: { uses: [{ resource: 'product-feature', id: feature.id, part: null }], hiddenUses: 0 },
    })
    const inText = await upload('RichText', 'plan.png', pngOf(11))
    const post = (await admin.call(saveBlogPost, {
      body: { title: 'План', detailedDescription: `<p><img src="/files/${inText}" alt="План"></p>` },
    } as never)) as { readonly data: { readonly id: string }; readonly problem: unknown }
    expect(post.problem).toBeNull()
    expect((await remove('RichText', inText)).problem).toMatchObject({
      code: 'file-in-use',
      current: { uses: [{ resource: 'blogPost', id: post.data.id }] },
    })
  })

  it('shows nobody what their role does not open', async () => {
    const document = await upload('OrderAttachment', 'тайный договор.pdf', new TextEncoder().encode('%PDF-1.7 3'))
    const icon = await upload('FeatureIcon', 'видно.png', pngOf(12))
    await admin.call(saveProductFeature, { body: { name: 'Видный', iconFileId: icon } } as never)
    const logist = await staffClient(shop.server, 'logist')
    const viewer = await staffClient(shop.server, 'viewer')
    expect(await namesOf({ search: 'тайный' }, logist)).toEqual(['тайный договор.pdf'])
    expect(await namesOf({ search: 'тайный' }, viewer)).toEqual([])
    expect(await namesOf({ ids: [document] }, viewer)).toEqual([])
    expect(await namesOf({ type: ['OrderAttachment'] }, viewer)).toEqual([])
    expect((await viewer.call(readFile, { params: { id: document } })).status).toBe(403)
    // The logistician sees the icon, and not which advantage it belongs to.
    expect(await edition(icon, logist)).toMatchObject({ usesCount: 1, uses: [], hiddenUses: 1, mayChange: false })
    expect((await replace(icon, 'a.png', pngOf(13), logist)).status).toBe(403)
    expect((await logist.call(takeBackFile, { params: { id: icon } })).status).toBe(403)
    expect((await replace(icon, 'a.png', pngOf(13), viewer)).status).toBe(403)
  })
})
