import { encodeFunctionData, erc20Abi, parseAbi, parseEther, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { accountAddress } from '../../../src/shared/accounts/accountAddress'
import { ACCOUNT_ABI, FACTORY_ABI, SALT } from '../../../src/shared/accounts/contracts'
import { FACTORY_ADDRESS, KEYS_ADDRESS } from '../../../src/shared/accounts/creationCode'
import { grantCall } from '../../../src/shared/accounts/grants'
import { KEY_ACCOUNT_ABI } from '../../../src/shared/accounts/keysAbi'
import { batchTypedData, keyBatchTypedData } from '../../../src/shared/accounts/typedData'
import { OWNER, RELAYER, startAccountChain } from './startAccountChain'
import type { AccountGrant, GrantAllowance } from '../../../src/shared/accounts/grants'
import type { AccountCall, KeyBatch } from '../../../src/shared/accounts/typedData'
import type { Address, Hex } from 'viem'

export const ACCOUNT = accountAddress(OWNER.address)
export const COIN = parseEther('1')
export const DAY = 86_400
export const RECIPIENT: Address = '0x00000000000000000000000000000000000a11ce'
export const NO_TOKEN: Address = '0x0000000000000000000000000000000000000000'
export const ID = toHex(7, { size: 32 })
export const KEY = privateKeyToAccount(generatePrivateKey())
export const SECOND_KEY = privateKeyToAccount(generatePrivateKey())
const NEVER = 2n ** 40n
const MINT = parseAbi(['function mint(address to, uint256 value)'])

export const pay = (value: bigint, to: Address = RECIPIENT): AccountCall => ({
  to,
  value,
  data: '0x',
})

/** Encodes a call of the form `name(address, uint256)`. */
export const move = (name: string, token: Address, amount: bigint): AccountCall => ({
  to: token,
  value: 0n,
  data: encodeFunctionData({
    abi: parseAbi([`function ${name}(address to, uint256 amount)`] as readonly string[]),
    functionName: name,
    args: [RECIPIENT, amount],
  }),
})

export const mint = (token: Address, value = 0n): AccountCall => ({
  to: token,
  value,
  data: encodeFunctionData({ abi: MINT, args: [RECIPIENT, 3n] }),
})

export const selectorOf = ({ data }: Pick<AccountCall, 'data'>): Hex => data.slice(0, 10) as Hex

export const batchOf = (calls: readonly AccountCall[], more: Partial<KeyBatch> = {}): KeyBatch => ({
  grantId: ID,
  calls,
  nonce: 0n,
  deadline: NEVER,
  minGas: 0n,
  ...more,
})

export const sign = (batch: KeyBatch, { key = KEY, account = ACCOUNT, chainId = 31337 } = {}) =>
  key.signTypedData(keyBatchTypedData(batch, account, chainId))

/**
 * A chain with an account that grants keys: it has 10 coins and 100 of a token.
 *
 * @param keysCode - replaces the bytecode of `GrantedKeys`
 */
export async function startKeysChain(keysCode?: Hex) {
  const chain = await startAccountChain()
  const { client, mined } = chain
  if (keysCode) await client.setCode({ address: KEYS_ADDRESS, bytecode: keysCode })
  for (const address of [ACCOUNT, KEY.address, SECOND_KEY.address])
    await client.setBalance({ address, value: 10n * COIN })
  const token = await chain.deploy('SandboxToken', ['Gold', 'GLD', 18])
  const args = [ACCOUNT, 100n] as const
  await mined(client.writeContract({ address: token, abi: MINT, functionName: 'mint', args }))
  const start = (await client.getBlock()).timestamp
  let fresh = await client.snapshot()

  const coins = (amount: bigint, more: Partial<GrantAllowance> = {}): GrantAllowance => ({
    token: NO_TOKEN,
    amount,
    start,
    period: DAY,
    ...more,
  })
  const grantOf = (more: Partial<AccountGrant>): AccountGrant => ({
    id: ID,
    expiry: start + 7n * BigInt(DAY),
    keys: [KEY.address],
    allowances: [],
    functions: [],
    ...more,
  })

  async function nextNonce(): Promise<bigint> {
    if (!(await client.getCode({ address: ACCOUNT }))) return 0n
    const call = { address: ACCOUNT, abi: ACCOUNT_ABI, functionName: 'nonce' } as const
    return client.readContract(call)
  }

  /** The owner signs the calls; the relayer sends them, and deploys the account if needed. */
  async function byOwner(...calls: AccountCall[]) {
    const batch = {
      calls,
      nonce: await nextNonce(),
      deadline: NEVER,
      maxFee: 0n,
      feeRecipient: RELAYER.address,
      minGas: 0n,
    }
    const signature = await OWNER.signTypedData(batchTypedData(batch, ACCOUNT, 31337))
    return mined(
      client.writeContract({
        address: FACTORY_ADDRESS,
        abi: FACTORY_ABI,
        functionName: 'createAndExecute',
        args: [OWNER.address, SALT, batch, 0n, signature],
      }),
    )
  }

  return {
    ...chain,
    token,
    /** Seconds since 1970, of the newest block before the first grant. */
    start,
    coins,
    grantOf,
    byOwner,
    grant: (more: Partial<AccountGrant>) => byOwner(grantCall(grantOf(more))),
    act: (calls: readonly AccountCall[], { key = KEY, id = ID } = {}) =>
      mined(
        client.writeContract({
          account: key,
          address: ACCOUNT,
          abi: KEY_ACCOUNT_ABI,
          functionName: 'executeAsKey',
          args: [id, calls],
        }),
      ),
    relay: (batch: KeyBatch, signature: Hex) =>
      mined(
        client.writeContract({
          address: ACCOUNT,
          abi: KEY_ACCOUNT_ABI,
          functionName: 'executeSignedByKey',
          args: [batch, signature],
        }),
      ),
    balance: (address: Address) => client.getBalance({ address }),
    balanceOf: (address: Address) =>
      client.readContract({
        address: token,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [address],
      }),
    /** Mines a block this many seconds after the start. */
    passTo: async (seconds: number) => {
      await client.setNextBlockTimestamp({ timestamp: start + BigInt(seconds) })
      await client.mine({ blocks: 1 })
    },
    /** Restores the state before the first grant. */
    async startAnew() {
      await client.revert({ id: fresh })
      fresh = await client.snapshot()
    },
  }
}

export type KeysChain = Awaited<ReturnType<typeof startKeysChain>>
