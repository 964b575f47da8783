import type { SessionAnswer, WalletRecord } from '../../shared/api'
import { failure, isFailure } from '../failures'
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
  readonly crypto: Crypto
  /** Runs one at a time over all tabs of the site: two at once would make two keys of which one is lost. */
  alone<T>(work: () => Promise<T>): Promise<T>
}

export interface Keyring {
  /**
   * Makes sure that this browser can sign for the session's user: makes the key at the first login, fetches it on a new device.
   * @throws `DEVICE_KEY_LOST` where the key is gone from here and the code was entered too long ago.
   */
  prepare(session: SessionAnswer): Promise<Addresses>
  /** Puts the key together, compares its accounts with `expected`, lends it to `use`, and wipes it. */
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

/** The keys of `entropy` if they are those of `expected`; wiped and null if they are not. */
function keysIfSame(entropy: Uint8Array, expected: Addresses): PrivateKeys | null {
  const keys = deriveKeys(entropy)
  if (areSame(addressesOf(keys), expected)) return keys
  wipeKeys(keys)
  return null
}

export function createKeyring({ server, deviceShares, crypto, alone }: KeyringPorts): Keyring {
  /** A split of its own for this device. The device's part is kept first: the server's part alone would be of no use. */
  async function storeSplit(entropy: Uint8Array, addresses: Addresses) {
    const shares = await splitEntropy(entropy)
    try {
      await deviceShares.store(addresses.eip155, shares.device)
      await server.storeShares({
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
      await storeSplit(entropy, addresses)
      return addresses
    } finally {
      entropy.fill(0)
    }
  }

  async function recoveredEntropy(): Promise<Uint8Array> {
    try {
      const { loginShare, recoveryShare } = await server.recover()
      const entropy = await combined(decodeShare(loginShare), decodeShare(recoveryShare))
      if (!entropy) throw failure('KEY_MISMATCH')
      return entropy
    } catch (thrown) {
      throw isFailure(thrown) && thrown.code === 'NO_SHARES' ? failure('DEVICE_KEY_LOST') : thrown
    }
  }

  /** Both parts of the server, once, within minutes of a code; then a split of this device's own. */
  async function recover(expected: Addresses): Promise<void> {
    const entropy = await recoveredEntropy()
    try {
      const keys = keysIfSame(entropy, expected)
      if (!keys) throw failure('KEY_MISMATCH')
      wipeKeys(keys)
      await storeSplit(entropy, expected)
    } finally {
      entropy.fill(0)
    }
  }

  async function canSign({ addresses, hasDeviceShares }: WalletRecord) {
    if (!hasDeviceShares) return false
    const share = await deviceShares.read(addresses.eip155)
    share?.fill(0)
    return share !== null
  }

  async function prepareRecord(wallet: WalletRecord): Promise<Addresses> {
    if (!(await canSign(wallet))) await recover(wallet.addresses)
    return wallet.addresses
  }

  async function makeOrTakeOver(): Promise<Addresses> {
    try {
      return await make()
    } catch (thrown) {
      // Another device of the same user, or an answer that got lost on its way, may have fixed the addresses already.
      const wallet = (await server.readSession())?.wallet
      if (!wallet) throw thrown
      return prepareRecord(wallet)
    }
  }

  /** Null where this browser's part is missing, or is not of the split that the server has. */
  async function keysHere(expected: Addresses): Promise<PrivateKeys | null> {
    const device = await deviceShares.read(expected.eip155)
    if (!device) return null
    try {
      const { loginShare } = await server.loginShare()
      const entropy = await combined(device, decodeShare(loginShare))
      if (!entropy) return null
      try {
        return keysIfSame(entropy, expected)
      } finally {
        entropy.fill(0)
      }
    } catch (thrown) {
      if (isFailure(thrown) && thrown.code === 'NO_SHARES') return null
      throw thrown
    } finally {
      device.fill(0)
    }
  }

  /** @throws `SIGNED_OUT` where another user has signed in meanwhile: their key must not be touched. */
  async function mustBeSameUser(expected: Addresses) {
    const wallet = (await server.readSession())?.wallet
    if (!wallet || !areSame(wallet.addresses, expected)) throw failure('SIGNED_OUT')
  }

  async function keysOf(expected: Addresses): Promise<PrivateKeys> {
    const keys = await keysHere(expected)
    if (keys) return keys
    await mustBeSameUser(expected)
    await alone(() => recover(expected))
    const repaired = await keysHere(expected)
    if (!repaired) throw failure('KEY_MISMATCH')
    return repaired
  }

  return {
    prepare: ({ wallet }) =>
      alone(async () => {
        if (wallet) return prepareRecord(wallet)
        // A tab that waited for its turn finds what the one before it made.
        const made = (await server.readSession())?.wallet
        return made ? prepareRecord(made) : makeOrTakeOver()
      }),
    withKeys: async (expected, use) => {
      const keys = await keysOf(expected)
      try {
        return await use(keys)
      } finally {
        wipeKeys(keys)
      }
    },
  }
}
