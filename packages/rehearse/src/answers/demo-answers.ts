import { CannotRehearse } from '../cannot-rehearse'

/** The demo shop, in this process. */
export interface DemoShop {
  readonly url: string
  readonly close: () => Promise<void>
}

/** Opens the demo shop, which is a package of its own that only this needs. */
export async function openDemo(): Promise<DemoShop> {
  const loaded = await import('@prilavok/demo-shop').catch(() => null)
  if (loaded === null)
    throw new CannotRehearse('--demo needs the demo shop. Install it beside this: npm install @prilavok/demo-shop')
  return loaded.openDemoShop({ dataDir: 'memory', demo: 'mini', settings: { rateLimits: null } })
}
