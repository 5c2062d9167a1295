import { describe, expect, it } from 'vitest'
import { addressOf, loadSampleFeature, parseResponse } from './index'

describe('the call for sample-feature', () => {
  it('has its address', () => {
    expect(addressOf(loadSampleFeature, {})).toEqual({ method: 'GET', address: '/api/sample-feature' })
  })

  it('leaves a broken entry out and keeps the rest', async () => {
    const response = await parseResponse(loadSampleFeature, {
      items: [{ id: 7, name: 'Клей' }, { name: 'без номера' }],
    })
    expect(response).toMatchObject({
      ok: true,
      value: { items: [{ id: '7', name: 'Клей' }] },
      dropped: [expect.anything()],
    })
  })
})
