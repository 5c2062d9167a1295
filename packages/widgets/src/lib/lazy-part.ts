export { lazyPart } from '@prilavok/core'
