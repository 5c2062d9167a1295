import { deleteFile, readFilePreviewUrl, readFileUrl, saveProductFeature } from '@prilavok/contracts/admin'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { expect, it } from 'vitest'
import { describeOwnDatabase } from '../../testing/each-database'
import { pngOf } from '../../testing/sample-files'
import { staffClient } from '../../testing/staff-client'

const HOUR_MS = 3_600_000

describeOwnDatabase('file storage', (shop) => {
  const signedIn = () => staffClient(shop.server, 'admin')
  type Client = Awaited<ReturnType<typeof signedIn>>

  /** Uploads as a browser does. */
  async function upload({ defaults: headers }: Client, type: string, name: string, bytes: Uint8Array<ArrayBuffer>) {
    const body = new FormData()
    body.append('file', new File([bytes], name))
    const request = new Request(`http://shop.test/api/admin/fileStorage/?type=${type}`, {
      method: 'POST',
      headers,
      body,
    })
    const response = await shop.server.fetch(request)
    return { status: response.status, json: (await response.json()) as Record<string, never> }
  }
  const open = (url: string) => shop.server.fetch(new Request(new URL(url, 'http://shop.test')))

  it('takes a file as a form and says what it is [FILE-01] [FILE-05]', async () => {
    const { status, json } = await upload(await signedIn(), 'FeatureIcon', '../icons/drill.png', pngOf(1))
    expect(status).toBe(200)
    expect(json).toMatchObject({
      type: 'FeatureIcon',
      name: 'drill.png',
      contentType: 'image/png',
      sizeBytes: 34,
      width: 40,
      height: 30,
      duplicateOf: null,
    })
    const bytes = await open(json['url'] ?? '')
    expect(new Uint8Array(await bytes.arrayBuffer())).toEqual(pngOf(1))
    expect(bytes.headers.get('Content-Type')).toBe('image/png')
    expect(bytes.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(bytes.headers.get('Content-Security-Policy')).toContain('sandbox')
  })

  it('leads from a product to its main picture, whoever shows the pages', async () => {
    const { json } = await upload(await signedIn(), 'RichText', 'beam.png', pngOf(7))
    const fileId = String(json['id'])
    const picture = { product_id: ids.beam, picture_id: fileId, file_id: fileId, is_default: true, display_order: 1 }
    await shop.server.db.insertInto('product_picture').values(picture).execute()
    const found = await open(`/images/product/${ids.beam}.svg`)
    expect([found.status, found.headers.get('Location')]).toEqual([302, `/files/${fileId}`])
    expect((await open(`/images/product/${ids.cement}.svg`)).status).toBe(404)
  })

  it('knows the same file again', async () => {
    const client = await signedIn()
    const first = await upload(client, 'RichText', 'a.png', pngOf(2))
    const second = await upload(client, 'RichText', 'b.png', pngOf(2))
    expect(second.json['duplicateOf']).toBe(first.json['id'])
  })

  it('says the addresses of a file and of its picture [FILE-02] [FILE-03]', async () => {
    const client = await signedIn()
    const { json } = await upload(client, 'RichText', 'a.png', pngOf(3))
    const params = { id: json['id'] ?? '' }
    expect((await client.call(readFileUrl, { params })).data).toEqual({ url: json['url'], expiresOn: null })
    expect((await client.call(readFilePreviewUrl, { params })).data).toEqual({
      url: json['previewUrl'],
      expiresOn: null,
    })
    expect((await client.call(readFileUrl, { params: { id: 'none' } })).status).toBe(404)
  })

  it('removes a file of its type that no record shows [FILE-04]', async () => {
    const client = await signedIn()
    const { json } = await upload(client, 'FeatureIcon', 'a.png', pngOf(4))
    const id: string = json['id'] ?? ''
    const remove = (type: string) => client.call(deleteFile, { params: { type, id } })
    const show = async (iconFileId: string | null, version: Readonly<Record<string, unknown>> = {}) =>
      (await client.call(saveProductFeature, { body: { ...version, name: 'Морозостойкий', iconFileId } } as never)).data
    // Nothing but its type stands against the deletion.
    expect((await remove('RichText')).problem?.code).toBe('not-found')
    expect((await open(json['url'] ?? '')).status).toBe(200)
    const saved = await show(id)
    expect((await remove('RichText')).problem?.code).toBe('not-found')
    expect((await remove('FeatureIcon')).problem).toMatchObject({ status: 409, code: 'file-in-use' })
    await show(null, { id: saved.id, version: saved.version })
    expect((await remove('FeatureIcon')).status).toBe(204)
    expect((await open(json['url'] ?? '')).status).toBe(404)
  })

  it('is all that files are managed through: stored, found at their addresses, and gone after their removal [ADMIN-ENT-41]', async () => {
    const client = await signedIn()
    const { json } = await upload(client, 'ProductAttachment', 'passport.pdf', new TextEncoder().encode('%PDF-1.4'))
    const [id, url]: readonly string[] = [json['id'] ?? '', json['url'] ?? '']
    const params = { id: id ?? '' }
    expect((await client.call(readFileUrl, { params })).data.url).toBe(url)
    expect((await client.call(readFilePreviewUrl, { params })).status).toBe(404)
    expect(await (await open(url ?? '')).text()).toBe('%PDF-1.4')
    expect((await client.call(deleteFile, { params: { type: 'ProductAttachment', ...params } })).status).toBe(204)
    expect((await client.call(readFileUrl, { params })).status).toBe(404)
    expect((await open(url ?? '')).status).toBe(404)
  })

  it('refuses a record that names a file which is not stored', async () => {
    const client = await signedIn()
    const body = { name: 'Быстросохнущий', iconFileId: 'none' }
    expect((await client.call(saveProductFeature, { body } as never)).problem).toMatchObject({
      code: 'validation-failed',
      errors: [{ pointer: '/iconFileId', code: 'exists' }],
    })
  })

  it('gives files of orders signed addresses that end after an hour', async () => {
    const client = await signedIn()
    const { json } = await upload(client, 'OrderAttachment', 'счёт.pdf', new TextEncoder().encode('%PDF-1.7'))
    const { data } = await client.call(readFileUrl, { params: { id: json['id'] ?? '' } })
    const url = new URL(data?.url ?? '', 'http://shop.test')
    const response = await open(url.href)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; /)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const later = new URL(url)
    later.searchParams.set('until', String(Number(url.searchParams.get('until')) + HOUR_MS))
    expect((await open(url.pathname)).status).toBe(404)
    expect((await open(later.href)).status).toBe(404)
    shop.advance(HOUR_MS + 1)
    expect((await open(url.href)).status).toBe(404)
  })

  it('refuses what is no such file, and a body without one', async () => {
    const client = await signedIn()
    const page = await upload(client, 'RichText', 'a.png', new TextEncoder().encode('<script>alert(1)</script>'))
    expect(page).toMatchObject({ status: 415, json: { code: 'file-type-not-allowed' } })
    const empty = await shop.server.fetch(
      new Request('http://shop.test/api/admin/fileStorage/', { method: 'POST', headers: client.defaults, body: 'x' }),
    )
    expect(empty.status).toBe(400)
  })

  it('removes temporary files after a day', async () => {
    const client = await signedIn()
    const temporary = await upload(client, 'Temp', 'a.png', pngOf(5))
    const kept = await upload(client, 'RichText', 'a.png', pngOf(6))
    shop.advance(25 * HOUR_MS)
    const ofFiles = (purged: Awaited<ReturnType<typeof shop.server.purge>>) =>
      purged.find(({ table }) => table === 'file')
    expect(ofFiles(await shop.server.purge({ isDryRun: true }))?.rows).toBe(1)
    expect(ofFiles(await shop.server.purge())?.rows).toBe(1)
    const known = await shop.server.db.selectFrom('file').select('id').execute()
    expect(known.map(({ id }) => id)).not.toContain(temporary.json['id'])
    expect(known.map(({ id }) => id)).toContain(kept.json['id'])
  })
})
