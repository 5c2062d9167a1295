/** The texts of the builder. */
export interface BuilderLabels {
  readonly title: string
  readonly lead: string
  readonly widget: string
  readonly looks: string
  readonly preview: string
  readonly snippet: string
  readonly docs: string
  readonly otherLanguage: string
  readonly site: string
  readonly required: string
  readonly accent: string
  readonly radius: string
  readonly fontSize: string
  readonly font: string
  readonly fonts: { readonly page: string; readonly serif: string; readonly mono: string }
  readonly theme: string
  readonly themes: {
    readonly none: string
    readonly light: string
    readonly dark: string
    readonly auto: string
    readonly inherit: string
  }
  readonly density: string
  readonly densities: { readonly normal: string; readonly compact: string }
  readonly reset: string
  readonly width: string
  readonly widths: { readonly phone: string; readonly desktop: string }
  readonly page: string
  readonly pages: Readonly<Record<'plain' | 'dark' | 'bootstrap3' | 'bootstrap5' | 'old', string>>
  readonly pagesLanguage: string
  readonly copy: string
  readonly copied: string
  readonly notCopied: string
  readonly cms: string
  readonly addresses: Readonly<Record<'origin' | 'cart' | 'order' | 'hint', string>>
  readonly systems: Readonly<Record<'html' | 'wordpress' | 'bitrix' | 'opencart', string>>
  readonly places: Readonly<Record<'head' | 'styles' | 'element', string>>
  readonly install: Readonly<Record<'wordpress' | 'bitrix' | 'opencart', string>>
  readonly guide: string
  readonly states: { readonly opening: string; readonly open: string; readonly elsewhere: string }
  readonly frame: (widget: string) => string
}
