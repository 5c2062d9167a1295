import fc from 'fast-check'
import type { Fault } from './checkout-model.fixture'

/** The weather of a line: what befalls one request after the other. */
export const faults: fc.Arbitrary<readonly Fault[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constant('none' as const) },
    {
      weight: 4,
      arbitrary: fc.constantFrom<Fault>('loseRequest', 'loseAnswer', 'duplicate', 'status503', 'status500', 'html'),
    },
  ),
  { maxLength: 40 },
)
