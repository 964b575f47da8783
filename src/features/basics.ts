import { account as accountChunk } from './account/accountChunk'
import type { FeatureChunk } from './feature'
import { walletNetwork } from './network/walletNetworkChunk'
import { reports } from './notifications/reportsChunk'
import { options } from './options/optionsChunk'
import { themeReports } from './theme/themeReportsChunk'

/** With any account goes the network of its wallet, the remote configuration, and what is told to visitors and developers. */
const PARTS = [reports, walletNetwork, accountChunk, options, themeReports]

export const account: FeatureChunk = {
  ...accountChunk,
  flows: PARTS.flatMap(({ flows = [] }) => flows),
}
