import { openFileStore } from '../files/open-file-store'
import { createShopServer } from '../shop-server'

/** Which database a purge works on, and whether it only counts. */
interface PurgeCommand {
  readonly databaseUrl: string | null
  readonly dataDir: string
  readonly isDryRun: boolean
}

/** `prilavok-shop purge`: removes what has outlived its term, and says how many rows of which table. */
export async function purgeCommand(
  { databaseUrl, dataDir, isDryRun }: PurgeCommand,
  say: (text: string) => void,
): Promise<void> {
  const shop = await createShopServer({
    database: databaseUrl === null ? { dataDir } : { url: databaseUrl },
    files: openFileStore(dataDir, process.env),
  })
  const purged = await shop.purge({ isDryRun }).finally(shop.close)
  for (const { table, action, rows } of purged) say(`${table}: ${rows} ${isDryRun ? 'to be ' : ''}${action}`)
}
