import { batchFingerprint } from '../../src/domain/calls/batchFingerprint'
import type { CallsBatch } from '../../src/domain/calls/walletCalls'
import type { Connector } from '../../src/domain/connector'
import type { Network } from '../../src/domain/network'
import { intentFingerprint } from '../../src/domain/payment/fingerprint'
import type { SendIntent } from '../../src/domain/payment/send'
import type { WalletChange, WalletSource } from '../../src/ports/walletSource'
import { codeOf } from './codeOf'
import { describeWithMutants, isNotApplicable, WALLET_MUTANTS } from './mutants'
import { until } from '../support/until'

/** A scripted wallet and the page it lives in. */
export interface WalletWorld {
  readonly source: WalletSource
  /** The wallet's connector id, once the wallet has announced itself. */
  readonly connectorId: string
  /** Two addresses the wallet can share. */
  readonly addresses: readonly [string, string]
  /** The network the wallet is on, and another one it knows. */
  readonly here: Network
  readonly there: Network
  /** Whether the wallet is on all its networks at once and never receives a switch request. */
  readonly isEverywhere?: boolean
  readonly wallet: {
    /** Announces the wallet; until then the page cannot discover it. */
    appear(): void
    /** Records an earlier approval, for wallets that restore silently only after one. */
    letIn?(): void
    /** Sets the addresses it shares from now on, with or without a prompt. */
    share(addresses: readonly string[]): void
    /** Makes the user decline every request from now on. */
    decline(): void
    /** Leaves every request unanswered from now on. */
    fallSilent(): void
    /** The number of prompts the user received. */
    prompts(): number
    /** The number of requests the wallet received, silent ones included. */
    requests(): number
    /** Fails every request that needs the user from now on, with this wallet-specific code. */
    fail(code: number): void
    /** Reports accounts as after a choice in the wallet; an empty list as after a lock. */
    report(addresses: readonly string[]): void
    /** The user picks another network in the wallet, where wallets have one. */
    moveTo?(network: Network): void
    /** The number of listeners the page holds on the wallet. */
    listeners(): number
  }
  close(): void
}

/** The case that decides whether a wallet must have the `send` capability (`isNotApplicable`). */
const PAYS = 'pays what was reviewed once the user agrees, and resolves with the hash'
/** The longest that aborted work may stay pending. */
const AT_ONCE_MS = 500

/** Resolves with the error code of aborted work, or `STILL_WAITS` if it stays pending. */
function stopped(work: Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise(resolve => {
    timer = setTimeout(() => resolve('STILL_WAITS'), AT_ONCE_MS)
  })
  return Promise.race([codeOf(work), late]).finally(() => clearTimeout(timer))
}

/** Asserts that a value survives a JSON round trip, prototypes and absent fields included. */
const expectPlain = (value: unknown) =>
  expect(JSON.parse(JSON.stringify(value))).toStrictEqual(value)

/** The contract every `WalletSource` keeps, whatever its origin and chain. */
export function walletSourceContract(name: string, createWorld: () => WalletWorld) {
  const title = `${name} keeps the promises of a source of wallets`
  describeWithMutants(title, WALLET_MUTANTS, (variant, spoil) =>
    describeWallets(variant, () => {
      const world = createWorld()
      return { ...world, source: spoil(world.source) }
    }),
  )
}

function describeWallets(title: string, createWorld: () => WalletWorld) {
  describe(title, () => {
    let world: WalletWorld
    let giveUp: AbortController
    const connect = () => world.source.connect(world.connectorId, giveUp.signal)

    beforeEach(() => {
      world = createWorld()
      giveUp = new AbortController()
    })
    afterEach(() => {
      giveUp.abort()
      world.close()
    })

    /** Registers a case unless it does not apply to this implementation. */
    const promises = (name: string, test: () => Promise<void>) =>
      isNotApplicable(title, name) ? undefined : it(name, test)

    const sign = (signal = giveUp.signal) => {
      const [address] = world.addresses
      return world.source.signMessage(world.connectorId, address, 'Grüße', signal)
    }
    const payment = (): SendIntent => {
      const { connectorId, here, addresses } = world
      const [from, to] = addresses
      const { caipNetworkId, nativeCurrency } = here
      const quantity = { decimals: String(nativeCurrency.decimals), numeric: '2' }
      const token = { symbol: nativeCurrency.symbol, chainId: caipNetworkId, quantity }
      return { connectorId, caipNetworkId, from, to, token, amount: '1' }
    }
    const pay = (signal = giveUp.signal, reviewed = payment()) =>
      world.source.send(payment(), intentFingerprint(reviewed), world.here, signal)
    const oneCall = (): CallsBatch => {
      const { connectorId, here, addresses } = world
      const [from, to] = addresses
      const { caipNetworkId } = here
      const calls = [{ to, data: '0x095ea7b3', value: '0x0' }]
      const terms = { atomicRequired: false, isTransactionAllowed: true }
      return { connectorId, caipNetworkId, from, calls, ...terms }
    }
    const call = async (signal = giveUp.signal, reviewed = oneCall()) => {
      if (!world.source.sendCall) throw new Error('sendCall is missing')
      return world.source.sendCall(oneCall(), batchFingerprint(reviewed), signal)
    }
    /** Connects the wallet and returns the number of prompts so far. */
    const connected = async () => {
      world.wallet.appear()
      await connect()
      return world.wallet.prompts()
    }
    /** Collects the changes that the source reports from now on. */
    const watching = () => {
      const changes: WalletChange[] = []
      const stop = world.source.watch(world.connectorId, change => changes.push(change))
      return { changes, stop }
    }

    promises('reports an announced wallet as plain data', async () => {
      world.wallet.appear()
      const reports: (readonly Connector[])[] = []
      const stop = world.source.discover(connectors => reports.push(connectors))
      stop()
      const row = reports.at(-1)?.find(({ id }) => id === world.connectorId)
      expect(row).toMatchObject({ namespace: world.source.namespace })
      expect(JSON.parse(JSON.stringify(row))).toEqual(row)
    })

    promises(
      'reports a wallet that is announced late, and nothing after the subscription ends',
      async () => {
        const reports: (readonly Connector[])[] = []
        const stop = world.source.discover(connectors => reports.push(connectors))
        expect(reports.flat().map(({ id }) => id)).not.toContain(world.connectorId)
        world.wallet.appear()
        expect(reports.at(-1)?.map(({ id }) => id)).toContain(world.connectorId)
        stop()
        const count = reports.length
        world.wallet.appear()
        expect(reports).toHaveLength(count)
      },
    )

    promises('reports no wallet that is announced after the subscription ends', async () => {
      const reports: (readonly Connector[])[] = []
      world.source.discover(connectors => reports.push(connectors))()
      const count = reports.length
      world.wallet.appear()
      expect(reports).toHaveLength(count)
    })

    it('connects with one prompt, and resolves with accounts and network', async () => {
      world.wallet.appear()
      const session = await connect()
      expect(session.accounts.map(({ address }) => address)).toEqual([world.addresses[0]])
      expect(session.accounts[0]?.namespace).toBe(world.source.namespace)
      expect(session.caipNetworkId).toBe(world.here.caipNetworkId)
      expect(world.wallet.prompts()).toBe(1)
    })

    it('rejects the connection with USER_REJECTED when the user declines', async () => {
      world.wallet.appear()
      world.wallet.decline()
      expect(await codeOf(connect())).toBe('USER_REJECTED')
    })

    it('rejects with NO_ACCOUNTS when the wallet shares no account', async () => {
      world.wallet.appear()
      world.wallet.share([])
      expect(await codeOf(connect())).toBe('NO_ACCOUNTS')
    })

    it('rejects with WALLET_NOT_FOUND when the wallet is missing', async () => {
      expect(await codeOf(world.source.connect('unknown', giveUp.signal))).toBe('WALLET_NOT_FOUND')
    })

    it('stops waiting for a silent wallet as soon as it is aborted, and works again afterwards', async () => {
      world.wallet.appear()
      world.wallet.fallSilent()
      for (let attempt = 0; attempt < 9; attempt++) {
        const attemptEnds = new AbortController()
        const attempted = codeOf(world.source.connect(world.connectorId, attemptEnds.signal))
        attemptEnds.abort()
        expect(await attempted).toBe('CANCELLED')
      }
      world.wallet.share([world.addresses[1]])
      expect((await connect()).accounts[0]?.address).toBe(world.addresses[1])
    })

    it('sends no request when it is already aborted', async () => {
      world.wallet.appear()
      giveUp.abort()
      expect(await codeOf(connect())).toBe('CANCELLED')
      expect(world.wallet.requests()).toBe(0)
    })

    it('restores without a prompt', async () => {
      world.wallet.appear()
      world.wallet.letIn?.()
      const session = await world.source.restore(world.connectorId, giveUp.signal)
      expect(session?.accounts.map(({ address }) => address)).toEqual([world.addresses[0]])
      expect(session?.caipNetworkId).toBe(world.here.caipNetworkId)
      expect(world.wallet.prompts()).toBe(0)
    })

    it('restores nothing from a wallet that no longer shares accounts', async () => {
      world.wallet.appear()
      world.wallet.letIn?.()
      world.wallet.share([])
      expect(await world.source.restore(world.connectorId, giveUp.signal)).toBeNull()
      expect(world.wallet.prompts()).toBe(0)
    })

    it('restores as soon as a late wallet appears', async () => {
      const restored = world.source.restore(world.connectorId, giveUp.signal)
      world.wallet.appear()
      expect((await restored)?.accounts).toHaveLength(1)
    })

    it('stops waiting for a wallet that never appears', async () => {
      const restored = codeOf(world.source.restore(world.connectorId, giveUp.signal))
      giveUp.abort()
      expect(await restored).toBe('CANCELLED')
    })

    it('passes on what the wallet reports until the last watcher stops', async () => {
      world.wallet.appear()
      await connect()
      const changes: WalletChange[] = []
      const stop = world.source.watch(world.connectorId, change => changes.push(change))
      world.wallet.report([world.addresses[1]])
      world.wallet.report([])
      await until(() => changes.length > 1) // the source debounces an empty list
      expect(changes).toMatchObject([
        { kind: 'accounts', accounts: [{ address: world.addresses[1] }] },
        { kind: 'disconnected' },
      ])
      stop()
      world.wallet.report([world.addresses[0]])
      expect(changes).toHaveLength(2)
      expect(world.wallet.listeners()).toBe(0)
    })

    it('disconnects from a wallet that never answers', async () => {
      world.wallet.appear()
      await connect()
      world.wallet.fallSilent()
      const left = world.source.disconnect(world.connectorId, giveUp.signal)
      giveUp.abort()
      expect(await left).toBeUndefined()
      expect(world.source.getProvider(world.connectorId)).toBeUndefined()
    })

    it('disconnects from a wallet that refuses', async () => {
      world.wallet.appear()
      await connect()
      world.wallet.decline()
      expect(await world.source.disconnect(world.connectorId, giveUp.signal)).toBeUndefined()
    })

    it('disconnects from a wallet it has never seen', async () => {
      expect(await world.source.disconnect('unknown', giveUp.signal)).toBeUndefined()
    })

    it('returns the provider of a connected wallet only', async () => {
      world.wallet.appear()
      expect(world.source.getProvider(world.connectorId)).toBeUndefined()
      await connect()
      expect(world.source.getProvider(world.connectorId)).toBeInstanceOf(Object)
      const stop = world.source.watch(world.connectorId, () => {})
      world.wallet.report([])
      await until(() => world.source.getProvider(world.connectorId) === undefined)
      stop()
    })

    it('switches the wallet to another network if the wallet supports it', async () => {
      world.wallet.appear()
      await connect()
      const { capabilities } = await connect()
      const canSwitch = capabilities.includes('switchNetwork')
      if (canSwitch) {
        await world.source.switchNetwork(world.connectorId, world.there, giveUp.signal)
      }
      const session = await world.source.restore(world.connectorId, giveUp.signal)
      const expected = canSwitch ? world.there : world.here
      expect(session?.caipNetworkId).toBe(expected.caipNetworkId)
    })

    it('lists the capabilities when it connects, and rejects everything else', async () => {
      world.wallet.appear()
      const { accounts, capabilities } = await connect()
      const [account] = accounts
      expect(new Set(capabilities).size).toBe(capabilities.length)
      expect(capabilities).toContain('signMessage')
      expect(capabilities.includes('send')).toBe(!isNotApplicable(title, PAYS))
      if (!account) return
      const { connectorId, source } = world
      if (!capabilities.includes('signTypedData')) {
        const asked = source.signTypedData(connectorId, account.address, {}, giveUp.signal)
        expect(await codeOf(asked)).toBe('UNSUPPORTED_METHOD')
      }
      if (!capabilities.includes('send')) {
        await expect(pay()).rejects.toMatchObject({
          code: 'SEND_UNSUPPORTED_CHAIN',
          message: 'Unsupported chain',
        })
      }
    })

    it('stays on its network when the user declines the switch', async () => {
      world.wallet.appear()
      const canSwitch = (await connect()).capabilities.includes('switchNetwork')
      world.wallet.decline()
      const moved = world.source.switchNetwork(world.connectorId, world.there, giveUp.signal)
      const expected = canSwitch ? 'USER_REJECTED' : 'UNSUPPORTED_METHOD'
      expect(await codeOf(moved)).toEqual(world.isEverywhere ? { answered: undefined } : expected)
    })

    promises('passes on another network that the user picks in the wallet', async () => {
      await connected()
      const { changes, stop } = watching()
      const { caipNetworkId } = world.there
      world.wallet.moveTo?.(world.there)
      const moves = () => changes.filter(({ kind }) => kind === 'network')
      await until(() => moves().length > 0)
      expect(moves()).toEqual([{ kind: 'network', caipNetworkId }])
      stop()
      world.wallet.moveTo?.(world.here)
      expect(moves()).toHaveLength(1)
    })

    it('returns sessions that are plain data', async () => {
      world.wallet.appear()
      expectPlain(await connect())
      expectPlain(await world.source.restore(world.connectorId, giveUp.signal))
    })

    it('passes on changes that are plain data', async () => {
      await connected()
      const { changes, stop } = watching()
      world.wallet.report([world.addresses[1]])
      await until(() => changes.length > 0)
      world.wallet.report([])
      await until(() => changes.some(({ kind }) => kind === 'disconnected'))
      for (const change of changes) expectPlain(change)
      stop()
    })

    it('signs a text once the user agrees', async () => {
      const before = await connected()
      expect(await sign()).toMatch(/.{8}/)
      expect(world.wallet.prompts()).toBe(before + 1)
    })

    it('rejects the signature with USER_REJECTED when the user declines', async () => {
      await connected()
      world.wallet.decline()
      expect(await codeOf(sign())).toBe('USER_REJECTED')
    })

    it('stops waiting for a signature as soon as it is aborted', async () => {
      await connected()
      world.wallet.fallSilent()
      const asked = stopped(sign())
      giveUp.abort()
      expect(await asked).toBe('CANCELLED')
    })

    it('requests no signature when it is already aborted', async () => {
      const before = await connected()
      giveUp.abort()
      expect(await codeOf(sign())).toBe('CANCELLED')
      expect(world.wallet.prompts()).toBe(before)
    })

    it('rejects with our own code when the wallet fails to sign', async () => {
      await connected()
      world.wallet.fail(4100)
      expect(await codeOf(sign())).toBe('UNAUTHORIZED')
      world.wallet.fail(1)
      expect(await codeOf(sign())).toMatch(/^(SIGN_FAILED|INTERNAL_RPC_ERROR)$/)
    })

    promises(PAYS, async () => {
      const before = await connected()
      expect(await pay()).toMatch(/^\S{32,}$/)
      expect(world.wallet.prompts()).toBe(before + 1)
    })

    promises('rejects the payment with USER_REJECTED when the user declines', async () => {
      await connected()
      world.wallet.decline()
      expect(await codeOf(pay())).toBe('USER_REJECTED')
    })

    promises('rejects a payment that differs from the reviewed one, without a prompt', async () => {
      const before = await connected()
      for (const other of [{ amount: '2' }, { to: world.addresses[0] }]) {
        const reviewed = { ...payment(), ...other }
        expect(await codeOf(pay(giveUp.signal, reviewed))).toBe('INTENT_CHANGED')
      }
      expect(world.wallet.prompts()).toBe(before)
    })

    promises('rejects the payment with SEND_UNCERTAIN when the wallet fails', async () => {
      await connected()
      world.wallet.fail(1)
      expect(await codeOf(pay())).toBe('SEND_UNCERTAIN')
    })

    promises('stops waiting for the payment as soon as it is aborted', async () => {
      await connected()
      world.wallet.fallSilent()
      const asked = stopped(pay())
      giveUp.abort()
      expect(await asked).toBe('CANCELLED')
    })

    promises(
      'calls what was reviewed once the user agrees, and resolves with the hash',
      async () => {
        const before = await connected()
        expect(await call()).toMatch(/^\S{32,}$/)
        expect(world.wallet.prompts()).toBe(before + 1)
      },
    )

    promises('rejects the call with USER_REJECTED when the user declines', async () => {
      await connected()
      world.wallet.decline()
      expect(await codeOf(call())).toBe('USER_REJECTED')
    })

    promises('rejects a call that differs from the reviewed one, without a prompt', async () => {
      const before = await connected()
      const reviewed = { ...oneCall(), from: world.addresses[1] }
      expect(await codeOf(call(giveUp.signal, reviewed))).toBe('INTENT_CHANGED')
      expect(world.wallet.prompts()).toBe(before)
    })

    promises('stops waiting for the call as soon as it is aborted', async () => {
      await connected()
      world.wallet.fallSilent()
      const asked = stopped(call())
      giveUp.abort()
      expect(await asked).toBe('CANCELLED')
    })
  })
}
