/** Leaflet as modules, of which only what is used is bundled; the package types its other file. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet'
}
