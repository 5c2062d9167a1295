import { piecesOf } from './typed-words'

/** One word to look for. */
export interface Term {
  readonly word: string
  /** Its forms that the catalogue has; any of them counts. */
  readonly forms: readonly string[]
  /** The catalogue has it only as the beginning of words. */
  readonly isBeginning: boolean
}

/** Nothing else can be part of a query: what else means something to the database never gets this far. */
const WORD = /^[a-zа-я0-9.]+$/

function queryOf({ word, forms, isBeginning }: Term, isOpen: boolean): string {
  const words = [...new Set([word, ...forms])].filter((each) => WORD.test(each))
  const pieces = piecesOf(word)
  const apart = pieces.length === 1 ? [] : [`(${pieces.join(' & ')})`]
  const all = [...words.map((each) => (isOpen || isBeginning ? `${each}:*` : each)), ...apart]
  return all.length === 1 ? (all[0] ?? '') : `(${all.join(' | ')})`
}

/** Queries of the database for what a product's name begins with, for its name and for all that is known of it; all of them count. */
export interface ProductSearch {
  readonly head?: string
  readonly name?: string
  readonly anywhere?: string
}

/** The searches for some words. */
export interface Searches {
  /** What fits best first. */
  readonly products: readonly ProductSearch[]
  /** All that is found, where anything is by the first; the second also takes the last word for the beginning of one. */
  readonly all: readonly [string, string]
}

/** The searches for some words; null without words. */
export function searchesFor(given: readonly Term[]): Searches | null {
  const terms = given.filter(({ word }) => WORD.test(word))
  if (terms.length === 0) return null
  const whole = terms.map((term) => queryOf(term, false))
  const begun = terms.map((term, index) => queryOf(term, index === terms.length - 1))
  const [all, beginning] = [whole.join(' & '), begun.join(' & ')]
  return {
    products: [
      { head: whole.join(' | '), name: all },
      { name: all },
      { anywhere: all },
      ...(beginning === all ? [] : [{ name: beginning }, { anywhere: beginning }]),
    ],
    all: [all, beginning],
  }
}
