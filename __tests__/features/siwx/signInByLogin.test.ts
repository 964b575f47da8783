import { ModalError } from '../../../src/domain/ModalError'
import { modalOpenRequested } from '../../../src/events/modalEvents'
import { emailSubmitted } from '../../../src/features/embedded/emailFieldEvents'
import { otpSubmitted } from '../../../src/features/embedded/embeddedEvents'
import { selectCurrentView } from '../../../src/core/router/routerSlice'
import { signedIn } from '../../../src/features/siwx/siwxEvents'
import { selectSignIn } from '../../../src/features/siwx/siwxSlice'
import type { EmbeddedClient, SignedWhileConnecting } from '../../../src/ports/embedded'
import type { SiwxConfig, SiwxMessageFields } from '../../../src/ports/siwx'
import { SAMPLE_ADDRESS } from '../../../src/testing/samples'
import { createFakeFrame, EMAIL, loginSession } from '../../support/embeddedWorld'
import { pass, setUpFlowTests, settle } from '../../support/flowWorld'
import { createFakeSiwx, PAGE } from '../../support/siwxWorld'

type Sign = (asked: SiwxMessageFields) => SignedWhileConnecting | undefined

/** What a site that supports signing on connect writes. */
const signed = ({ nonce }: SiwxMessageFields): SignedWhileConnecting => ({
  caipNetworkId: 'eip155:1',
  address: SAMPLE_ADDRESS,
  message: `${PAGE.domain} wants you to sign in:\n${SAMPLE_ADDRESS}\n\nNonce: ${nonce}`,
  signature: '0x1b1b',
})

describe('signing in while logging in by email', () => {
  const createWorld = setUpFlowTests()

  /** Logs in on a page that requires sign-in; `sign` is the frame’s answer to the message. */
  async function logIn(sign: Sign, config: Partial<SiwxConfig> = {}) {
    const asked: (SiwxMessageFields | undefined)[] = []
    const connect: EmbeddedClient['connect'] = async (_wanted, _signal, message) => {
      asked.push(message)
      const answer = message && sign(message)
      return { ...loginSession, ...(answer && { signed: answer }) }
    }
    const frame = createFakeFrame({
      requestCode: async () => 'code',
      submitCode: async () => undefined,
      connect,
    })
    const siwx = createFakeSiwx(config)
    const world = createWorld({ embedded: frame, options: { siwx } })
    const put = (text: string) =>
      world.store.dispatch((_dispatch, _getState, { secrets }) => secrets.put(text))
    world.dispatch(modalOpenRequested({}))
    await settle()
    world.dispatch(emailSubmitted({ emailId: put(EMAIL) }))
    await settle()
    world.dispatch(otpSubmitted({ codeId: put('381604') }))
    await pass(3_000)
    const state = world.store.getState()
    return {
      ...world,
      siwx,
      asked,
      phase: selectSignIn(state, 'eip155')?.phase,
      view: selectCurrentView(state).name,
    }
  }

  it('takes one step when the frame signs: no further request follows', async () => {
    const { siwx, asked, phase, actions } = await logIn(signed)
    expect(asked).toMatchObject([
      { accountAddress: '<<AccountAddress>>', chainId: 'eip155:1', ...PAGE, nonce: 'nonce0001' },
    ])
    expect(siwx.sessions).toMatchObject([
      { data: { accountAddress: SAMPLE_ADDRESS, chainId: 'eip155:1' }, signature: '0x1b1b' },
    ])
    expect(phase).toBe('signedIn')
    expect(actions().filter(signedIn.match)).toMatchObject([{ payload: { isRestored: false } }])
  })

  it.each<[string, Sign]>([
    ['knows nothing of it', () => undefined],
    ['signs for another network', asked => ({ ...signed(asked), caipNetworkId: 'eip155:137' })],
    ['answers another question', asked => signed({ ...asked, nonce: 'nonce9999' })],
    [
      'leaves the address out',
      asked => ({ ...signed(asked), message: `${PAGE.domain} ${asked.nonce}` }),
    ],
  ])('requests the signature separately when the frame %s', async (_what, sign) => {
    const { siwx, phase, view } = await logIn(sign)
    expect(siwx.sessions).toEqual([])
    expect(phase).toBe('asking')
    expect(view).toBe('SIWXSignMessage')
  })

  it('requests the signature separately when the server rejects the frame’s', async () => {
    const refuse = async () => {
      throw new ModalError('SIWX_REFUSED', 'The signature is not valid')
    }
    const { phase } = await logIn(signed, { addSession: refuse })
    expect(phase).toBe('asking')
  })

  it.each<[string, Partial<SiwxConfig>]>([
    ['signs by itself', { signMessage: async () => '0x1b' }],
    [
      'makes a message of another page',
      { createMessage: async () => ({ ...messageOf('shop.example'), toString: () => '' }) },
    ],
  ])('sends the frame no message when the page %s', async (_what, config) => {
    const { asked } = await logIn(signed, config)
    expect(asked).toEqual([undefined])
  })
})

const messageOf = (domain: string): SiwxMessageFields => ({
  accountAddress: '',
  chainId: 'eip155:1',
  domain,
  uri: PAGE.uri,
  version: '1',
  nonce: 'nonce0001',
})
