import { svg } from '../element'
import './icon.css'

/** The icon of a path for parts that draw themselves; the same as `drawIcon` renders. */
export const iconNode = (path: string, size = 20): Element =>
  svg(
    'svg',
    {
      class: 'pk-icon',
      'data-size': String(size),
      viewBox: '0 0 24 24',
      width: String(size),
      height: String(size),
      fill: 'none',
      stroke: 'currentColor',
      'aria-hidden': 'true',
      focusable: 'false',
    },
    svg('path', { d: path }),
  )
