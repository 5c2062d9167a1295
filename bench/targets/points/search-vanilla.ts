/** The limit: one plain text per point, every word must be in it, and a longer text looks only at what the shorter one has found. */
import { firstOf, mountList } from './list'

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е')
const texts = globalThis.benchPoints.map(({ brand, address }) => plain(`${brand} ${address}`))
const all = Uint32Array.from(texts, (_, at) => at)
let before = { text: '', found: all }

mountList((typed) => {
  const text = plain(typed).trim()
  const words = text.split(/\s+/).filter(Boolean)
  const from = text.startsWith(before.text) ? before.found : all
  const found = words.length === 0 ? all : from.filter((at) => words.every((word) => texts[at]?.includes(word)))
  before = { text, found }
  return firstOf(found)
})
