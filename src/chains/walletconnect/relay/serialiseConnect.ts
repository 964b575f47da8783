import { readField } from '../../shared/readField'
import type { WalletConnectLibrary } from './WalletConnectLibrary'

/**
 * Without this, each pending send opens its own socket while the relay is unreachable, and all but
 * the last leak.
 */
export function serialiseConnect({ client: { core } }: WalletConnectLibrary): void {
  const { relayer } = core
  const connect = readField(relayer, 'connect')
  if (typeof connect !== 'function') return
  let running: Promise<unknown> | null = null
  Reflect.set(relayer, 'connect', (relayUrl?: string) => {
    // A caller that connects wants the socket open, even if an earlier call closed it meanwhile.
    relayer.transportExplicitlyClosed = false
    running ??= Promise.resolve(Reflect.apply(connect, relayer, [relayUrl])).finally(() => {
      running = null
    })
    return running
  })
}
