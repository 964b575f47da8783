import { browserCredentials } from './recovery/browserCredentials'
import { createPasskeys } from './recovery/passkey'
import { runPasskeyWindow } from './recovery/runPasskeyWindow'

runPasskeyWindow({
  window,
  document,
  after: (ms, call) => {
    setTimeout(call, ms)
  },
  passkeys: createPasskeys({
    credentials: browserCredentials(),
    crypto,
    rpId: location.hostname,
  }),
})
