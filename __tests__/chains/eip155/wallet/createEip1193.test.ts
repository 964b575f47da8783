import {
  captureProvider,
  type CapturedProvider,
} from '../../../../src/chains/eip155/wallet/captureProvider'
import { sendIntent } from '../../../../src/chains/eip155/wallet/sendIntent'
import {
  buildSendRequest,
  requestFingerprint,
} from '../../../../src/chains/eip155/wallet/transactionRequest'
import { switchWalletNetwork } from '../../../../src/chains/eip155/wallet/switchWalletNetwork'
import { toModalError } from '../../../../src/chains/eip155/toModalError'
import type { Eip1193 } from '../../../../src/chains/eip155/wallet/createEip1193'
import type { ModalError } from '../../../../src/domain/ModalError'
import { outcomeUnknown } from '../../../../src/domain/payment/outcomeUnknown'
import type { SendIntent } from '../../../../src/domain/payment/send'
import type { CaipNetworkId } from '../../../../src/lib/address/caip'
import { ALICE, BOB, sessionRecord, TOPIC } from '../../walletconnect/createFakeLibrary'
import { createWorld, networkOf } from '../../walletconnect/walletConnectClientWorld'

async function face(world: Parameters<typeof createWorld>[0] = {}) {
  const made = createWorld(world)
  await made.connect()
  const provider = made.client.eip1193 as Eip1193
  return {
    ...made,
    provider,
    ask: (method: string, ...params: unknown[]) => provider.request({ method, params }),
  }
}

const withMethods = (...methods: string[]) =>
  sessionRecord({
    namespaces: {
      eip155: { accounts: [`eip155:1:${ALICE}`], chains: ['eip155:1', 'eip155:10'], methods },
    },
  })

describe('the session as an EIP-1193 provider', () => {
  it('answers accounts and networks from the session', async () => {
    const { client, ask, fake } = await face()
    await expect(ask('eth_accounts')).resolves.toEqual([ALICE, BOB])
    await expect(ask('eth_requestAccounts')).resolves.toEqual([ALICE, BOB])
    await expect(ask('eth_chainId')).resolves.toBe('0x1')
    await expect(ask('net_version')).resolves.toBe('1')
    await expect(ask('wallet_getPermissions')).resolves.toEqual([])
    expect(fake.asked('request')).toEqual([])
    client.dispose()
  })

  it('switches to an approved network without a request to the wallet', async () => {
    const { client, ask, fake, provider } = await face()
    const heard: unknown[] = []
    provider.on('chainChanged', id => heard.push(id))
    await ask('wallet_switchEthereumChain', { chainId: '0xa' })
    await expect(ask('eth_chainId')).resolves.toBe('0xa')
    expect(heard).toEqual(['0xa'])
    expect(fake.asked('request')).toEqual([])
    client.dispose()
  })

  it('requests any other network from the wallet, and switches once the session holds it', async () => {
    const record = withMethods('wallet_switchEthereumChain')
    const wider = sessionRecord({
      namespaces: {
        eip155: {
          accounts: [`eip155:1:${ALICE}`, `eip155:137:${ALICE}`],
          methods: ['wallet_switchEthereumChain'],
        },
      },
    })
    const { client, ask, fake } = await face({ record, answers: { request: async () => null } })
    await ask('wallet_switchEthereumChain', { chainId: '0x89' })
    await expect(ask('eth_chainId')).resolves.toBe('0x1')
    expect(fake.asked('request')).toMatchObject([['request', { chainId: 'eip155:1' }]])
    fake.setSessions([wider])
    fake.tell('session_update', { topic: TOPIC })
    await ask('wallet_switchEthereumChain', { chainId: '0x89' })
    await expect(ask('eth_chainId')).resolves.toBe('0x89')
    client.dispose()
  })

  it('returns the wallet’s capabilities for the exact address, without a request', async () => {
    const capabilities = {
      [ALICE]: { '0x0': { paymasterService: {} }, '0x1': { atomic: true }, '0xa': {} },
    }
    const record = {
      ...withMethods('wallet_getCapabilities'),
      sessionProperties: { capabilities: JSON.stringify(capabilities) },
    }
    const { client, ask, fake } = await face({ record, answers: { request: async () => 'asked' } })
    await expect(ask('wallet_getCapabilities', ALICE)).resolves.toEqual(capabilities[ALICE])
    await expect(ask('wallet_getCapabilities', ALICE, ['0xa'])).resolves.toEqual({
      '0x0': { paymasterService: {} },
      '0xa': {},
    })
    expect(fake.asked('request')).toEqual([])
    await expect(ask('wallet_getCapabilities', ALICE.toLowerCase())).resolves.toBe('asked')
    client.dispose()
  })

  it('keeps the wallet’s error and its code as they are', async () => {
    const refusal = Object.assign(new Error('Unrecognized chain'), { code: 4902 })
    const { client, ask } = await face({
      record: withMethods('wallet_switchEthereumChain'),
      answers: { request: () => Promise.reject(refusal) },
    })
    await expect(ask('wallet_switchEthereumChain', { chainId: '0x89' })).rejects.toBe(refusal)
    await expect(ask('wallet_switchEthereumChain', {})).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
    })
    await expect(ask('eth_getBalance', ALICE)).rejects.toMatchObject({ code: 'UNSUPPORTED_METHOD' })
    client.dispose()
  })

  it('emits accounts, networks and the disconnect, until listeners are removed', async () => {
    const { client, fake, provider } = await face()
    const heard: unknown[] = []
    const hear = (payload: unknown) => heard.push(payload)
    provider.on('accountsChanged', hear)
    provider.on('accountsChanged', hear)
    const event = { name: 'accountsChanged', data: [`eip155:1:${BOB}`] }
    fake.tell('session_event', { id: 1, topic: TOPIC, params: { chainId: 'eip155:1', event } })
    expect(heard).toEqual([[BOB, ALICE]])
    fake.tell('session_update', { topic: TOPIC })
    expect(heard).toHaveLength(2)
    provider.on('disconnect', hear)
    fake.tell('session_delete', { topic: TOPIC })
    expect(heard.slice(2)).toEqual([[], expect.objectContaining({ code: 'SESSION_ENDED' })])
    provider.removeListener('accountsChanged', hear)
    provider.removeListener('accountsChanged', hear)
    await expect(provider.request({ method: 'eth_accounts' })).rejects.toMatchObject({
      code: 'SESSION_ENDED',
    })
    client.dispose()
  })
})

const intentOn = (caipNetworkId: CaipNetworkId): SendIntent => ({
  connectorId: 'walletConnect',
  caipNetworkId,
  from: ALICE,
  to: BOB,
  amount: '1',
  token: {
    chainId: caipNetworkId,
    symbol: 'COIN',
    quantity: { decimals: '18', numeric: '5' },
  },
})

function captured(provider: Eip1193): CapturedProvider {
  const found = captureProvider(provider)
  if (!found) throw new Error('It cannot be asked')
  return found
}

async function pay(provider: Eip1193, intent: SendIntent) {
  const fingerprint = String(requestFingerprint(buildSendRequest(intent), 'walletConnect'))
  return sendIntent(captured(provider), intent, fingerprint, new AbortController().signal)
}

describe('a payment that the wallet answers with an error', () => {
  it.each([
    [{ code: -32000, message: 'nonce too low' }],
    [{ code: -32603, message: 'Internal JSON-RPC error.', data: { message: 'nonce too low' } }],
    [{ message: 'nonce too low: next nonce 5, tx nonce 4' }],
    [{ code: -32000, message: 'replacement transaction underpriced' }],
  ])('may have been sent when its nonce is taken: %p', async answer => {
    const { client, provider } = await face({
      answers: { request: () => Promise.reject(Object.assign(new Error(), answer)) },
    })
    const thrown: unknown = await pay(provider, intentOn('eip155:1')).catch((why: unknown) => why)
    expect(thrown).toMatchObject({ code: 'NONCE_TOO_LOW' })
    expect(outcomeUnknown((thrown as ModalError).code)).toBe(true)
    client.dispose()
  })
})

describe('the network of a payment request', () => {
  const nowhere = { name: 'chainChanged', data: 137 }
  const tellMove = (fake: Awaited<ReturnType<typeof face>>['fake'], event: unknown = nowhere) =>
    fake.tell('session_event', { id: 1, topic: TOPIC, params: { chainId: 'eip155:1', event } })
  const onlyMainnet = () =>
    sessionRecord({
      namespaces: {
        eip155: {
          accounts: [`eip155:1:${ALICE}`],
          chains: ['eip155:1'],
          methods: ['personal_sign', 'eth_sendTransaction', 'wallet_switchEthereumChain'],
        },
      },
    })
  it('always matches the review: a wallet that reports an unapproved network receives no request', async () => {
    const { client, ask, fake, provider } = await face({
      record: onlyMainnet(),
      networks: ['eip155:1', 'eip155:137'],
      answers: { request: async () => `0x${'a'.repeat(64)}` },
    })
    tellMove(fake)
    await expect(pay(provider, intentOn('eip155:137'))).rejects.toMatchObject({
      code: 'CHAIN_NOT_SUPPORTED',
    })
    await expect(ask('personal_sign', '0x6869', ALICE)).rejects.toMatchObject({
      code: 'CHAIN_NOT_SUPPORTED',
    })
    expect(fake.asked('request')).toEqual([])
    client.dispose()
  })

  it('can be chosen among the approved ones after that, and the page is notified', async () => {
    const { client, ask, fake, provider, changes } = await face({
      record: onlyMainnet(),
      answers: { request: async () => `0x${'a'.repeat(64)}` },
    })
    tellMove(fake)
    await ask('wallet_switchEthereumChain', { chainId: '0x1' })
    expect(changes.at(-1)).toMatchObject({ kind: 'network', caipNetworkId: 'eip155:1' })
    await pay(provider, intentOn('eip155:1'))
    expect(fake.asked('request')).toMatchObject([['request', { chainId: 'eip155:1' }]])
    client.dispose()
  })

  it('is the reported one once the wallet has approved it', async () => {
    const { client, fake, provider } = await face({
      record: onlyMainnet(),
      answers: { request: async () => `0x${'a'.repeat(64)}` },
    })
    tellMove(fake)
    fake.setSessions([
      sessionRecord({
        namespaces: {
          eip155: {
            accounts: [`eip155:1:${ALICE}`, `eip155:137:${ALICE}`],
            methods: ['eth_sendTransaction'],
          },
        },
      }),
    ])
    fake.tell('session_update', { topic: TOPIC })
    await pay(provider, intentOn('eip155:137'))
    expect(fake.asked('request')).toMatchObject([['request', { chainId: 'eip155:137' }]])
    client.dispose()
  })

  it('is a remaining one when the wallet revokes the chosen one', async () => {
    const { client, ask, fake, provider, changes } = await face({
      answers: { request: async () => `0x${'a'.repeat(64)}` },
    })
    await ask('wallet_switchEthereumChain', { chainId: '0xa' })
    fake.setSessions([onlyMainnet()])
    fake.tell('session_update', { topic: TOPIC })
    await expect(ask('eth_chainId')).resolves.toBe('0x1')
    expect(changes.at(-1)).toMatchObject({
      session: { namespaces: { eip155: { activeCaipNetworkId: 'eip155:1' } } },
    })
    await pay(provider, intentOn('eip155:1'))
    expect(fake.asked('request')).toMatchObject([['request', { chainId: 'eip155:1' }]])
    client.dispose()
  })

  it('is always the payment’s own, even where the provider switches at that moment', async () => {
    const { client, ask, fake } = await face()
    await expect(
      ask('eth_sendTransaction', { from: ALICE, to: BOB, value: '0x1', chainId: '0xa' }),
    ).rejects.toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
    expect(fake.asked('request')).toEqual([])
    client.dispose()
  })
})

describe('a failed request', () => {
  const record = withMethods('eth_sendTransaction', 'personal_sign', 'wallet_switchEthereumChain')
  const failing = (message: string, code?: number) =>
    face({
      record,
      answers: { request: () => Promise.reject(Object.assign(new Error(message), { code })) },
    })
  const UNSENT = 'Failed to publish payload, please try again. id:1 tag:1108'
  const LATE = 'Request expired. Please try again.'
  const GONE = 'No matching key. session topic doesn’t exist: abc'

  it.each([
    [UNSENT, undefined, 'SEND_UNCERTAIN', 'RELAY_UNREACHABLE', 'RELAY_UNREACHABLE'],
    [LATE, undefined, 'SEND_TIMEOUT', 'SIGN_TIMEOUT', 'NETWORK_SWITCH_TIMEOUT'],
    ['Session request expired.', 8000, 'SEND_TIMEOUT', 'SIGN_TIMEOUT', 'NETWORK_SWITCH_TIMEOUT'],
    [GONE, undefined, 'SEND_UNCERTAIN', 'SESSION_ENDED', 'SESSION_ENDED'],
    ['User rejected.', 5000, 'USER_REJECTED', 'USER_REJECTED', 'USER_REJECTED'],
    ['odd', undefined, 'SEND_UNCERTAIN', 'SIGN_FAILED', 'CHAIN_NOT_SUPPORTED'],
  ])('never claims more than is known: %s (%j)', async (message, code, paid, signed, moved) => {
    const ends = async (work: (provider: CapturedProvider) => Promise<unknown>) => {
      const { client, provider } = await failing(message, code)
      const thrown: unknown = await work(captured(provider)).catch((reason: unknown) => reason)
      client.dispose()
      return toModalError(thrown, 'SIGN_FAILED', 'wallet').code
    }
    const { signal } = new AbortController()
    expect(await ends(({ source }) => pay(source as Eip1193, intentOn('eip155:1')))).toBe(paid)
    expect(await ends(wallet => wallet.request('personal_sign', ['0x68', ALICE]))).toBe(signed)
    const away = networkOf('eip155:137')
    expect(await ends(wallet => switchWalletNetwork(wallet, away, signal))).toBe(moved)
  })
})
