import type { SOCIAL_WINDOW_NAME } from '../lib/links/socialWindow'

/** The synchronous part of Web Storage that the package uses. */
export interface KeyValueStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Writes and reads the clipboard. Rejects if the browser refuses. */
export interface Clipboard {
  writeText(text: string): Promise<void>
  readText(): Promise<string>
}

/**
 * Shares text through an app that the visitor chooses. Rejects if unavailable, and with
 * `AbortError` if cancelled.
 */
export type ShareText = (text: string) => Promise<void>

/** A window that the modal opened and can observe. */
export interface OpenedWindow {
  readonly closed: boolean
  opener: unknown
  /** Navigates the window without adding a history entry. */
  readonly location: { replace(url: string): void }
  focus(): void
  close(): void
}

/**
 * Opens a URL in a new tab without access to this page. With `features`, returns the window, or
 * nothing if blocked. `_self` replaces this page, `_top` the whole tab; a name reuses its window.
 */
export type OpenLink = (
  url: string,
  features?: string,
  target?: '_blank' | '_self' | '_top' | typeof SOCIAL_WINDOW_NAME,
) => OpenedWindow | null | undefined

export type LogLevel = 'error' | 'warn' | 'info' | 'debug'

/** Developer-facing messages; silent by default. */
export interface Logger {
  log(level: LogLevel, message: string, details?: unknown): void
}
