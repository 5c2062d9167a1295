import type { TypeAgain } from './mount-point'

const TEXT = 'input:not([type=hidden],[type=checkbox],[type=radio])'

/**
 * A text that was typed before, or that the server had put there, goes on in the widget (SEARCH-03). Undefined where there is none;
 * otherwise the step that types it into a control.
 */
export function keepTyped(element: HTMLElement): TypeAgain | undefined {
  const typed = element.querySelector<HTMLInputElement>(TEXT)
  if (!typed?.value) return undefined
  const { value, selectionEnd } = typed
  return (control) => {
    if (!control?.matches(TEXT)) return
    const field = control as HTMLInputElement
    // Past what a view library puts in place of `value`, which would take the text for its own.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.setSelectionRange(selectionEnd, selectionEnd)
  }
}
