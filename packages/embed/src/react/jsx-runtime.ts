import { createElement, type ElementType, type ReactElement } from 'react'

/** JSX on the one way to make elements that React brings anyway: its own JSX runtime is a second one in the same script. */
export const jsx = (type: ElementType, props: object, key?: string): ReactElement =>
  createElement(type, key === undefined ? props : { ...props, key })

export { Fragment } from 'react'
export { jsx as jsxs }
