import { readField } from '../../shared/readField'
import type { WalletConnectLibrary } from './WalletConnectLibrary'

const OPEN = 1

/**
 * Drops messages sent over a closing socket: they would be lost, and the browser logs an error for
 * each. The library creates a connection object per socket.
 */
export function dropMessagesOnClose({ client: { core } }: WalletConnectLibrary): void {
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
