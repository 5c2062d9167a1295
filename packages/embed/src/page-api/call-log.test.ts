import { loadOrder } from '@prilavok/contracts'
import { fail, ok } from '@prilavok/core'
import type { HttpFailure } from '@prilavok/core/effects'
import { expect, it, vi } from 'vitest'
import { createCallLog } from './call-log'

const input = { params: { id: 'draft-id' } }
const refused = (failure: Omit<HttpFailure, 'message'>) => Promise.resolve(fail({ message: '', ...failure }))

it('[SAFE-17] keeps which calls were made and how they ended, and nothing of what they carried', async () => {
  const { log, onCall } = createCallLog()
  onCall(loadOrder, input, Promise.resolve(ok(null)))
  onCall(loadOrder, input, refused({ kind: 'status', status: 503 }))
  onCall(loadOrder, input, refused({ kind: 'timeout' }))
  onCall(loadOrder, input, new Promise(() => {}))
  await Promise.resolve()
  expect(log.calls.map(({ endpoint, failure, ms }) => [endpoint.name, failure, ms === null])).toEqual([
    ['loadOrder', null, false],
    ['loadOrder', 503, false],
    ['loadOrder', 'timeout', false],
    ['loadOrder', null, true],
  ])
  expect(JSON.stringify(log.calls)).not.toContain('draft-id')
})

it('keeps the last hundred, and passes contents on only while somebody listens', async () => {
  const { log, onCall } = createCallLog()
  const listener = vi.fn()
  log.onResult = listener
  onCall(loadOrder, input, Promise.resolve(ok(null)))
  await Promise.resolve()
  expect(listener).toHaveBeenCalledWith(log.calls[0], input, { ok: true, value: null })
  log.onResult = undefined
  for (let at = 0; at < 120; at++) onCall(loadOrder, input, Promise.resolve(ok(null)))
  await Promise.resolve()
  expect(log.calls).toHaveLength(100)
  expect(listener).toHaveBeenCalledTimes(1)
})
