import { createElement, type VNode } from 'preact'

/** JSX on the one way to make elements that the first load has anyway. */
export const jsx = (type: string, props: object, key?: string): VNode =>
  createElement(type, key === undefined ? props : { ...props, key })

export { Fragment } from 'preact'
export { jsx as jsxs, jsx as jsxDEV }
