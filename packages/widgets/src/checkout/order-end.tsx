import { CommentField } from '../order/comment-field'
import { Consent } from '../order/consent'

/** The end of the form, below what is seen first: the comment and the consent (CHK-25, CHK-27). */
export const OrderEnd = () => (
  <>
    <CommentField />
    <div className="pk-checkout__consent" id="personal-data-consent">
      <Consent />
    </div>
  </>
)
