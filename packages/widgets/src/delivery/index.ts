export { PickupPointsPage, type PickupPointsPageProps } from './pickup-points-page'
export type { PickupPointsLabels, PickupPointsPageLabels } from './pickup-points.labels'
export type { PointMapLabels } from './point-map.labels'
