import { composeDescription } from '../rules/compose-description'
import type { TextPort } from './text-port'

/** Composes texts from what the shop knows of a product; the same facts give the same text, and nothing leaves the server. */
export const composedTexts: TextPort = {
  model: 'prilavok-composer',
  describe: (facts, wish) => Promise.resolve(composeDescription(facts, wish)),
}
