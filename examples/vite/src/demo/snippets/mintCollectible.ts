import { createWalletClient, custom, parseAbi, type Address, type EIP1193Provider } from 'viem'

const COLLECTIBLE = '0x8ce361602B935680E8DeC218b820ff5056BeB7af'
const abi = parseAbi(['function mint(address to, uint256 id)'])

export function mintCollectible(provider: EIP1193Provider, account: Address, id: bigint) {
  const wallet = createWalletClient({ account, transport: custom(provider) })
  const args = [account, id] as const
  return wallet.writeContract({
    address: COLLECTIBLE,
    abi,
    functionName: 'mint',
    args,
    chain: null,
  })
}
