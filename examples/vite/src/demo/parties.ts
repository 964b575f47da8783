/** Well-known development chain accounts that receive payments. */
export const SHOP = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const FRIENDS = [
  '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955',
  '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f',
] as const

export const EVM = ['eip155'] as const
