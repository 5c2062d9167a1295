import { useStaff } from '../staff/staff-context'

/** The letters that the same keys write in the Russian layout. */
const IN_RUSSIAN = { A: 'Ф', D: 'В', E: 'У', H: 'Р', I: 'Ш', M: 'Ь', P: 'З', X: 'Ч' } as const

interface LetterKeyProps {
  readonly letter: keyof typeof IN_RUSSIAN
}

/** The key of a button, as it is printed on the keyboards of the reader; nothing where letters are no keys. */
export function LetterKey({ letter }: LetterKeyProps) {
  const { hasLetterKeys, locale } = useStaff()
  if (!hasLetterKeys) return null
  return <kbd aria-hidden="true">{locale === 'ru' ? `${letter} (${IN_RUSSIAN[letter]})` : letter}</kbd>
}
