/** What is wrong with the whole of a form. */
export function FormError({ text }: { readonly text: string | null }) {
  return (
    text !== null && (
      <p className="pk-staff-field__error" role="alert">
        {text}
      </p>
    )
  )
}
