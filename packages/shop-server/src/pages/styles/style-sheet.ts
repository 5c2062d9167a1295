import { tagOf } from '../frame/freshness'
import { baseStyle } from './base-style'
import { catalogueStyle } from './catalogue-style'
import { headerStyle } from './header-style'
import { productStyle } from './product-style'
import { textsStyle } from './texts-style'

/** The shop's own look; text in modules, so that the server is whole wherever it is copied. */
export const styleSheet = [baseStyle, headerStyle, catalogueStyle, productStyle, textsStyle]
  .map((part) => part.replace(/\/\*[^]*?\*\/|^\s+/gm, ''))
  .join('')

/** Changes with the style sheet, so that browsers may keep one version for ever. */
export const styleSheetVersion = tagOf(styleSheet)

/** The address that pages link to. */
export const styleSheetPath = `/assets/shop.css?v=${styleSheetVersion}`
