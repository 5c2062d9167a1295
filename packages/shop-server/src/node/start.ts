import { createShopServer } from '../index'
import type { ShopServerOptions } from '../index'
import type { CliOptions } from './cli-options'
import { listen } from './listen'
import type { Listening } from './listen'

/** What the command line tells people. */
export interface Voice {
  readonly say: (text: string) => void
  readonly complain: (text: string) => void
}

/** Starts the shop server as the command line asks; closing it stops listening, then releases the database. */
export async function start(options: CliOptions, pages: ShopServerOptions['pages'], { say, complain }: Voice): Promise<Listening> {
  say(options.databaseUrl === null ? `Opening the shop's database in ${options.dataDir} …` : 'Opening PostgreSQL …')
  const shop = await createShopServer({
    database: options.databaseUrl === null ? { dataDir: options.dataDir } : { url: options.databaseUrl },
    ...(options.demo && { demo: options.demo }),
    ...(options.bundleFolder !== null && { bundleFolder: options.bundleFolder }),
    ...(pages && { pages }),
    faults: options.faults,
    settings: { publicUrl: options.publicUrl, allowedOrigins: options.origins },
    progress: say,
    log: ({ level, requestId, text }) => {
      if (level === 'error') complain(`${requestId} ${text}`)
    },
  })
  const listening = await listen(shop.fetch, options.port, options.host).catch(async (error: unknown) => {
    await shop.close()
    throw error
  })
  say(`The shop is open: ${listening.url}`)
  const close = async () => {
    await listening.close()
    await shop.close()
  }
  return { url: listening.url, close }
}
