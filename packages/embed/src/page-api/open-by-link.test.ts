import { expect, it } from 'vitest'
import { configOfAttributes, type PrilavokConfig } from './config'
import { mayOpenByLink } from './open-by-link'

it.each(['localhost', 'shop.localhost', '127.0.0.1', '[::1]'])(
  'a link opens the devtools on the own machine: %s',
  (host) => {
    expect([mayOpenByLink(undefined, host), mayOpenByLink(false, host)]).toEqual([true, false])
  },
)

it.each(['shop.example', 'localhost.evil.example', '127.0.0.1.evil.example'])(
  'on %s only where the page says so',
  (host) => {
    const allowed = [undefined, false, true, 'link'].map((given) =>
      mayOpenByLink(given as PrilavokConfig['devtools'], host),
    )
    expect(allowed).toEqual([false, false, true, true])
    const tags = ['', 'link', 'true', 'false', 'no'].map((devtools) =>
      mayOpenByLink(configOfAttributes({ devtools }).devtools, host),
    )
    expect(tags).toEqual([true, true, true, false, false])
  },
)
