import { fileURLToPath } from 'node:url'

/**
 * Our own source sees the slim React of the first chunk, and so do libraries that use hooks alone: with the whole of
 * `@preact/compat` every page would carry the parts of Preact that only compat needs. Libraries that are not named here
 * get compat. One plugin for Rollup and for Vite, so that tests run what pages run.
 */
const HOOKS_ALONE = /\/node_modules\/(?:downshift)\//
const packages = fileURLToPath(new URL('../packages/', import.meta.url))
const slim = fileURLToPath(new URL('../packages/embed/src/preact/react.ts', import.meta.url))
const slimJsx = fileURLToPath(new URL('../packages/embed/src/preact/jsx-runtime.ts', import.meta.url))
const compat = {
  react: '@preact/compat',
  'react-dom': '@preact/compat',
  'react-dom/client': '@preact/compat/client',
  'react/jsx-runtime': '@preact/compat/jsx-runtime',
  'react/jsx-dev-runtime': '@preact/compat/jsx-dev-runtime',
}
const ours = { react: slim, 'react/jsx-runtime': slimJsx, 'react/jsx-dev-runtime': slimJsx }

export const preactAlias = () => ({
  name: 'prilavok-preact-alias',
  enforce: 'pre',
  resolveId(source, importer) {
    const library = importer?.includes('/node_modules/') === true && !importer.startsWith(packages)
    if ((!library || HOOKS_ALONE.test(importer)) && Object.hasOwn(ours, source)) return ours[source]
    if (Object.hasOwn(compat, source)) return this.resolve(compat[source], importer, { skipSelf: true })
    return null
  },
})
