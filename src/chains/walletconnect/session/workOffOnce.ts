import { readField } from '../../shared/readField'
import type { WalletConnectLibrary } from '../relay/WalletConnectLibrary'

/** More than come within that second; each is sealed anew, so none comes twice by itself. */
const REMEMBERED = 200

/**
 * A second after its start the library works through whatever it has not confirmed yet, also what it is working on at that
 * moment. A session that is ended twice fails where nobody hears it (P27); each message is worked on once here.
 */
export function workOffOnce({ client }: WalletConnectLibrary): void {
  const engine = readField(client, 'engine')
  const take = readField(engine, 'onProviderMessageEvent')
  if (typeof engine !== 'object' || engine === null || typeof take !== 'function') return
  const begun = new Set<unknown>()
  Reflect.set(engine, 'onProviderMessageEvent', async (event: unknown) => {
    const message = readField(event, 'message')
    if (begun.has(message)) return
    if (begun.size >= REMEMBERED) begun.clear()
    begun.add(message)
    await Reflect.apply(take, engine, [event])
  })
}
