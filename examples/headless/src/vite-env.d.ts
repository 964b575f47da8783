interface ImportMetaEnv {
  readonly VITE_SANDBOX_URLS?: string
}
interface ImportMeta {
  readonly env: ImportMetaEnv
}
