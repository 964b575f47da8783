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
import {
  createEndlessSignal,
  ignoreFailure,
  type ClientState,
  type PagePorts,
  type Notify,
} from '../clientState'
import type { Approvals } from '../createApprovals'
import type { TaskQueue } from '../createTaskQueue'
import { getFamily, getNamespace } from '../getFamily'
import type { Frame } from '../frame/Frame'
import { frameNetworks } from '../frameNetworks'
import type { LoginRecord } from '../login/createLoginRecord'
import { createTypeChange } from '../login/createTypeChange'
import { networkIn, readUser } from '../login/readUser'
import type { SessionLifecycle } from '../session/createSessionLifecycle'
import { readSigned, toSiwxMessage } from './signedWhileConnecting'

interface AccountsParts {
  readonly ports: PagePorts
  readonly origin: string
  readonly state: ClientState
  readonly frame: Pick<Frame, 'ask'>
  readonly record: LoginRecord
  readonly approvals: Pick<Approvals, 'isEmpty'>
  /** Serialises everything that changes the frame's network or account. */
  readonly turns: TaskQueue
  readonly adopt: SessionLifecycle['adopt']
  readonly tell: Notify
}

export interface Accounts extends Pick<EmbeddedClient, 'switchNetwork' | 'setAccountType'> {
  /**
   * Requests the accounts of every family, and adopts all or none.
   *
   * @throws {ModalError} `CHAIN_NOT_SUPPORTED` without any
   */
  takeUsers(
    wanted: Parameters<EmbeddedClient['connect']>[0],
    signal: AbortSignal,
    signIn?: SiwxMessageFields,
  ): Promise<EmbeddedSession>
  /** Requests the connected accounts again. */
  refresh(): Promise<void>
  /** Switches the frame, in turn, and resolves with its accounts there. */
  moveFrame(to: CaipNetworkId, signal: AbortSignal): Promise<EmbeddedNamespace>
  /** Returns the account type of the login, or the one a login starts with. */
  preferredType(namespace: Namespace): EmbeddedAccountType
  /** @throws {ModalError} `SESSION_ENDED` without a login on the family */
  partOf(namespace: Namespace): EmbeddedNamespace
}

interface AccountRequest {
  readonly type?: EmbeddedAccountType
  readonly signIn?: SiwxMessageFields
}

/** Creates the login's accounts by chain family, with the frame's network and the account types. */
export function createAccounts(parts: AccountsParts): Accounts {
  const { ports, origin, state, frame, record, approvals, turns, adopt, tell } = parts

  /** Requests the user on a network, and any signature; the result counts only once adopted. */
  async function askUser(
    caipNetworkId: CaipNetworkId,
    chainId: string | number,
    signal: AbortSignal,
    { type, signIn }: AccountRequest = {},
  ) {
    const payload = {
      chainId,
      preferredAccountType: type ?? preferredType(getNamespace(caipNetworkId)),
      ...(signIn && { siwxMessage: toSiwxMessage(signIn) }),
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

  /** Case is up to the site; any other difference means that the email was changed elsewhere. */
  function name(given: string) {
    const isAnother = state.session !== null && given.toLowerCase() !== state.email?.toLowerCase()
    state.email = given
    if (isAnother) tell({ kind: 'emailChanged' })
  }

  /**
   * The frame's last type comes first: after a network without smart accounts it stays `eoa` until
   * the user switches.
   */
  const preferredType = (namespace: Namespace): EmbeddedAccountType =>
    state.session?.namespaces[namespace]?.preferredAccountType ??
    ports.preferredAccountType?.(namespace) ??
    record.preferredAccountType(namespace) ??
    getFamily(namespace).accountType

  async function takeUsers(
    wanted: Parameters<EmbeddedClient['connect']>[0],
    signal: AbortSignal,
    signIn?: SiwxMessageFields,
  ): Promise<EmbeddedSession> {
    const taken: (readonly [string, EmbeddedNamespace])[] = []
    let signed: SignedWhileConnecting | undefined
    // Sequential, because the frame has one network at a time; it ends on the first family's.
    for (const caipNetworkId of Object.values(wanted).reverse()) {
      const namespace = getNamespace(caipNetworkId)
      const chainId = getFamily(namespace).chainIdOf(caipNetworkId)
      const isSigning = signIn?.chainId === caipNetworkId
      const said = await askUser(caipNetworkId, chainId, signal, isSigning ? { signIn } : {})
      taken.push([namespace, said.part])
      signed = said.signed ?? signed
    }
    if (taken.length === 0) throw new ModalError('CHAIN_NOT_SUPPORTED', 'No network to connect on')
    return adopt(taken, signed)
  }

  /**
   * Switches the frame; runs in turn. From another family, `GET_USER` alone switches to Solana
   * (protocol §17.1).
   */
  async function move(to: CaipNetworkId, signal: AbortSignal): Promise<EmbeddedNamespace> {
    const namespace = getNamespace(to)
    const { frameNetwork } = state
    const isHere = frameNetwork !== null && parseCaipNetworkId(frameNetwork).namespace === namespace
    try {
      if (isHere || !getFamily(namespace).isReachedByUser) {
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
      state.frameNetwork = null // it may have switched nevertheless
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
      const chainId = getFamily(getNamespace(caipNetworkId)).chainIdOf(caipNetworkId)
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
      const wanted = known.map(({ activeCaipNetworkId: id }) => [getNamespace(id), id] as const)
      if (wanted.length > 0) await takeUsers(Object.fromEntries(wanted), createEndlessSignal())
    },
    async switchNetwork(caipNetworkId, signal) {
      const namespace = getNamespace(caipNetworkId)
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
      change.catch(() => ignoreFailure(turns.take(() => typeChange.restore(namespace))))
      return raceAbort(() => change, signal)
    },
  }
}
