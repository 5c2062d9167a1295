import type { Column, Descriptor } from '../describe/descriptor.types'

/** The columns of a card by where they stand; the title is beside them. */
export interface CardParts {
  readonly picture: Column | null
  readonly badge: Column | null
  readonly fields: readonly Column[]
}

const USUAL_FIELDS = 3
/** What is too long, or no text, for a line of a card. */
const NOT_A_LINE: ReadonlySet<string> = new Set(['picture', 'html', 'json', 'multiline'])

/** What a card shows of a row, out of the columns that are shown. */
export function cardParts(
  { titleField, card }: Pick<Descriptor, 'titleField' | 'card'>,
  shown: readonly Column[],
): CardParts {
  const others = shown.filter(({ field }) => field !== titleField)
  const byName = (name: string) => others.find(({ field }) => field === name)
  const badge =
    card?.badge === undefined
      ? others.find((column) => column.kind === 'enum' && column.many !== true)
      : byName(card.badge)
  const lines = others.filter(({ field, kind }) => field !== badge?.field && !NOT_A_LINE.has(kind))
  return {
    picture: others.find(({ kind }) => kind === 'picture') ?? null,
    badge: badge ?? null,
    fields: card === undefined ? lines.slice(0, USUAL_FIELDS) : card.fields.flatMap((name) => byName(name) ?? []),
  }
}
