import type { ExperimentOptionReport, ExperimentReport } from '@prilavok/contracts/admin'
import { useStaff, useLabels } from '../kit/staff/staff-context'
import { experimentsRu } from './experiments.labels'
import { experimentsEn } from './experiments.labels.en'

const TAGS = { ru: 'ru-RU', en: 'en-GB' } as const
/** Below it a chance is not told apart from none. */
const LEAST_CHANCE = 0.001
const PERCENT = 100

/** The words of the page of experiments. */
export const experimentLabels = { ru: experimentsRu, en: experimentsEn }

/** Writes figures of experiments as the reader's language has them. */
export function useFigures() {
  const { locale } = useStaff()
  const tag = TAGS[locale]
  const percent = (value: number, digits = 1, least = digits) =>
    value.toLocaleString(tag, { style: 'percent', minimumFractionDigits: least, maximumFractionDigits: digits })
  const points = (value: number) => {
    const text = Math.abs(value * PERCENT).toLocaleString(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    const isNothing = Number((value * PERCENT).toFixed(1)) === 0
    return isNothing ? text : `${value < 0 ? '−' : '+'}${text}`
  }
  const chance = (value: number) =>
    value < LEAST_CHANCE
      ? `< ${LEAST_CHANCE.toLocaleString(tag)}`
      : value.toLocaleString(tag, { minimumFractionDigits: 3, maximumFractionDigits: 3 })
  return { percent, points, chance, count: (value: number) => value.toLocaleString(tag) }
}

/** An experiment and its options by the names that people know, where they are named options of ours. */
export function useNames({ name }: Pick<ExperimentReport, 'name'>) {
  const { named } = useLabels(experimentLabels)
  const known = Object.hasOwn(named, name) ? named[name] : undefined
  return {
    title: known?.title ?? name,
    /** What buyers see of an option; null where its label has to do. */
    meaning: ({ value }: Pick<ExperimentOptionReport, 'value'>): string | null =>
      known !== undefined && Object.hasOwn(known.values, value) ? (known.values[value] ?? null) : null,
  }
}
