import { configDefaults, defineConfig } from 'vitest/config'
import { preactAlias } from './tools/preact-alias.mjs'
import { onPreactAlone, onReactAlone } from './tools/runtimes.mjs'

const source = {
  resolve: { conditions: ['@prilavok/source', 'module', 'import', 'default'] },
  ssr: { resolve: { conditions: ['@prilavok/source', 'module', 'node', 'default'] } },
}
const screens = ['packages/{react,ui,widgets,devtools,embed}/src/**/*.test.{ts,tsx}', 'docs/snippets/**/*.test.tsx']
/** Files of a worker share what they import: to evaluate it anew takes more time than many a test. */
const shared = { isolate: false, setupFiles: ['tools/own-modules.ts'] }
/** A loaded machine may take its time over a first lazy part. */
const patient = {
  isolate: false,
  setupFiles: ['tools/own-modules.ts', 'tools/patient-screens.ts'],
  sequence: { setupFiles: 'list' as const },
  testTimeout: 30_000,
}
const onePostgres = 'packages/shop-server/src/testing/shared-postgres.ts'
const libraries = /downshift|@maskito|@testing-library|use-sync-external-store|zustand/

export default defineConfig({
  test: {
    // One more than by default: on two cores that is twice as many.
    maxWorkers: '100%',
    projects: [
      {
        ...source,
        test: {
          name: 'core',
          environment: 'node',
          ...shared,
          include: ['packages/{contracts,core}/src/**/*.test.ts', 'docs/snippets/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        ...source,
        test: { name: 'browser', environment: 'happy-dom', ...shared, include: ['packages/browser/src/**/*.test.ts'] },
      },
      {
        ...source,
        test: {
          name: 'server',
          environment: 'node',
          ...shared,
          include: ['packages/{shop-server,demo-shop,conformance,woocommerce,rehearse}/src/**/*.test.ts'],
          globalSetup: onePostgres,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...source,
        test: {
          name: 'tools',
          environment: 'node',
          ...shared,
          include: ['{tools,site}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'tools/new-*/template/**'],
          globalSetup: onePostgres,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...source,
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'react',
          environment: 'happy-dom',
          // The staff wing is React alone.
          include: [...screens, 'packages/admin/src/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...Object.values(onPreactAlone).flat()],
          globals: true,
          ...patient,
          env: { PRILAVOK_RUNTIME: 'react' },
        },
      },
      {
        ...source,
        plugins: [preactAlias()],
        resolve: {
          ...source.resolve,
          alias: [{ find: /^@testing-library\/react$/, replacement: '@testing-library/preact' }],
        },
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'preact',
          environment: 'happy-dom',
          include: screens,
          exclude: [...configDefaults.exclude, ...onReactAlone],
          globals: true,
          ...patient,
          env: { PRILAVOK_RUNTIME: 'preact' },
          server: { deps: { inline: [libraries] } },
        },
      },
    ],
  },
})
