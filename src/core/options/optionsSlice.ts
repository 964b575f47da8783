import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { RESTORE_TIMEOUT_MS } from '../../domain/storeLimits'
import { DEFAULT_FEATURES, DEFAULT_SERVICE_URLS, type OptionsState } from '../../domain/options'

const initialState: OptionsState = {
  projectId: '',
  sdkType: 'appkit',
  sdkVersion: 'html-wagmi-undefined',
  clientId: null,
  urls: DEFAULT_SERVICE_URLS,
  metadata: null,
  features: DEFAULT_FEATURES,
  givenFeatures: [],
  remoteFeatures: {},
  hasWalletConnect: false,
  hasEmbedded: false,
  hasAdapters: true,
  isUniversalLinkPreferred: false,
  isWalletConnectManual: false,
  wallets: {},
  tokens: {},
  customRpcUrls: {},
  swapRouters: {},
  networkImages: {},
  connectorImages: {},
  isReconnectEnabled: true,
  isNetworkSwitchEnabled: true,
  isUnsupportedChainAllowed: false,
  isDebug: true,
  restoreTimeoutMs: RESTORE_TIMEOUT_MS,
  preload: 'idle',
  termsConditionsUrl: null,
  privacyPolicyUrl: null,
  addressLabels: {},
}

/** Addresses may be checksummed or lowercase. */
const labelKey = (address: string) => address.toLowerCase()

/** The host's options, as plain data. */
export const optionsSlice = createSlice({
  name: 'walletModal/options',
  reducerPath: 'options',
  initialState,
  reducers: {
    optionsGiven: (state, { payload }: PayloadAction<Partial<OptionsState>>) => ({
      ...state,
      ...payload,
    }),
    remoteFeaturesRead: (state, { payload }: PayloadAction<OptionsState['remoteFeatures']>) => ({
      ...state,
      remoteFeatures: payload,
    }),
    addressLabelled: (
      state,
      { payload: { address, label } }: PayloadAction<{ address: string; label: string }>,
    ) => ({ ...state, addressLabels: { ...state.addressLabels, [labelKey(address)]: label } }),
    addressLabelRemoved: (state, { payload }: PayloadAction<{ address: string }>) => {
      const { [labelKey(payload.address)]: _gone, ...addressLabels } = state.addressLabels
      return { ...state, addressLabels }
    },
  },
})

export const { optionsGiven, remoteFeaturesRead, addressLabelled, addressLabelRemoved } =
  optionsSlice.actions

/** Plain selectors: `slice.selectors` would add each name twice to the bundle of every page. */
export interface OptionsRoot {
  readonly options: OptionsState
}

export const selectOptions = (state: OptionsRoot) => state.options
export const selectFeatures = (state: OptionsRoot) => state.options.features
/** Whether chunks may be preloaded on interest. */
export const selectIsPreloadEnabled = (state: OptionsRoot) => state.options.preload !== 'none'
