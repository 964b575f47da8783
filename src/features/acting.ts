import { tokens } from './account/tokensChunk'
import { signing } from './connections/signingChunk'
import type { FeatureChunk } from './feature'
import { networks } from './network/networksChunk'
import { switches } from './options/switchesChunk'
import { profile } from './profile/profileChunk'
import { send } from './send/sendChunk'
import { transactions } from './transactions/transactionsChunk'

const PARTS = [signing, networks, tokens, transactions, send, profile, switches]

/** What is done from an account. */
export const acting: FeatureChunk = {
  slices: PARTS.flatMap(({ slices = [] }) => slices),
  flows: PARTS.flatMap(({ flows = [] }) => flows),
}
