import { readField } from '../../shared/readField'
import type { WalletConnectLibrary } from './WalletConnectLibrary'

const OPEN = 1

/**
 * What the library still wants to send over a socket that is closing gets nowhere: the browser drops it and prints an
 * error into the page's console each time. It is dropped here, quietly; each new line has a connection of its own.
 */
export function dropLastWords({ client: { core } }: WalletConnectLibrary): void {
  const { relayer } = core
  const guarded = new WeakSet<object>()
  const guard = () => {
    const connection = readField(readField(relayer, 'provider'), 'connection')
    const send = readField(connection, 'send')
    if (typeof connection !== 'object' || connection === null || typeof send !== 'function') return
    if (guarded.has(connection)) return
    guarded.add(connection)
    Reflect.set(connection, 'send', async (...words: unknown[]) => {
      const state = readField(readField(connection, 'socket'), 'readyState')
      if (typeof state === 'number' && state > OPEN) return
      await Reflect.apply(send, connection, words)
    })
  }
  relayer.on('relayer_connect', guard)
  guard()
}
