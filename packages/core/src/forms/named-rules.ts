import { confirmed, excluded, oneOf } from './choice-rules'
import { dimensions, ext, image, mimes, size } from './file-rules'
import type { FieldRule, RuleName } from './forms.types'
import { digits, length, max, min } from './length-rules'
import { between, decimal, integer, maxValue, minValue, numeric } from './number-rules'
import {
  bothNotNull,
  notIncludes,
  purchaseTypeCreditRequired,
  purchaseTypeRequired,
  regionRequired,
  validateTK,
} from './shop-rules'
import { alpha, alphaDash, alphaNum, alphaSpaces, email, phone, regex, required } from './text-rules'

/**
 * Every rule by its name, for forms that are described by data. Such a form carries all rules; a form
 * that is written in code imports the few it needs.
 */
export const namedRules = {
  required,
  email,
  phone,
  min,
  max,
  length,
  digits,
  min_value: minValue,
  max_value: maxValue,
  between,
  integer,
  numeric,
  decimal,
  alpha,
  alpha_dash: alphaDash,
  alpha_num: alphaNum,
  alpha_spaces: alphaSpaces,
  regex,
  confirmed,
  oneOf,
  excluded,
  image,
  ext,
  mimes,
  dimensions,
  size,
  validateTK,
  regionRequired,
  bothNotNull,
  notIncludes,
  purchaseTypeRequired,
  purchaseTypeCreditRequired,
} satisfies { readonly [N in RuleName]: (...params: never) => FieldRule & { readonly name: RuleName } }
