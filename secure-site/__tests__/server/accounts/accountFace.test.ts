import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { hashMessage, parseAbi, parseEther } from 'viem'
import factory from '../../../contracts/artifacts/EmbeddedAccountFactory.json'
import { accountAddress } from '../../../src/shared/accounts/accountAddress'
import { ACCOUNT_ABI, FACTORY_ABI, SALT } from '../../../src/shared/accounts/contracts'
import { FACTORY_ADDRESS } from '../../../src/shared/accounts/creationCode'
import { messageTypedData, operationTypedData } from '../../../src/shared/accounts/typedData'
import { OTHER, OWNER, RELAYER, startAccountChain } from '../tools/startAccountChain'
import type { AccountChain } from '../tools/startAccountChain'
import type { Address, Hex } from 'viem'

const ACCOUNT = accountAddress(OWNER.address)
const COIN = parseEther('1')
const RECIPIENT: Address = '0x00000000000000000000000000000000000a11ce'

const signMessageHash = (hash: Hex, account: Address = ACCOUNT, chainId = 31337): Promise<Hex> =>
  OWNER.signTypedData(messageTypedData(hash, account, chainId))

const COLLECTIBLE_ABI = parseAbi([
  'function mint(address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function ownerOf(uint256 id) view returns (address)',
])

const RECEIVER_ABI = [
  {
    type: 'function',
    name: 'supportsInterface',
    stateMutability: 'pure',
    inputs: [{ type: 'bytes4' }],
    outputs: [{ type: 'bool' }],
  },
] as const

const EMPTY_OPERATION = {
  nonce: 0n,
  initCode: '0x',
  callData: '0x',
  accountGasLimits: `0x${'00'.repeat(32)}`,
  preVerificationGas: 0n,
  gasFees: `0x${'00'.repeat(32)}`,
  paymasterAndData: '0x',
} as const

const VALIDATE_ABI = [
  {
    type: 'function',
    name: 'validateUserOp',
    stateMutability: 'nonpayable',
    inputs: [
      {
        type: 'tuple',
        name: 'operation',
        components: [
          { name: 'sender', type: 'address' },
          { name: 'nonce', type: 'uint256' },
          { name: 'initCode', type: 'bytes' },
          { name: 'callData', type: 'bytes' },
          { name: 'accountGasLimits', type: 'bytes32' },
          { name: 'preVerificationGas', type: 'uint256' },
          { name: 'gasFees', type: 'bytes32' },
          { name: 'paymasterAndData', type: 'bytes' },
          { name: 'signature', type: 'bytes' },
        ],
      },
      { name: 'userOpHash', type: 'bytes32' },
      { name: 'missingFunds', type: 'uint256' },
    ],
    outputs: [{ type: 'uint256' }],
  },
] as const

describe('the account from the outside', () => {
  let chain: AccountChain
  before(async () => {
    chain = await startAccountChain()
    await chain.client.setBalance({ address: ACCOUNT, value: 10n * COIN })
    await chain.mined(
      chain.client.writeContract({
        address: FACTORY_ADDRESS,
        abi: FACTORY_ABI,
        functionName: 'create',
        args: [OWNER.address, SALT],
      }),
    )
  })
  after(() => chain.close())

  const balance = (address: Address) => chain.client.getBalance({ address })
  const isValid = (hash: Hex, signature: Hex) =>
    chain.client.readContract({
      address: ACCOUNT,
      abi: ACCOUNT_ABI,
      functionName: 'isValidSignature',
      args: [hash, signature],
    })

  it('is deployed by a factory at the deterministic deployer’s address in the artifact', async () => {
    assert.equal(factory.address, FACTORY_ADDRESS)
    assert.equal(await chain.client.getCode({ address: FACTORY_ADDRESS }), factory.deployedBytecode)
  })

  it('verifies the owner’s signatures by ERC-1271, bound to the account and the network', async () => {
    const hash = hashMessage('Hello')
    const yes = '0x1626ba7e'
    assert.equal(await isValid(hash, await signMessageHash(hash)), yes)
    for (const wrong of [
      await signMessageHash(hash, accountAddress(OTHER.address)),
      await signMessageHash(hash, ACCOUNT, 31338),
      await OWNER.signMessage({ message: 'Hello' }), // the owner's plain signature
      '0x' as Hex,
    ])
      assert.equal(await isValid(hash, wrong), '0xffffffff')
  })

  it('accepts operations from the ERC-4337 entry point only, after the owner’s signature', async () => {
    const entryPoint: Address = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'
    const userOpHash: Hex = `0x${'42'.repeat(32)}`
    const validate = (signature: Hex) => ({
      address: ACCOUNT,
      abi: VALIDATE_ABI,
      functionName: 'validateUserOp' as const,
      args: [{ ...EMPTY_OPERATION, sender: ACCOUNT, signature }, userOpHash, 0n] as const,
    })
    const typed = operationTypedData(userOpHash, ACCOUNT, 31337)
    const good = await OWNER.signTypedData(typed)
    const asked = async (signature: Hex, account: Address) =>
      (await chain.client.simulateContract({ ...validate(signature), account })).result
    assert.equal(await asked(good, entryPoint), 0n)
    assert.equal(await asked(await signMessageHash(userOpHash), entryPoint), 1n)
    await assert.rejects(asked(good, OTHER.address), /NotTheEntryPoint|reverted/)
    await chain.client.setBalance({ address: entryPoint, value: COIN })
    await chain.client.impersonateAccount({ address: entryPoint })
    await chain.mined(
      chain.client.writeContract({
        account: entryPoint,
        address: ACCOUNT,
        abi: ACCOUNT_ABI,
        functionName: 'execute',
        args: [[{ to: RECIPIENT, value: COIN, data: '0x' }]],
      }),
    )
    assert.equal(await balance(RECIPIENT), COIN)
  })

  it('accepts collectibles, and reports that it does', async () => {
    const collectible = await chain.deploy('SandboxCollectible', [])
    await chain.mined(
      chain.client.writeContract({
        address: collectible,
        abi: COLLECTIBLE_ABI,
        functionName: 'mint',
        args: [RELAYER.address, 7n],
      }),
    )
    await chain.mined(
      chain.client.writeContract({
        address: collectible,
        abi: COLLECTIBLE_ABI,
        functionName: 'safeTransferFrom',
        args: [RELAYER.address, ACCOUNT, 7n],
      }),
    )
    const owner = await chain.client.readContract({
      address: collectible,
      abi: COLLECTIBLE_ABI,
      functionName: 'ownerOf',
      args: [7n],
    })
    assert.equal(owner, ACCOUNT)
    for (const [id, isSupported] of [
      ['0x01ffc9a7', true],
      ['0x1626ba7e', true],
      ['0x150b7a02', true],
      ['0x4e2312e0', true],
      ['0xffffffff', false],
    ] as const) {
      const answer = await chain.client.readContract({
        address: ACCOUNT,
        abi: RECEIVER_ABI,
        functionName: 'supportsInterface',
        args: [id],
      })
      assert.equal(answer, isSupported)
    }
  })
})
