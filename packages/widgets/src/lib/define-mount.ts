import type { ComponentType } from 'react'
import { readAttributes, type Dataset, type Reader, type ReadProps } from './read-attributes'

/** A widget that a page can mount on an element. */
export interface Mount<P extends object = object> {
  /** The value of `data-prilavok`. */
  readonly name: string
  /** The attributes that it reads, as scripts name them. */
  readonly attributes: readonly string[]
  /** Reads the props from the element's attributes. */
  readonly readProps: (dataset: Dataset) => ReadProps<P>
  /** Reads further props from what the server has rendered inside of the element, which the widget replaces. */
  readonly readContent?: (element: Element) => Partial<P>
  /** Gives the widget what the server had rendered in the element, as its prop `content`. */
  readonly takesContent?: true
  /** Loads the widget's code. */
  readonly load: () => Promise<ComponentType<P>>
  /** Present where the code is part of the first load: the cart button. */
  readonly component?: ComponentType<P>
  /** Present where pages keep their own markup, and only its text is kept up to date. */
  readonly fillsText?: boolean
  /** Parts whose markup a page may bring in a `<template data-prilavok-template="…">` inside of the element. */
  readonly templates?: readonly string[]
}

interface MountParts<P extends object> extends Pick<
  Mount<P>,
  'name' | 'load' | 'component' | 'readContent' | 'takesContent' | 'fillsText' | 'templates'
> {
  /** How each attribute is read; a widget has none when this is left out. */
  readonly readers?: { readonly [K in keyof P]?: Reader<P[K]> }
}

/** Declares a widget that pages can mount. A list of mounts forgets whose props are whose; within one they fit each other. */
export function defineMount<P extends object>({ readers = {}, ...parts }: MountParts<P>): Mount {
  const readProps: Mount<P>['readProps'] = (dataset) =>
    readAttributes<P>(dataset, readers as { readonly [K in keyof P]-?: Reader<P[K]> })
  const mount: Mount<P> = { ...parts, attributes: Object.keys(readers), readProps }
  return mount as Mount
}
