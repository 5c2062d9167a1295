import type { WizardStep } from '@prilavok/core/checkout'
import type { WizardStepsLabels } from './checkout.labels'

/** The title of a step; one that a newer server knows and this page does not has its own name. */
export const titleOf = (step: WizardStep, titles: WizardStepsLabels): string =>
  Object.hasOwn(titles, step) ? titles[step as keyof WizardStepsLabels] : step
