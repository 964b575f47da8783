import { useState } from 'react'
import type { TransactionSigner } from '@solana/kit'
import { createKitSigner } from 'redux-wallet-modal/solana-signers'
import { urls } from '../sandbox'
import { store } from './store'

const SYSTEM_PROGRAM = '11111111111111111111111111111111'
/** The system program's index for a transfer. */
const TRANSFER = 2
const MESSAGE = 'Hello from the example host'

/** A system program instruction: 4 bytes for its index, 8 for the lamports, little-endian. */
function transferData(lamports: bigint): Uint8Array {
  const data = new DataView(new ArrayBuffer(12))
  data.setUint32(0, TRANSFER, true)
  data.setBigUint64(4, lamports, true)
  return new Uint8Array(data.buffer)
}

/** Builds a payment in the page, with the connected wallet as signer and fee payer. */
async function buildPayment(recipient: string, lamports: bigint) {
  const kit = await import('@solana/kit')
  const signer = (await createKitSigner(store, kit)) as unknown as TransactionSigner
  const rpc = kit.createSolanaRpc(urls.solana)
  const { value: lifetime } = await rpc.getLatestBlockhash().send()
  const message = kit.pipe(
    kit.createTransactionMessage({ version: 0 }),
    given => kit.setTransactionMessageFeePayerSigner(signer, given),
    given => kit.setTransactionMessageLifetimeUsingBlockhash(lifetime, given),
    given =>
      kit.appendTransactionMessageInstruction(
        {
          programAddress: kit.address(SYSTEM_PROGRAM),
          accounts: [
            { address: signer.address, role: kit.AccountRole.WRITABLE_SIGNER },
            { address: kit.address(recipient), role: kit.AccountRole.WRITABLE },
          ],
          data: transferData(lamports),
        },
        given,
      ),
  )
  return { kit, rpc, message }
}

async function sendByWallet(recipient: string, lamports: bigint): Promise<string> {
  const { kit, message } = await buildPayment(recipient, lamports)
  if (!kit.isTransactionMessageWithSingleSendingSigner(message))
    throw new Error('The wallet only signs.')
  const signature = await kit.signAndSendTransactionMessageWithSigners(message)
  return `sent ${kit.getBase58Decoder().decode(signature)}`
}

async function sendByPage(recipient: string, lamports: bigint): Promise<string> {
  const { kit, rpc, message } = await buildPayment(recipient, lamports)
  const signed = await kit.signTransactionMessageWithSigners(message)
  const bytes = kit.getBase64EncodedWireTransaction(signed)
  return `sent ${await rpc.sendTransaction(bytes, { encoding: 'base64' }).send()}`
}

async function signText(): Promise<string> {
  const kit = await import('@solana/kit')
  const signer = await createKitSigner(store, kit)
  const [signatures] = await signer.signMessages([{ content: new TextEncoder().encode(MESSAGE) }])
  const bytes = (signatures as unknown as Readonly<Record<string, Uint8Array>>)[signer.address]
  return `signed ${kit.getBase58Decoder().decode(bytes ?? new Uint8Array())}`
}

/** Uses a Solana library of the page with the connected wallet as signer. */
export function Signers() {
  const [recipient, setRecipient] = useState('')
  const [lamports, setLamports] = useState('1000000')
  const [result, setResult] = useState('nothing yet')
  const run = (work: Promise<string>) => {
    setResult('waiting')
    work.then(setResult, (thrown: unknown) => {
      const { code, message } = thrown as { readonly code?: string; readonly message?: string }
      setResult(`failed ${code ?? message ?? ''}`)
    })
  }
  return (
    <section aria-labelledby="signers">
      <h2 id="signers">Signer for @solana/kit</h2>
      <p className="row">
        <label>
          Recipient{' '}
          <input
            value={recipient}
            data-testid="signers-recipient"
            onChange={event => setRecipient(event.target.value)}
          />
        </label>
        <label>
          Lamports{' '}
          <input
            value={lamports}
            data-testid="signers-lamports"
            onChange={event => setLamports(event.target.value)}
          />
        </label>
        <button
          type="button"
          data-testid="signers-send"
          onClick={() => run(sendByWallet(recipient, BigInt(lamports)))}
        >
          Pay, sent by the wallet
        </button>
        <button
          type="button"
          data-testid="signers-sign"
          onClick={() => run(sendByPage(recipient, BigInt(lamports)))}
        >
          Pay, sent by this page
        </button>
        <button type="button" data-testid="signers-message" onClick={() => run(signText())}>
          Sign a message
        </button>
      </p>
      <p>
        Last result: <output data-testid="signers-result">{result}</output>
      </p>
    </section>
  )
}
