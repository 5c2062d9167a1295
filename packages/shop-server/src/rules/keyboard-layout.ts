// cspell:disable -- letters and keys one by one
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const SHIFTED = 'qwertyuiop{}asdfghjkl:"zxcvbnm<>~'
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбюё'

const pairs = (from: string, to: string) => [...from].map((key, index) => [key, to.charAt(index)] as const)
const toRussian = new Map([...pairs(SHIFTED, RUSSIAN), ...pairs(LATIN, RUSSIAN)])
const toLatin = new Map(pairs(RUSSIAN, LATIN))

const typedWith = (keys: ReadonlyMap<string, string>, text: string) =>
  [...text].map((key) => keys.get(key) ?? key).join('')

/** What the same keys type in the other layout of the keyboard, Russian or Latin; null where a text has letters of both or of neither. */
export function inOtherLayout(text: string): string | null {
  const small = text.toLowerCase()
  const [isLatin, isRussian] = [/[a-z]/.test(small), /[а-яё]/.test(small)]
  if (isLatin === isRussian) return null
  return typedWith(isLatin ? toRussian : toLatin, small)
}
