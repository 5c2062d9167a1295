import type { PointMapLabels } from './point-map.labels'

/** English words of the map. */
export const pointMapEn: PointMapLabels = {
  map: 'Map of the pickup points',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  cluster: (count) => `${count} pickup points close together. Come closer`,
  twoFingers: 'Move the map with two fingers',
  noTiles: 'The picture of the map could not be loaded. The points can be chosen in the list as well.',
  unplaced: (count) => `Without a place on the map: ${count}. These points are in the list.`,
}
