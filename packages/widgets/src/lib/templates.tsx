import { createContext, useContext, type ReactNode } from 'react'

/** What a template may show of one product, line or suggestion. */
export interface TemplateValues {
  /** Id of the product, for fields that are loaded as live data. */
  readonly id?: string | undefined
  /** Texts by field; null leaves the element out, as that of an old price. */
  readonly texts: Readonly<Record<string, string | null>>
  /** Where the field `link` leads. */
  readonly link?: string | undefined
  /** The picture of the field `image`; empty for none. */
  readonly image?: string | undefined
}

/** What a part of a widget in the page's own markup is rendered with. */
export interface TemplateProps {
  /** What can be shown. */
  readonly values: TemplateValues
  /** Controls of the widget by name, rendered in the elements with `data-part`. */
  readonly parts?: Readonly<Record<string, ReactNode>> | undefined
}

/** Renders a part of a widget in the page's own markup. */
export type RenderTemplate = (props: TemplateProps) => ReactNode

/** The page's own markup for parts of a widget, by name. */
export type Templates = ReadonlyMap<string, RenderTemplate>

const TemplatesContext = createContext<Templates>(new Map())

interface TemplatesProviderProps {
  readonly templates: Templates
  readonly children: ReactNode
}

/** Gives the widget below it the templates that the page has put into its element. */
export const TemplatesProvider = ({ templates, children }: TemplatesProviderProps) => (
  <TemplatesContext.Provider value={templates}>{children}</TemplatesContext.Provider>
)

/** The page's markup for a part of this widget; undefined where it has none. */
export const useTemplate = (name: string): RenderTemplate | undefined => useContext(TemplatesContext).get(name)
