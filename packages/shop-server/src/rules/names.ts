/** What a word of a person's name is. */
export type NamePart = 'FirstName' | 'LastName' | 'MiddleName'

/** What the dictionary knows of a typed word; several when a word is both, such as Павлов or Мартин. */
type KnownParts = ReadonlyMap<string, readonly NamePart[]>

interface SplitName {
  readonly firstName: string | null
  readonly middleName: string | null
  readonly lastName: string | null
}

const PATRONYMIC = /(?:вич|вна|ична|инична|оглы|кызы)$/

/** Words of a typed name, ё as е for look-ups stays with the caller. */
export const nameWords = (text: string): readonly string[] => text.trim().split(/\s+/).filter(Boolean)

/** `аННА-мАРИЯ` as `Анна-Мария`. */
export const capitalised = (word: string): string =>
  word.toLowerCase().replace(/(^|-)(\p{L})/gu, (_, dash: string, letter: string) => dash + letter.toUpperCase())

/**
 * Sorts the words of a typed name into its parts: what the dictionary or an ending shows comes first, the rest goes in
 * the order first, middle, last (SUGGEST-17 to SUGGEST-20).
 */
export function splitName(text: string, known: KnownParts): SplitName {
  const found = new Map<NamePart, string>()
  const rest: string[] = []
  for (const word of nameWords(text).map(capitalised)) {
    const lower = word.toLowerCase()
    const parts: readonly NamePart[] = PATRONYMIC.test(lower)
      ? ['MiddleName', ...(known.get(lower) ?? [])]
      : (known.get(lower) ?? [])
    const free = parts.find((part) => !found.has(part))
    if (free === undefined) rest.push(word)
    else found.set(free, word)
  }
  const isPair = nameWords(text).length === 2
  const order: readonly NamePart[] = isPair
    ? ['FirstName', 'LastName', 'MiddleName']
    : ['FirstName', 'MiddleName', 'LastName']
  for (const part of order) {
    if (!found.has(part) && rest.length > 0) found.set(part, rest.shift() ?? '')
  }
  const lastName = [found.get('LastName'), ...rest].filter(Boolean).join(' ')
  return {
    firstName: found.get('FirstName') ?? null,
    middleName: found.get('MiddleName') ?? null,
    lastName: lastName || null,
  }
}
