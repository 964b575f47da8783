interface ImportMeta {
  readonly env: { readonly VITE_SANDBOX_URLS?: string }
}

declare module '*.css'
