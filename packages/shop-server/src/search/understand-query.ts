import type { Db } from '../db'
import { likeliest, type MeantWord } from './near-words'
import { searchesFor, type Searches, type Term } from './terms'
import { piecesOf, typedWords } from './typed-words'
import { factsOf, nearestTo, productsWith, wordsOf, type NearWord, type WordFacts } from './words.queries'

/** What a visitor looks for. */
export interface UnderstoodQuery {
  /** Null: there is nothing to look for, or nothing of it is known. */
  readonly searches: Searches | null
  /** What is looked for in place of what was typed; null: just that. */
  readonly corrected: string | null
}

/** The words of one typed word: as typed, in the other layout, in Russian letters. */
interface Forms {
  readonly own: readonly string[]
  readonly others: readonly (readonly string[])[]
}
const allOf = ({ own, others }: Forms): readonly string[] => [...own, ...others.flat()]
type Facts = ReadonlyMap<string, WordFacts>
type Near = ReadonlyMap<string, readonly NearWord[]>

/** What became of a typed word; `null` terms: it is unknown. */
interface Choice {
  readonly terms: readonly Term[] | null
  readonly isChanged: boolean
}

/** Words that typing errors are looked for in; sizes and articles are right or unknown. */
const isCorrectable = (word: string) => /^[a-zа-я]{3,40}$/.test(word)
const SHORTEST_BEGINNING = 2
/** Of a word that is two words written together. */
const SHORTEST_PART = 4
const WRITTEN_TOGETHER = 0.5
const MANY_PRODUCTS = 200
/** Another layout or alphabet and a typing error at once are less likely than two errors. */
const WRITTEN_OTHERWISE = 0.7

const has = (facts: Facts, word: string): boolean => {
  const known = facts.get(word)
  return known !== undefined && (known.isStop || known.isWord || known.forms.length > 0)
}
const isKnown = (facts: Facts, word: string): boolean =>
  has(facts, word) || (piecesOf(word).length > 1 && piecesOf(word).every((each) => has(facts, each)))
const areKnown = (facts: Facts, words: readonly string[]) =>
  words.length > 0 && words.every((word) => isKnown(facts, word))
const begin = (facts: Facts, words: readonly string[]) =>
  words.length > 0 &&
  words.every((word) => isKnown(facts, word) || (word.length >= SHORTEST_BEGINNING && facts.get(word)?.begins === true))

const termsOf = (facts: Facts, words: readonly string[]): readonly Term[] =>
  words.map((word) => ({ word, forms: facts.get(word)?.forms ?? [], isBeginning: !isKnown(facts, word) }))

/** A word that needs no correction: known as typed, else written otherwise, else as the beginning of a word; null: it needs one. */
function asTyped(facts: Facts, { own, others }: Forms): Choice | null {
  if (areKnown(facts, own)) return { terms: termsOf(facts, own), isChanged: false }
  const known = others.find((words) => areKnown(facts, words))
  if (known !== undefined) return { terms: termsOf(facts, known), isChanged: true }
  if (begin(facts, own)) return { terms: termsOf(facts, own), isChanged: false }
  const begun = others.find((words) => begin(facts, words) && words.every((word) => word.length > SHORTEST_BEGINNING))
  return begun === undefined ? null : { terms: termsOf(facts, begun), isChanged: true }
}

/** Words written apart that the catalogue writes together: `гипсо картон`. */
function joined(facts: Facts, forms: readonly Forms[]): readonly Forms[] {
  const found: Forms[] = []
  for (const form of forms) {
    const before = found.at(-1)
    const both = [...(before?.own ?? []), ...form.own]
    const isOne =
      before !== undefined &&
      both.length === 2 &&
      !both.every((word) => facts.get(word)?.isWord) &&
      facts.get(both.join(''))?.isWord === true
    if (isOne) found.splice(-1, 1, { own: [both.join('')], others: [] })
    else found.push(form)
  }
  return found
}

const pairsOf = (forms: readonly Forms[]) =>
  forms.slice(1).map(({ own }, index) => `${forms[index]?.own.join('') ?? ''}${own.join('')}`)

async function commonest(db: Db, meant: readonly MeantWord[]): Promise<MeantWord | null> {
  if (meant.length < 2) return meant[0] ?? null
  const counts = await Promise.all(meant.map(({ word }) => productsWith(db, word, MANY_PRODUCTS)))
  const most = Math.max(...counts)
  return meant[counts.indexOf(most)] ?? null
}

/** Two words of the catalogue that were written together: `уайтспирит`. */
async function apart(db: Db, word: string): Promise<readonly string[] | null> {
  const cuts = Array.from(
    { length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) },
    (_, index) => index + SHORTEST_PART,
  )
  const pairs = cuts.map((at) => [word.slice(0, at), word.slice(at)] as const)
  const facts = await factsOf(db, [...new Set(pairs.flat())])
  return pairs.find((pair) => pair.every((each) => facts.get(each)?.isWord === true)) ?? null
}

/** The words that were meant by some that the catalogue does not have; null: one of them cannot be recognised. */
async function meantBy(db: Db, facts: Facts, near: Near, words: readonly string[]) {
  const meant: MeantWord[] = []
  for (const word of words) {
    const one = isKnown(facts, word) ? { word, cost: 0 } : await commonest(db, likeliest(word, near.get(word) ?? []))
    const two = one === null && isCorrectable(word) ? await apart(db, word) : null
    if (one === null && two === null) return null
    meant.push(...(one === null ? (two ?? []).map((each) => ({ word: each, cost: WRITTEN_TOGETHER })) : [one]))
  }
  return meant.length === 0
    ? null
    : { words: meant.map(({ word }) => word), cost: meant.reduce((sum, { cost }) => sum + cost, 0) }
}

async function corrected(db: Db, facts: Facts, near: Near, { own, others }: Forms): Promise<Choice> {
  const typed = await meantBy(db, facts, near, own)
  const otherwise = await Promise.all(others.map((words) => meantBy(db, facts, near, words)))
  const [best] = [typed, ...otherwise.map((meant) => meant && { ...meant, cost: meant.cost + WRITTEN_OTHERWISE })]
    .filter((meant) => meant !== null)
    .sort((one, other) => one.cost - other.cost)
  if (best === undefined) return { terms: null, isChanged: true }
  return { terms: termsOf(await factsOf(db, best.words), best.words), isChanged: true }
}

/**
 * What a query looks for: each word as it was typed where the catalogue has it; else in the other layout of the keyboard or in Russian
 * letters; else as the beginning of a word; else the word that it is most like. Words that nothing is like are left out as long as others remain.
 */
export async function understandQuery(db: Db, query: string): Promise<UnderstoodQuery> {
  const typed = typedWords(query)
  const texts = typed.flatMap(({ typed: own, switched, spelled }) => [own, switched ?? '', spelled ?? ''])
  const words = await wordsOf(db, texts)
  const apart = typed.map((_, index): Forms => {
    const [own = [], ...others] = words.slice(index * 3, index * 3 + 3)
    return { own, others }
  })
  const asked = [...apart.flatMap(allOf), ...pairsOf(apart)]
  const facts = await factsOf(db, [...new Set(asked.flatMap((word) => [word, ...piecesOf(word)]))].filter(Boolean))

  const forms = joined(facts, apart).filter((form) => allOf(form).length > 0)
  const plain = forms.map((form) => asTyped(facts, form))
  const unclear = forms.flatMap((form, index) => (plain[index] === null ? allOf(form) : []))
  const near = await nearestTo(
    db,
    [...new Set(unclear)].filter((word) => isCorrectable(word) && !isKnown(facts, word)),
  )
  const choices = await Promise.all(
    forms.map(async (form, index) => plain[index] ?? (await corrected(db, facts, near, form))),
  )

  const terms = choices.flatMap((choice) => choice.terms ?? [])
  const isChanged =
    forms.length < apart.filter(({ own }) => own.length > 0).length || choices.some((choice) => choice.isChanged)
  return {
    searches: searchesFor(terms),
    corrected: isChanged && terms.length > 0 ? terms.map(({ word }) => word).join(' ') : null,
  }
}
