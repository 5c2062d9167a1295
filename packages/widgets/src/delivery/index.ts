export { PickupPointsPage, type PickupPointsPageProps } from './pickup-points-page'
export type { PickupPointsPageLabels } from './pickup-points-page.labels'
export type { PickupPointsLabels } from './pickup-points.labels'
export type { PointMapLabels } from './point-map.labels'
