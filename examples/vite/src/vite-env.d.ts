interface ImportMeta {
  readonly env: { readonly VITE_SANDBOX_URLS?: string }
  /** File contents by path. */
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

/** What a test injects before the page starts, and reads afterwards. */
interface Window {
  exampleHost?: {
    readonly messages?: Readonly<Record<string, string>>
    readonly connectorImages?: Readonly<Record<string, string>>
    /** Modal options that override the page's own. */
    readonly look?: {
      readonly themeVariables?: Readonly<Record<string, string>>
      readonly darkModeSelector?: string
      readonly branding?: string
    }
    readonly store?: unknown
    /** Methods of the page's modal; available with the store. */
    readonly controls?: {
      showToast(this: void, toast: ExampleMessage): Promise<{ readonly status: string }>
      showAlert(this: void, alert: ExampleMessage): Promise<{ readonly status: string }>
    }
    /** The latest bug report. */
    readonly report?: unknown
  }
}

declare module 'bootstrap/js/dist/modal' {
  /** The part that the page uses. */
  class Modal {
    static getOrCreateInstance(element: Element): Modal
    show(): void
    hide(): void
  }
  export = Modal
}
