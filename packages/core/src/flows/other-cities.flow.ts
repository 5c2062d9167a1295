import { loadNearestCities } from '@prilavok/contracts'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { cityGroups, type CityGroup } from '../city'
import { flagsFeature } from '../flags'
import { withDraftKey } from '../lib/draft-key'
import { createLatest } from '../lib/latest'
import type { ReadonlyStore } from '../lib/store'
import type { Feature } from '../shop'

/** Other cities that an order could go to. */
export interface OtherCitiesState {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly groups: readonly CityGroup[]
}

/** The look-up of other cities. */
export interface OtherCitiesFlow {
  readonly state: ReadonlyStore<OtherCitiesState>
  /** Looks around a city, for an order where there is one; no request is sent unless flag or option switch it on (DELIV-39). */
  readonly lookAround: (cityId: string, orderId: string | null) => Promise<void>
}

const nothing: OtherCitiesState = { status: 'idle', groups: [] }

/** Cities offered beside the present one. */
export const otherCitiesFlow: Feature<OtherCitiesFlow> = {
  name: 'other-cities-flow',
  create({ effects, option, use }) {
    const { http } = withDraftKey(effects)
    const state = createStore(subscribeWithSelector(() => nothing))
    const latest = createLatest()
    return {
      state,
      async lookAround(cityId, orderId) {
        state.setState(nothing, true)
        const on = option('ShowSuggestedCities') || (await use(flagsFeature).check('SuggestedCities'))
        if (!on) return
        state.setState({ ...nothing, status: 'loading' }, true)
        await latest(
          (signal) =>
            http(loadNearestCities, { params: { id: cityId }, query: orderId === null ? {} : { orderId } }, { signal }),
          (response) =>
            // A failure is silent (DELIV-34); the place itself offers another try.
            state.setState(
              response.ok
                ? { status: 'ready', groups: cityGroups(response.value, cityId) }
                : { ...nothing, status: 'failed' },
              true,
            ),
        )
      },
    }
  },
}
