import type { DraftLinkOptions } from '../flows/draft-link'
import { createShopServer } from '../shop-server'

/** The order in process that is handed over, and where it is. */
interface LinkCommand extends DraftLinkOptions {
  readonly draftId: string
  readonly databaseUrl: string | null
  readonly dataDir: string
  readonly publicUrl: string | null
}

/** `prilavok-shop link`: prints the address that hands an order, prepared by the staff, to its buyer. */
export async function linkCommand(
  { draftId, databaseUrl, dataDir, publicUrl, ...options }: LinkCommand,
  say: (text: string) => void,
): Promise<void> {
  const database = databaseUrl === null ? { dataDir } : { url: databaseUrl }
  const shop = await createShopServer({ database, settings: { publicUrl } })
  say(await shop.linkToDraft(draftId, options).finally(shop.close))
}
