/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import {
  concatHex,
  createPublicClient,
  createTestClient,
  encodeFunctionData,
  getContractAddress,
  http,
  numberToHex,
  padHex,
  parseAbi,
  serializeErc6492Signature,
  size,
  zeroAddress,
  type Address,
  type Hex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { normalizeNetwork } from '../../../src/domain/network'
import { localSiwx } from '../../../src/entries/signIn'
import { evmVerifier } from '../../../src/siwx/verifiers/familyVerifiers'
import { signedSession } from '../../support/signedSession'
import { siwxHost } from '../../support/siwxHost'
import { sessionOf } from './vectors'

jest.setTimeout(40_000)

const MESSAGE = 'Sign in to the example.'
const CHAIN = 'eip155:31337'
/** Deploys its calldata by CREATE2; has the same address on every chain. */
const FACTORY = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
const SALT = padHex('0x01', { size: 32 })
const owner = privateKeyToAccount(`0x${'11'.repeat(32)}`)
const stranger = privateKeyToAccount(`0x${'22'.repeat(32)}`)

/** Minimal accounts whose `isValidSignature` accepts their owner's signatures, by ecrecover. */
const accountCode = (signer: Address): Hex => {
  const runtime = concatHex([
    '0x600435600052', // the hash
    '0x60a43560f81c602052', // v
    '0x606435604052608435606052', // r and s
    '0x60206000608060006001', // ecrecover
    '0x5afa50600051',
    '0x73',
    signer,
    '0x14631626ba7e60e01b0260005260206000f3', // the magic value if the signer is the owner
  ])
  return concatHex(['0x60', numberToHex(size(runtime)), '0x80600b6000396000f3', runtime])
}
/** A contract that answers every call with this word. */
const parrotCode = (word: Hex): Hex => {
  const runtime = concatHex(['0x7f', word, '0x60005260206000f3'])
  return concatHex(['0x60', numberToHex(size(runtime)), '0x80600b6000396000f3', runtime])
}
const revertingCode: Hex = concatHex([
  '0x602c80600b6000396000f3',
  concatHex(['0x7f', padHex('0x1626ba7e', { size: 32, dir: 'right' }), '0x60005260206000fd']),
  '0x0000',
])

const accountOf = (code: Hex) => ({
  address: getContractAddress({ opcode: 'CREATE2', from: FACTORY, salt: SALT, bytecode: code }),
  data: concatHex([SALT, code]),
})

let child: ChildProcess
let url = ''
beforeAll(async () => {
  child = spawn(process.execPath, [join(__dirname, 'chainParts.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  if (!child.stdout) throw new Error('The chain says nothing')
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  url = (JSON.parse(line) as { url: string }).url
})
afterAll(async () => {
  child.stdin?.end()
  await once(child, 'exit')
})

const chain = () => createPublicClient({ chain: foundry, transport: http(url) })
const host = () =>
  siwxHost({
    networks: [normalizeNetwork({ ...foundry, rpcUrls: { default: { http: [url] } } })],
  })

async function deploy(code: Hex): Promise<Address> {
  const { address, data } = accountOf(code)
  const test = createTestClient({ mode: 'anvil', chain: foundry, transport: http(url) })
  await test.impersonateAccount({ address: zeroAddress })
  await test.setBalance({ address: zeroAddress, value: 10n ** 18n })
  const hash = await test.sendUnsignedTransaction({ from: zeroAddress, to: FACTORY, data })
  const { status } = await chain().waitForTransactionReceipt({ hash })
  expect(status).toBe('success')
  return address
}

const verify = (address: string, signature: string, message = MESSAGE) =>
  evmVerifier().verify(sessionOf({ from: '', chainId: CHAIN, address, message, signature }), host())
const wrap = ({ address, data }: { address?: Address; data: Hex }, signature: Hex) =>
  serializeErc6492Signature({ address: address ?? FACTORY, data, signature })

describe('P17 a contract account, on a real chain', () => {
  it('accepts its owner’s signature by ERC-1271, and nothing else', async () => {
    const address = await deploy(accountCode(owner.address))
    const signature = await owner.signMessage({ message: MESSAGE })
    expect(await verify(address, signature)).toBe(true)
    expect(await chain().verifyMessage({ address, message: MESSAGE, signature })).toBe(true)
    expect(await verify(address, signature, 'something else')).toBe(false)
    expect(await verify(address, await stranger.signMessage({ message: MESSAGE }))).toBe(false)
    expect(await verify(stranger.address, signature)).toBe(false)
    expect(await verify(FACTORY, signature)).toBe(false)
  })

  it('accepts by ERC-6492 before it is deployed, and is not deployed by the check', async () => {
    const code = concatHex([accountCode(owner.address), '0x01'])
    const account = accountOf(code)
    const signature = wrap({ data: account.data }, await owner.signMessage({ message: MESSAGE }))
    const { address } = account
    expect(await chain().verifyMessage({ address, message: MESSAGE, signature })).toBe(true)
    expect(await verify(address, signature)).toBe(true)
    expect(await chain().getCode({ address })).toBeUndefined()

    expect(await verify(address, signature, 'something else')).toBe(false)
    const byStranger = await stranger.signMessage({ message: MESSAGE })
    expect(await verify(address, wrap({ data: account.data }, byStranger))).toBe(false)
    expect(await verify(stranger.address, signature)).toBe(false)

    await deploy(code)
    expect(await verify(address, signature)).toBe(true)
    expect(await verify(address, wrap({ data: account.data }, byStranger))).toBe(false)
  })

  it('is not deceived by the answers of a factory or an account', async () => {
    const magic = padHex('0x1626ba7e', { size: 32, dir: 'right' })
    const signature = await stranger.signMessage({ message: MESSAGE })
    const undeployed = getContractAddress({
      opcode: 'CREATE2',
      from: FACTORY,
      salt: SALT,
      bytecode: concatHex([accountCode(owner.address), '0x02']),
    })
    // A factory that deploys nothing, and calldata that looks like the answer.
    const parrot = await deploy(parrotCode(magic))
    for (const data of [magic, concatHex([magic, magic, magic]), '0x'] as const) {
      expect(await verify(undeployed, wrap({ address: parrot, data }, signature))).toBe(false)
      expect(await verify(stranger.address, wrap({ address: parrot, data }, '0x'))).toBe(false)
    }
    // An account may accept every signature; that is its owner's decision.
    expect(await verify(parrot, signature)).toBe(true)
    // Almost the magic value, and the correct one in a revert.
    const nearly = await deploy(parrotCode(padHex('0x1626ba7f', { size: 32, dir: 'right' })))
    expect(await verify(nearly, signature)).toBe(false)
    const reverting = await deploy(revertingCode)
    expect(await verify(reverting, signature)).toBe(false)
    expect(await verify(reverting, wrap({ address: parrot, data: magic }, signature))).toBe(false)
  })

  it('rejects a wrapper without content', async () => {
    const { address, data } = accountOf(accountCode(owner.address))
    const whole = wrap({ data }, await owner.signMessage({ message: MESSAGE }))
    const end = whole.slice(-64)
    for (const body of ['', '00', '00'.repeat(96), 'ff'.repeat(96), whole.slice(2, 200)])
      expect(await verify(address, `0x${body}${end}`)).toBe(false)
  })

  it('signs in, and is restored on the next page', async () => {
    const { address, data } = accountOf(concatHex([accountCode(owner.address), '0x03']))
    const given = host()
    const siwx = localSiwx()
    siwx.attach?.(given)
    const session = await signedSession(
      siwx,
      { accountAddress: address, chainId: CHAIN },
      async message => wrap({ data }, await owner.signMessage({ message })),
    )
    await siwx.addSession(session)
    const next = localSiwx()
    next.attach?.(given)
    expect(await next.getSessions(CHAIN, address)).toEqual([session])
    // An unreachable network signs no account out.
    const offline = localSiwx()
    offline.attach?.({
      ...given,
      networks: given.networks.map(each => ({ ...each, rpcUrls: ['http://127.0.0.1:9'] })),
    })
    await expect(offline.getSessions(CHAIN, address)).rejects.toMatchObject({
      code: 'CHAIN_UNREACHABLE',
    })
    expect(await next.getSessions(CHAIN, address)).toEqual([session])
  })

  it('has the right selector', () => {
    const abi = parseAbi(['function isValidSignature(bytes32,bytes) view returns (bytes4)'])
    expect(encodeFunctionData({ abi, args: [SALT, '0x'] }).slice(0, 10)).toBe('0x1626ba7e')
  })
})
