import config from './rollup.config.mjs'
export default (options) => config(options).slice(2)
