import { createChainReader, type ReaderFile } from './createChainReader'
import { createEthersClient } from './ethersClient'

/** Asks chains by ethers. */
export const createReader: ReaderFile['createReader'] = ({ network, ...question }) =>
  createChainReader(network, createEthersClient({ reference: network.reference, ...question }))
