const SHOWN = 120

/** The beginning of a text, as rows of lists show it. */
export const startOf = (text: unknown): string => {
  const plain = typeof text === 'string' ? text : ''
  return plain.length <= SHOWN ? plain : `${plain.slice(0, SHOWN - 1).trimEnd()}…`
}
