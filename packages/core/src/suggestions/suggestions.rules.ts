import type { SuggestionsState } from './suggestions.types'

/** Suggestions are requested when the typing has rested so long. Source: SUGGEST-13. */
export const SUGGEST_DELAY_MS = 500
/** The list opens from so many characters; the question is asked from the first one (SUGGEST-15). */
export const SUGGEST_LIST_FROM = 2
/** After so many failures in a row no request is sent for a while: suggestions are a help and must not become a burden. */
export const SUGGEST_FAILURES = 3
/** How long no request is sent then, or when the server reports that it is too much. */
export const SUGGEST_PAUSE_MS = 60_000

/** The server takes no longer text. */
export const LONGEST_QUERY = 500

/** Nothing typed, nothing found. */
export const noSuggestions: SuggestionsState<never> = { query: '', status: 'idle', found: [] }
