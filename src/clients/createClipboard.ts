import type { Clipboard } from '../ports/browser'

/** Wraps the browser's clipboard. Rejects when there is none or the browser refuses. */
export function createClipboard(window: Window | undefined): Clipboard {
  const system = () => {
    // Absent on pages without https.
    const clipboard = window?.navigator.clipboard as Clipboard | undefined
    if (!clipboard) throw new Error('This page has no clipboard')
    return clipboard
  }
  return {
    writeText: async text => system().writeText(text),
    readText: async () => system().readText(),
  }
}
