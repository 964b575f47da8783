import type { OpenedWindow } from '../../../../src/ports/browser'
import { createWorld, EMAIL, pass, SOLANA, type World, type WorldOptions } from '../embeddedWorld'

const PROVIDER_URI = 'https://google.example/authorize?state=s1'
const RESULT = 'https://wallet.example/social/callback?state=s1&code=c1'
const FARCASTER_URI = 'https://farcaster.example/~/siwf?channelToken=t1'

interface Popup extends OpenedWindow {
  readonly ledTo: string[]
  closed: boolean
}

function createPopup(): Popup {
  const ledTo: string[] = []
  const popup: Popup = {
    ledTo,
    closed: false,
    opener: window,
    location: { replace: url => void ledTo.push(url) },
    focus: () => undefined,
    close: () => void (popup.closed = true),
  }
  return popup
}

const outcomeOf = (asked: Promise<unknown>) =>
  asked.then(
    value => value,
    (thrown: unknown) => (thrown as { readonly code?: string }).code,
  )

describe('signing in with a social account', () => {
  let world: World
  let popup: Popup
  const begin = (options: WorldOptions = {}) => {
    world = createWorld({
      ...options,
      answers: {
        GET_SOCIAL_REDIRECT_URI: () => ({ uri: PROVIDER_URI }),
        CONNECT_SOCIAL() {
          world.frame.beginLogin()
          return { email: EMAIL, address: '0x0', chainId: 1, userName: 'ada' }
        },
        GET_FARCASTER_URI: () => ({ url: FARCASTER_URI }),
        ...options.answers,
      },
    })
    popup = createPopup()
    return world
  }
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    world.close()
    jest.useRealTimers()
  })

  const post = (data: unknown, from: { origin?: string; source?: unknown } = {}) =>
    world.frame.post(data, { source: popup as unknown as Window, ...from } as never)

  it('leads the window to the provider and receives the result from the site', async () => {
    const { client, signal, frame } = begin()
    expect(client.loadingUrl).toBe('https://wallet.example/loading')
    const asked = outcomeOf(client.socialResult('google', popup, signal))
    expect(popup.ledTo).toEqual([])
    await pass(600)
    expect(popup.ledTo).toEqual([PROVIDER_URI])
    expect(frame.received.at(-1)).toMatchObject({
      event: 'GET_SOCIAL_REDIRECT_URI',
      payload: { provider: 'google' },
    })
    post({ resultUri: RESULT })
    expect(await asked).toBe(RESULT)
  })

  it('shows the visitor’s current language in the waiting window', () => {
    let locale = 'de'
    const { client } = begin({ ports: { locale: () => locale } })
    expect(client.loadingUrl).toBe('https://wallet.example/loading?lang=de')
    locale = 'pt-BR'
    expect(client.loadingUrl).toBe('https://wallet.example/loading?lang=pt-BR')
  })

  it('ignores other windows, and trusts no other origin', async () => {
    const { client, signal, frame } = begin()
    const asked = outcomeOf(client.socialResult('google', popup, signal))
    await pass(600)
    post({ resultUri: RESULT }, { source: window })
    post({ resultUri: RESULT }, { source: null, origin: 'null' })
    post({ isOther: true })
    frame.post({ resultUri: RESULT })
    await pass(1_000)
    post({ resultUri: RESULT }, { origin: 'https://evil.example' })
    expect(await asked).toBe('UNTRUSTED_ORIGIN')
  })

  it.each([
    ['access_denied', 'SOCIAL_LOGIN_DENIED'],
    ['unverified_email', 'SOCIAL_EMAIL_UNVERIFIED'],
    ['server_error', 'SOCIAL_LOGIN_FAILED'],
    ['constructor', 'SOCIAL_LOGIN_FAILED'],
  ])('reports the provider’s outcome: %s', async (error, code) => {
    const { client, signal } = begin()
    const asked = outcomeOf(client.socialResult('x', popup, signal))
    await pass(600)
    post({ resultUri: `https://wallet.example/social/callback?error=${error}` })
    expect(await asked).toBe(code)
  })

  it('ends shortly after one second when the window closes, even before it has an address', async () => {
    const { client, signal } = begin({ answers: { GET_SOCIAL_REDIRECT_URI: () => undefined } })
    const asked = outcomeOf(client.socialResult('google', popup, signal))
    popup.closed = true
    await pass(1_200)
    expect(await asked).toBe('POPUP_CLOSED')
    expect(popup.ledTo).toEqual([])
  })

  it('accepts a result that arrives just after its window was seen closed', async () => {
    const { client, signal } = begin()
    const asked = outcomeOf(client.socialResult('google', popup, signal))
    await pass(900)
    popup.closed = true
    await pass(150)
    post({ resultUri: RESULT })
    expect(await asked).toBe(RESULT)
  })

  it('waits 45 seconds for the address', async () => {
    const { client, signal } = begin({ answers: { GET_SOCIAL_REDIRECT_URI: () => undefined } })
    const asked = outcomeOf(client.socialUri('google', signal))
    await pass(44_000)
    let isOver = false
    asked.then(() => (isOver = true)).catch(() => undefined)
    await pass(0)
    expect(isOver).toBe(false)
    await pass(1_000)
    expect(await asked).toBe('SOCIAL_LOGIN_FAILED')
  })

  it.each(['javascript:alert(1)', 'http://google.example/authorize', 'no address'])(
    'does not lead the window to %s',
    async uri => {
      const { client, signal } = begin({ answers: { GET_SOCIAL_REDIRECT_URI: () => ({ uri }) } })
      const asked = outcomeOf(client.socialResult('google', popup, signal))
      await pass(600)
      expect(await asked).toBe('SOCIAL_LOGIN_FAILED')
      expect(popup.ledTo).toEqual([])
    },
  )

  it('waits ten minutes for an idle window, then stops listening to it', async () => {
    const { client, signal } = begin()
    const asked = outcomeOf(client.socialResult('google', popup, signal))
    await pass(600_000)
    expect(await asked).toBe('SOCIAL_LOGIN_FAILED')
    expect(jest.getTimerCount()).toBe(0)
  })

  it('ends when it is aborted', async () => {
    const { client, signal, giveUp } = begin()
    const asked = outcomeOf(client.socialResult('google', popup, signal))
    await pass(600)
    const before = jest.getTimerCount()
    giveUp.abort()
    expect(await asked).toBe('CANCELLED')
    expect(jest.getTimerCount()).toBe(before - 1)
  })

  it('turns a result into a login on both families, and remembers its provider', async () => {
    const { client, signal, frame, storage } = begin()
    const asked = client.connectSocial(
      'google',
      RESULT,
      { eip155: 'eip155:137', solana: SOLANA },
      signal,
    )
    await pass(600)
    expect(Object.keys((await asked).namespaces).sort()).toEqual(['eip155', 'solana'])
    expect(frame.received.find(({ event }) => event === 'CONNECT_SOCIAL')?.payload).toEqual({
      uri: RESULT,
      chainId: 137,
      preferredAccountType: expect.any(String) as string,
    })
    expect(client.authProvider()).toBe('google')
    expect(client.userFacingName()).toBe('ada')
    expect(storage.entries()).toMatchObject({
      '@appkit/connected_social': 'google',
      '@appkit-wallet/SOCIAL_USERNAME': 'ada',
      '@appkit-wallet/EMAIL_LOGIN_USED_KEY': 'true',
    })
    const left = client.signOut()
    await pass(1)
    await left
    expect(storage.entries()).not.toHaveProperty('@appkit/connected_social')
    expect(client.authProvider()).toBe('email')
  })

  it('sends the frame no request for a failed result', async () => {
    const { client, signal } = begin()
    const asked = outcomeOf(
      client.connectSocial('x', '?error=access_denied', { eip155: 'eip155:1' }, signal),
    )
    expect(await asked).toBe('SOCIAL_LOGIN_DENIED')
    expect(world.events()).toEqual([])
  })

  it('drops the suffix of a Discord name, and the name of another login', async () => {
    const { client, signal, storage } = begin({
      stored: { '@appkit-wallet/EMAIL': 'old@example.com' },
      answers: {
        CONNECT_SOCIAL() {
          world.frame.beginLogin()
          return { email: null, address: '0x0', chainId: 1, userName: 'ada#0' }
        },
      },
    })
    const asked = client.connectSocial('discord', RESULT, { eip155: 'eip155:1' }, signal)
    await pass(600)
    await asked
    expect(client.userFacingName()).toBe('ada#')
    const next = client.requestCode(EMAIL, signal)
    await pass(1)
    await next
    expect(client.authProvider()).toBe('email')
    expect(storage.entries()).not.toHaveProperty('@appkit-wallet/SOCIAL_USERNAME')
  })

  it('waits for the Farcaster app, then connects with its name', async () => {
    let approve: (answer: unknown) => void = () => undefined
    const { client, signal } = begin({
      answers: {
        CONNECT_FARCASTER: () => new Promise(resolve => (approve = resolve)),
      },
    })
    const uri = client.farcasterUri(signal)
    await pass(600)
    expect(await uri).toBe(FARCASTER_URI)
    const approved = client.awaitFarcaster(signal)
    await pass(300_000)
    world.frame.beginLogin()
    approve({ userName: 'ada.eth' })
    await pass(1)
    await approved
    const connected = client.connect({ eip155: 'eip155:1' }, signal)
    await pass(1)
    await connected
    expect(client.authProvider()).toBe('farcaster')
    expect(client.userFacingName()).toBe('ada.eth')
    expect(world.events().slice(2)).toEqual(['GET_FARCASTER_URI', 'CONNECT_FARCASTER', 'GET_USER'])
  })

  it('recreates the frame after 100 ms, and email waits for it', async () => {
    const { client, signal } = begin({ answers: { CONNECT_FARCASTER: () => undefined } })
    const uri = client.farcasterUri(signal)
    await pass(600)
    await uri
    const waiting = outcomeOf(client.awaitFarcaster(signal))
    await pass(1)
    world.giveUp.abort()
    expect(await waiting).toBe('CANCELLED')
    const before = world.events().length
    client.restart()
    const email = client.requestCode(EMAIL, new AbortController().signal)
    await pass(99)
    expect(world.events()).toHaveLength(before)
    await pass(2)
    expect(await email).toBe('code')
    expect(world.events().slice(before)).toEqual([
      'RELOAD',
      'SYNC_DAPP_DATA',
      'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
      'CONNECT_EMAIL',
    ])
    expect(world.frame.received.find(({ event }) => event === 'SYNC_DAPP_DATA')?.payload).toEqual({
      projectId: 'p1',
      sdkVersion: 'react-evm-0.0.0',
      sdkType: 'appkit',
      metadata: { name: 'Shop', description: '', url: 'https://shop.example', icons: [] },
    })
  })

  it('recreates nothing where no frame was created', async () => {
    const { client } = begin()
    client.restart()
    await pass(5_000)
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('resolves when the frame answers', async () => {
    const { client, signal } = begin()
    let isReady = false
    const asked = client.ready(signal).then(() => (isReady = true))
    await pass(400)
    expect(isReady).toBe(false)
    await pass(200)
    await asked
    expect(isReady).toBe(true)
  })

  describe('after a redirect to the provider', () => {
    const at = (search: string) => window.history.replaceState({ kept: 1 }, '', `/shop${search}`)
    afterEach(() => at(''))

    it('takes the result from the address, once', () => {
      at(`?item=1&result_uri=${encodeURIComponent(RESULT)}#top`)
      const { client, storage } = begin({ stored: { '@appkit/social_provider': 'github' } })
      expect(client.takeReturn()).toEqual({ provider: 'github', resultUri: RESULT })
      expect(window.location.href).toMatch(/\/shop\?item=1#top$/)
      expect(window.history.state).toEqual({ kept: 1 })
      expect(storage.entries()).not.toHaveProperty('@appkit/social_provider')
      expect(client.takeReturn()).toBeNull()
    })

    it.each([
      ['that this page did not ask for', undefined],
      ['of a provider that is none', 'myspace'],
      ['of Farcaster, which leads nowhere', 'farcaster'],
    ])('rejects a result %s, but cleans the address', (_what, provider) => {
      at(`?result_uri=${encodeURIComponent(RESULT)}`)
      const { client } = begin(
        provider === undefined ? {} : { stored: { '@appkit/social_provider': provider } },
      )
      expect(client.takeReturn()).toBeNull()
      expect(window.location.search).toBe('')
    })

    it('forgets the provider where the visitor came back without a result', () => {
      const { client, storage } = begin({ stored: { '@appkit/social_provider': 'x' } })
      expect(client.takeReturn()).toBeNull()
      expect(storage.entries()).not.toHaveProperty('@appkit/social_provider')
    })
  })
})
