export { coveredTop } from './covered-edges'
export { keepInPlace } from './keep-in-place'
export { putInSight, type InSightOptions } from './put-in-sight'
