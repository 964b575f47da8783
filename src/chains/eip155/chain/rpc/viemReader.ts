import { createChainReader, type ReaderFile } from './createChainReader'
import { createEvmClient } from './evmClient'

/** Asks chains by viem. */
export const createReader: ReaderFile['createReader'] = ({ network, ...question }) =>
  createChainReader(network, createEvmClient(question))
