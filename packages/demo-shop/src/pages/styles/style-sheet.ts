import { tagOf } from '../frame/freshness'
import { BASE_STYLE } from './base-style'
import { CATALOGUE_STYLE } from './catalogue-style'
import { HEADER_STYLE } from './header-style'
import { PHONE_STYLE } from './phone-style'
import { PRODUCT_STYLE } from './product-style'
import { TEXTS_STYLE } from './texts-style'

/** The shop's own look; text in modules, so that the server is whole wherever it is copied. */
export const STYLE_SHEET = [BASE_STYLE, HEADER_STYLE, CATALOGUE_STYLE, PRODUCT_STYLE, PHONE_STYLE, TEXTS_STYLE]
  .map((part) => part.replace(/\/\*[^]*?\*\/|^\s+/gm, ''))
  .join('')

/** Changes with the style sheet, so that browsers may keep one version for ever. */
export const styleSheetVersion = tagOf(STYLE_SHEET)

/** The address that pages link to. */
export const STYLE_SHEET_PATH = `/assets/shop.css?v=${styleSheetVersion}`
