import type { SyntheticEvent } from 'react'

/**
 * The `form` of every control: no form has this id, so a form of the page around a widget is neither submitted by Enter in a field
 * nor sends what is typed there.
 */
export const NO_FORM = 'pk-no-form'

type Typed = SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>

/**
 * The handlers of a control that shows `value`. What a browser or an extension fills in with a `change` alone is taken before a render
 * puts the known text back.
 */
export const typing = (value: string, onText: (text: string) => void) => ({
  onInput: (event: Typed) => onText(event.currentTarget.value),
  onChangeCapture: (event: Typed) => {
    if (event.nativeEvent.type === 'change' && event.currentTarget.value !== value) onText(event.currentTarget.value)
  },
})
