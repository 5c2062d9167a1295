import type { Bundle } from './bundle'

/** What the build lists of its files: `manifest.json` beside the script. */
export interface Manifest {
  readonly files: Readonly<
    Record<string, { readonly name: string; readonly brotli: number; readonly imports: readonly string[] }>
  >
  readonly entries: Readonly<Record<string, string>>
}

const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' && value !== null && 'files' in value && 'entries' in value

/** Requests the manifest where the page's policy is sure to allow it: the script's origin is the shop server's, unless settings name another. */
export async function loadManifest({ folder }: Bundle, api: string | undefined): Promise<Manifest | null> {
  try {
    if (api && new URL(api, document.baseURI).origin !== new URL(folder).origin) return null
    const value: unknown = await (await fetch(`${folder}manifest.json`)).json()
    return isManifest(value) ? value : null
  } catch {
    return null
  }
}

/** A file and everything that comes with it before it runs. */
function closure(files: Manifest['files'], file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (!seen.has(file)) {
    seen.add(file)
    for (const next of files[file]?.imports ?? []) closure(files, next, seen)
  }
  return seen
}

/** The letter and the entry of each build. */
const BUILDS = {
  Preact: ['p', 'prilavok'],
  'Preact for old pages': ['l', 'prilavok.legacy'],
  React: ['r', 'prilavok.react'],
} as const

/** What a widget's code weighs on top of the entry file, in bytes (brotli); null when it is part of that. */
export function widgetBytes({ files, entries }: Manifest, { runtime }: Bundle, widget: string): number | null {
  const [letter, entry] = BUILDS[runtime]
  const own = Object.keys(files).find((file) => file.startsWith(`chunks/${letter}-`) && files[file]?.name === widget)
  if (own === undefined) return null
  const loaded = closure(files, entries[entry] ?? '')
  return [...closure(files, own)].reduce((sum, file) => sum + (loaded.has(file) ? 0 : (files[file]?.brotli ?? 0)), 0)
}
