import { describe, expect, it } from 'vitest'
import { publicManifest, repositoryOf } from './pack.mjs'

describe('the manifest that customers get', () => {
  const manifest = {
    name: '@prilavok/desk',
    exports: { '.': { '@prilavok/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' } },
    dependencies: { '@prilavok/shelf': '0.1.0' },
    devDependencies: { vitest: '4.1.12' },
    scripts: { test: 'vitest' },
    publishConfig: { access: 'public', directory: '../../.cache/packages/desk' },
  }

  it('has lost the conditions, tools and folders of the workspace', () => {
    expect(publicManifest(manifest, 'desk')).toEqual({
      name: '@prilavok/desk',
      exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
      dependencies: { '@prilavok/shelf': '0.1.0' },
      publishConfig: { access: 'public' },
    })
  })

  it('names the repository only when a CI job says where it is', () => {
    expect(repositoryOf({})).toBeNull()
    const inCi = { GITHUB_SERVER_URL: 'https://code.example', GITHUB_REPOSITORY: 'shop/prilavok' }
    expect(publicManifest(manifest, 'desk', repositoryOf(inCi))).toMatchObject({
      repository: { type: 'git', url: 'git+https://code.example/shop/prilavok.git', directory: 'packages/desk' },
    })
  })
})
