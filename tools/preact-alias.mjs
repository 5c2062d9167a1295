/** What `react` means in the Preact build, for our source and for libraries alike. */
const COMPAT = {
  react: '@preact/compat',
  'react-dom': '@preact/compat',
  'react-dom/client': '@preact/compat/client',
  'react-dom/server': '@preact/compat/server',
  'react/jsx-runtime': '@preact/compat/jsx-runtime',
  'react/jsx-dev-runtime': '@preact/compat/jsx-dev-runtime',
}

/** One plugin for Rollup and for Vite, so that tests run what pages run. */
export const preactAlias = () => ({
  name: 'prilavok-preact-alias',
  enforce: 'pre',
  resolveId(source, importer) {
    return Object.hasOwn(COMPAT, source) ? this.resolve(COMPAT[source], importer, { skipSelf: true }) : null
  },
})
