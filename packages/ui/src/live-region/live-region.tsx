import '../visually-hidden/visually-hidden.css'

/** Speaks its text politely when the text changes; keep it on the page from the start. */
export const LiveRegion = ({ message }: { readonly message: string }) => (
  <div className="pk-visually-hidden" role="status" aria-live="polite" aria-atomic="true">
    {message}
  </div>
)
