export { runProgram, type ShopProgram } from './node/program'
export { USAGE } from './node/cli-options'
export { publicPages } from './providers/public-pages'
export { serveDatabase } from './shop-server'
