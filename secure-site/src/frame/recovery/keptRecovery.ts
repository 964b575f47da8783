import * as v from 'valibot'
import type { RecoverAnswer } from '../../shared/api'
import type { RecoverySeal } from '../../shared/recovery'
import type { DeviceShares } from '../keys/createDeviceShares'
import { Recovery } from '../server/shapes'

/** The recovery data from the server, which its owner has not unlocked yet. */
export interface KeptRecovery extends RecoverAnswer {
  readonly seal: RecoverySeal
}

export interface KeptRecoveries {
  read(account: string): Promise<KeptRecovery | null>
  store(account: string, kept: KeptRecovery): Promise<void>
  remove(account: string): Promise<void>
}

const Kept = v.pipe(v.string(), v.parseJson(), Recovery)
const nameOf = (account: string) => `recovery:${account}`

/**
 * Stores a recovery share that is still sealed by its owner's method, wrapped like a device share.
 * The server returns it once per login, and the user may unlock it later, when something is to be
 * signed.
 */
export function createKeptRecoveries(deviceShares: DeviceShares): KeptRecoveries {
  return {
    read: async account => {
      const bytes = await deviceShares.read(nameOf(account))
      if (!bytes) return null
      const parsed = v.safeParse(Kept, new TextDecoder().decode(bytes))
      if (!parsed.success || parsed.output.seal === null) return null
      return { ...parsed.output, seal: parsed.output.seal }
    },
    store: (account, kept) =>
      deviceShares.store(nameOf(account), new TextEncoder().encode(JSON.stringify(kept))),
    remove: account => deviceShares.remove(nameOf(account)),
  }
}
