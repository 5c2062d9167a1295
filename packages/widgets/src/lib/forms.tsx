import type { PageProduct } from '@prilavok/core/product'
import { createContext, useContext, type ComponentType, type ReactNode } from 'react'

/** What a form of the product page is given. */
export interface ProductFormProps {
  /** The product that the form is about. */
  readonly product: PageProduct
  /** Takes the focus at the end, where the browser did not focus the button that opened the form. */
  readonly returnFocus: () => HTMLElement | null
  /** Closes the form. */
  readonly onClose: () => void
}

/** Forms that buttons open, by name; each is loaded when its button is pressed. */
export type Forms = Readonly<Record<string, () => Promise<ComponentType<ProductFormProps>>>>

const FormsContext = createContext<Forms>({})

/** The forms of a page and what is rendered with them. */
export interface FormsProviderProps {
  /** A button whose form is not here is not shown. Source: PRODUCT-18. */
  readonly forms: Forms
  /** What is rendered with these forms. */
  readonly children?: ReactNode
}

/** Registers forms for the widgets below it: `<FormsProvider forms={{ 'call-me-back': loadMyForm }}>`. */
export const FormsProvider = ({ forms, children }: FormsProviderProps) => (
  <FormsContext.Provider value={forms}>{children}</FormsContext.Provider>
)

/** The registered forms. */
export const useForms = (): Forms => useContext(FormsContext)
