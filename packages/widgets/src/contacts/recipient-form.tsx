import { checkoutFlow } from '@prilavok/core/flows'
import { useShop, useStore } from '@prilavok/react'
import { Checkbox } from '@prilavok/ui/checkbox'
import { useLabels } from '../lib/labels'
import './contacts.css'
import { PersonFields } from './person-fields'
import { recipientFormRu, type RecipientFormLabels } from './contacts.labels'

export interface RecipientFormProps {
  readonly labels?: Partial<RecipientFormLabels> | undefined
}

const ANCHOR = 'recipient-contacts-block'

/** The checkbox for another recipient, and who that is once it is ticked. Source: CHK-19, CHK-20. */
export function RecipientForm({ labels }: RecipientFormProps) {
  const { state, setOtherRecipient } = useShop().use(checkoutFlow).features.contacts
  const otherRecipient = useStore(state, (contacts) => contacts.otherRecipient)
  const text = useLabels('recipientForm', recipientFormRu, labels)
  return (
    <div className="pk-recipient">
      <Checkbox checked={otherRecipient} onChange={setOtherRecipient}>
        {text.otherRecipient}
      </Checkbox>
      {otherRecipient && (
        <section className="pk-recipient__block" id={ANCHOR} aria-labelledby={`${ANCHOR}-title`}>
          <h3 className="pk-recipient__title" id={`${ANCHOR}-title`}>
            {text.heading}
          </h3>
          <div className="pk-contacts pk-fields">
            <PersonFields of="recipient." errors={text} />
          </div>
        </section>
      )}
    </div>
  )
}
