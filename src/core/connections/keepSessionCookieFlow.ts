import { walletConnected } from '../../events/connectionEvents'
import type { AppStartListening } from '../../store/listening'
import { selectCookieText } from './selectCookieText'

/**
 * Writes the session cookie when its content changes, and on every connection to renew its expiry.
 */
export const registerKeepSessionCookieFlow =
  (write: (text: string | null) => void) => (startListening: AppStartListening) =>
    startListening({
      predicate: (action, now, before) =>
        walletConnected.match(action) ||
        ((now.connections !== before.connections ||
          now.account !== before.account ||
          now.network !== before.network) &&
          selectCookieText(now) !== selectCookieText(before)),
      effect: (_action, { getState }) => write(selectCookieText(getState())),
    })
