import { runAccount } from './account/runAccount'
import { createAlone } from './createAlone'
import { browserCredentials } from './recovery/browserCredentials'
import { createPasskeyWindow } from './recovery/createPasskeyWindow'
import { createPasskeys } from './recovery/passkey'

runAccount({
  window,
  document,
  fetch: window.fetch.bind(window),
  crypto,
  passkeys: createPasskeys({ credentials: browserCredentials(), crypto, rpId: location.hostname }),
  openPasskeyWindow: createPasskeyWindow(window),
  indexedDb: () => window.indexedDB,
  alone: createAlone(),
}).catch(() => undefined) // said on the page
