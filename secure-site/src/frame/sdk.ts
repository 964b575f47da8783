import { createAlone } from './createAlone'
import { speakHere } from './language/speakHere'
import { browserCredentials } from './recovery/browserCredentials'
import { createPasskeyWindow } from './recovery/createPasskeyWindow'
import { createPasskeys } from './recovery/passkey'
import { runFrame } from './runFrame'
import { FRAME_TEXTS, texts } from './texts'

/** Undefined if storage is denied: the constructor throws there. */
function openTabs() {
  try {
    return new BroadcastChannel('session')
  } catch {
    return undefined
  }
}

if (window.parent !== window)
  runFrame({
    window,
    document,
    query: new URLSearchParams(location.search),
    fetch: window.fetch.bind(window),
    crypto,
    tabs: openTabs(),
    indexedDb: () => window.indexedDB,
    alone: createAlone(),
    passkeys: createPasskeys({
      credentials: browserCredentials(),
      crypto,
      rpId: location.hostname,
    }),
    openPasskeyWindow: createPasskeyWindow(window),
    speak: async tag => {
      await speakHere(
        [FRAME_TEXTS],
        tag === null ? '' : `?${new URLSearchParams({ lang: tag }).toString()}`,
      )
      document.title = texts.frameTitle
    },
    now: () => performance.now(),
    every: (ms, beat) => {
      const timer = setInterval(beat, ms)
      return () => clearInterval(timer)
    },
  })
