import { useLetterKey } from '../keys/use-letter-key'

/** The letters of a table, by their place on the keyboard, while the focus is outside of it. */
export function useTableLetters(isOn: boolean, act: (letter: string) => void): void {
  const on = (letter: string) => () => {
    if (isOn) act(letter)
  }
  useLetterKey('Slash', on('/'), isOn)
  useLetterKey('KeyF', on('f'), isOn)
  useLetterKey('KeyC', on('c'), isOn)
  useLetterKey('KeyV', on('v'), isOn)
  useLetterKey('KeyR', on('r'), isOn)
  useLetterKey('KeyN', on('n'), isOn)
}
