import {
  checkFrameRecording,
  namesOf,
  type RecordedMessage,
} from '../support/frameProtocol/checkFrameRecording'

const origins = { page: 'https://shop.example', frame: 'https://secure.example' }

interface Said {
  readonly id?: string
  readonly load?: string
  readonly to?: string | null
  readonly more?: Readonly<Record<string, unknown>>
}

const asked = (name: string, payload?: unknown, said: Said = {}): RecordedMessage => ({
  from: 'page',
  load: said.load ?? 'first',
  targetOrigin: said.to === undefined ? origins.frame : said.to,
  message: {
    id: said.id ?? 'a1',
    type: `@w3m-app/${name}`,
    ...(payload !== undefined && { payload }),
    ...said.more,
  },
})

const told = (name: string, payload?: unknown, said: Said = {}): RecordedMessage => ({
  from: 'frame',
  load: 'frame',
  targetOrigin: said.to === undefined ? origins.page : said.to,
  message: {
    ...(said.id !== undefined && { id: said.id }),
    type: `@w3m-frame/${name}`,
    ...(payload !== undefined && { payload }),
  },
})

const faultsOf = (...recording: readonly RecordedMessage[]) =>
  checkFrameRecording(recording, origins)

const EMAIL = { email: 'ada@example.com' }
const SEND_CALLS = [{ chainId: '0x1', calls: [{ to: '0x11', value: '0x0' }] }]

describe('checkFrameRecording', () => {
  it('finds no fault in a recording that follows the protocol', () => {
    const recording = [
      told('READY', { version: '1.0.0' }),
      asked('IS_CONNECTED', undefined, { id: 'a1' }),
      told('IS_CONNECTED_SUCCESS', { isConnected: false }, { id: 'a1' }),
      asked('CONNECT_EMAIL', EMAIL, { id: 'a2' }),
      told('CONNECT_EMAIL_SUCCESS', { action: 'VERIFY_OTP', more: 1 }, { id: 'a2' }),
      asked('CONNECT_OTP', { otp: '123456' }, { id: 'a3' }),
      told('CONNECT_OTP_ERROR', { message: 'Invalid code', code: 'X' }, { id: 'a3' }),
      asked('RPC_REQUEST', { method: 'wallet_sendCalls', params: SEND_CALLS }, { id: 'a4' }),
      asked('SIGN_OUT', undefined, { id: 'a5' }),
      told('SIGN_OUT_SUCCESS', undefined, { id: 'a5' }),
      asked('IS_CONNECTED', undefined, { id: 'a1', load: 'second' }),
    ]
    expect(faultsOf(...recording)).toEqual([])
    expect(namesOf(recording)).toEqual([
      'IS_CONNECTED',
      'CONNECT_EMAIL',
      'CONNECT_OTP',
      'RPC_REQUEST',
      'SIGN_OUT',
      'IS_CONNECTED',
    ])
  })

  it.each<[string, RecordedMessage, string]>([
    [
      'a member more',
      asked('CONNECT_EMAIL', { ...EMAIL, canary: 1 }),
      'page: CONNECT_EMAIL: canary (strict_object)',
    ],
    ['a member less', asked('CONNECT_EMAIL', {}), 'page: CONNECT_EMAIL: email (strict_object)'],
    [
      'a member of another kind',
      asked('CONNECT_OTP', { otp: 123_456 }),
      'page: CONNECT_OTP: otp (string)',
    ],
    ['a payload where there is none', asked('SIGN_OUT', {}), 'page: SIGN_OUT:  (undefined)'],
    [
      'a payload that is missing',
      asked('SWITCH_NETWORK'),
      'page: SWITCH_NETWORK:  (strict_object)',
    ],
    [
      'a member more deeper down',
      asked('SYNC_DAPP_DATA', {
        projectId: 'p',
        metadata: { name: '', description: '', url: '', icons: [], email: '' },
      }),
      'page: SYNC_DAPP_DATA: metadata.email (strict_object)',
    ],
    [
      'an account type that is none',
      asked('SET_PREFERRED_ACCOUNT', { type: 'payment' }),
      'page: SET_PREFERRED_ACCOUNT: type (picklist)',
    ],
    [
      'a provider that has no window',
      asked('GET_SOCIAL_REDIRECT_URI', { provider: 'farcaster' }),
      'page: GET_SOCIAL_REDIRECT_URI: provider (picklist)',
    ],
    ['an event that is none', asked('EXPORT_KEY'), 'page: EXPORT_KEY: not an event'],
    [
      'a method that the frame does not have',
      asked('RPC_REQUEST', { method: 'wallet_exportKey', params: [] }),
      'page: RPC_REQUEST:  (check)',
    ],
    [
      'a method that the page answers itself',
      asked('RPC_REQUEST', { method: 'eth_chainId' }),
      'page: RPC_REQUEST:  (check)',
    ],
    [
      'parameters of another shape',
      asked('RPC_REQUEST', {
        method: 'solana_signMessage',
        params: { message: '0OIl', pubkey: '1' },
      }),
      'page: RPC_REQUEST:  (check)',
    ],
    [
      'a member more beside the payload',
      asked('IS_CONNECTED', undefined, { more: { token: 't' } }),
      'page: no message of the protocol: token (strict_object)',
    ],
    [
      'an id that is no short text',
      asked('IS_CONNECTED', undefined, { id: 'A-1' }),
      'page: no message of the protocol: id (regex)',
    ],
    [
      'a message to any origin',
      asked('IS_CONNECTED', undefined, { to: '*' }),
      'page: IS_CONNECTED: to *',
    ],
    [
      'a message without an origin',
      asked('IS_CONNECTED', undefined, { to: null }),
      'page: IS_CONNECTED: to null',
    ],
    [
      'a notice of the frame to any origin',
      told('SESSION_UPDATE', { token: '' }, { to: '*' }),
      'frame: SESSION_UPDATE: to *',
    ],
    ['a notice that is none', told('HELLO'), 'frame: HELLO: not a notice'],
    [
      'an answer to nothing',
      told('GET_USER_SUCCESS', {}, { id: 'a9' }),
      'frame: GET_USER_SUCCESS: answers no request',
    ],
  ])('finds %s', (_what, message, fault) => {
    expect(faultsOf(message)).toEqual([fault])
  })

  it('finds an id used twice in one load, and a message after the sign-out', () => {
    expect(faultsOf(asked('SIGN_OUT'), asked('IS_CONNECTED'))).toEqual([
      'page: IS_CONNECTED: an id for the second time',
      'page: IS_CONNECTED: after the sign-out',
    ])
  })

  it('finds a second answer, an answer to another event, and one without a member', () => {
    expect(
      faultsOf(
        asked('GET_CHAIN_ID'),
        told('GET_CHAIN_ID_SUCCESS', { chainId: 1 }, { id: 'a1' }),
        told('IS_CONNECTED_SUCCESS', { isConnected: true }, { id: 'a1' }),
      ),
    ).toEqual([
      'frame: IS_CONNECTED_SUCCESS: a second answer',
      'frame: IS_CONNECTED_SUCCESS: answers GET_CHAIN_ID',
      'frame: IS_CONNECTED_SUCCESS: chainId (loose_object)',
    ])
  })

  it('names members, but never their values', () => {
    const [fault] = faultsOf(asked('CONNECT_OTP', { otp: 'canary' }))
    expect(fault).toBe('page: CONNECT_OTP: otp (regex)')
  })
})
