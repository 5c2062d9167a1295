import { describe, expect, it } from 'vitest'
import { bundleChecks, filesOf, roomChecks, type Manifest } from './jobs.mjs'
import { tooEarly } from './late.mjs'
import { modulesOf, piecesOf } from './modules.mjs'

const file = (name: string, imports: string[] = [], dynamicImports: string[] = []) => ({
  name,
  imports,
  dynamicImports,
})
const manifest: Manifest = {
  entries: { prilavok: 'prilavok.js' },
  files: {
    'prilavok.js': file('prilavok', ['base.js'], ['button.js', 'http.js']),
    'base.js': file('base'),
    'button.js': file('cart-button', ['base.js', 'money.js'], ['dialog.js']),
    'money.js': file('money'),
    'dialog.js': file('dialog', ['base.js']),
    'http.js': file('http', [], ['schemas.js']),
    'schemas.js': file('cart.wire', ['zod.js']),
    'zod.js': file('zod'),
  },
}

describe('the files of a job', () => {
  it('are the entries, the named chunks and what these import, once each', () => {
    expect(filesOf(manifest, ['prilavok'], ['cart-button'])).toEqual([
      'base.js',
      'button.js',
      'money.js',
      'prilavok.js',
    ])
  })

  it('do not hold what is loaded later, unless the job names it', () => {
    expect(filesOf(manifest, ['prilavok'], [])).toEqual(['base.js', 'prilavok.js'])
    expect(filesOf(manifest, ['prilavok'], ['cart.wire'])).toEqual(['base.js', 'prilavok.js', 'schemas.js', 'zod.js'])
  })

  it('cannot be counted when the build has no such chunk', () => {
    expect(() => filesOf(manifest, ['prilavok'], ['map'])).toThrow('No lazy chunk of "prilavok" is called "map"')
    expect(() => filesOf(manifest, ['admin'], [])).toThrow('no entry "admin"')
  })
})

describe('a late room', () => {
  it('has no module in the files of before its step', () => {
    const sources = (file: string) =>
      file === 'money.js' ? ['../core/src/money/format.ts'] : ['../core/src/payment/payment.store.ts']
    const rooms = [{ room: 'payment', chunks: ['money'], modules: /\/payment\// }]
    const shop: Manifest = {
      entries: { prilavok: 'money.js' },
      files: { 'money.js': file('shop', [], ['late.js']), 'late.js': file('money') },
    }
    expect(tooEarly(shop, sources, rooms)).toEqual(['payment: ../core/src/payment/payment.store.ts is in late.js'])
    expect(tooEarly(shop, sources, [{ room: 'payment', chunks: [], modules: /\/payment\// }])).toEqual([])
  })
})

describe('the modules of a file', () => {
  it('are weighed by what the file would lose without them', () => {
    const map = JSON.stringify({ version: 3, sources: ['a.ts', 'b.ts'], names: [], mappings: 'AAAA,KCAA' })
    expect(piecesOf('let a;let b=1', map)).toEqual([
      { source: '', text: '' },
      { source: 'a.ts', text: 'let a' },
      { source: 'b.ts', text: ';let b=1' },
    ])
    expect(modulesOf('let a;let b=1', map).map(({ source, bytes }) => [source, bytes])).toEqual(
      expect.arrayContaining([
        ['a.ts', 5],
        ['b.ts', 8],
      ]),
    )
  })
})

describe('checks', () => {
  it('refuse a build in which a job lacks a chunk, instead of measuring less', () => {
    expect(() => bundleChecks(manifest, [], 'dist')).toThrow('no entry "prilavok.stub"')
  })

  it('hold every room of core', () => {
    expect(roomChecks().map(({ name }) => name)).toEqual(
      expect.arrayContaining(['core-cart', 'core-pricing', 'core-delivery', 'core-payment']),
    )
  })
})
