import { ModalError } from '../../../domain/ModalError'
import {
  isCaipNetworkId,
  parseCaipNetworkId,
  type CaipNetworkId,
  type Namespace,
} from '../../../lib/address/caip'
import { isEmail } from '../../../lib/text/emailFormat'
import type {
  EmbeddedAccountType,
  EmbeddedClient,
  EmbeddedNamespace,
  EmbeddedSession,
  SignedWhileConnecting,
} from '../../../ports/embedded'
import type { SiwxMessageFields } from '../../../ports/siwx'
import { raceAbort } from '../../shared/raceAbort'
import { forever, quietly, type ClientState, type PagePorts, type Tell } from '../clientState'
import type { Approvals } from '../createApprovals'
import type { Turns } from '../createTurns'
import { familyOf, namespaceOf } from '../familyOf'
import type { Frame } from '../frame/Frame'
import { frameNetworks } from '../frameNetworks'
import type { LoginRecord } from '../login/createLoginRecord'
import { createTypeChange } from '../login/createTypeChange'
import { networkIn, readUser } from '../login/readUser'
import type { SessionLife } from '../session/createSessionLife'
import { readSigned, siwxMessageOf } from './signedWhileConnecting'

interface AccountsParts {
  readonly ports: PagePorts
  readonly origin: string
  readonly state: ClientState
  readonly frame: Pick<Frame, 'ask'>
  readonly record: LoginRecord
  readonly approvals: Pick<Approvals, 'isEmpty'>
  /** What changes the network of the frame, or its account, follows one another. */
  readonly turns: Turns
  readonly adopt: SessionLife['adopt']
  readonly tell: Tell
}

export interface Accounts extends Pick<EmbeddedClient, 'switchNetwork' | 'setAccountType'> {
  /** Asks for every family, and takes all of them or none. @throws {ModalError} `CHAIN_NOT_SUPPORTED` for none */
  takeUsers(
    wanted: Parameters<EmbeddedClient['connect']>[0],
    signal: AbortSignal,
    signIn?: SiwxMessageFields,
  ): Promise<EmbeddedSession>
  /** Asks again for what the page shows. */
  refresh(): Promise<void>
  /** Moves the frame in its turn, and says which accounts are in use there. */
  moveFrame(to: CaipNetworkId, signal: AbortSignal): Promise<EmbeddedNamespace>
  /** The type of account that a login begins with on a family, or has. */
  preferredType(namespace: Namespace): EmbeddedAccountType
  /** @throws {ModalError} `SESSION_ENDED` without a login on the family */
  partOf(namespace: Namespace): EmbeddedNamespace
}

interface Wish {
  readonly type?: EmbeddedAccountType
  readonly signIn?: SiwxMessageFields
}

/** The accounts of a login by chain family, the network that the frame is on, and the types of account. */
export function createAccounts(parts: AccountsParts): Accounts {
  const { ports, origin, state, frame, record, approvals, turns, adopt, tell } = parts

  /** Who is logged in on a network, and what was signed by the way. The page believes it once it has adopted it. */
  async function askUser(
    caipNetworkId: CaipNetworkId,
    chainId: string | number,
    signal: AbortSignal,
    { type, signIn }: Wish = {},
  ) {
    const payload = {
      chainId,
      preferredAccountType: type ?? preferredType(namespaceOf(caipNetworkId)),
      ...(signIn && { siwxMessage: siwxMessageOf(signIn) }),
    }
    const user = await frame.ask('GET_USER', payload, signal, { isRepeatable: !signIn })
    const part = readUser(user, caipNetworkId)
    if (user.email && isEmail(user.email)) name(user.email)
    if (user.storage) state.isStoredHere = user.storage !== 'memory'
    state.frameNetwork = part.activeCaipNetworkId
    record.movedTo(isCaipNetworkId(user.chainId) ? user.chainId : String(user.chainId))
    return { part, signed: signIn && readSigned(user, part) }
  }

  const getUser = async (...asked: Parameters<typeof askUser>) => (await askUser(...asked)).part

  /** The site writes it as it likes; another one was given to the login elsewhere. */
  function name(given: string) {
    const isAnother = state.session !== null && given.toLowerCase() !== state.email?.toLowerCase()
    state.email = given
    if (isAnother) tell({ kind: 'emailChanged' })
  }

  /** As the frame had it last: after a network without smart accounts it stays with the key, until the visitor switches. */
  const preferredType = (namespace: Namespace): EmbeddedAccountType =>
    state.session?.namespaces[namespace]?.preferredAccountType ??
    ports.preferredAccountType?.(namespace) ??
    record.preferredAccountType(namespace) ??
    familyOf(namespace).accountType

  async function takeUsers(
    wanted: Parameters<EmbeddedClient['connect']>[0],
    signal: AbortSignal,
    signIn?: SiwxMessageFields,
  ): Promise<EmbeddedSession> {
    const taken: (readonly [string, EmbeddedNamespace])[] = []
    let signed: SignedWhileConnecting | undefined
    // One after the other: the frame is on one network at a time. The first family is the one it ends up on.
    for (const caipNetworkId of Object.values(wanted).reverse()) {
      const namespace = namespaceOf(caipNetworkId)
      const chainId = familyOf(namespace).chainIdOf(caipNetworkId)
      const isSigning = signIn?.chainId === caipNetworkId
      const said = await askUser(caipNetworkId, chainId, signal, isSigning ? { signIn } : {})
      taken.push([namespace, said.part])
      signed = said.signed ?? signed
    }
    if (taken.length === 0) throw new ModalError('CHAIN_NOT_SUPPORTED', 'No network to connect on')
    return adopt(taken, signed)
  }

  /** Moves the frame; on its way to Solana from elsewhere it is not told apart (protocol §17.1). Runs in its turn. */
  async function move(to: CaipNetworkId, signal: AbortSignal): Promise<EmbeddedNamespace> {
    const namespace = namespaceOf(to)
    const { frameNetwork } = state
    const isHere = frameNetwork !== null && parseCaipNetworkId(frameNetwork).namespace === namespace
    try {
      if (isHere || !familyOf(namespace).isReachedByUser) {
        const { chainId } = await frame.ask('SWITCH_NETWORK', { chainId: to }, signal, {
          isRepeatable: true,
        })
        if (networkIn(chainId, to) !== to) {
          throw new ModalError('NETWORK_SWITCH_FAILED', 'The wallet agreed but did not move')
        }
        record.movedTo(chainId)
      }
      return await getUser(to, to, signal)
    } catch (thrown) {
      state.frameNetwork = null // it may have moved all the same
      throw thrown
    }
  }

  function partOf(namespace: Namespace): EmbeddedNamespace {
    const found = state.session?.namespaces[namespace]
    if (!found) throw new ModalError('SESSION_ENDED', `No login on ${namespace}`)
    return found
  }

  const typeChange = createTypeChange({
    ask: frame.ask,
    part: partOf,
    isOn: caipNetworkId => state.frameNetwork === caipNetworkId,
    move,
    getUser: (caipNetworkId, type, signal) => {
      const chainId = familyOf(namespaceOf(caipNetworkId)).chainIdOf(caipNetworkId)
      return getUser(caipNetworkId, chainId, signal, { type })
    },
    adopt: (namespace, next) => adopt([[namespace, next]]),
    loseTrack: () => (state.frameNetwork = null),
  })

  return {
    takeUsers,
    preferredType,
    partOf,
    moveFrame: (to, signal) => raceAbort(() => turns.take(() => move(to, signal)), signal),
    async refresh() {
      const known = Object.values(state.session?.namespaces ?? {})
      const wanted = known.map(({ activeCaipNetworkId: id }) => [namespaceOf(id), id] as const)
      if (wanted.length > 0) await takeUsers(Object.fromEntries(wanted), forever())
    },
    async switchNetwork(caipNetworkId, signal) {
      const namespace = namespaceOf(caipNetworkId)
      partOf(namespace)
      if (!frameNetworks(ports.networks(), namespace, origin).includes(caipNetworkId))
        throw new ModalError('CHAIN_NOT_SUPPORTED', caipNetworkId)
      const moving = () =>
        turns.take(async () => adopt([[namespace, await move(caipNetworkId, signal)]]))
      return raceAbort(moving, signal)
    },
    async setAccountType(namespace, type, signal) {
      partOf(namespace)
      if (!approvals.isEmpty()) {
        throw new ModalError('REQUEST_PENDING', 'A request waits for the visitor')
      }
      const change = turns.take(() => typeChange.change(namespace, type, signal))
      change.catch(() => quietly(turns.take(() => typeChange.restore(namespace))))
      return raceAbort(() => change, signal)
    },
  }
}
