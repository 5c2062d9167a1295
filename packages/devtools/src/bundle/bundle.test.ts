import { expect, it } from 'vitest'
import { bundleOf, findScripts, loadedFiles, type Loaded } from './bundle'
import { widgetBytes, type Manifest } from './manifest'

const preact = { folder: 'https://cdn.example/v1/', runtime: 'Preact' } as const

it('the build is known by the name of its chunks', () => {
  expect(bundleOf('https://cdn.example/v1/chunks/p-devtools-AbC_1-2x.js?v=1')).toEqual(preact)
  expect(bundleOf('https://cdn.example/chunks/r-devtools-x.js')?.runtime).toBe('React')
  expect(bundleOf('https://cdn.example/chunks/l-devtools-x.js')?.runtime).toBe('Preact for old pages')
  expect(bundleOf('https://shop.example/assets/index-1234.js')).toBeNull()
})

const loaded = (name: string, more: Partial<Loaded> = {}): Loaded => ({
  name,
  encodedBodySize: 10,
  decodedBodySize: 30,
  duration: 5,
  responseStatus: 200,
  ...more,
})

it('files are those of the folder, each as its last try ended', () => {
  const here = { ...preact, folder: `${location.origin}/b/` }
  const files = loadedFiles(here, [
    loaded(`${here.folder}prilavok.js`, { responseStatus: 500 }),
    loaded(`${here.folder}prilavok.js`),
    loaded(`${here.folder}manifest.json`),
    loaded('https://other.example/x.js'),
    loaded(`${here.folder}chunks/p-a-1.js`, { responseStatus: 503 }),
    loaded(`${here.folder}chunks/p-b-1.js?x`, { responseStatus: 0, decodedBodySize: 0 }),
  ])
  expect(files.map(({ file, failed, status }) => [file, failed, status])).toEqual([
    ['prilavok.js', false, 200],
    ['chunks/p-a-1.js', true, 503],
    ['chunks/p-b-1.js', true, undefined],
  ])
})

it('a widget weighs what it loads on top of the entry file', () => {
  const file = (name: string, brotli: number, imports: readonly string[] = []) => ({ name, brotli, imports })
  const manifest: Manifest = {
    entries: { prilavok: 'prilavok.js' },
    files: {
      'prilavok.js': file('prilavok', 1000),
      'chunks/p-parts-1.js': file('parts', 20, ['prilavok.js']),
      'chunks/p-cart-page-1.js': file('cart-page', 300, ['prilavok.js', 'chunks/p-parts-1.js']),
      'chunks/r-cart-page-1.js': file('cart-page', 7),
    },
  }
  expect(widgetBytes(manifest, preact, 'cart-page')).toBe(320)
  expect(widgetBytes(manifest, preact, 'cart-button')).toBeNull()
})

it('[EMBED-08] a build under a second address is a second script, the stub is none', () => {
  document.head.innerHTML = '<script type="application/json"></script>'
  const find = (...names: string[]) =>
    findScripts(
      document,
      names.map((name) => ({ name })),
    ).twice
  expect(
    find('https://a.example/prilavok.js', 'https://a.example/prilavok.stub.js', 'https://a.example/prilavok.js'),
  ).toBe(false)
  expect(find('https://a.example/prilavok.js', 'https://b.example/prilavok.js')).toBe(true)
  expect(find('https://a.example/prilavok.js?1', 'https://a.example/prilavok.react.js?1')).toBe(true)
})
