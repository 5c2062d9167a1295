export { toKopecks, toKopecksOrNull, toRoubles, toRoublesOrNull, type Kopecks } from '@prilavok/contracts'
export { formatMoney, type MoneyLocale } from './format-money'
export { splitByWeights, splitEvenly, sumOf } from './sums'
export { vatPercentOn } from './vat'
