import { createWalletModal } from 'redux-wallet-modal';
import { evm } from 'redux-wallet-modal/evm';
import { walletConnect } from 'redux-wallet-modal/walletconnect';
import { sandboxOne, urls } from '../sandbox';

export const walletModal = createWalletModal({
  projectId: 'sandbox',
  networks: [sandboxOne],
  adapters: [evm(), walletConnect({ verifyUrl: urls.verify })],
  // Leave this out in your own app.
  serviceUrls: {
    blockchainApi: urls.blockchainApi,
    projectService: urls.projectService,
    relay: urls.relay,
  },
});
