import type { ShopHandlerOptions } from '@prilavok/shop-server/kit'
import type { ReadPreloads } from '../pages.types'

type Bundle = NonNullable<ShopHandlerOptions['bundle']>
/** `preloads.json` beside the scripts: the chunks by entry and widget. */
type Preloads = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

const FOLDER = '/bundle/'

/** Reads with every page what its widgets load: the names of the files change with each build. */
export const readPreloads =
  (bundle: Bundle): ReadPreloads =>
  async (script, widgets) => {
    const response = await bundle(new Request(`http://localhost${FOLDER}preloads.json`))
    if (!response.ok) return []
    const ofBuild = ((await response.json()) as Preloads)[script.slice(FOLDER.length)]
    const chunks = new Set(widgets.flatMap((widget) => ofBuild?.[widget] ?? []))
    return [...chunks].map((chunk) => FOLDER + chunk)
  }
