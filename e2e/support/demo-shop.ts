import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDemoShop as openShop } from '@prilavok/demo-shop'
import type { OpenShop, OpenShopOptions } from '@prilavok/shop-server'

/** Where the script builds stand. */
export const bundleFolder = fileURLToPath(new URL('../../packages/embed/dist', import.meta.url))

const temporary = () => mkdtempSync(join(tmpdir(), 'prilavok-e2e-'))
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true })

/** Fills one demo shop before all tests: filling takes seconds, copying tenths of one. Playwright calls it. */
export default async function fillDemoShop(): Promise<() => void> {
  const folder = temporary()
  const shop = await openShop({ dataDir: folder, demo: 'mini' })
  await shop.close()
  process.env['E2E_DEMO_SHOP'] = folder
  return () => remove(folder)
}

/** A data folder with a demo shop of its own. */
export function demoFolder(): { readonly dataDir: string; readonly remove: () => void } {
  const dataDir = temporary()
  cpSync(process.env['E2E_DEMO_SHOP'] ?? '', dataDir, { recursive: true })
  return { dataDir, remove: () => remove(dataDir) }
}

/** Opens a demo shop of one's own, in which faults can be injected. */
export async function openDemoShop(settings: NonNullable<OpenShopOptions['settings']> = {}): Promise<OpenShop> {
  const folder = demoFolder()
  const shop = await openShop({ dataDir: folder.dataDir, demo: 'mini', faults: true, bundleFolder, settings })
  const close = async () => {
    await shop.close()
    folder.remove()
  }
  return { ...shop, close }
}
