import { speakHere } from './language/speakHere'
import { browserCredentials } from './recovery/browserCredentials'
import { createPasskeys } from './recovery/passkey'
import { runPasskeyWindow } from './recovery/runPasskeyWindow'
import { FRAME_TEXTS } from './texts'

await speakHere([FRAME_TEXTS])
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
