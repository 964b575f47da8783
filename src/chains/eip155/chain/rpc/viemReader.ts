import { createChainReader, type ReaderModule } from './createChainReader'
import { createEvmClient } from './evmClient'

/** Creates a reader that queries chains with viem. */
export const createReader: ReaderModule['createReader'] = ({ network, ...question }) =>
  createChainReader(network, createEvmClient(question))
