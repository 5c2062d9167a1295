import { join } from 'node:path'

/** The repository; `npm run bench` runs there. */
export const ROOT = process.cwd()
export const BENCH = join(ROOT, 'bench')
export const PEERS = join(BENCH, 'peers')
/** Bundles of the targets; made anew in every run. */
export const BUILT = join(ROOT, '.cache', 'bench')
/** Our script builds. */
export const BUNDLE = join(ROOT, 'packages', 'embed', 'dist')
