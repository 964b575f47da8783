import type { Clipboard } from '../ports/browser'

/** The browser's clipboard. Rejects where there is none, or where the browser refuses. */
export function createClipboard(window: Window | undefined): Clipboard {
  const system = () => {
    const clipboard = window?.navigator.clipboard as Clipboard | undefined // absent on pages without https
    if (!clipboard) throw new Error('This page has no clipboard')
    return clipboard
  }
  return {
    writeText: async text => system().writeText(text),
    readText: async () => system().readText(),
  }
}
