export { drawIcon, type Icon, type IconProps } from './icon'
export * from './goods.icons'
export * from './signs.icons'
export * from './ways.icons'
