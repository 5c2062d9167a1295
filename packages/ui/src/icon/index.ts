export { drawIcon, type Icon, type IconProps } from './icon'
export * from './icons'
export * from './quantity-icons'
export * from './viewer-icons'
