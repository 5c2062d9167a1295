import { loadFlag } from '@prilavok/contracts'
import { createTestEffects } from '@prilavok/core/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lateHttp } from './late-http'

const sent = vi.fn(async () => new Response('{}', { headers: { 'Content-Type': 'application/json' } }))
let showFrame = () => {}

beforeEach(() => {
  vi.stubGlobal('fetch', sent)
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => (showFrame = frame))
})
afterEach(() => {
  vi.unstubAllGlobals()
  sent.mockClear()
})

it('the frame that answers a click is shown before the question goes out', async () => {
  const { effects, advance } = createTestEffects()
  const answer = lateHttp(undefined, effects)(loadFlag, { params: { name: 'GoToOrderForm' } })
  await advance(0)
  expect(sent).not.toHaveBeenCalled()
  showFrame()
  await advance(0)
  await answer
  expect(sent).toHaveBeenCalledTimes(1)
})

it('a tab that draws no frames asks all the same', async () => {
  const { effects, advance } = createTestEffects()
  const answer = lateHttp(undefined, effects)(loadFlag, { params: { name: 'GoToOrderForm' } })
  await advance(100)
  await answer
  expect(sent).toHaveBeenCalledTimes(1)
})

it('[SAFE-11] a question that nobody waits for any more is not sent', async () => {
  const { effects, advance } = createTestEffects()
  const signal = { aborted: false, addEventListener: () => {} }
  const answer = lateHttp(undefined, effects)(loadFlag, { params: { name: 'GoToOrderForm' } }, { signal })
  signal.aborted = true
  await advance(100)
  expect(await answer).toMatchObject({ ok: false, error: { kind: 'aborted' } })
  expect(sent).not.toHaveBeenCalled()
})

it('what is saved while the page goes away waits for no frame', async () => {
  const { effects } = createTestEffects()
  await lateHttp(undefined, effects)(loadFlag, { params: { name: 'GoToOrderForm' } }, { keepalive: true })
  expect(sent).toHaveBeenCalledTimes(1)
})
