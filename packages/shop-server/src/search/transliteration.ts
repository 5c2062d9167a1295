// cspell:disable -- letters one by one
/** How Russian is written in Latin letters, the longest first; people mix several systems. */
const RUSSIAN: readonly (readonly [latin: string, russian: string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['yu', 'ю'],
  ['ju', 'ю'],
  ['ya', 'я'],
  ['ja', 'я'],
  ['yo', 'ё'],
  ['jo', 'ё'],
  ...[...'abvgdeziklmnoprstufhcwqjx'].map(
    (latin, index) => [latin, [...'абвгдезиклмнопрстуфхцвкй', 'кс'][index] ?? ''] as const,
  ),
  ["'", 'ь'],
]
const letters = new Map(RUSSIAN)
const parts = new RegExp(`${RUSSIAN.map(([latin]) => latin).join('|')}|y`, 'g')

/** Russian that was typed in Latin letters, as `shtukaturka`; null where a text has others than Latin letters. */
export function inRussianLetters(text: string): string | null {
  const small = text.toLowerCase()
  if (!/^[a-z']*[a-z][a-z']*$/.test(small)) return null
  return small.replace(
    parts,
    (part, at: number) => letters.get(part) ?? (/[aeiou]/.test(small.charAt(at - 1)) ? 'й' : 'ы'),
  )
}
