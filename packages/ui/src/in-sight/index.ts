export { keepInPlace } from './keep-in-place'
export type { InSightBlock } from './in-sight.types'
export { putInSight, type InSightOptions } from './put-in-sight'
