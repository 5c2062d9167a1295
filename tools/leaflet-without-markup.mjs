const PROBE = /var inlineSvg = !!svg\$1 && \(function \(\) \{[\s\S]*?\}\)\(\);/

/**
 * Leaflet writes markup while it loads, to find out whether the browser knows drawings in HTML. A page that lets no string
 * become markup (`require-trusted-types-for`) stops it there; every browser that we serve does know them.
 */
export const leafletWithoutMarkup = () => ({
  name: 'prilavok-leaflet-without-markup',
  transform(code, id) {
    if (!id.endsWith('/leaflet/dist/leaflet-src.esm.js')) return null
    if (!PROBE.test(code)) this.error('Leaflet asks the browser in another way now: see what it writes while it loads.')
    return { code: code.replace(PROBE, 'var inlineSvg = svg$$1;'), map: null }
  },
})
