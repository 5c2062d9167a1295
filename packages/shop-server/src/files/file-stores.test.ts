import { createServer, type IncomingMessage, type Server } from 'node:http'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memoryStore } from './file-store'
import { folderStore } from './folder-store'
import { openFileStore } from './open-file-store'
import { s3Store } from './s3-store'

const folder = mkdtempSync(join(tmpdir(), 'prilavok-files-'))
const bucket = new Map<string, Buffer>()
const authorizations: string[] = []
let storage: Server
let bucketUrl: string
/** The next request to the storage ends with this status. */
let nextStatus: number | null = null

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

beforeAll(async () => {
  storage = createServer((request, response) => {
    void (async () => {
      authorizations.push(request.headers.authorization ?? '')
      const body = await bodyOf(request)
      const key = request.url ?? ''
      const status = nextStatus
      nextStatus = null
      if (status !== null) return response.writeHead(status).end()
      if (request.method === 'PUT') bucket.set(key, body)
      if (request.method === 'DELETE') bucket.delete(key)
      const found = bucket.get(key)
      if (request.method === 'GET') return found ? response.end(found) : response.writeHead(404).end()
      return response.writeHead(request.method === 'DELETE' ? 204 : 200).end()
    })()
  })
  await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve))
  bucketUrl = `http://127.0.0.1:${(storage.address() as AddressInfo).port}/photos`
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await new Promise((resolve) => storage.close(resolve))
})

const key = { accessKeyId: 'AKID', secretAccessKey: 'secret' }
const stores = {
  memory: () => memoryStore(),
  'a folder': () => folderStore(join(folder, 'files')),
  'an S3-compatible storage': () => s3Store({ bucketUrl, region: 'ru-central1', ...key }),
}
const bytes = new Uint8Array([0, 255, 1, 2])

describe.each(Object.entries(stores))('files in %s', (_, open) => {
  it('come back as they were stored, and are gone when removed, even twice', async () => {
    const store = open()
    await store.put('one', bytes, 'image/png')
    await store.put('two', new Uint8Array([7]), 'image/png')
    expect(await store.get('one')).toEqual(bytes)
    await store.remove('one')
    await store.remove('one')
    expect(await store.get('one')).toBeNull()
    expect(await store.get('two')).toEqual(new Uint8Array([7]))
  })
})

describe('a folder', () => {
  it('keeps no half-written file, and nothing outside of itself', async () => {
    const store = folderStore(join(folder, 'more'))
    await store.put('one', bytes, 'image/png')
    expect(readdirSync(join(folder, 'more'))).toEqual(['one'])
    await expect(store.get('../one')).rejects.toThrow('letters, digits')
  })
})

describe('an S3-compatible storage', () => {
  it('is sent signed requests, again after a failure, and says what it refused', async () => {
    const store = s3Store({ bucketUrl, region: 'ru-central1', ...key })
    nextStatus = 503
    await store.put('three', bytes, 'image/png')
    expect(authorizations.at(-1)).toMatch(/^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/ru-central1\/s3\/aws4_request/)
    expect(bucket.get('/photos/three')).toEqual(Buffer.from(bytes))
    nextStatus = 403
    await expect(store.get('three')).rejects.toThrow('did not return a file: it responded with 403')
  })
})

describe('the file store of a shop', () => {
  it('is the bucket of the environment, else the data folder', async () => {
    const environment = { PRILAVOK_FILES_URL: bucketUrl, PRILAVOK_FILES_KEY: 'AKID', PRILAVOK_FILES_SECRET: 'secret' }
    await openFileStore('memory', environment).put('four', bytes, 'image/png')
    expect(bucket.has('/photos/four')).toBe(true)
    await openFileStore(folder, {}).put('five', bytes, 'image/png')
    expect(readdirSync(join(folder, 'files'))).toContain('five')
  })

  it('is not opened with half of its settings', () => {
    expect(() => openFileStore('memory', { PRILAVOK_FILES_URL: bucketUrl })).toThrow('PRILAVOK_FILES_KEY')
    expect(() => openFileStore('memory', { PRILAVOK_FILES_URL: 'photos' })).toThrow('the address of a bucket')
  })
})
