import type { PointsLabels } from './points.labels'

/** English words of the screen of pickup points. */
export const pointsEn: PointsLabels = {
  view: 'View',
  table: 'Table',
  both: 'Table and map',
  onlyMap: 'Map',
  map: 'Map of pickup points',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  cluster: (count: number): string => `${count} points here. Zoom in`,
  twoFingers: 'Move the map with two fingers',
  drawArea: 'Select an area',
  drawHelp: 'Draw a rectangle on the map. Esc cancels.',
  takeSeen: 'Select all on the map',
  clearArea: 'Remove the area',
  areaChosen: 'All points of the area that match the filters are selected. Change them in the bar above the table.',
  open: 'Open',
  active: 'Active',
  inactive: 'Off',
  trouble: 'The picture of the map did not load. All points are in the table.',
  tooMany: (shown: number, all: number): string => `${shown} of ${all} are shown. Zoom in for the others.`,
  failed: 'The points of the map did not load',
}
