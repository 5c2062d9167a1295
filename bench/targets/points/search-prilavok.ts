import { createPointSearch } from '../../../packages/core/src/delivery/point-search'
import { firstOf, mountList } from './list'

const search = createPointSearch(globalThis.benchPoints)
mountList((text) => firstOf(search(text)))
