import { isUnsent } from '../../../src/domain/payment/isNothingSent'
import { codeOf } from '../../contracts/codeOf'
import { ALICE, createWorld, pass, signIn, SOL_ALICE, SOLANA, type World } from './embeddedWorld'

const on = (method: string, params?: unknown) =>
  ({ caipNetworkId: 'eip155:1', method, ...(params !== undefined && { params }) }) as const
const SIGN = on('personal_sign', ['0x00', ALICE])

describe('requests to the wallet in the frame', () => {
  let world: World
  beforeEach(async () => {
    jest.useFakeTimers()
    world = createWorld({ reads: { eth_blockNumber: () => '0x10', eth_call: () => '0x' } })
    await signIn(world)
  })
  afterEach(() => {
    world.close()
    jest.useRealTimers()
  })
  const ask = (...asked: Parameters<typeof on>) => world.client.request(on(...asked), world.signal)
  const posted = () => world.frame.received.filter(({ event }) => event === 'RPC_REQUEST')

  it('include the chain id, which is answered locally', async () => {
    expect(await ask('eth_chainId')).toBe('0x1')
    expect(posted()).toEqual([])
  })

  it('report what waits for the visitor, oldest first, and how it ended', async () => {
    world.changes.length = 0
    const first = ask('personal_sign', ['0x00', ALICE])
    const second = codeOf(ask('eth_signTypedData_v4', [ALICE, '{}']))
    await pass(1)
    const [one, two] = world.frame.requests
    expect(world.changes.at(-1)).toMatchObject({
      kind: 'requests',
      requests: [
        { method: 'personal_sign', namespace: 'eip155' },
        { method: 'eth_signTypedData_v4' },
      ],
    })
    one?.approve('0xsigned')
    expect(await first).toBe('0xsigned')
    two?.reject()
    expect(await second).not.toBe('0xsigned')
    expect(world.changes.map(({ kind }) => kind)).toEqual([
      'requests',
      'requests',
      'requestEnded',
      'requests',
      'requestEnded',
      'requests',
    ])
    expect(world.changes).toContainEqual({ kind: 'requestEnded', id: '1', outcome: 'approved' })
    expect(world.changes).toContainEqual({ kind: 'requestEnded', id: '2', outcome: 'rejected' })
    expect(world.changes.at(-1)).toEqual({ kind: 'requests', requests: [] })
    expect(JSON.stringify(world.changes)).not.toContain('0x00')
  })

  const thrownBy = (work: Promise<unknown>) =>
    work.then(
      () => 'answered',
      (thrown: unknown) => thrown,
    )

  it('count as unsent when the frame never received them', async () => {
    world.close()
    world = createWorld({ answers: { SWITCH_NETWORK: () => undefined } })
    await signIn(world)
    const call = { ...SIGN, caipNetworkId: 'eip155:137' } as const
    const asked = thrownBy(world.client.request(call, world.signal))
    await pass(120_000)
    const thrown = await asked
    expect(thrown).toMatchObject({ code: 'FRAME_REQUEST_TIMEOUT' })
    expect(isUnsent(thrown)).toBe(true)
    expect(isUnsent(await thrownBy(ask('eth_sign', [ALICE, '0x00'])))).toBe(true)
  })

  it('do not count as unsent when the frame had received them', async () => {
    const asked = thrownBy(world.client.request(SIGN, world.signal))
    await pass(1)
    world.frame.reload()
    await pass(1)
    const thrown = await asked
    expect(thrown).toMatchObject({ code: 'FRAME_LOAD_FAILED' })
    expect(isUnsent(thrown)).toBe(false)
  })

  it('are rejected while they wait for the visitor, with notice to the frame; reads continue', async () => {
    const { frame, client } = world
    const signed = client.request(SIGN, world.signal)
    const expected = expect(signed).rejects.toMatchObject({ code: 4001 })
    await pass(1)
    client.rejectPending()
    await pass(1)
    await expected
    expect(frame.requests).toEqual([])
    expect(await ask('eth_blockNumber')).toBe('0x10')
    const again = client.request(SIGN, world.signal)
    await pass(1)
    frame.answerAll('approve')
    expect(await again).toMatch(/^0x1b/)
  })

  it('resolve when the visitor had approved before turning away', async () => {
    world.close()
    world = createWorld({ answers: { RPC_ABORT: () => null } })
    await signIn(world)
    const paid = world.client.request(on('eth_sendTransaction', [{ from: ALICE }]), world.signal)
    await pass(1)
    world.client.rejectPending()
    await pass(2_000)
    world.frame.answerAll('approve')
    expect(await paid).toMatch(/^0xab/)
  })

  it('do not wait for a site that cannot withdraw', async () => {
    world.close()
    world = createWorld({ answers: { RPC_ABORT: () => undefined } })
    await signIn(world)
    const signed = world.client.request(SIGN, world.signal)
    const expected = expect(signed).rejects.toMatchObject({
      code: 'USER_REJECTED',
      message: 'Request was aborted',
    })
    await pass(1)
    world.client.rejectPending()
    await pass(1_000)
    await expected
  })

  it('are withdrawn when the caller aborts', async () => {
    const giveUp = new AbortController()
    const signed = codeOf(world.client.request(SIGN, giveUp.signal))
    await pass(1)
    giveUp.abort()
    expect(await signed).toBe('CANCELLED')
    await pass(1)
    expect(world.frame.requests).toEqual([])
  })

  it.each(['eth_sign', 'wallet_watchAsset', 'constructor', '__proto__', 'solana_getAccounts'])(
    'with %s are rejected and reported, together with those that wait',
    async method => {
      const signed = codeOf(world.client.request(SIGN, world.signal))
      await pass(1)
      await expect(ask(method, [])).rejects.toMatchObject({
        code: 'RPC_NOT_ALLOWED',
        message: 'Requested RPC call is not allowed',
      })
      await pass(1)
      expect(await signed).not.toEqual({ answered: undefined })
      expect(world.changes).toContainEqual({ kind: 'notAllowed', method })
      expect(posted()).toHaveLength(1)
    },
  )

  it.each<[string, unknown]>([
    ['eth_blockNumber', ['x']],
    ['personal_sign', 'text'],
    ['wallet_sendCalls', [{ calls: [{ to: 'deadbeef' }] }]],
    ['wallet_sendCalls', [{ calls: [{ to: '0x00', data: 'deadbeef' }] }]],
    ['wallet_getCallsStatus', [1]],
    ['solana_signMessage', { message: '0OIl', pubkey: SOL_ALICE }],
    ['solana_signTransaction', {}],
    [
      'solana_signAndSendTransaction',
      { transaction: '2', options: { preflightCommitment: 'soon' } },
    ],
  ])('with %s and %j are rejected before anything is sent', async (method, params) => {
    expect(await codeOf(ask(method, params))).toBe('INVALID_PARAMS')
    expect(posted()).toEqual([])
  })

  it('switch the frame to their family first', async () => {
    world.frame.answerAll('approve')
    const params = { message: '2', pubkey: SOL_ALICE }
    const call = { caipNetworkId: SOLANA, method: 'solana_signMessage', params } as const
    const signed = world.client.request(call, world.signal)
    await pass(1)
    expect(await signed).toMatchObject({ signature: expect.any(String) as string })
    expect(world.events().slice(-2)).toEqual(['GET_USER', 'RPC_REQUEST'])
    expect(posted().at(-1)?.payload).toMatchObject({ chainNamespace: 'solana', chainId: SOLANA })
    expect(await ask('eth_call', [{}])).toBe('0x')
    expect(world.events().slice(-3)).toEqual(['SWITCH_NETWORK', 'GET_USER', 'RPC_REQUEST'])
  })

  it('can switch to another network of the page, and to no other', async () => {
    const moved = world.client.switchNetwork('eip155:137', world.signal)
    await pass(1)
    expect((await moved).namespaces.eip155?.activeCaipNetworkId).toBe('eip155:137')
    expect(world.storage.getItem('@appkit-wallet/LAST_USED_CHAIN_KEY')).toBe('137')
    const far = world.client.switchNetwork('eip155:5', world.signal)
    expect(await codeOf(far)).toBe('CHAIN_NOT_SUPPORTED')
  })

  it('follow the theme, which is sent to every document first', async () => {
    const theme = { themeMode: 'dark', themeVariables: {}, w3mThemeVariables: {} } as const
    world.client.syncTheme(theme)
    world.frame.reload()
    await pass(600)
    const synced = world.frame.received.filter(({ event }) => event === 'SYNC_THEME')
    expect(synced.map(({ payload }) => payload)).toEqual([theme, theme])
  })

  it('follow a changed language, which is sent once, before the next request', async () => {
    let locale = 'de'
    const other = createWorld({ ports: { locale: () => locale } })
    try {
      await signIn(other)
      expect(document.querySelector('iframe[src*="lang=de"]')).not.toBeNull()
      const told = () =>
        other.frame.received.flatMap(({ event, payload }) =>
          event === 'SYNC_THEME' ? [payload] : [],
        )
      expect(told()).toEqual([])
      locale = 'fr'
      for (const method of ['eth_chainId', 'eth_blockNumber']) {
        const call = { caipNetworkId: 'eip155:1', method } as const
        // The test needs no answer.
        const asked = other.client.request(call, other.signal).catch(() => undefined)
        await pass(600)
        await asked
      }
      expect(told()).toEqual([{ lang: 'fr' }])
    } finally {
      other.close()
    }
  })

  it('ask the page to close when the visitor presses Escape inside the frame', () => {
    world.frame.pressEscape()
    expect(world.changes.at(-1)).toEqual({ kind: 'closeRequested' })
  })

  it('place the frame over an element, name it, focus it, and restore the focus', async () => {
    const button = document.body.appendChild(document.createElement('button'))
    const place = document.body.appendChild(document.createElement('div'))
    button.focus()
    const hide = world.client.show(place, 'Wallet of wallet.example')
    const iframe = document.querySelector('iframe')
    expect(iframe?.title).toBe('Wallet of wallet.example')
    expect(iframe?.style.display).toBe('block')
    expect(document.activeElement).toBe(iframe)
    hide()
    expect(iframe?.style.display).toBe('none')
    expect(document.activeElement).toBe(button)
    button.remove()
    place.remove()
  })

  it('give the frame none of the page’s permissions', () => {
    const iframe = document.querySelector('iframe')
    expect(iframe?.id).toBe('w3m-iframe')
    expect(iframe?.getAttribute('sandbox')).toBe(
      'allow-scripts allow-same-origin allow-forms allow-popups',
    )
    expect(iframe?.getAttribute('allow')).toBe('publickey-credentials-get')
    expect(new URL(iframe?.src ?? '').searchParams.get('chainId')).toBe('eip155:1')
  })
})
