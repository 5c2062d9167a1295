/** The pages of an example that is built with Vite. */
import { join } from 'node:path'
import { root } from '../ensure.mjs'

/**
 * Serves the example as its own `vite` would, with two things given from here: the address of the shop, and our
 * packages from their source, so that nothing has to be built first.
 * @param {string} folder
 * @param {string} shopUrl
 * @param {import('node:http').Server} server
 */
export async function vitePages(folder, shopUrl, server) {
  const { createServer, defaultClientConditions } = await import('vite')
  const vite = await createServer({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    cacheDir: join(root, '.cache', 'vite'),
    resolve: { conditions: ['@prilavok/source', ...defaultClientConditions] },
    define: { 'import.meta.env.VITE_SHOP_ORIGIN': JSON.stringify(shopUrl) },
    server: { middlewareMode: true, hmr: { server } },
    logLevel: 'warn',
  })
  return { listener: vite.middlewares, close: () => vite.close() }
}
