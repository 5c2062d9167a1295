export type {
  MapPlace,
  MapPoint,
  MapWindow,
  OpenPointMap,
  PointMap,
  PointMapOptions,
  PointMapTexts,
} from './point-map.types'
