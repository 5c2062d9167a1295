import type { ProductSpec } from '@prilavok/shop-server/kit'
import type { Chance } from '../random'

const units =
  'кг/м²|кг/м³|г/м²|г/см²|л/м²|г/м² за сутки|м³/ч|л/мин|л/ч|об/мин|мм/м|Вт/м²|Вт/м|Вт/\\(м·К\\)|мг/\\(м·ч·Па\\)|' +
  'мм вод\\. ст\\.|А·ч|Н·м|МПа|бар|HRC|дБ|кВт|Вт|кН|кА|лм|мкм|мм|см³|см|м²|м|кг|г|л|мл|мин|ч|с|%|°С|В|А|Дж|К|шт\\.'
const VALUE_AND_UNIT = new RegExp(`^(.*\\d.*?)\\s(${units})$`)

/** The characteristics that a rule `name: value|value unit; …` gives one product. */
export const specsOf = (rules: string, chance: Chance): readonly ProductSpec[] =>
  rules.split('; ').map((rule) => {
    const [name = '', rest = ''] = rule.split(/: (.*)/s)
    const [, values = rest, unit] = VALUE_AND_UNIT.exec(rest) ?? []
    const value = chance.pick(values.split('|'))
    const [, own = value, ownUnit = unit] = (unit === undefined && VALUE_AND_UNIT.exec(value)) || []
    return { name, value: own, ...(ownUnit !== undefined && { unit: ownUnit }) }
  })
