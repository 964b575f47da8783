import { base64 } from '@scure/base'
import { intentFingerprint } from '../../../../src/domain/payment/fingerprint'
import { codeOf } from '../../../contracts/codeOf'
import { createStandardWallet } from '../../../support/standardWallet'
import {
  adapterWith,
  ALICE,
  AT_NEWEST_BLOCK,
  BOB,
  createFakeNode,
  mainnet,
  SIGNATURE,
  solanaAccount,
} from '../world'

const NAME = 'Signing Wallet'
const SIGN = 'solana:signTransaction'
const SIGN_AND_SEND = 'solana:signAndSendTransaction'
/** The signature count and one signature precede the message. */
const MESSAGE_AT = 65
const never = () => new AbortController().signal

const intent = {
  connectorId: NAME,
  caipNetworkId: mainnet.caipNetworkId,
  from: ALICE,
  to: BOB,
  token: {
    symbol: 'SOL',
    chainId: mainnet.caipNetworkId,
    quantity: { decimals: '9', numeric: '2' },
  },
  amount: '0.25',
}

type Sign = (transaction: Uint8Array) => unknown

const withSignature = (transaction: Uint8Array) => {
  const signed = Uint8Array.from(transaction)
  signed.set(SIGNATURE, 1)
  return signed
}

/** A wallet that supports both features, and an account in it that permits these. */
async function payBy(features: readonly string[], sign: Sign = withSignature) {
  const used: string[] = []
  const fake: ReturnType<typeof createStandardWallet> = createStandardWallet({
    name: NAME,
    chains: ['solana:mainnet'],
    features: {
      [SIGN]: {
        signTransaction: ({ transaction }: { transaction: Uint8Array }) => {
          used.push(SIGN)
          return fake.answer(false, () => [{ signedTransaction: sign(transaction) }])
        },
      },
      [SIGN_AND_SEND]: {
        signAndSendTransaction: () => {
          used.push(SIGN_AND_SEND)
          return fake.answer(false, () => [{ signature: SIGNATURE }])
        },
      },
    },
  })
  fake.share([{ ...solanaAccount(ALICE), features }])
  fake.appear()
  const sent: Uint8Array[] = []
  const node = createFakeNode({
    ...AT_NEWEST_BLOCK,
    sendTransaction: (wire: string) => {
      sent.push(base64.decode(wire))
      return 'sent'
    },
  })
  const { wallets } = adapterWith({ http: node.http })
  await wallets.connect(NAME, never())
  const outcome = await codeOf(wallets.send(intent, intentFingerprint(intent), mainnet, never()))
  fake.remove()
  return { outcome, used, sent }
}

describe('the method of a Solana payment', () => {
  it.each([
    ['signs and sends where account and wallet can', [SIGN, SIGN_AND_SEND], SIGN_AND_SEND],
    ['only signs where the account can do no more than the wallet', [SIGN], SIGN],
    ['goes by the wallet where the account says nothing', [], SIGN_AND_SEND],
  ])('%s', async (_what, features, expected) => {
    const { outcome, used, sent } = await payBy(features)
    expect(outcome).toEqual({ answered: expect.any(String) as string })
    expect(used).toEqual([expected])
    expect(sent).toHaveLength(expected === SIGN ? 1 : 0)
  })

  it('is none where the account can do neither', async () => {
    expect(await payBy(['solana:signMessage'])).toEqual({
      outcome: 'UNSUPPORTED_METHOD',
      used: [],
      sent: [],
    })
  })
})

describe('the answer of a wallet that only signs (D3)', () => {
  const changed = (change: (signed: Uint8Array) => Uint8Array) => (transaction: Uint8Array) =>
    change(withSignature(transaction))

  it.each<[string, Sign]>([
    [
      'one byte of the message changed',
      changed(signed => signed.map((byte, at) => (at === signed.length - 1 ? byte ^ 1 : byte))),
    ],
    ['something behind the message', changed(signed => Uint8Array.from([...signed, 0]))],
    ['the message cut short', changed(signed => signed.slice(0, -1))],
    [
      'a second signature',
      changed(signed =>
        Uint8Array.from([
          2,
          ...signed.subarray(1, 65),
          ...SIGNATURE,
          ...signed.subarray(MESSAGE_AT),
        ]),
      ),
    ],
    [
      'the page’s own bytes changed in their place',
      transaction => {
        transaction.set([1], transaction.length - 1)
        return withSignature(transaction)
      },
    ],
  ])('is not broadcast with %s', async (_what, sign) => {
    expect(await payBy([SIGN], sign)).toEqual({
      outcome: 'INTENT_CHANGED',
      used: [SIGN],
      sent: [],
    })
  })

  it('is broadcast unchanged where the wallet only inserted its signature', async () => {
    let handed = new Uint8Array()
    const { sent } = await payBy([SIGN], transaction => {
      handed = Uint8Array.from(transaction)
      return withSignature(transaction)
    })
    expect(sent).toEqual([withSignature(handed)])
  })
})
