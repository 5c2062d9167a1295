/** Fields that browsers fill in. */
const FILLABLE = 'input[autocomplete]:not([autocomplete="off"])'

/** The browser's own way to a field's text, past what a renderer has put before it to remember the text it knows. */
const write = (field: HTMLInputElement, text: string): void =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)

/**
 * Takes over what a browser or a password manager has put into fields without notifying the page: each field says again what
 * it holds, and those that hold nothing new change nothing. What is empty was not filled in.
 */
export function takeFilled(root: ParentNode): void {
  const held = [...root.querySelectorAll<HTMLInputElement>(FILLABLE)].map((field) => [field, field.value] as const)
  for (const [field, text] of held) {
    if (text === '') continue
    // The event of the first field renders its neighbours, which would go back to the text they know.
    if (field.value !== text) write(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
