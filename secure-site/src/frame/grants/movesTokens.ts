import { parseAbi, toFunctionSelector } from 'viem'
import type { Hex } from 'viem'

/** ERC-20 functions that an allowance counts (`isCounted` in `contracts/GrantedKeys.sol`). */
export const COUNTED_MOVES: ReadonlySet<Hex> = new Set(
  parseAbi([
    'function transfer(address, uint256)',
    'function approve(address, uint256)',
    'function increaseAllowance(address, uint256)',
    'function increaseApproval(address, uint256)',
  ]).map(each => toFunctionSelector(each)),
)

/**
 * Standard functions that move tokens, or let others move them, without counting the amount:
 * ERC-20, 721, 777, 1155, 1363, 4626 and Permit2. The contract refuses the same ones
 * (`contracts/UnlimitedMoves.sol`).
 */
export const UNLIMITED_MOVES: ReadonlySet<Hex> = new Set(
  parseAbi([
    'function transferFrom(address, address, uint256)',
    'function setApprovalForAll(address, bool)',
    'function safeTransferFrom(address, address, uint256)',
    'function safeTransferFrom(address, address, uint256, bytes)',
    'function safeTransferFrom(address, address, uint256, uint256, bytes)',
    'function safeBatchTransferFrom(address, address, uint256[], uint256[], bytes)',
    'function authorizeOperator(address)',
    'function send(address, uint256, bytes)',
    'function transferAndCall(address, uint256)',
    'function transferAndCall(address, uint256, bytes)',
    'function transferFromAndCall(address, address, uint256)',
    'function transferFromAndCall(address, address, uint256, bytes)',
    'function approveAndCall(address, uint256)',
    'function approveAndCall(address, uint256, bytes)',
    'function withdraw(uint256, address, address)',
    'function redeem(uint256, address, address)',
    'function approve(address, address, uint160, uint48)',
    'function transferFrom(address, address, uint160, address)',
    'function transferFrom((address, address, uint160, address)[])',
  ]).map(each => toFunctionSelector(each)),
)
