import { ModalError } from '../../../domain/ModalError'
import type { CaipNetworkId, Namespace } from '../../../lib/address/caip'
import type {
  EmbeddedAccountType,
  EmbeddedNamespace,
  EmbeddedSession,
} from '../../../ports/embedded'
import type { Frame } from '../frame/Frame'

/** What an account type change needs from the client. */
export interface TypeChangeParts {
  readonly ask: Frame['ask']
  /** @throws {ModalError} `SESSION_ENDED` */
  part(namespace: Namespace): EmbeddedNamespace
  /** Whether the frame is on this network, as far as the page knows. */
  isOn(caipNetworkId: CaipNetworkId): boolean
  /** Switches the frame and requests the user there. */
  move(caipNetworkId: CaipNetworkId, signal: AbortSignal): Promise<unknown>
  /** Requests the user with the wanted account type. */
  getUser(
    caipNetworkId: CaipNetworkId,
    type: EmbeddedAccountType,
    signal: AbortSignal,
  ): Promise<EmbeddedNamespace>
  adopt(namespace: Namespace, part: EmbeddedNamespace): EmbeddedSession
  /** Marks the frame's network as unknown, so that the next request switches it first. */
  loseTrack(): void
}

const RESTORE_MS = 10_000

/**
 * Switches the login to another account type (protocol §5.5). On failure, restores the previous
 * type, so that page and frame always agree on the account.
 */
export function createTypeChange(parts: TypeChangeParts) {
  const { ask, part, isOn, move, getUser, adopt, loseTrack } = parts

  /** Runs in the background; if it fails, the next request detects it. */
  async function restore(namespace: Namespace) {
    const { activeCaipNetworkId, preferredAccountType: type } = part(namespace)
    const { signal } = new AbortController()
    await ask('SET_PREFERRED_ACCOUNT', { type }, signal, { limitMs: RESTORE_MS })
    adopt(namespace, await getUser(activeCaipNetworkId, type, signal))
  }

  return {
    async change(namespace: Namespace, type: EmbeddedAccountType, signal: AbortSignal) {
      const before = part(namespace)
      const { activeCaipNetworkId } = before
      if (before.preferredAccountType === type) return adopt(namespace, before)
      try {
        if (!isOn(activeCaipNetworkId)) await move(activeCaipNetworkId, signal)
        await ask('SET_PREFERRED_ACCOUNT', { type }, signal)
        const next = await getUser(activeCaipNetworkId, type, signal)
        if (next.preferredAccountType !== type) {
          throw new ModalError('UNAUTHORIZED', 'The wallet did not switch its account')
        }
        return adopt(namespace, next)
      } catch (thrown) {
        loseTrack()
        throw thrown
      }
    },
    restore,
  }
}
