import { expect, it } from 'vitest'
import { standardSettings } from '../settings'
import type { Shop } from '../shop'
import { describeRaces } from '../testing/each-database'
import { respondOnce } from './idempotency'

describeRaces('a request with a key', (shop) => {
  const once = (work: () => Promise<Response>) =>
    respondOnce(
      { db: shop.server.db, now: Date.now, settings: standardSettings } as Shop,
      { key: 'key-of-a-stream', route: 'POST /test', caller: 'visitor', bodyHash: 'hash' },
      work,
    )

  it('whose stream breaks frees its key: the repeat is carried out [SAFE-02]', async () => {
    const broken = await once(() =>
      Promise.resolve(
        new Response(new ReadableStream({ pull: (stream) => stream.error(new Error('gone')) }), {
          headers: { 'Content-Type': 'text/event-stream' },
        }),
      ),
    )
    await expect(broken.text()).rejects.toThrow('gone')
    expect(await (await once(() => Promise.resolve(new Response('done')))).text()).toBe('done')
  })
})
