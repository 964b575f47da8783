import { expect, type BrowserContext } from '@playwright/test'

/** What no journey may cause (P27). */
export interface Trouble {
  /** A test that breaks something on purpose says what the browser will complain about. */
  expect(pattern: RegExp): void
  /** Fails when something went wrong that nobody expected. */
  check(): void
  readonly found: readonly string[]
  /** What was found so far and not expected. */
  unexpected(): readonly string[]
}

/** What the browser itself prints when a request fails; a test that takes a service away expects it. */
export const FAILED_REQUEST = /Failed to load resource/
/** What the browser itself prints when a socket cannot be opened or is cut. */
export const SOCKET_TROUBLE = /WebSocket/

/** Notes every uncaught error, unhandled rejection and console error on any page of a context. */
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
  // A rejection that was not an error has no stack for the browser's own report; this names what was thrown.
  await context.addInitScript(() => {
    // Such a loop is no exception, and the browser prints nothing of it.
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
