export { usePickupPoints, type UsePickupPoints } from './use-pickup-points'
