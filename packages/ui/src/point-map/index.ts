export type { MapPlace, MapPoint, OpenPointMap, PointMap, PointMapOptions, PointMapTexts } from './point-map.types'
