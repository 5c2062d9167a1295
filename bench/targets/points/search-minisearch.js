import MiniSearch from 'minisearch'
import { firstOf, mountList } from './list'

const index = new MiniSearch({ fields: ['brand', 'address'], searchOptions: { prefix: true, combineWith: 'AND' } })
index.addAll(globalThis.benchPoints)
mountList((text) => firstOf(index.search(text).map(({ id }) => id - 1)))
