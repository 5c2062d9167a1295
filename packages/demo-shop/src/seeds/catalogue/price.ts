/** How prices end: by size, what they are rounded to and whether they like to end in nines. */
const STEPS: readonly { readonly below: number; readonly step: number; readonly less: number }[] = [
  { below: 10, step: 0.1, less: 0 },
  { below: 60, step: 0.5, less: 0 },
  { below: 200, step: 1, less: 0 },
  { below: 1_000, step: 10, less: 1 },
  { below: 10_000, step: 10, less: 0 },
  { below: 100_000, step: 100, less: 10 },
  { below: 1_000_000, step: 1_000, less: 100 },
  { below: Number.POSITIVE_INFINITY, step: 10_000, less: 0 },
]

/** The nearest price that a shop would write on a label, in kopecks. */
export function labelPrice(roubles: number): number {
  const { step, less } = STEPS.find(({ below }) => roubles < below) ?? { step: 1, less: 0 }
  const rounded = Math.max(step, Math.round((roubles + less) / step) * step - less)
  return Math.max(10, Math.round(rounded * 100))
}

const VARIANT_FACTORS: readonly (readonly [RegExp, number])[] = [
  [/нержав/, 2.9],
  [/Экстра|сорт 1\/2/, 1.24],
  [/^1 сорт|сорт А$/, 1.1],
  [/2 сорт|сорт 4/, 0.84],
  [/сухой|антисепт/, 1.18],
  [/2 АКБ/, 1.34],
  [/без АКБ/, 0.58],
  [/двойн|двухклав|два колеса/, 1.2],
  [/ч[её]рный матов|бронза|золото|сатин/, 1.16],
  [/датчик/, 1.3],
  [/ширина 2,5/, 1.25],
  [/ширина 3/, 1.5],
  [/ширина 4/, 2],
  [/полнотел/, 1.18],
  [/алюмини(й|ем)$/, 1.25],
  [/FFP2/, 1.8],
  [/FFP3/, 3],
  [/спилок/, 5],
  [/утепл/, 3],
  [/на колёсах/, 1.9],
  [/верхний слой/, 1.15],
  [/150 мкм/, 1.4],
  [/200 мкм/, 1.8],
  [/^5 мм/, 1.4],
  [/10 мм/, 2],
]

/** What a variant costs against the usual one. */
export const variantFactor = (variant: string): number =>
  VARIANT_FACTORS.find(([words]) => words.test(variant))?.[1] ?? 1
