import { readField } from '../../shared/readField'
import type { WalletConnectLibrary } from '../relay/WalletConnectLibrary'

/** More messages than arrive in that second; each is encrypted separately, so no two are equal. */
const MAX_REMEMBERED_MESSAGES = 200

/**
 * Processes each message once. A second after its start the library reprocesses unacknowledged
 * ones; ending a session twice would cause an unhandled rejection (P27).
 */
export function processMessagesOnce({ client }: WalletConnectLibrary): void {
  const engine = readField(client, 'engine')
  const take = readField(engine, 'onProviderMessageEvent')
  if (typeof engine !== 'object' || engine === null || typeof take !== 'function') return
  const begun = new Set<unknown>()
  Reflect.set(engine, 'onProviderMessageEvent', async (event: unknown) => {
    const message = readField(event, 'message')
    if (begun.has(message)) return
    if (begun.size >= MAX_REMEMBERED_MESSAGES) begun.clear()
    begun.add(message)
    await Reflect.apply(take, engine, [event])
  })
}
