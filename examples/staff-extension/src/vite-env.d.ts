interface ImportMetaEnv {
  /** Where the shop server is. */
  readonly VITE_SHOP_ORIGIN: string
}
interface ImportMeta {
  readonly env: ImportMetaEnv
}
