export { PickupPointsPage, type PickupPointsPageProps } from './pickup-points-page'
export type { PickupPointsLabels, PickupPointsPageLabels, PointMapLabels } from './delivery.labels'
