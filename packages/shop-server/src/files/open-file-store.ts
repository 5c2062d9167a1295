import { join } from 'node:path'
import { memoryStore, type FileStore } from './file-store'
import { folderStore } from './folder-store'
import { s3Store } from './s3-store'

type Environment = Readonly<Record<string, string | undefined>>

/** A bucket named by `PRILAVOK_FILES_URL`, with its key in the environment; null when none is named. */
function bucketOf(env: Environment): FileStore | null {
  const bucketUrl = env['PRILAVOK_FILES_URL']
  if (!bucketUrl) return null
  const [accessKeyId, secretAccessKey] = [env['PRILAVOK_FILES_KEY'], env['PRILAVOK_FILES_SECRET']]
  if (!URL.canParse(bucketUrl)) throw new Error(`PRILAVOK_FILES_URL is the address of a bucket, not "${bucketUrl}".`)
  if (!accessKeyId || !secretAccessKey)
    throw new Error('PRILAVOK_FILES_URL names a bucket; PRILAVOK_FILES_KEY and PRILAVOK_FILES_SECRET hold its key.')
  return s3Store({ bucketUrl, region: env['PRILAVOK_FILES_REGION'] || 'us-east-1', accessKeyId, secretAccessKey })
}

/** Where a shop keeps uploaded files: the bucket of the environment, else `files` in its data folder, else memory. */
export const openFileStore = (dataDir: string, env: Environment): FileStore =>
  bucketOf(env) ?? (dataDir === 'memory' ? memoryStore() : folderStore(join(dataDir, 'files')))
