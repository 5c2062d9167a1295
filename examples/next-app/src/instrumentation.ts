import { problemOf, requireAddress } from './check-shop'
import { shopOrigin } from './app/server'

/** Next.js calls this once, when its server starts. */
export function register(): void {
  const origin = shopOrigin()
  requireAddress(origin)
  console.log(
    `The shop server is ${origin}${process.env['SHOP_ORIGIN'] === undefined ? ' (SHOP_ORIGIN is not set)' : ''}.`,
  )
  // The shop may start after the pages, so they do not wait for it.
  void problemOf(origin).then((problem) => problem !== null && console.error(problem))
}
