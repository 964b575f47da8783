import type { SOCIAL_WINDOW_NAME } from '../lib/links/socialWindow'

/** The synchronous part of Web Storage that we use. */
export interface KeyValueStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Writes text where the visitor can paste it from. Rejects when the browser refuses. */
export interface Clipboard {
  writeText(text: string): Promise<void>
  readText(): Promise<string>
}

/** Lets the visitor choose an app that gets the text. Rejects where there is no such choice, and with `AbortError` when none is made. */
export type ShareText = (text: string) => Promise<void>

/** A window of ours that can be watched. */
export interface OpenedWindow {
  readonly closed: boolean
  opener: unknown
  /** Leads it elsewhere, without a way back to where it was. */
  readonly location: { replace(url: string): void }
  focus(): void
  close(): void
}

/**
 * Opens a page in a new tab that learns nothing about this one. With features, in a window that is handed back; nothing
 * where the browser refuses it. `_self`: in the place of this page; `_top`: in the place of the whole tab. By a name of its own
 * the same window is used again.
 */
export type OpenLink = (
  url: string,
  features?: string,
  target?: '_blank' | '_self' | '_top' | typeof SOCIAL_WINDOW_NAME,
) => OpenedWindow | null | undefined

export type LogLevel = 'error' | 'warn' | 'info' | 'debug'

/** Developer-facing messages; quiet unless asked. */
export interface Logger {
  log(level: LogLevel, message: string, details?: unknown): void
}
