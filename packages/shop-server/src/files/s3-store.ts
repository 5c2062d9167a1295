import { AwsClient } from 'aws4fetch'
import type { FileStore } from './file-store'

/** A bucket of an S3-compatible storage (Amazon, Yandex Object Storage, VK Cloud, MinIO …). */
export interface S3Options {
  /** Address of the bucket, `https://storage.example/bucket`; keys are appended to it. */
  readonly bucketUrl: string
  /** Region of the bucket, such as `ru-central1`; part of the signature. */
  readonly region: string
  /** Name of the key. */
  readonly accessKeyId: string
  /** The key itself; it signs requests and is never sent. */
  readonly secretAccessKey: string
}

/** Times that a request is repeated after a failure of the storage (5xx, 429). */
const RETRIES = 3

/** Without TypeScript nobody else says what is missing. */
function refuseMissing(options: Partial<S3Options> = {}): void {
  const missing = (['bucketUrl', 'region', 'accessKeyId', 'secretAccessKey'] as const).filter(
    (name) => options[name] === undefined,
  )
  if (missing.length > 0)
    throw new TypeError(
      `s3Store() was given no ${missing.join(', no ')}. Write s3Store({ bucketUrl: 'https://storage.example/bucket', region, accessKeyId, secretAccessKey }).`,
    )
}

/** Files in a bucket; requests are signed (AWS Signature Version 4). */
export function s3Store(options: S3Options): FileStore {
  refuseMissing(options)
  const { bucketUrl, region, accessKeyId, secretAccessKey } = options
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES })
  const addressOf = (key: string) => `${bucketUrl.replace(/\/+$/, '')}/${encodeURIComponent(key)}`
  const failed = (what: string, { status }: Response) =>
    new Error(`The file storage did not ${what} a file: it responded with ${status}.`)
  return {
    async put(key, bytes, contentType) {
      const response = await client.fetch(addressOf(key), {
        method: 'PUT',
        body: bytes,
        headers: { 'Content-Type': contentType },
      })
      if (!response.ok) throw failed('store', response)
    },
    async get(key) {
      const response = await client.fetch(addressOf(key))
      if (response.status === 404) return null
      if (!response.ok) throw failed('return', response)
      return new Uint8Array(await response.arrayBuffer())
    },
    async remove(key) {
      const response = await client.fetch(addressOf(key), { method: 'DELETE' })
      if (!response.ok && response.status !== 404) throw failed('remove', response)
    },
  }
}
