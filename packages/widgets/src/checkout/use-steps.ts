import { checkoutSettings } from '@prilavok/core/checkout'
import { useOption, useSettings } from '@prilavok/react'
import { TruckIcon, UserIcon, WalletIcon } from '@prilavok/ui/icon'
import { useLabels } from '../lib/labels'
import { orderHintsRu, wizardStepsRu } from './checkout.labels'

/** The steps that have a section, in their order. */
const SECTIONS = {
  userContacts: { step: 1, Icon: UserIcon },
  pickpointSelection: { step: 2, Icon: TruckIcon },
  paymentSelection: { step: 3, Icon: WalletIcon },
} as const

/** How the head of a step's section looks: title, number or picture, hint, as the split tests of the shop have it (EXP-22, EXP-23). */
export function useSteps() {
  const titles = useLabels('wizardSteps', wizardStepsRu)
  const hints = useLabels('orderHints', orderHintsRu)
  const { alternateTitles } = useSettings(checkoutSettings).checkout
  const hasAlternateTitles = useOption('AlternateTitles')
  const hasHints = useOption('OrderHints')
  const hasIcons = useOption('OrderIcons')
  return (name: keyof typeof SECTIONS) => {
    const { step, Icon } = SECTIONS[name]
    const own = hasAlternateTitles && Object.hasOwn(alternateTitles, name) ? alternateTitles[name] : undefined
    return {
      title: own ?? titles[name],
      step,
      Icon: hasIcons ? Icon : undefined,
      hint: hasHints ? hints[name] : undefined,
    }
  }
}
