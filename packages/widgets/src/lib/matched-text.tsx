import { matchedPieces } from '@prilavok/core/suggestions'

interface MatchedTextProps {
  readonly text: string
  readonly typed: string
}

/** A suggestion with what was typed of it set off; pieces have no other identity than their order. */
export const MatchedText = ({ text, typed }: MatchedTextProps) => (
  <span>
    {matchedPieces(text, typed).map((piece, index) =>
      piece.matches ? (
        <b className="pk-suggestion__match" key={index}>
          {piece.text}
        </b>
      ) : (
        piece.text
      ),
    )}
  </span>
)
