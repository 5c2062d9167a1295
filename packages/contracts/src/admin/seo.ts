import type { Output } from '../wire'
import type * as wire from './seo.wire'

/** Seo. */
export type Seo = Output<typeof wire.seo>
