import { loadSampleFeature } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { createTestEffects } from '../testing'
import { createSampleFeature } from './sample-feature.store'

const glue = { id: '7', name: 'Клей' }

describe('sample-feature', () => {
  it('shows what the server has, each entry once', async () => {
    const { effects, respond } = createTestEffects()
    respond(loadSampleFeature, { items: [glue, { id: '8', name: 'Лак' }, glue] })
    const sampleFeature = createSampleFeature(effects)
    await sampleFeature.load()
    expect(sampleFeature.state.getState()).toEqual({ status: 'ready', entries: [glue, { id: '8', name: 'Лак' }] })
  })

  it('keeps what it showed when the server fails', async () => {
    const { effects, respond, refuse } = createTestEffects()
    respond(loadSampleFeature, { items: [glue] })
    refuse(loadSampleFeature, { kind: 'status', status: 500 })
    const sampleFeature = createSampleFeature(effects)
    await sampleFeature.load()
    await sampleFeature.load()
    expect(sampleFeature.state.getState()).toEqual({ status: 'failed', entries: [glue] })
  })

  it('keeps the latest response only', async () => {
    const { effects, respond, hold } = createTestEffects()
    const late = hold(loadSampleFeature)
    respond(loadSampleFeature, { items: [glue] })
    const sampleFeature = createSampleFeature(effects)
    const first = sampleFeature.load()
    await sampleFeature.load()
    late.respond({ items: [] })
    await first
    expect(sampleFeature.state.getState().entries).toEqual([glue])
  })
})
