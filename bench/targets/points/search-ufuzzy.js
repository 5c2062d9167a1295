import uFuzzy from '@leeoniya/ufuzzy'
import { firstOf, mountList } from './list'

const hay = globalThis.benchPoints.map(({ brand, address }) => `${brand} ${address}`)
const letters = {
  interSplit: "[^\\p{L}\\d']+",
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
  intraChars: "[\\p{L}\\d']",
  intraContr: "'\\p{L}{1,2}\\b",
}
const fuzzy = new uFuzzy({ unicode: true, ...letters })
mountList((text) => firstOf(fuzzy.filter(hay, text) ?? []))
