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
  'sessions.open': 'Smart sessions',
  'sessions.leftUnfinished':
    'A session you allowed or stopped wasn’t confirmed. Open your sessions to check it.',
  ...transactionsTexts,
  ...networkTexts,
  ...walletConnectTexts,
} as const
