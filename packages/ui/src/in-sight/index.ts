export { keepInPlace } from './keep-in-place'
export { putInSight, type InSightBlock, type InSightOptions } from './put-in-sight'
