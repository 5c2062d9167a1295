import { addressOf, loadFlag } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { createTestEffects } from '../testing'
import { createFlags, FLAG_NAMES } from './flags.store'

describe('feature flags', () => {
  it('[HTTP-09] a flag is on when the server responds true', async () => {
    const { effects, respond } = createTestEffects()
    respond(loadFlag, true)
    const flags = createFlags(effects)
    expect(await flags.check('AddressDelivery')).toBe(true)
    expect(flags.state.getState()).toMatchObject({ AddressDelivery: true, OnlinePayment: false })
  })

  it.each([[false], [null], ['true'], [1], [{ enabled: true }]])(
    '[HTTP-09] the response %j counts as off',
    async (value) => {
      const { effects, respond } = createTestEffects()
      respond(loadFlag, value)
      expect(await createFlags(effects).check('AddressDelivery')).toBe(false)
    },
  )

  it('[HTTP-11] a failure counts as off and says nothing; the flag is requested again', async () => {
    const { effects, refuse, respond, reports } = createTestEffects()
    refuse(loadFlag, { kind: 'status', status: 500 })
    const flags = createFlags(effects)
    expect(Object.values(flags.state.getState())).toEqual(FLAG_NAMES.map(() => false))
    expect(await flags.check('OnlinePayment')).toBe(false)
    expect(reports).toEqual([])
    respond(loadFlag, true)
    expect(await flags.check('OnlinePayment')).toBe(true)
  })

  it('[HTTP-10] [HTTP-12] requests the features at their addresses, each once', async () => {
    const { effects, always, callsOf } = createTestEffects()
    always(loadFlag, () => true)
    const flags = createFlags(effects)
    await Promise.all([...FLAG_NAMES, ...FLAG_NAMES].map(flags.check))
    expect(callsOf(loadFlag).map(({ input }) => addressOf(loadFlag, input).address)).toEqual([
      '/api/feature/OnlinePayment/enabled',
      '/api/feature/TinkoffInstallment/enabled',
      '/api/feature/AddressDelivery/enabled',
      '/api/feature/SuggestedCities/enabled',
      '/api/feature/Geolocation/enabled',
    ])
  })
})
