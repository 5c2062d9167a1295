import { CannotRehearse } from '../cannot-rehearse'

/** The reference shop with demo data, in this process. */
export interface DemoShop {
  readonly url: string
  readonly close: () => Promise<void>
}

/** Opens the reference shop, which is a package of its own that only this needs. */
export async function openDemo(): Promise<DemoShop> {
  const loaded = await import('@prilavok/shop-server').catch(() => null)
  if (loaded === null)
    throw new CannotRehearse(
      '--demo needs the reference shop. Install it beside this: npm install @prilavok/shop-server',
    )
  return loaded.openShop({ dataDir: 'memory', demo: 'mini', settings: { rateLimits: null } })
}
