import { chance } from '../random'

/** Open films of the Blender Foundation: invented products have no reviews of their own, and these may be shown by anybody. */
const FILMS = ['aqz-KE-bpKQ', 'eRsGyueVLvQ', 'R6MlUcmOul8'] as const
const SHARE_WITH_VIDEO = 0.08

/** The address of a product's review video, null for most. */
export function videoOf(productName: string): string | null {
  const random = chance('video', productName)
  return random.is(SHARE_WITH_VIDEO) ? `https://www.youtube.com/watch?v=${random.pick(FILMS)}` : null
}
