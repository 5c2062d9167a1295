export { markupOf } from './markup-of'
export { pageAddress } from './page-address'
export { sanitise } from './sanitise'
export { TrustedHtml, type TrustedHtmlProps } from './trusted-html'
