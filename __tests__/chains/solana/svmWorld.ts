import { spawn } from 'node:child_process'
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { base58 } from '@scure/base'
import { createHttpClient } from '../../../src/clients/createHttpClient'
import type { Network } from '../../../src/domain/network'
import { createStandardWallet } from '../../support/standardWallet'
import { adapterWith, mainnet, solanaAccount } from './world'

/** A node on a real machine, and how a test drives it. */
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

/** Starts the sandbox's Solana node in a process of its own. */
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

/** A wallet that really signs, and sends what it signs where it is told to. */
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

export const svmAdapter = ({ network }: SvmWorld) =>
  adapterWith({
    networks: () => [network],
    http: createHttpClient(),
  })
