import './kept-badge.css'

/** How many products a list of the visitor has; empty while it has none. The words replace the number for screen readers. */
export const KeptBadge = ({ count, words }: { readonly count: number; readonly words: string }) => (
  <span className="pk-kept-badge-place">
    {count > 0 && (
      <span className="pk-kept-badge" role="img" aria-label={words}>
        {count}
      </span>
    )}
  </span>
)
