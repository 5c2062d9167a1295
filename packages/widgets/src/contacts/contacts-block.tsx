import type { CheckoutError } from '@prilavok/core/checkout'
import { checkoutFlow } from '@prilavok/core/flows'
import { useOption, useShop, useStore } from '@prilavok/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { takeFilled } from '../lib/take-filled'
import './contacts.css'
import { ContactsForm, type ContactsFormProps } from './contacts-form'
import { RecipientForm } from './recipient-form'
import { lazySection } from '../lib/lazy-section'

/** Only for a buyer whom the shop knows. */
const LazySummary = lazySection(() => import('./contacts-summary'))

const isAboutContacts = ({ block }: CheckoutError): boolean => /^(user|recipient)-contacts-block$/.test(block)

/** Who orders and who receives; folded to one line where the shop wants that and nothing is missing (CONTACT-08). */
export function ContactsBlock({ emailHint }: Pick<ContactsFormProps, 'emailHint'>) {
  const ContactsHide = useOption('ContactsHide')
  const { features, view } = useShop().use(checkoutFlow)
  const missing = useStore(view, ({ errors }) => errors.some(isAboutContacts))
  const refused = useStore(features.checkout.state, (checkout) => checkout.refused.some(isAboutContacts))
  const root = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(0)
  const isRight = !missing && !refused
  // What is right already when the page opens needs nobody's eye; while somebody types, nothing folds under their hands.
  const [left, setLeft] = useState(isRight)
  const folded = ContactsHide && left && isRight

  useEffect(() => {
    const block = root.current
    if (block === null) return
    const leave = () => takeFilled(block)
    // A press on a label or on plain ground takes the focus nowhere yet: fields that folded then would go from under the hand.
    const arrive = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      if (!block.contains(target)) setLeft(true)
      // The line that replaces the folded fields has a button of its own, which is no field.
      else if (target.closest('.pk-contacts-summary') === null) setLeft(false)
    }
    block.addEventListener('focusout', leave)
    // On its way down: the script build keeps the events of widgets from listeners of the page.
    document.addEventListener('focusin', arrive, true)
    return () => {
      block.removeEventListener('focusout', leave)
      document.removeEventListener('focusin', arrive, true)
    }
  }, [])
  useLayoutEffect(() => {
    if (opened > 0) root.current?.querySelector('input')?.focus()
  }, [opened])

  const open = () => {
    setLeft(false)
    setOpened(opened + 1)
  }
  return (
    <div className="pk-contacts-block" ref={root}>
      {folded ? (
        <LazySummary>{({ ContactsSummary }) => <ContactsSummary onOpen={open} />}</LazySummary>
      ) : (
        <>
          <ContactsForm emailHint={emailHint} />
          <RecipientForm />
        </>
      )}
    </div>
  )
}
