import { describe, expect, it } from 'vitest'
import { createTestEffects } from '../testing'
import { createAttempt, isFinalFailure } from './attempt'

describe('an attempt', () => {
  it('keeps its key for one matter over reloads, until it is finished [SAFE-01]', () => {
    const { effects } = createTestEffects()
    const open = () => createAttempt(effects.storage, effects.random, 'try')
    const first = open().key('draft-1')
    expect(open().key('draft-1')).toBe(first)
    const other = open().key('draft-2')
    expect(other).not.toBe(first)
    open().finish()
    expect(open().key('draft-2')).not.toBe(other)
  })
})

describe('a failure', () => {
  const at = (status: number) => isFinalFailure({ kind: 'status', status, message: '' })
  it.each([400, 401, 403, 404, 409, 422])('with status %i is final [SAFE-02]', (status) => {
    expect(at(status)).toBe(true)
  })
  it.each([408, 425, 429, 500, 502, 503])('with status %i may succeed the next time [SAFE-02]', (status) => {
    expect(at(status)).toBe(false)
  })
  it('without a response leaves open what the server has done [SAFE-02]', () => {
    expect(isFinalFailure({ kind: 'network', message: '' })).toBe(false)
  })
  it('of a try whose earlier request is still at work is not final', () => {
    const problem = { code: 'idempotency-in-progress' } as never
    expect(isFinalFailure({ kind: 'status', status: 409, message: '', problem })).toBe(false)
  })
})
