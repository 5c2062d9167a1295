import type { Output } from '../wire'
import type * as wire from './save-result.wire'

/** Answer of every save. */
export type SaveResult = Output<typeof wire.saveResult>
