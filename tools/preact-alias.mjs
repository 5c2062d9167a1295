/** The Preact build: `react` and `react-dom` are `@preact/compat`. One plugin for Rollup and for Vite, so that tests run what pages run. */
const compat = {
  react: '@preact/compat',
  'react-dom': '@preact/compat',
  'react-dom/client': '@preact/compat/client',
  'react-dom/server': '@preact/compat/server',
  'react/jsx-runtime': '@preact/compat/jsx-runtime',
  'react/jsx-dev-runtime': '@preact/compat/jsx-dev-runtime',
}

export const preactAlias = () => ({
  name: 'prilavok-preact-alias',
  enforce: 'pre',
  resolveId(source, importer) {
    return Object.hasOwn(compat, source) ? this.resolve(compat[source], importer, { skipSelf: true }) : null
  },
})
