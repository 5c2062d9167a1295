import type { Shop } from '@prilavok/core'

/** A feature that is in use; the devtools create none. */
export function featureInUse<T>(shop: Shop, name: string): T | null {
  try {
    return shop.use<T>({
      name,
      create() {
        throw name
      },
    })
  } catch {
    return null
  }
}
