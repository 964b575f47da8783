import { readField } from '../../shared/readField'
import type { WalletConnectLibrary } from './WalletConnectLibrary'

/**
 * While the relay is away, everything in the library that wants to send begins to connect for itself, and the sockets
 * of all but the last are left open and forgotten. With this they wait for one and the same line.
 */
export function serialiseConnect({ client: { core } }: WalletConnectLibrary): void {
  const { relayer } = core
  const connect = readField(relayer, 'connect')
  if (typeof connect !== 'function') return
  let running: Promise<unknown> | null = null
  Reflect.set(relayer, 'connect', (relayUrl?: string) => {
    // Whoever asks for a line wants it open, whatever was said to the one that is under way.
    relayer.transportExplicitlyClosed = false
    running ??= Promise.resolve(Reflect.apply(connect, relayer, [relayUrl])).finally(() => {
      running = null
    })
    return running
  })
}
