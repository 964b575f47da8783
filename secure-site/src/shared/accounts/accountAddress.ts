import {
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  getContractAddress,
  numberToHex,
} from 'viem'
import type { Address, Hex } from 'viem'
import { ACCOUNT_CREATION_CODE, FACTORY_ADDRESS } from './creationCode'
import { FACTORY_ABI, SALT } from './contracts'

/** Returns the smart account of an owner: the same on every network, deployed there or not. */
export function accountAddress(owner: Address): Address {
  return getContractAddress({
    opcode: 'CREATE2',
    from: FACTORY_ADDRESS,
    salt: numberToHex(SALT, { size: 32 }),
    bytecode: concat([ACCOUNT_CREATION_CODE, encodeAbiParameters([{ type: 'address' }], [owner])]),
  })
}

/** The factory call that deploys the account, for ERC-6492 and ERC-4337. */
export const createAccountData = (owner: Address): Hex =>
  encodeFunctionData({ abi: FACTORY_ABI, functionName: 'create', args: [owner, SALT] })
