export { Button, ButtonLink, type ButtonLinkProps, type ButtonLook, type ButtonProps } from './button'
export { IconButton, type IconButtonProps } from './icon-button'
