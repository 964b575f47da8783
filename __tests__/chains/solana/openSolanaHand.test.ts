import { base58, base64 } from '@scure/base'
import { Keypair, PublicKey, SystemProgram, Transaction } from 'web3.js-1'
import { openSolanaHand } from '../../../src/chains/solana/bridge/openSolanaHand'
import { normalizeNetwork } from '../../../src/domain/network'
import { solanaMainnet } from '../../../src/entries/networks'

const network = normalizeNetwork(solanaMainnet)
const keys = Keypair.fromSeed(new Uint8Array(32).fill(1))
const address = keys.publicKey.toBase58()
const TO = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'

const unsigned = () =>
  new Transaction({
    feePayer: keys.publicKey,
    recentBlockhash: '11111111111111111111111111111111',
  }).add(
    SystemProgram.transfer({
      fromPubkey: keys.publicKey,
      toPubkey: new PublicKey(TO),
      lamports: 5,
    }),
  )

const bytesOf = (transaction: Transaction) =>
  Uint8Array.from(transaction.serialize({ requireAllSignatures: false, verifySignatures: false }))

describe('a Solana wallet by the provider that a page gets', () => {
  /** A wallet behind a session, which signs for real. */
  function session(methods: readonly string[], answer?: unknown) {
    const asked: { readonly method: string; readonly chain: string }[] = []
    const provider = {
      session: { namespaces: { solana: { methods } } },
      async request({ method, params }: { method: string; params: unknown }, chain: string) {
        asked.push({ method, chain })
        if (answer !== undefined) return answer
        const { transaction } = params as { readonly transaction: string }
        const signed = Transaction.from(base64.decode(transaction))
        signed.sign(keys)
        const signature = base58.encode(Uint8Array.from(signed.signature ?? []))
        return { signature, transaction: base64.encode(Uint8Array.from(signed.serialize())) }
      },
    }
    const isCurrent = () => true
    return {
      hand: openSolanaHand({ provider, isSession: true, address, network, isCurrent }),
      asked,
    }
  }

  it('signs over a session, on the network of the page, by the methods that were approved', async () => {
    const { hand, asked } = session(['solana_signTransaction'])
    expect([hand.canSign, hand.canSend, hand.canSignMessages]).toEqual([true, false, false])
    const signed = Transaction.from(await hand.sign(bytesOf(unsigned())))
    expect(signed.verifySignatures()).toBe(true)
    expect(asked).toEqual([
      { method: 'solana_signTransaction', chain: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' },
    ])
  })

  it('says that it is not known whether a payment was sent, if the wallet answers without a signature', async () => {
    const { hand } = session(['solana_signAndSendTransaction'], {})
    await expect(hand.signAndSend(bytesOf(unsigned()))).rejects.toMatchObject({
      code: 'SEND_UNCERTAIN',
    })
  })

  it('refuses what is no wallet', () => {
    const isCurrent = () => true
    const open = (provider: unknown) =>
      openSolanaHand({ provider, isSession: false, address, network, isCurrent })
    expect(() => open({ name: 'Heron' })).toThrow('does not sign for pages')
  })
})
