import { loadOrder } from '@prilavok/contracts'
import { createTestEffects } from '@prilavok/core/testing'
import { expect, it, vi } from 'vitest'
import { logCalls } from './call-log'

const start = () => {
  const test = createTestEffects()
  return { ...test, ...logCalls(test.effects.http) }
}
const ask = { params: { id: 'draft-id' } }

it('[SAFE-17] keeps which calls were made and how they ended, and nothing of what they carried', async () => {
  const { http, log, answer, refuse } = start()
  answer(loadOrder, null)
  refuse(loadOrder, { kind: 'status', status: 503 })
  refuse(loadOrder, { kind: 'timeout' })
  await http(loadOrder, ask)
  expect(await http(loadOrder, ask)).toMatchObject({ ok: false })
  await http(loadOrder, ask)
  expect(log.calls.map(({ endpoint, failure }) => [endpoint.name, failure])).toEqual([
    ['loadOrder', null],
    ['loadOrder', 503],
    ['loadOrder', 'timeout'],
  ])
  expect(JSON.stringify(log.calls)).not.toContain('draft-id')
})

it('keeps the last hundred, and is heard only while somebody listens', async () => {
  const { http, log, always } = start()
  always(loadOrder, () => null)
  const heard = vi.fn()
  log.heard = heard
  await http(loadOrder, ask)
  expect(heard).toHaveBeenCalledWith(log.calls[0], ask, { ok: true, value: null })
  log.heard = undefined
  for (let at = 0; at < 120; at++) await http(loadOrder, ask)
  expect(log.calls).toHaveLength(100)
  expect(heard).toHaveBeenCalledTimes(1)
})
