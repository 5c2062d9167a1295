import {
  createShopServer,
  openShop,
  type OpenShop,
  type OpenShopOptions,
  type ShopServer,
  type ShopServerOptions,
} from '@prilavok/shop-server'
import { serverOptions, type WithDemo } from './demo-options'
import { shopPages } from './shop-pages'

export type { DemoOptions, WithDemo } from './demo-options'
export { createDemoHandler } from './handler'
export { shopPages } from './shop-pages'
export { DEMO_PASSWORD, demoAccounts } from './seeds/staff-accounts'

/** Opens a shop with a sandbox or demo data when they are asked for, without pages: the API alone. */
export const createDemoServer = async (options: WithDemo<ShopServerOptions> = {}): Promise<ShopServer> =>
  createShopServer(serverOptions(options))

/** Opens the demo shop with its pages and listens. */
export const openDemoShop = async (options: WithDemo<OpenShopOptions> = {}): Promise<OpenShop> =>
  openShop({ pages: shopPages, ...serverOptions(options) })
