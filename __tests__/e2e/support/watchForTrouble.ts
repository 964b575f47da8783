import { expect, type BrowserContext } from '@playwright/test'

/** What no journey may cause (P27). */
export interface Trouble {
  /** Declares a browser message that the test causes on purpose. */
  expect(pattern: RegExp): void
  /** Fails on any unexpected error. */
  check(): void
  readonly found: readonly string[]
  /** The unexpected errors so far. */
  unexpected(): readonly string[]
}

/** What the browser logs when a request fails; a test that breaks a service expects it. */
export const FAILED_REQUEST = /Failed to load resource/
/** What the browser logs when a socket cannot be opened or is cut. */
export const SOCKET_TROUBLE = /WebSocket/

/** Records every uncaught error, unhandled rejection and console error on any page of a context. */
export async function watchForTrouble(context: BrowserContext): Promise<Trouble> {
  const found: string[] = []
  const expected: RegExp[] = []
  const note = (text: string) => found.push(text)
  context.on('weberror', webError => {
    const error = webError.error()
    note(`uncaught: ${error.stack || error.message}`)
  })
  context.on('console', message => {
    if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`)
  })
  // A rejection with a non-error has no stack in the browser's own report; this logs the value.
  await context.addInitScript(() => {
    // A ResizeObserver loop is no exception, and the browser logs nothing about it.
    addEventListener('error', event => {
      if (/ResizeObserver/.test(event.message)) console.error('uncaught:', event.message)
    })
    addEventListener('unhandledrejection', event => {
      console.error('unhandled rejection:', event.reason)
    })
  })
  const unexpected = () => found.filter(text => !expected.some(pattern => pattern.test(text)))
  return {
    found,
    unexpected,
    expect: pattern => void expected.push(pattern),
    check: () => expect(unexpected(), 'errors on the page').toEqual([]),
  }
}
