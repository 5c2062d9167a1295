import { CellValue } from './cell-value'

/** A phone as people read it, that is called by a press; a masked one is a text. */
export const PhoneLink = ({ value }: { readonly value: string | null | undefined }) => (
  <CellValue value={value} kind={{ kind: 'phone' }} />
)
