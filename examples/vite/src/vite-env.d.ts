interface ImportMeta {
  readonly env: { readonly VITE_SANDBOX_URLS?: string }
  /** The texts of files, by their paths. */
  glob(
    pattern: string,
    options: { readonly query: '?raw'; readonly import: 'default'; readonly eager: true },
  ): Readonly<Record<string, string>>
}

declare module '*.css'

interface ExampleMessage {
  readonly message: string
  readonly tone: 'positive' | 'warning'
}

/** What a test puts into the page before it starts, and finds there afterwards. */
interface Window {
  exampleHost?: {
    readonly messages?: Readonly<Record<string, string>>
    readonly connectorImages?: Readonly<Record<string, string>>
    /** Options of the modal, over those of the page. */
    readonly look?: {
      readonly themeVariables?: Readonly<Record<string, string>>
      readonly darkModeSelector?: string
      readonly branding?: string
    }
    readonly store?: unknown
    /** What the page may do with its modal; there with the store. */
    readonly controls?: {
      showToast(this: void, toast: ExampleMessage): Promise<{ readonly status: string }>
      showAlert(this: void, alert: ExampleMessage): Promise<{ readonly status: string }>
    }
    /** The newest bug report. */
    readonly report?: unknown
  }
}

declare module 'bootstrap/js/dist/modal' {
  /** What the page uses of it. */
  class Modal {
    static getOrCreateInstance(element: Element): Modal
    show(): void
    hide(): void
  }
  export = Modal
}
