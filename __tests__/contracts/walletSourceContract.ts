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

/** A wallet that does as it is told, and the page it lives in. */
export interface WalletWorld {
  readonly source: WalletSource
  /** The wallet's row, once it has shown itself. */
  readonly connectorId: string
  /** Two addresses the wallet can share. */
  readonly addresses: readonly [string, string]
  /** Where the wallet is, and another network it knows. */
  readonly here: Network
  readonly there: Network
  /** The wallet is on all its networks at once, so that nobody is asked to move it. */
  readonly isEverywhere?: boolean
  readonly wallet: {
    /** Shows itself to the page. Until then nothing knows it. */
    appear(): void
    /** The person let the page in earlier, for wallets that know no other silent way than having been asked before. */
    letIn?(): void
    /** From now on it shares these, asked silently or not. */
    share(addresses: readonly string[]): void
    /** From now on the person declines whatever is asked. */
    decline(): void
    /** From now on nothing is ever answered. */
    fallSilent(): void
    /** How often the person was asked something. */
    prompts(): number
    /** How often the wallet was asked anything at all. */
    requests(): number
    /** From now on the wallet fails whatever needs the person, with this code of its own. */
    fail(code: number): void
    /** Reports accounts as after a choice in the wallet; none as after a lock. */
    report(addresses: readonly string[]): void
    /** The person picks another network in the wallet, where wallets have one. */
    moveTo?(network: Network): void
    /** Listeners the page holds on the wallet. */
    listeners(): number
  }
  close(): void
}

/** What tells whether a wallet of the kind pays at all: the table of what does not apply says so, and its capabilities. */
const PAYS = 'pays what was reviewed once the person agrees, and gives its hash'
/** Nobody is to wait longer than this for what is no longer wanted. */
const AT_ONCE_MS = 500

/** What somebody learns who was told to stop waiting. */
function stopped(work: Promise<unknown>): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise(resolve => {
    timer = setTimeout(() => resolve('STILL_WAITS'), AT_ONCE_MS)
  })
  return Promise.race([codeOf(work), late]).finally(() => clearTimeout(timer))
}

/** Plain to the last field: what comes back from JSON is the same, prototypes and missing fields included. */
const expectPlain = (value: unknown) =>
  expect(JSON.parse(JSON.stringify(value))).toStrictEqual(value)

/** What every source of wallets promises, whatever its origin and chain are. */
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

    /** A case that may have no meaning here. */
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
      if (!world.source.sendCall) throw new Error('it makes calls')
      return world.source.sendCall(oneCall(), batchFingerprint(reviewed), signal)
    }
    /** Connected, and from then on as it is told. */
    const connected = async () => {
      world.wallet.appear()
      await connect()
      return world.wallet.prompts()
    }
    /** What is passed on from now on. */
    const watching = () => {
      const changes: WalletChange[] = []
      const stop = world.source.watch(world.connectorId, change => changes.push(change))
      return { changes, stop }
    }

    promises('reports a wallet that is there, as plain data', async () => {
      world.wallet.appear()
      const reports: (readonly Connector[])[] = []
      const stop = world.source.discover(connectors => reports.push(connectors))
      stop()
      const row = reports.at(-1)?.find(({ id }) => id === world.connectorId)
      expect(row).toMatchObject({ namespace: world.source.namespace })
      expect(JSON.parse(JSON.stringify(row))).toEqual(row)
    })

    promises('reports a wallet that comes late, and nothing once nobody listens', async () => {
      const reports: (readonly Connector[])[] = []
      const stop = world.source.discover(connectors => reports.push(connectors))
      expect(reports.flat().map(({ id }) => id)).not.toContain(world.connectorId)
      world.wallet.appear()
      expect(reports.at(-1)?.map(({ id }) => id)).toContain(world.connectorId)
      stop()
      const count = reports.length
      world.wallet.appear()
      expect(reports).toHaveLength(count)
    })

    promises('reports nothing of a wallet that comes once nobody listens', async () => {
      const reports: (readonly Connector[])[] = []
      world.source.discover(connectors => reports.push(connectors))()
      const count = reports.length
      world.wallet.appear()
      expect(reports).toHaveLength(count)
    })

    it('connects by asking the person, and tells accounts and network', async () => {
      world.wallet.appear()
      const session = await connect()
      expect(session.accounts.map(({ address }) => address)).toEqual([world.addresses[0]])
      expect(session.accounts[0]?.namespace).toBe(world.source.namespace)
      expect(session.caipNetworkId).toBe(world.here.caipNetworkId)
      expect(world.wallet.prompts()).toBe(1)
    })

    it('says that the person declined', async () => {
      world.wallet.appear()
      world.wallet.decline()
      expect(await codeOf(connect())).toBe('USER_REJECTED')
    })

    it('says that no account was shared', async () => {
      world.wallet.appear()
      world.wallet.share([])
      expect(await codeOf(connect())).toBe('NO_ACCOUNTS')
    })

    it('says that a wallet is not there', async () => {
      expect(await codeOf(world.source.connect('nobody', giveUp.signal))).toBe('WALLET_NOT_FOUND')
    })

    it('stops waiting for a silent wallet at once when told to, and works again afterwards', async () => {
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

    it('asks nothing when it was told to stop before', async () => {
      world.wallet.appear()
      giveUp.abort()
      expect(await codeOf(connect())).toBe('CANCELLED')
      expect(world.wallet.requests()).toBe(0)
    })

    it('restores without asking the person', async () => {
      world.wallet.appear()
      world.wallet.letIn?.()
      const session = await world.source.restore(world.connectorId, giveUp.signal)
      expect(session?.accounts.map(({ address }) => address)).toEqual([world.addresses[0]])
      expect(session?.caipNetworkId).toBe(world.here.caipNetworkId)
      expect(world.wallet.prompts()).toBe(0)
    })

    it('restores nothing from a wallet that shares nothing any more', async () => {
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

    it('passes on what the wallet reports, until nobody watches', async () => {
      world.wallet.appear()
      await connect()
      const changes: WalletChange[] = []
      const stop = world.source.watch(world.connectorId, change => changes.push(change))
      world.wallet.report([world.addresses[1]])
      world.wallet.report([])
      await until(() => changes.length > 1) // an empty list is believed after a moment
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
      expect(await world.source.disconnect('nobody', giveUp.signal)).toBeUndefined()
    })

    it('hands out the provider of a connected wallet only', async () => {
      world.wallet.appear()
      expect(world.source.getProvider(world.connectorId)).toBeUndefined()
      await connect()
      expect(world.source.getProvider(world.connectorId)).toBeInstanceOf(Object)
      const stop = world.source.watch(world.connectorId, () => {})
      world.wallet.report([])
      await until(() => world.source.getProvider(world.connectorId) === undefined)
      stop()
    })

    it('moves the wallet to another network where it says it can', async () => {
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

    it('says at connecting what can be done, and refuses the rest', async () => {
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

    it('stays where it is when the person declines to move', async () => {
      world.wallet.appear()
      const canSwitch = (await connect()).capabilities.includes('switchNetwork')
      world.wallet.decline()
      const moved = world.source.switchNetwork(world.connectorId, world.there, giveUp.signal)
      const expected = canSwitch ? 'USER_REJECTED' : 'UNSUPPORTED_METHOD'
      expect(await codeOf(moved)).toEqual(world.isEverywhere ? { answered: undefined } : expected)
    })

    promises('passes on another network that is picked in the wallet', async () => {
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

    it('hands over sessions that are plain data', async () => {
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

    it('signs a text once the person agrees', async () => {
      const before = await connected()
      expect(await sign()).toMatch(/.{8}/)
      expect(world.wallet.prompts()).toBe(before + 1)
    })

    it('says that the person declined to sign', async () => {
      await connected()
      world.wallet.decline()
      expect(await codeOf(sign())).toBe('USER_REJECTED')
    })

    it('stops waiting for a signature at once when told to', async () => {
      await connected()
      world.wallet.fallSilent()
      const asked = stopped(sign())
      giveUp.abort()
      expect(await asked).toBe('CANCELLED')
    })

    it('asks for no signature when it was told to stop before', async () => {
      const before = await connected()
      giveUp.abort()
      expect(await codeOf(sign())).toBe('CANCELLED')
      expect(world.wallet.prompts()).toBe(before)
    })

    it('says in our words why a wallet did not sign', async () => {
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

    promises('pays nothing when the person declines, and says so', async () => {
      await connected()
      world.wallet.decline()
      expect(await codeOf(pay())).toBe('USER_REJECTED')
    })

    promises('pays nothing that is not what was reviewed, and asks nobody', async () => {
      const before = await connected()
      for (const other of [{ amount: '2' }, { to: world.addresses[0] }]) {
        const reviewed = { ...payment(), ...other }
        expect(await codeOf(pay(giveUp.signal, reviewed))).toBe('INTENT_CHANGED')
      }
      expect(world.wallet.prompts()).toBe(before)
    })

    promises('pays perhaps, and claims neither, when a wallet fails at it', async () => {
      await connected()
      world.wallet.fail(1)
      expect(await codeOf(pay())).toBe('SEND_UNCERTAIN')
    })

    promises('pays without anybody waiting once it is told to stop', async () => {
      await connected()
      world.wallet.fallSilent()
      const asked = stopped(pay())
      giveUp.abort()
      expect(await asked).toBe('CANCELLED')
    })

    promises('calls what was reviewed once the person agrees, and gives its hash', async () => {
      const before = await connected()
      expect(await call()).toMatch(/^\S{32,}$/)
      expect(world.wallet.prompts()).toBe(before + 1)
    })

    promises('calls nothing when the person declines, and says so', async () => {
      await connected()
      world.wallet.decline()
      expect(await codeOf(call())).toBe('USER_REJECTED')
    })

    promises('calls nothing that is not what was reviewed, and asks nobody', async () => {
      const before = await connected()
      const reviewed = { ...oneCall(), from: world.addresses[1] }
      expect(await codeOf(call(giveUp.signal, reviewed))).toBe('INTENT_CHANGED')
      expect(world.wallet.prompts()).toBe(before)
    })

    promises('calls without anybody waiting once it is told to stop', async () => {
      await connected()
      world.wallet.fallSilent()
      const asked = stopped(call())
      giveUp.abort()
      expect(await asked).toBe('CANCELLED')
    })
  })
}
