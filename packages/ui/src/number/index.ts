export { parseNumber } from './parse-number'
