import type { SampleFeatureEntry } from '@prilavok/contracts'

export interface SampleFeatureState {
  /** `failed` keeps what was there before. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly entries: readonly SampleFeatureEntry[]
}
