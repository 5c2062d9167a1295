import L from 'leaflet'
import 'leaflet.markercluster'
import 'leaflet/dist/leaflet.css'
import 'leaflet.markercluster/dist/MarkerCluster.css'
import 'leaflet.markercluster/dist/MarkerCluster.Default.css'

globalThis.openBenchMap = async () => {
  const map = L.map(document.querySelector('[data-map]'), { maxZoom: 18, attributionControl: false }).setView(
    [53, 45],
    5,
  )
  const group = L.markerClusterGroup({ chunkedLoading: false })
  group.addLayers(
    globalThis.benchPoints.map(({ latitude, longitude, address }) =>
      L.marker([latitude, longitude], { title: address, alt: address }),
    ),
  )
  map.addLayer(group)
}
document.documentElement.dataset['ready'] = ''
