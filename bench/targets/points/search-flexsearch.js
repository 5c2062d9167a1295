import { Index } from 'flexsearch'
import { firstOf, mountList } from './list'

const index = new Index({ tokenize: 'forward' })
globalThis.benchPoints.forEach(({ brand, address }, at) => index.add(at, `${brand} ${address}`))
mountList((text) => firstOf(index.search(text, { limit: 10_000 })))
