import { ModalError } from '../../../domain/ModalError'
import type { CaipNetworkId, Namespace } from '../../../lib/address/caip'
import type {
  EmbeddedAccountType,
  EmbeddedNamespace,
  EmbeddedSession,
} from '../../../ports/embedded'
import type { Frame } from '../frame/Frame'

/** What a change of the account's type needs of the client. */
export interface TypeChangeParts {
  readonly ask: Frame['ask']
  /** @throws {ModalError} `SESSION_ENDED` */
  part(namespace: Namespace): EmbeddedNamespace
  /** Whether the frame is on that network, as far as the page knows. */
  isOn(caipNetworkId: CaipNetworkId): boolean
  /** Moves the frame there and asks who is logged in. */
  move(caipNetworkId: CaipNetworkId, signal: AbortSignal): Promise<unknown>
  /** Asks who is logged in, by the type that is wanted. */
  getUser(
    caipNetworkId: CaipNetworkId,
    type: EmbeddedAccountType,
    signal: AbortSignal,
  ): Promise<EmbeddedNamespace>
  adopt(namespace: Namespace, part: EmbeddedNamespace): EmbeddedSession
  /** The page does not know any more how the frame stands: the next request has it moved first. */
  loseTrack(): void
}

const RESTORE_MS = 10_000

/**
 * Has the frame use the login's account of another type (protocol §5.5), and believes what it says of its user afterwards. Where that
 * fails halfway, the frame is told the type from before, and what it then says counts: page and frame never mean different accounts.
 */
export function createTypeChange(parts: TypeChangeParts) {
  const { ask, part, isOn, move, getUser, adopt, loseTrack } = parts

  /** Not waited for by the visitor; where it fails, the next request finds out. */
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
