import { decodeFunctionData, encodeFunctionData } from 'viem'
import type { Address, Chain, Client, Transport } from 'viem'
import { entryPoint07Abi, entryPoint07Address, toSmartAccount } from 'viem/account-abstraction'
import { accountAddress, createAccountData } from '../../shared/accounts/accountAddress'
import { ACCOUNT_ABI } from '../../shared/accounts/contracts'
import { FACTORY_ADDRESS } from '../../shared/accounts/creationCode'
import { failure } from '../failures'

/** ERC-4337 version 0.7, the version the account implements. */
export const ENTRY_POINT = entryPoint07Address

/** A 65-byte stand-in signature that bundlers use to estimate gas. */
const STUB_SIGNATURE =
  '0xfffffffffffffffffffffffffffffff0000000000000000000000000000000007aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1c'

/** Unused: the driver signs itself, with the borrowed key. */
const notHere = async (): Promise<never> => {
  throw failure('INTERNAL')
}

/** Describes our account to viem's bundler client. */
export const createOperationAccount = ({
  client,
  owner,
}: {
  readonly client: Client<Transport, Chain, undefined>
  readonly owner: Address
}) =>
  toSmartAccount({
    client,
    entryPoint: { abi: entryPoint07Abi, address: ENTRY_POINT, version: '0.7' },
    getAddress: async () => accountAddress(owner),
    getFactoryArgs: async () => ({
      factory: FACTORY_ADDRESS,
      factoryData: createAccountData(owner),
    }),
    encodeCalls: async calls =>
      encodeFunctionData({
        abi: ACCOUNT_ABI,
        functionName: 'execute',
        args: [calls.map(({ to, value = 0n, data = '0x' }) => ({ to, value, data }))],
      }),
    decodeCalls: async data => {
      const { functionName, args } = decodeFunctionData({ abi: ACCOUNT_ABI, data })
      if (functionName !== 'execute') throw failure('INTERNAL')
      return [...args[0]]
    },
    getStubSignature: async () => STUB_SIGNATURE,
    signMessage: notHere,
    signTypedData: notHere,
    signUserOperation: notHere,
  })
