/** Whether keys mean "save": Ctrl+S, also on a Russian keyboard. */
export const isSaveKey = (event: {
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly key: string
}): boolean => (event.ctrlKey || event.metaKey) && ['s', 'ы'].includes(event.key.toLowerCase())
