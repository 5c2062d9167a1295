import { describe, expect, it } from 'vitest'
import { bundleChecks, featureChecks, filesOf, type Manifest } from './jobs.mjs'

const file = (name: string, imports: string[] = [], dynamicImports: string[] = []) => ({
  lazy: [name],
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

describe('checks', () => {
  it('refuse a build in which a job lacks a chunk, instead of measuring less', () => {
    expect(() => bundleChecks(manifest, [], 'dist')).toThrow('no entry "prilavok.stub"')
  })

  it('hold every feature of core', () => {
    expect(featureChecks().map(({ name }) => name)).toEqual(
      expect.arrayContaining(['core-cart', 'core-pricing', 'core-delivery', 'core-payment']),
    )
  })
})
