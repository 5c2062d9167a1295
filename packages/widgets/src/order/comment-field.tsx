import { checkoutFlow } from '@prilavok/core/flows'
import { useShop, useStore } from '@prilavok/react'
import { fieldLabels } from '@prilavok/ui/field'
import { TextArea } from '@prilavok/ui/text-field'
import { useLabels } from '../lib/labels'
import { commentFieldRu, type CommentFieldLabels } from './order.labels'

export interface CommentFieldProps {
  readonly labels?: Partial<CommentFieldLabels> | undefined
}

const LONGEST = 2_000

/** The order comment, kept with the buyer. Source: CHK-25, CHK-26. */
export function CommentField({ labels }: CommentFieldProps) {
  const { state, editBuyer } = useShop().use(checkoutFlow).features.contacts
  const value = useStore(state, ({ buyer }) => buyer.comment)
  const text = useLabels('commentField', commentFieldRu, labels)
  const words = useLabels('field', fieldLabels)
  return (
    <TextArea
      label={text.comment}
      optional
      rows={2}
      maxLength={LONGEST}
      labels={words}
      help={text.help}
      value={value}
      onInput={(comment) => editBuyer({ comment })}
    />
  )
}
