import { bundleFiles } from './app/bundle-files'
import { openDatabase, type DatabaseOptions, type OpenDatabase } from './db'
import { checkProviders } from './check-providers'
import { pictureSizeInThread } from './threads/picture-size-in-thread'
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
  checkProviders(options)
  return serveDatabase(await openDatabase(options.database), options)
}

/** The same on a database that is open. */
export function serveDatabase(open: OpenDatabase, options: ShopServerOptions = {}): Promise<ShopServer> {
  const { database: _, bundleFolder, ...rest } = options
  return createShopHandler(open, {
    ...(options.sandbox === undefined && { competitors: publicPages }),
    pictureSize: pictureSizeInThread(),
    ...rest,
    ...(bundleFolder !== undefined && { bundle: bundleFiles(bundleFolder) }),
  })
}
