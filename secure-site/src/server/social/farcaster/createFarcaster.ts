import { createFarcasterRegistry } from './createFarcasterRegistry'
import { createFarcasterRelay } from './createFarcasterRelay'
import type { FarcasterSettings } from '../socialOptions'

/** The two services that Sign In With Farcaster needs. */
export const createFarcaster = (
  { relayUrl, rpcUrl, idRegistry }: FarcasterSettings,
  relayTimeoutMs?: number,
) => ({
  relay: createFarcasterRelay(relayUrl, relayTimeoutMs),
  registry: createFarcasterRegistry({ rpcUrl, idRegistry }),
})
