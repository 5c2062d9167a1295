import { useStaff } from '../app/staff-context'

/** The words of one screen in the language of the wing: they are loaded with the screen, not with the first page. */
export const useWords = <W>(words: Readonly<Record<'ru' | 'en', W>>): W => words[useStaff().locale]
