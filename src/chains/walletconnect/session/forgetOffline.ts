import { readField } from '../../shared/readField'
import type { WalletConnectLibrary } from '../relay/WalletConnectLibrary'

/**
 * What has run out is taken back by listeners of the library that nobody waits for: without a way to the relay their failure
 * would reach the page, and the record would stay. The relay forgets by itself; here the record goes in any case.
 */
export function forgetOffline({ client: { core } }: WalletConnectLibrary): void {
  const { relayer } = core
  const unsubscribe = readField(relayer, 'unsubscribe')
  if (typeof unsubscribe !== 'function') return
  Reflect.set(relayer, 'unsubscribe', async (...args: unknown[]) => {
    try {
      await Reflect.apply(unsubscribe, relayer, args)
    } catch {
      return // nobody is there to be told
    }
  })
}
