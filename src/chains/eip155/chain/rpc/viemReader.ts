import { createChainReader, type ReaderFile } from './createChainReader'
import { createEvmClient } from './evmClient'

/** Creates a reader that queries chains with viem. */
export const createReader: ReaderFile['createReader'] = ({ network, ...question }) =>
  createChainReader(network, createEvmClient(question))
