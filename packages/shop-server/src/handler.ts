export { openOnPglite, type OpenDatabase, type PgliteSession, type ShopDatabase } from './db'
export { createShopHandler, type Pages, type ShopHandlerOptions, type ShopServer } from './shop-handler'
