import { bundleFiles } from './app/bundle-files'
import { openDatabase, type DatabaseOptions } from './db'
import { checkSandboxOptions, isSandboxAsked } from './open-sandbox'
import { publicPages } from './providers/public-pages'
import { createShopHandler, type ShopHandlerOptions, type ShopServer } from './shop-handler'

/** How a shop server is opened; everything has a default. */
export interface ShopServerOptions extends Omit<ShopHandlerOptions, 'bundle'> {
  /** Which database; its own in memory when left out. */
  readonly database?: DatabaseOptions
  /** Folder of the built widgets, served below `/bundle/`. */
  readonly bundleFolder?: string
}

/** Opens the reference shop with what Node has: a database, files, and the pages of the public internet. */
export async function createShopServer(options: ShopServerOptions = {}): Promise<ShopServer> {
  checkSandboxOptions(options)
  const { database, bundleFolder, ...rest } = options
  return createShopHandler(await openDatabase(database), {
    ...(!isSandboxAsked(options) && { competitors: publicPages }),
    ...rest,
    ...(bundleFolder !== undefined && { bundle: bundleFiles(bundleFolder) }),
  })
}
