export { Badge, type BadgeProps, type Tone } from './badge'
export { badgeNode } from './badge.nodes'
