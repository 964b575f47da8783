import type { SessionAnswer, StoreSharesRequest, WalletRecord } from '../../shared/api'
import { failure, isFailure } from '../failures'
import type { KeptRecoveries, KeptRecovery } from '../recovery/keptRecovery'
import type { Server } from '../server/createServer'
import type { DeviceShares } from './createDeviceShares'
import { addressesOf, deriveKeys, wipeKeys } from './deriveAccounts'
import type { PrivateKeys } from './deriveAccounts'
import { combineShares, decodeShare, encodeShare, splitEntropy, wipeShares } from './shares'

const ENTROPY_BYTES = 16

type Addresses = WalletRecord['addresses']

export interface KeyringPorts {
  readonly server: Pick<Server, 'storeShares' | 'loginShare' | 'recover' | 'readSession'>
  readonly deviceShares: DeviceShares
  readonly kept: KeptRecoveries
  readonly crypto: Crypto
  /**
   * Serialises work across all tabs of the site: two at once would create two keys, and one would
   * be lost.
   */
  alone<T>(work: () => Promise<T>): Promise<T>
}

export interface Keyring {
  /**
   * Makes sure that this browser can sign for the session's user: creates the key at the first
   * login, fetches it on a new device. If the owner set a recovery method, the fetched share is
   * still sealed, and `unlock` opens it before the first signature.
   * @throws `DEVICE_KEY_LOST` if this browser's share is gone and the last code is too old
   */
  prepare(session: SessionAnswer): Promise<Addresses>
  /**
   * Opens the sealed recovery share with `open` and creates a split for this device; does nothing
   * if there is none.
   * @param open - asks the user, and resolves with the unencrypted recovery share
   * @throws what `open` throws; `KEY_MISMATCH`
   */
  unlock(expected: Addresses, open: (kept: KeptRecovery) => Promise<Uint8Array>): Promise<void>
  /** Forgets the sealed recovery share; the next login fetches it again. */
  forgetSealed(account: string): Promise<void>
  /** Lends the entropy that the keys derive from, then wipes it. */
  withEntropy<T>(expected: Addresses, use: (entropy: Uint8Array) => T | Promise<T>): Promise<T>
  /** Creates a new split for this device, and sends the server's part with `send`. */
  splitAnew(
    expected: Addresses,
    send: (split: StoreSharesRequest & { readonly recoveryShare: string }) => Promise<void>,
  ): Promise<void>
  /**
   * Restores the keys, compares their accounts with `expected`, lends them to `use` and wipes them.
   */
  withKeys<T>(expected: Addresses, use: (keys: PrivateKeys) => T | Promise<T>): Promise<T>
}

const areSame = (one: Addresses, other: Addresses) =>
  one.eip155.toLowerCase() === other.eip155.toLowerCase() && one.solana === other.solana

async function combined(one: Uint8Array, other: Uint8Array): Promise<Uint8Array | null> {
  try {
    return await combineShares(one, other)
  } catch {
    return null // shares of different lengths, or the same share twice
  } finally {
    one.fill(0)
    other.fill(0)
  }
}

/**
 * Returns the keys of `entropy` if they match `expected`; otherwise wipes them and returns null.
 */
function keysIfSame(entropy: Uint8Array, expected: Addresses): PrivateKeys | null {
  const keys = deriveKeys(entropy)
  if (areSame(addressesOf(keys), expected)) return keys
  wipeKeys(keys)
  return null
}

/** A restored key; the caller wipes both members. */
interface OpenKey {
  readonly entropy: Uint8Array
  readonly keys: PrivateKeys
}

type SendSplit = (split: StoreSharesRequest & { readonly recoveryShare: string }) => Promise<void>

export function createKeyring(ports: KeyringPorts): Keyring {
  const { server, deviceShares, kept, crypto, alone } = ports

  /**
   * Creates a split for this device. The device share is stored first: the server's share is
   * useless without it.
   */
  async function storeSplit(entropy: Uint8Array, addresses: Addresses, send: SendSplit) {
    const shares = await splitEntropy(entropy)
    try {
      await deviceShares.store(addresses.eip155, shares.device)
      await send({
        addresses,
        loginShare: encodeShare(shares.login),
        recoveryShare: encodeShare(shares.recovery),
      })
    } finally {
      wipeShares(shares)
    }
  }

  async function make(): Promise<Addresses> {
    const entropy = crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES))
    try {
      const keys = deriveKeys(entropy)
      const addresses = addressesOf(keys)
      wipeKeys(keys)
      await storeSplit(entropy, addresses, server.storeShares)
      return addresses
    } finally {
      entropy.fill(0)
    }
  }

  async function fetchRecovery() {
    try {
      return await server.recover()
    } catch (thrown) {
      throw isFailure(thrown) && thrown.code === 'NO_SHARES' ? failure('DEVICE_KEY_LOST') : thrown
    }
  }

  /** Combines two shares, and creates a new split for this device if the accounts match. */
  async function takeOver(
    expected: Addresses,
    one: Uint8Array,
    other: Uint8Array,
    send: SendSplit,
  ): Promise<void> {
    const entropy = await combined(one, other)
    if (!entropy) throw failure('KEY_MISMATCH')
    try {
      const keys = keysIfSame(entropy, expected)
      if (!keys) throw failure('KEY_MISMATCH')
      wipeKeys(keys)
      await storeSplit(entropy, expected, send)
    } finally {
      entropy.fill(0)
    }
  }

  /**
   * Fetches both server shares, which works once, within minutes of a code. A sealed share is
   * stored until its owner opens it.
   */
  async function recover(expected: Addresses): Promise<void> {
    const { seal, ...shares } = await fetchRecovery()
    if (seal) {
      await kept.store(expected.eip155, { ...shares, seal })
      return
    }
    const [login, recovery] = [shares.loginShare, shares.recoveryShare].map(decodeShare)
    if (!login || !recovery) throw failure('KEY_MISMATCH')
    await takeOver(expected, login, recovery, server.storeShares)
  }

  async function canSign({ addresses, hasDeviceShares }: WalletRecord) {
    if (!hasDeviceShares) return false
    const share = await deviceShares.read(addresses.eip155)
    share?.fill(0)
    return share !== null
  }

  async function prepareRecord(wallet: WalletRecord): Promise<Addresses> {
    const { addresses } = wallet
    const isReady = (await canSign(wallet)) || (await kept.read(addresses.eip155)) !== null
    if (!isReady) await recover(addresses)
    return addresses
  }

  async function makeOrTakeOver(): Promise<Addresses> {
    try {
      return await make()
    } catch (thrown) {
      // Another device of the user, or a lost response, may have fixed the addresses already.
      const wallet = (await server.readSession())?.wallet
      if (!wallet) throw thrown
      return prepareRecord(wallet)
    }
  }

  /**
   * While a recovery method is set, the server keeps no share it could open itself. If the method
   * was removed meanwhile, it needs one.
   */
  const storeUnlocked: SendSplit = async split => {
    try {
      await server.storeShares({ ...split, recoveryShare: null })
    } catch (thrown) {
      if (!isFailure(thrown) || thrown.code !== 'BAD_REQUEST') throw thrown
      await server.storeShares(split)
    }
  }

  /** Null if this browser's share is missing or does not belong to the server's split. */
  async function openHere(expected: Addresses): Promise<OpenKey | null> {
    const device = await deviceShares.read(expected.eip155)
    if (!device) return null
    try {
      const { loginShare } = await server.loginShare()
      const entropy = await combined(device, decodeShare(loginShare))
      if (!entropy) return null
      const keys = keysIfSame(entropy, expected)
      if (keys) return { entropy, keys }
      entropy.fill(0)
      return null
    } catch (thrown) {
      if (isFailure(thrown) && thrown.code === 'NO_SHARES') return null
      throw thrown
    } finally {
      device.fill(0)
    }
  }

  /** @throws `SIGNED_OUT` if another user has signed in meanwhile: their key must stay untouched */
  async function mustBeSameUser(expected: Addresses) {
    const wallet = (await server.readSession())?.wallet
    if (!wallet || !areSame(wallet.addresses, expected)) throw failure('SIGNED_OUT')
  }

  const isLocked = async ({ eip155 }: Addresses) => (await kept.read(eip155)) !== null

  async function open(expected: Addresses): Promise<OpenKey> {
    const opened = await openHere(expected)
    if (opened) return opened
    await mustBeSameUser(expected)
    if (!(await isLocked(expected))) await alone(() => recover(expected))
    if (await isLocked(expected)) throw failure('KEY_LOCKED')
    const repaired = await openHere(expected)
    if (!repaired) throw failure('KEY_MISMATCH')
    return repaired
  }

  async function withOpen<T>(expected: Addresses, use: (open: OpenKey) => T | Promise<T>) {
    const opened = await open(expected)
    try {
      return await use(opened)
    } finally {
      opened.entropy.fill(0)
      wipeKeys(opened.keys)
    }
  }

  return {
    prepare: ({ wallet }) =>
      alone(async () => {
        if (wallet) return prepareRecord(wallet)
        // Another tab may have created it while this one waited for the lock.
        const made = (await server.readSession())?.wallet
        return made ? prepareRecord(made) : makeOrTakeOver()
      }),
    unlock: async (expected, openSealed) => {
      const found = await kept.read(expected.eip155)
      if (!found) return
      const recovery = await openSealed(found)
      const login = decodeShare(found.loginShare)
      await alone(() => takeOver(expected, login, recovery, storeUnlocked))
      await kept.remove(expected.eip155)
    },
    forgetSealed: account => kept.remove(account),
    withEntropy: (expected, use) => withOpen(expected, ({ entropy }) => use(entropy)),
    splitAnew: (expected, send) =>
      withOpen(expected, ({ entropy }) => storeSplit(entropy, expected, send)),
    withKeys: (expected, use) => withOpen(expected, ({ keys }) => use(keys)),
  }
}
