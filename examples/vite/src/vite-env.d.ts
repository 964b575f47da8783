interface ImportMeta {
  readonly env: { readonly VITE_SANDBOX_URLS?: string }
  /** The texts of files, by their paths. */
  glob(
    pattern: string,
    options: { readonly query: '?raw'; readonly import: 'default'; readonly eager: true },
  ): Readonly<Record<string, string>>
}

declare module '*.css'

/** What a test puts into the page before it starts, and finds there afterwards. */
interface Window {
  exampleHost?: {
    readonly messages?: Readonly<Record<string, string>>
    readonly connectorImages?: Readonly<Record<string, string>>
    readonly look?: {
      readonly themeVariables?: Readonly<Record<string, string>>
      readonly darkModeSelector?: string
    }
    readonly store?: unknown
    /** The newest bug report. */
    readonly report?: unknown
  }
}
