import { accountTexts } from './accountTexts'
import { errorsTexts } from './errorsTexts'
import { networkTexts } from './networkTexts'
import { siwxErrorsTexts } from './siwxErrorsTexts'
import { transactionsTexts } from './transactionsTexts'
import { walletConnectTexts } from './walletConnectTexts'

/** The account and its networks, with what may go wrong. */
export const whileConnected = {
  ...errorsTexts,
  ...siwxErrorsTexts,
  ...accountTexts,
  ...transactionsTexts,
  ...networkTexts,
  ...walletConnectTexts,
} as const
