import {
  createShopHandler,
  type OpenDatabase,
  type ShopHandlerOptions,
  type ShopServer,
} from '@prilavok/shop-server/handler'
import { serverOptions, type WithDemo } from './demo-options'
import { shopPages } from './shop-pages'

export type { DemoOptions, WithDemo } from './demo-options'
export { shopPages } from './shop-pages'

/** Opens a demo shop with its pages on an open database, which belongs to it from then on: a Fetch-style server for any runtime. */
export const createDemoHandler = async (
  database: OpenDatabase,
  options: WithDemo<ShopHandlerOptions> = {},
): Promise<ShopServer> => createShopHandler(database, { pages: shopPages, ...serverOptions(options) })
