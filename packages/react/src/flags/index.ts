export { useFlag } from './use-flag'
