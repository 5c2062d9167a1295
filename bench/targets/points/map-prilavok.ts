import { leafletMap } from '../../../packages/ui/src/point-map/leaflet'

const TEXTS = {
  map: 'Карта',
  zoomIn: 'Ближе',
  zoomOut: 'Дальше',
  cluster: (count: number) => `Пунктов: ${count}`,
  twoFingers: 'Двумя пальцами',
}
/** Nobody draws a picture of the map; ours asks for one all the same. */
const NO_PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

globalThis.openBenchMap = async () => {
  const element = document.querySelector<HTMLElement>('[data-map]')
  if (element === null) throw new Error('no place for the map')
  await leafletMap({ tiles: NO_PICTURE }).open(element, {
    points: globalThis.benchPoints,
    selected: null,
    center: { latitude: 53, longitude: 45 },
    zoom: 5,
    texts: TEXTS,
    nameOf: (id) => globalThis.benchPoints[Number(id) - 1]?.address ?? '',
    onPick: () => undefined,
  })
}
document.documentElement.dataset['ready'] = ''

declare global {
  var openBenchMap: () => Promise<void>
}
