import { runAccount } from './account/runAccount'
import { ACCOUNT_TEXTS } from './account/texts'
import { createAlone } from './createAlone'
import { speakHere } from './language/speakHere'
import { browserCredentials } from './recovery/browserCredentials'
import { createPasskeyWindow } from './recovery/createPasskeyWindow'
import { createPasskeys } from './recovery/passkey'
import { FRAME_TEXTS } from './texts'

const resultUri = new URLSearchParams(location.hash.slice(1)).get('uri')
// The result is single-use: remove it from the address bar and from the history.
if (resultUri !== null) history.replaceState(null, '', location.pathname + location.search)

speakHere([FRAME_TEXTS, ACCOUNT_TEXTS])
  .then(() =>
    runAccount({
      window,
      document,
      fetch: window.fetch.bind(window),
      crypto,
      passkeys: createPasskeys({
        credentials: browserCredentials(),
        crypto,
        rpId: location.hostname,
      }),
      openPasskeyWindow: createPasskeyWindow(window),
      resultUri,
      leaveFor: url => location.assign(url),
      indexedDb: () => window.indexedDB,
      alone: createAlone(),
    }),
  )
  .catch(() => undefined) // shown on the page
