interface ChangeEvent {
  readonly currentTarget: { readonly value: string }
  readonly nativeEvent: { readonly type: string }
}

/**
 * For `onChangeCapture`: takes what a browser fills in with a `change` alone, before the next render puts the known text back. Whoever types
 * has told the text before, key by key.
 */
export const onChangeAlone =
  (value: string, take: (text: string) => void) =>
  ({ currentTarget, nativeEvent }: ChangeEvent): void => {
    if (nativeEvent.type === 'change' && currentTarget.value !== value) take(currentTarget.value)
  }
