import { spawn } from 'node:child_process'
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { base58 } from '@scure/base'
import {
  address,
  appendTransactionMessageInstructions,
  blockhash,
  compileTransaction,
  createTransactionMessage,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/web3.js'
import { createHttpClient } from '../../../src/clients/createHttpClient'
import type { Network } from '../../../src/domain/network'
import { solana } from '../../../src/entries/solana'
import { createStandardWallet } from '../../support/standardWallet'
import { sessionRecord } from '../walletconnect/createFakeLibrary'
import { createWorld, never } from '../walletconnect/walletConnectClientWorld'
import { adapterWith, mainnet, portsWith, solanaAccount } from './world'

/** A node with a real virtual machine, and the controls for tests. */
export interface SvmWorld {
  readonly network: Network
  ask(method: string, params: readonly unknown[]): Promise<unknown>
  control(action: string, given: object): Promise<unknown>
  close(): Promise<void>
}

async function post(url: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await response.json()) as Record<string, unknown>
}

/** Starts the sandbox's Solana node in its own process. */
export async function startSvmWorld(): Promise<SvmWorld> {
  const child = spawn(process.execPath, [join(__dirname, 'solanaParts.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const { url } = JSON.parse(line) as { url: string }
  return {
    network: {
      ...mainnet,
      caipNetworkId: 'solana:sandbox',
      reference: 'sandbox',
      name: 'Sandbox Solana',
      rpcUrls: [url],
    },
    async ask(method, params) {
      const { error, result } = await post(url, { jsonrpc: '2.0', id: 1, method, params })
      if (error) throw new Error(JSON.stringify(error))
      return result
    },
    async control(action, given) {
      const { error, result } = await post(`${url}/__control`, { ...given, action })
      if (error) throw new Error(JSON.stringify(error))
      return result
    },
    async close() {
      const ended = once(child, 'exit')
      child.stdin.end()
      await ended
    },
  }
}

export interface KeyPair {
  readonly address: string
  readonly privateKey: KeyObject
}

export function newKey(): KeyPair {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
  return { address: base58.encode(raw), privateKey }
}

interface Input {
  readonly transaction: Uint8Array
}

/** A wallet with real signatures. With `sends`, it also sends the transaction to the node. */
export function createSigningWallet(world: SvmWorld, key: KeyPair, sends: boolean) {
  const handed: Uint8Array[] = []
  function signed({ transaction }: Input): Uint8Array {
    handed.push(transaction)
    const bytes = Uint8Array.from(transaction)
    bytes.set(sign(null, bytes.subarray(65), key.privateKey), 1)
    return bytes
  }
  const fake: ReturnType<typeof createStandardWallet> = createStandardWallet({
    name: 'Signing Wallet',
    chains: ['solana:localnet'],
    features: sends
      ? {
          'solana:signAndSendTransaction': {
            signAndSendTransaction: (input: Input) =>
              fake.answer(false, async () => {
                const wire = Buffer.from(signed(input)).toString('base64')
                const signature = await world.ask('sendTransaction', [wire, { encoding: 'base64' }])
                return [{ signature: base58.decode(String(signature)) }]
              }),
          },
        }
      : {
          'solana:signTransaction': {
            signTransaction: (input: Input) =>
              fake.answer(false, () => [{ signedTransaction: signed(input) }]),
          },
        },
  })
  const { features: _features, ...account } = solanaAccount(key.address, ['solana:localnet'])
  fake.share([{ ...account, features: Object.keys(fake.wallet.features) }])
  return { ...fake, handed }
}

const svmPorts = ({ network }: SvmWorld) => ({
  networks: () => [network],
  http: createHttpClient(),
})

export const svmAdapter = (world: SvmWorld) => adapterWith(svmPorts(world))

/** A session request as the wallet receives it. */
interface SessionRequest {
  readonly chainId: string
  readonly request: {
    readonly method: string
    readonly params: {
      readonly transaction: string
      readonly pubkey: string
      readonly sendOptions?: object
      readonly feePayer?: string
      readonly recentBlockhash?: string
      readonly instructions?: readonly {
        readonly programId: string
        readonly data: string
        readonly keys: readonly { pubkey: string; isSigner: boolean; isWritable: boolean }[]
      }[]
    }
  }
}

/** The message to sign, built by another library from the fields that older wallets read. */
function messageOf({ request: { params } }: SessionRequest): Uint8Array {
  const { feePayer = '', recentBlockhash = '', instructions = [] } = params
  const message = pipe(
    createTransactionMessage({ version: 'legacy' }),
    empty => setTransactionMessageFeePayer(address(feePayer), empty),
    paid =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: blockhash(recentBlockhash), lastValidBlockHeight: 1n },
        paid,
      ),
    timed =>
      appendTransactionMessageInstructions(
        instructions.map(({ programId, data, keys }) => ({
          programAddress: address(programId),
          data: base58.decode(data),
          accounts: keys.map(({ pubkey, isSigner, isWritable }) => ({
            address: address(pubkey),
            role: (isSigner ? 2 : 0) + (isWritable ? 1 : 0),
          })),
        })),
        timed,
      ),
  )
  return new Uint8Array(compileTransaction(message).messageBytes)
}

/** How wallets behind a session pay. */
export type SessionSigner = 'sends' | 'signs' | 'signs in old words'

/** A wallet behind a session with real signatures; `answer` replaces its response. */
export async function createSigningSession(
  world: SvmWorld,
  key: KeyPair,
  way: SessionSigner,
  answer?: () => unknown,
) {
  const { caipNetworkId } = world.network
  const signedBy = (message: Uint8Array) => Uint8Array.from(sign(null, message, key.privateKey))
  async function reply(asked: SessionRequest): Promise<unknown> {
    if (answer) return answer()
    const bytes = Buffer.from(asked.request.params.transaction, 'base64')
    if (way === 'signs in old words')
      return { signature: base58.encode(signedBy(messageOf(asked))) }
    bytes.set(signedBy(bytes.subarray(65)), 1)
    const transaction = bytes.toString('base64')
    if (way === 'signs') return { transaction }
    return { signature: await world.ask('sendTransaction', [transaction, { encoding: 'base64' }]) }
  }
  const { client, fake } = createWorld({
    record: sessionRecord({
      namespaces: {
        solana: {
          accounts: [`${caipNetworkId}:${key.address}`],
          methods: [
            'solana_signMessage',
            way === 'sends' ? 'solana_signAndSendTransaction' : 'solana_signTransaction',
          ],
        },
      },
    }),
    networks: [caipNetworkId],
    ports: { hasAdapterOver: namespace => namespace === 'solana' },
    answers: { request: async asked => reply(asked as SessionRequest) },
  })
  await client.connect(() => undefined, never())
  const wallets = await solana().loadOver?.(portsWith(svmPorts(world)), client)
  if (!wallets) throw new Error('There is no adapter over a session')
  const asked = () => fake.asked('request').map(([, given]) => given as SessionRequest)
  return { client, wallets, asked }
}
