export { companyKeyText, noSuggestions, SUGGEST_DELAY_MS, SUGGEST_LIST_FROM } from './suggestions.rules'
export { matchedPieces, type MatchedPiece } from './matches.rules'
export { createSuggesting, suggestingFeature, type Suggesting, type Suggestions } from './suggestions.store'
export type { CompanyKey, SuggestionKind, SuggestionOf, SuggestionsState } from './suggestions.types'
