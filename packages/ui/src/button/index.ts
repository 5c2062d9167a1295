export { Button, ButtonLink, type ButtonLinkProps, type ButtonLook, type ButtonProps } from './button'
export { buttonLinkNode, iconButtonNode } from './button.nodes'
export { IconButton, type IconButtonProps } from './icon-button'
