export interface Account {
    readonly namespace: Namespace;
    readonly address: string;
    readonly type: AccountType;
    readonly publicKey?: string;
    readonly path?: string;
    readonly isDeployed?: true;
    readonly insteadOf?: string;
}

export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal' | 'stx';

export interface AccountTypes {
    readonly eip155?: 'eoa' | 'smartAccount' | undefined;
    readonly solana?: 'eoa' | undefined;
    readonly polkadot?: 'eoa' | undefined;
    readonly cosmos?: 'eoa' | undefined;
    readonly bip122?: 'payment' | undefined;
}

export type AdapterOption = ChainAdapterDescriptor | WalletConnectDescriptor | EmbeddedDescriptor | WatchOnlyDescriptor;

export type AddressOf<N extends Namespace> = N extends typeof DEFAULT_FAMILY ? `0x${string}` : string;

export interface AddressRules {
    readonly namespace: Namespace;
    parse(text: string): string | null;
    isMistyped(address: string): boolean;
    checksum(address: string): string;
    isSame(a: string, b: string): boolean;
    isBurnAddress(address: string): boolean;
    shorten(address: string): string;
    readonly prefixes: readonly string[];
    readonly nativeAddress: string;
}

export interface AnalyticsOptions {
    readonly hasConsent: () => boolean;
    readonly withAddress?: boolean;
}

export interface AppMetadata {
    readonly name: string;
    readonly description: string;
    readonly url: string;
    readonly icons: readonly string[];
}

export interface Balance {
    readonly balance: string;
    readonly symbol: string;
    readonly caipNetworkId: CaipNetworkId;
}

export interface BalanceOption extends StoreProps {
    readonly token?: string | undefined;
}

export interface BugReport {
    readonly format: 1;
    readonly key: string;
    readonly entries: readonly LoggedAction[];
}

export type CaipAddress = `${Namespace}:${string}:${string}`;

export type CaipNetworkId = `${Namespace}:${string}`;

export type Capability = 'send' | 'switchNetwork' | 'signMessage' | 'signTypedData' | 'balance' | 'names' | 'activity';

export interface ChainAdapter {
    readonly namespace: Namespace;
    readonly wallets: WalletSource;
    readonly chain: ChainClient;
    loadAddresses(): Promise<AddressRules>;
}

export interface ChainAdapterDescriptor {
    readonly namespace: Namespace;
    readonly adapterType: string;
    load(ports: ChainAdapterPorts): Promise<ChainAdapter>;
    fetchWallets?(): Promise<unknown>;
    loadOver?(ports: ChainAdapterPorts, client: WalletConnectClient): Promise<WalletSource>;
}

export interface ChainAdapterPorts {
    readonly window: Window | undefined;
    networks(): readonly Network[];
    rpcUrls(network: Network): readonly string[];
    wantedNetwork?(namespace: Namespace): CaipNetworkId | null;
    reviewTransfer?(handover: BitcoinHandover): Promise<(error?: ModalError) => void>;
    delay(ms: number, signal: AbortSignal): Promise<boolean>;
    readonly http: HttpClient;
    readonly options: {
        readonly injected: boolean;
        readonly announced: boolean;
    };
}

export interface ChainClient {
    readonly namespace: Namespace;
    readonly listsAllTokens?: boolean;
    getNativeBalance(address: string, network: Network, signal: AbortSignal): Promise<string>;
    getTokenBalances(address: string, network: Network, tokens: readonly TokenToRead[], signal: AbortSignal): Promise<readonly TokenBalance[]>;
    isContract(address: string, network: Network, signal: AbortSignal): Promise<boolean>;
    getTokenDecimals(token: string, network: Network, signal: AbortSignal): Promise<number>;
    getTokenTerms?(token: string, amount: string, network: Network, signal: AbortSignal): Promise<TokenTerms>;
    estimateFee(intent: SendIntent, network: Network, signal: AbortSignal): Promise<FeeEstimate>;
    getBlockTime(newest: BlockMark, network: Network, signal: AbortSignal): Promise<number>;
    waitForReceipt(hash: string, network: Network, signal: AbortSignal): Promise<Receipt>;
    loadHistoryReader?(network: Network, signal: AbortSignal): Promise<HistoryReader>;
}

export type ChainIdOf<N extends Namespace> = N extends typeof DEFAULT_FAMILY ? number : string;

export type ChangeableOptions = Pick<WalletModalOptions<string>, 'addressLabels' | 'allowUnsupportedChain' | 'allWallets' | 'connectorImages' | 'customRpcUrls' | 'customWallets' | 'debug' | 'defaultAccountTypes' | 'enableMobileFullScreen' | 'enableNetworkSwitch' | 'enableWallets' | 'excludeWalletIds' | 'features' | 'featuredWalletIds' | 'includeWalletIds' | 'installedWalletIds' | 'locale' | 'preferUniversalLinks' | 'privacyPolicyUrl' | 'swapRouters' | 'termsConditionsUrl' | 'theme' | 'themeMode' | 'themeVariables' | 'tokens'>;

export type ConfirmObstacle = 'danger' | 'walletElsewhere' | 'requestOpen' | 'notReviewed';

export type ConnectMethod = 'wallet' | 'email' | 'social';

export interface ConnectedWallet {
    readonly id: string | null;
    readonly name: string | null;
    readonly icon: string | null;
    readonly type: ConnectorType | null;
    readonly rdns: string | null;
}

export interface Connection {
    readonly connectorId: string;
    readonly accounts: readonly Account[];
    readonly name?: string;
    readonly icon?: string;
    readonly recent?: boolean;
}

export type ConnectionPhase = 'disconnected' | 'restoring' | 'connecting' | 'connected';

export type ConnectionStatus = 'disconnected' | 'reconnecting' | 'connecting' | 'connected';

export interface Connector extends FamilyConnector {
    readonly connectors?: readonly FamilyConnector[];
}

export interface ConnectorRef {
    readonly namespace: Namespace;
    readonly connectorId: string;
}

export interface Controls extends Methods {
    close(): Promise<Outcome>;
    disconnect(namespace?: Namespace): Promise<Outcome>;
}

export type CustomWallet = Pick<Wallet, 'id' | 'name' | 'homepage' | 'image_url' | 'mobile_link' | 'desktop_link' | 'webapp_link' | 'app_store' | 'play_store'>;

export interface DevToolsSanitizers {
    actionSanitizer<A extends UnknownAction>(action: A): A;
    stateSanitizer<S>(state: S): S;
}

export interface Eip1193Provider {
    request(request: {
        readonly method: string;
        readonly params?: readonly unknown[] | object | undefined;
    }): Promise<unknown>;
    on(event: string, listener: (...given: never[]) => void): unknown;
    removeListener(event: string, listener: (...given: never[]) => void): unknown;
}

export interface EmbeddedClient {
    requestCode(email: string, signal: AbortSignal): Promise<EmailStep>;
    awaitDevice(signal: AbortSignal): Promise<void>;
    submitCode(code: string, signal: AbortSignal): Promise<void>;
    requestEmailChange(email: string, signal: AbortSignal): Promise<EmailChangeStep>;
    submitPrimaryCode(code: string, signal: AbortSignal): Promise<void>;
    submitSecondaryCode(code: string, signal: AbortSignal): Promise<string>;
    connect(wanted: Readonly<Partial<Record<Namespace, CaipNetworkId>>>, signal: AbortSignal, signIn?: SiwxMessageFields): Promise<EmbeddedSession>;
    restore(wanted: Readonly<Partial<Record<Namespace, CaipNetworkId>>>, signal: AbortSignal): Promise<EmbeddedSession | null>;
    signOut(): Promise<void>;
    request(call: EmbeddedCall, signal: AbortSignal): Promise<unknown>;
    switchNetwork(caipNetworkId: CaipNetworkId, signal: AbortSignal): Promise<EmbeddedSession>;
    setAccountType(namespace: Namespace, type: EmbeddedAccountType, signal: AbortSignal): Promise<EmbeddedSession>;
    refresh(): Promise<void>;
    smartAccountNetworks(): readonly CaipNetworkId[];
    watch(onChange: (change: EmbeddedChange) => void): () => void;
    session(): EmbeddedSession | null;
    readonly site: string;
    readonly loadingUrl: string;
    socialUri(provider: WindowProvider, signal: AbortSignal): Promise<string>;
    socialResult(provider: WindowProvider, popup: OpenedWindow, signal: AbortSignal): Promise<string>;
    takeReturn(): {
        readonly provider: WindowProvider;
        readonly resultUri: string;
    } | null;
    connectSocial(provider: WindowProvider, resultUri: string, wanted: Parameters<EmbeddedClient['connect']>[0], signal: AbortSignal): Promise<EmbeddedSession>;
    farcasterUri(signal: AbortSignal): Promise<string>;
    awaitFarcaster(signal: AbortSignal): Promise<void>;
    restart(): void;
    ready(signal: AbortSignal): Promise<void>;
    authProvider(): AuthProvider;
    email(): string | null;
    userFacingName(): string | null;
    userName(): string | null;
    cooldownMs(): number;
    rejectPending(): void;
    setContainer(element: HTMLElement | null): void;
    show(place: HTMLElement, title: string): () => void;
    syncTheme(theme: EmbeddedTheme): void;
    warm(): void;
    dispose(): void;
}

export interface EmbeddedDescriptor {
    readonly kind: 'embedded';
    readonly secureSiteUrl: string;
    isRestricted?(): boolean;
    fetchWallets?(): Promise<unknown>;
    fetchClient(): Promise<unknown>;
    load(ports: EmbeddedPorts): Promise<EmbeddedClient>;
    loadWallets(client: EmbeddedClient, namespace: Namespace, family: ChainAdapterDescriptor, ports: ChainAdapterPorts): Promise<WalletSource>;
}

export interface EmbeddedPorts {
    readonly window: Window | undefined;
    readonly projectId: string;
    readonly sdkVersion: string;
    metadata(): AppMetadata | null;
    networks(): readonly Network[];
    rpcUrls(network: Network): readonly string[];
    preferredAccountType?(namespace: Namespace): EmbeddedAccountType;
    locale?(): string;
    readonly storage: KeyValueStorage | undefined;
    readonly logger: Logger;
    now(): number;
    delay(ms: number, signal: AbortSignal): Promise<boolean>;
    canReach(origin: string, signal: AbortSignal): Promise<boolean>;
}

export interface EmbeddedSession {
    readonly namespaces: Readonly<Partial<Record<Namespace, EmbeddedNamespace>>>;
    readonly signed?: SignedWhileConnecting;
    readonly isStoredHere?: boolean;
}

export interface EmbeddedUser {
    readonly address: string;
    readonly chainId: number | string;
    readonly accounts: readonly Account[];
    readonly userName: string | null;
    readonly preferredAccountType: EmbeddedAccountType;
    readonly smartAccountDeployed: boolean;
    readonly authProvider: string;
}

export type ErrorCode = keyof typeof ERRORS;

export interface ErrorState {
    readonly code: ErrorCode;
    readonly detail: string;
}

export interface Features {
    readonly receive: boolean;
    readonly send: boolean;
    readonly activity: boolean;
    readonly swaps?: boolean | readonly string[];
    readonly onramp?: boolean | readonly string[] | OnRampOptions;
    readonly nfts?: boolean;
    readonly email?: boolean;
    readonly socials?: boolean | readonly SocialProvider[];
    readonly emailShowWallets?: boolean;
    readonly collapseWallets?: boolean;
    readonly allWallets?: boolean;
    readonly names?: boolean | NamesOption;
    readonly walletFeaturesOrder: readonly WalletFeature[];
    readonly connectorTypeOrder?: readonly WalletGroup[];
    readonly connectMethodsOrder?: readonly ConnectMethod[];
    readonly legalCheckbox?: boolean;
    readonly smartSessions?: boolean;
    readonly pay?: boolean;
    readonly analytics?: boolean;
}

export interface HeldBalance extends Balance {
    readonly decimals: number;
    readonly value: bigint;
}

export interface HostAccount<N extends Namespace = Namespace> {
    readonly address: AddressOf<N> | null;
    readonly caipAddress: CaipAddress | null;
    readonly allAccounts: readonly Account[];
    readonly isConnected: boolean;
    readonly status: ConnectionStatus;
    readonly chainId: ChainIdOf<N> | null;
    readonly profileName: string | null;
    readonly balance: string | null;
    readonly balanceSymbol: string | null;
}

export interface HostApproval {
    readonly requests: readonly FrameRequest[];
    readonly place: (element: HTMLElement | null) => void;
    readonly reject: () => void;
}

export interface HostBalance {
    readonly data: HeldBalance | undefined;
    readonly error: ErrorState | undefined;
    readonly isUninitialized: boolean;
    readonly isLoading: boolean;
    readonly isSuccess: boolean;
    readonly isError: boolean;
    readonly refetch: Controls['readBalance'];
}

export interface HostConnect {
    readonly connect: (connectorId: string, namespace?: Namespace) => Promise<Outcome>;
    readonly status: 'idle' | 'pending' | 'success' | 'error';
    readonly error: ErrorState | null;
    readonly data: {
        readonly address: string;
        readonly caipNetworkId: CaipNetworkId;
    } | null;
}

export interface HostConnections {
    readonly connections: readonly Connection[];
    readonly recentConnections: readonly Connection[];
}

export interface HostConnectors {
    readonly connectors: readonly Connector[];
    readonly isLooking: boolean;
    readonly connect: (connector: {
        readonly id: string;
        readonly namespace: Namespace;
    }) => Promise<Outcome>;
}

export interface HostDanger<Kind extends string> {
    readonly kind: Kind;
    readonly subject: string;
}

export interface HostDisconnect {
    readonly disconnect: Controls['disconnect'];
    readonly isPending: boolean;
    readonly error: ErrorState | null;
}

export interface HostEmailLogin extends Pick<EmailLogin, 'phase' | 'cooldownEndsAt' | 'isResending' | 'hasResendFailed' | 'codeRounds' | 'error'> {
    readonly isOffered: boolean;
    readonly sendMail: (email: string) => Promise<Outcome>;
    readonly submitCode: (code: string) => Promise<Outcome>;
    readonly resend: () => void;
    readonly retry: () => void;
    readonly goBack: () => void;
}

export interface HostEmbeddedWallet {
    readonly user: (EmbeddedUser & {
        readonly email: string | null;
    }) | null;
    readonly isSwitching: boolean;
    readonly switchAccountType: (type: EmbeddedAccountType) => Promise<Outcome<EmbeddedAccountType>>;
}

export interface HostModalState {
    readonly isReady: boolean;
    readonly isOpen: boolean;
    readonly isLoading: boolean;
    readonly caipNetworkId: CaipNetworkId | null;
    readonly namespace: Namespace | null;
    readonly switchingNamespace: Namespace | null;
    readonly connections: readonly Connection[];
    readonly remoteFeatures: Readonly<Partial<RemoteFeatures>>;
}

export interface HostNetwork<N extends Namespace = Namespace> {
    readonly network: Network | null;
    readonly caipNetworkId: CaipNetworkId | null;
    readonly chainId: ChainIdOf<N> | null;
    readonly networks: readonly Network[];
    readonly switchNetwork: Controls['switchNetwork'];
}

export interface HostPairing {
    readonly phase: 'idle' | 'asking' | 'waiting' | 'approved' | 'failed';
    readonly uri: string | null;
    readonly expiresAt: number | null;
    readonly wallet: Wallet | null;
    readonly error: ErrorState | null;
    readonly start: (wallet?: Wallet | null) => void;
    readonly cancel: () => void;
    readonly linkTo: (kind: LinkKind) => string | null;
    readonly reportLinkOpened: (kind: LinkKind) => void;
    readonly tellLinkOpened: (kind: LinkKind) => void;
}

export interface HostSend {
    readonly phase: SendPhase;
    readonly holdings: Holdings;
    readonly token: TokenBalance | null;
    readonly amount: string;
    readonly recipientText: string;
    readonly recipient: SendState['recipient'];
    readonly problem: SendProblem | null;
    readonly intent: SendIntent | null;
    readonly fee: FeeEstimate | null;
    readonly feePhase: FeePhase;
    readonly dangers: readonly HostDanger<ReviewDanger['kind']>[];
    readonly hash: string | null;
    readonly error: ErrorState | null;
    readonly start: () => void;
    readonly setToken: (token: TokenBalance) => void;
    readonly setAmount: (amount: string) => void;
    readonly fillMax: () => void;
    readonly setRecipient: (text: string, isWhole?: boolean) => void;
    readonly prepare: () => SendProblem | null;
    readonly confirm: (accepted?: readonly string[]) => ConfirmObstacle | null;
    readonly moveWallet: () => void;
    readonly goBack: () => void;
}

export interface HostSiwx {
    readonly status: SignInPhase;
    readonly session: SignedInAs | null;
    readonly error: ErrorState | null;
    readonly signIn: () => Promise<SignInOutcome>;
    readonly signOut: () => Promise<SignInOutcome>;
}

export interface HostStore {
    getState(): unknown;
    dispatch(action: UnknownAction): unknown;
    subscribe(listener: () => void): () => void;
}

export interface HostSwap {
    readonly phase: SwapPhase;
    readonly isHere: boolean;
    readonly tokensPhase: 'idle' | 'loading' | 'known' | 'failed';
    readonly options: SwapOptions;
    readonly source: SwapSide | null;
    readonly target: SwapSide | null;
    readonly amount: string;
    readonly slippage: string;
    readonly quotePhase: 'idle' | 'asking' | 'known' | 'failed';
    readonly quote: SwapQuoteState | null;
    readonly problem: SwapProblem | null;
    readonly isPreparing: boolean;
    readonly review: SwapReview | null;
    readonly reviewProblem: ReviewProblem | null;
    readonly dangers: readonly HostDanger<SwapDanger['kind']>[];
    readonly submitted: SwapState['submitted'];
    readonly error: ErrorState | null;
    readonly start: (defaults?: SwapDefaults) => void;
    readonly setSource: (side: SwapSide) => void;
    readonly setTarget: (side: SwapSide) => void;
    readonly flip: () => void;
    readonly setAmount: (amount: string) => void;
    readonly fillMax: () => void;
    readonly setSlippage: (percent: string) => boolean;
    readonly retry: () => void;
    readonly prepare: () => SwapProblem | null;
    readonly confirm: (accepted?: readonly string[]) => ConfirmObstacle | null;
    readonly acceptNewPrice: () => void;
    readonly moveWallet: () => void;
    readonly goBack: () => void;
}

export interface HostUpdateEmail {
    readonly updateEmail: () => Promise<string>;
    readonly data: string | null;
    readonly error: ErrorState | null;
    readonly isPending: boolean;
    readonly isSuccess: boolean;
    readonly isError: boolean;
}

export interface HostWalletList {
    readonly rows: readonly ListedWallet[];
    readonly isLooking: boolean;
    readonly count: number | null;
    readonly all: Directory;
    readonly search: WalletSearchResults;
    readonly getPicture: (wallet: Wallet) => string | null;
    readonly pictureOf: (wallet: Wallet) => string | null;
    readonly choose: (chosen: ConnectRow | Wallet, namespace?: Namespace) => void;
    readonly showAll: () => void;
    readonly loadMore: () => void;
    readonly searchFor: (text: string) => void;
    readonly retry: () => void;
    readonly loadPictures: (wallets: readonly Wallet[]) => void;
    readonly wantPictures: (wallets: readonly Wallet[]) => void;
}

export interface HostWalletProvider<T> {
    readonly provider: T | null;
    readonly type: ConnectorType | null;
}

export interface KeyValueStorage {
    getItem(key: string): string | null;
    setItem(key: string, value: string): void;
    removeItem(key: string): void;
}

export type ListedWallet = ConnectRow & {
    readonly name: string;
    readonly picture: string | null;
};

export interface LoggedAction {
    readonly time: number;
    readonly action: UnknownAction;
}

export interface Methods {
    open<N extends ViewName>(options?: OpenOptions<N>): Promise<Outcome>;
    connect(connectorId: string, namespace?: Namespace): Promise<Outcome>;
    switchNetwork(network: NamedNetwork): Promise<Outcome>;
    signMessage(message: string, namespace?: Namespace): Promise<Outcome<string>>;
    signTypedData(typedData: unknown, namespace?: Namespace): Promise<Outcome<string>>;
    getProvider<N extends Namespace = Namespace>(namespace?: N): Promise<ProviderOf<N> | undefined>;
    readBalance(): Promise<Outcome<Balance>>;
    updateEmail(): Promise<Outcome<string>>;
    report(): Promise<Outcome<BugReport>>;
}

export declare class ModalError extends Error {
    readonly name = "ModalError";
    readonly code: ErrorCode;
    constructor(code: ErrorCode, detail?: string, options?: {
        cause?: unknown;
    });
}

export type ModalEvent = Named & {
    readonly time: number;
};

export type NamedNetwork = CaipNetworkId | number | Pick<NetworkInput, 'id' | 'chainNamespace' | 'caipNetworkId'> | Pick<Network, 'caipNetworkId'>;

export interface NamesOption {
    readonly suffix?: string;
    readonly helpUrl?: string;
    readonly profileUrl?: string;
}

export type Namespace = keyof typeof FAMILIES;

export interface NamespaceOption<N extends Namespace = Namespace> extends StoreProps {
    readonly namespace?: N;
}

export interface NativeCurrency {
    readonly name: string;
    readonly symbol: string;
    readonly decimals: number;
}

export interface Network {
    readonly caipNetworkId: CaipNetworkId;
    readonly namespace: Namespace;
    readonly reference: string;
    readonly name: string;
    readonly slug?: string;
    readonly nativeCurrency: NativeCurrency;
    readonly rpcUrls: readonly string[];
    readonly explorerUrl?: string;
    readonly imageUrl?: string;
    readonly imageId?: string;
    readonly isTestnet: boolean;
}

export interface NetworkInput {
    readonly id: number | string;
    readonly name: string;
    readonly network?: string | undefined;
    readonly nativeCurrency: NativeCurrency;
    readonly rpcUrls: {
        readonly default: {
            readonly http: readonly string[];
        };
    };
    readonly blockExplorers?: {
        readonly default: {
            readonly url: string;
        };
    } | undefined;
    readonly testnet?: boolean | undefined;
    readonly chainNamespace?: Namespace | undefined;
    readonly caipNetworkId?: CaipNetworkId | undefined;
    readonly deprecatedCaipNetworkId?: CaipNetworkId | undefined;
    readonly assets?: {
        readonly imageUrl?: string | undefined;
        readonly imageId?: string | undefined;
    };
}

export interface OnRampOptions {
    readonly providers?: readonly string[];
    readonly meldPublicKey?: string;
    readonly meldUrl?: string;
    readonly hosts?: readonly string[];
    readonly networks?: readonly CaipNetworkId[];
}

export interface OpenOptions<N extends ViewName = ViewName> {
    readonly view?: N;
    readonly params?: ViewParams[N];
    readonly namespace?: Namespace;
    readonly uri?: string;
}

export interface OpenRequest {
    readonly view?: ViewEntry;
    readonly namespace?: Namespace;
    readonly caipNetworkId?: CaipNetworkId;
}

export type Outcome<T = undefined> = {
    readonly status: 'connected';
    readonly address: string;
    readonly caipNetworkId: CaipNetworkId;
    readonly isSignedIn?: boolean;
} | {
    readonly status: 'done';
    readonly value: T;
} | {
    readonly status: 'closed';
} | {
    readonly status: 'rejected';
} | {
    readonly status: 'failed';
    readonly error: ErrorState;
};

export interface PageControls {
    updateOptions(changes: ChangeableOptions): Promise<Outcome>;
    addNetwork(network: NetworkInput): Promise<Outcome>;
    removeNetwork(network: NamedNetwork): Promise<Outcome>;
    shake(): Promise<Outcome>;
    setLoading(isLoading: boolean, namespace?: Namespace): Promise<Outcome>;
    showToast(toast: PageToast): Promise<Outcome<string>>;
    hideToast(id: string): Promise<Outcome>;
    showAlert(alert: PageMessage): Promise<Outcome<string>>;
    hideAlert(id: string): Promise<Outcome>;
    showView<N extends ViewName>(view: N, params?: ViewParams[N]): Promise<Outcome>;
    replaceView<N extends ViewName>(view: N, params?: ViewParams[N]): Promise<Outcome>;
    goBack(): Promise<Outcome>;
    resetOnRamp(): Promise<Outcome>;
}

export interface PageMessage {
    readonly message: string;
    readonly tone?: 'positive' | 'negative' | 'warning' | 'info' | 'busy';
    readonly id?: string;
}

export interface PageToast extends PageMessage {
    readonly isSticky?: boolean;
}

export interface PaidFee {
    readonly units: string;
    readonly payer: string;
}

export interface PairingUri {
    readonly uri: string;
    readonly expiresAt: number;
}

export type ProviderOf<N extends Namespace> = N extends typeof DEFAULT_FAMILY ? Eip1193Provider : unknown;

export type Receipt = MinedReceipt | {
    readonly hash: string;
    readonly status: 'replaced' | 'expired';
};

export interface RelayConnectionStatus {
    readonly isLost: boolean;
    readonly isAwaited: boolean;
    readonly code: ErrorCode | null;
}

export interface RemoteFeatures {
    readonly swaps: readonly string[] | false;
    readonly onramp: readonly string[] | false;
    readonly activity: boolean;
    readonly email: boolean;
    readonly socials: readonly SocialProvider[] | false;
    readonly multiWallet: boolean;
    readonly branding: boolean;
}

export type RootState = WalletModalState;

export interface ServiceUrls {
    readonly blockchainApi: string;
    readonly projectService: string;
    readonly relay: string;
    readonly analytics?: string;
}

export interface SignIn extends SignInSubject {
    readonly phase: SignInPhase;
    readonly failed: 'check' | 'signIn' | 'signOut' | null;
    readonly error: ErrorState | null;
    readonly isRequired: boolean;
    readonly mustSign: boolean;
    readonly message: SignInMessage;
    readonly session: SignedInAs | null;
}

export type SignInOutcome = {
    readonly status: 'signedIn';
    readonly session: SignedInAs;
} | {
    readonly status: 'signedOut';
} | {
    readonly status: 'rejected';
} | {
    readonly status: 'closed';
} | {
    readonly status: 'failed';
    readonly error: ErrorState;
};

export type SignInPhase = 'checking' | 'asking' | 'signing' | 'storing' | 'signedIn' | 'cancelled' | 'failed' | 'signedOut';

export interface SignedInAs {
    readonly address: string;
    readonly caipNetworkId: CaipNetworkId;
    readonly issuedAt: string | null;
    readonly expirationTime: string | null;
}

export interface SiwxConfig {
    attach?(host: SiwxHost): void;
    createMessage(input: SiwxMessageInput, signal?: AbortSignal): Promise<SiwxMessage>;
    addSession(session: SiwxSession, wallet?: SiwxWallet): Promise<void>;
    revokeSession(chainId: CaipNetworkId, address: string): Promise<void>;
    revokeAccounts?(namespace: Namespace, addresses: readonly string[], signal?: AbortSignal): Promise<void>;
    setSessions(sessions: readonly SiwxSession[]): Promise<void>;
    getSessions(chainId: CaipNetworkId, address: string, signal?: AbortSignal): Promise<readonly SiwxSession[]>;
    refresh?(): void;
    getRequired?(): boolean;
    readonly signOutOnDisconnect?: boolean;
    readonly urls?: readonly string[];
    signMessage?(input: {
        readonly message: string;
        readonly accountAddress: string;
        readonly chainId: CaipNetworkId;
    }): Promise<string>;
}

export interface SiwxControls {
    signIn(namespace?: Namespace): Promise<SignInOutcome>;
    signOut(namespace?: Namespace): Promise<SignInOutcome>;
}

export type StateWithModal = {
    readonly walletModal: WalletModalState;
} | WalletModalState;

export interface StoreProps {
    readonly store?: HostStore | undefined;
    readonly modalKey?: string | undefined;
}

export type StringKey = keyof typeof en | keyof FeatureTexts;

export type Strings = Readonly<Record<StringKey, string>>;

export interface ThemeColors {
    readonly surface?: string;
    readonly surfaceRaised?: string;
    readonly surfaceSunken?: string;
    readonly border?: string;
    readonly borderStrong?: string;
    readonly text?: string;
    readonly textMuted?: string;
    readonly textFaint?: string;
    readonly positive?: string;
    readonly positiveSoft?: string;
    readonly negative?: string;
    readonly negativeSoft?: string;
    readonly warning?: string;
    readonly warningSoft?: string;
    readonly overlay?: string;
}

export type ThemeDensity = 'comfortable' | 'compact';

export type ThemeMode = 'light' | 'dark' | 'system';

export interface ThemeOptions {
    readonly accent?: string | {
        readonly light: string;
        readonly dark: string;
    };
    readonly radius?: ThemeRadius;
    readonly density?: ThemeDensity;
    readonly font?: string;
    readonly fontMono?: string;
    readonly light?: ThemeColors;
    readonly dark?: ThemeColors;
    readonly parts?: ThemeParts;
}

export interface ThemeParts {
    readonly card?: Omit<PartLook, 'fontWeight'>;
    readonly header?: Pick<PartLook, 'background' | 'color' | 'fontWeight'>;
    readonly button?: PartLook;
    readonly secondaryButton?: PartLook;
    readonly row?: PartLook;
    readonly input?: Omit<PartLook, 'fontWeight'>;
    readonly badge?: Pick<PartLook, 'borderRadius' | 'fontWeight'>;
    readonly pageButton?: PartLook;
}

export type ThemeRadius = 'none' | 'small' | 'medium' | 'large' | 'full';

export interface TokenOption {
    readonly address: string;
    readonly image?: string;
}

export interface TokenToRead {
    readonly address: string;
    readonly iconUrl?: string;
}

export interface TokenTransfer {
    readonly token: string;
    readonly from: string;
    readonly to: string;
    readonly units: string;
}

export type ViewEntry = {
    [N in ViewName]: {
        readonly name: N;
        readonly params: ViewParams[N];
    };
}[ViewName];

export type ViewName = keyof ViewParams;

export interface ViewParams {
    Connect: undefined;
    ConnectingExternal: {
        readonly connectorId: string;
    };
    ConnectingMultiChain: {
        readonly connectorId: string;
    };
    ConnectingWalletConnect: {
        readonly wallet: Wallet | null;
    };
    ConnectingWalletConnectBasic: undefined;
    AllWallets: undefined;
    Downloads: {
        readonly wallet: Wallet;
    };
    Account: undefined;
    ProfileWallets: undefined;
    SIWXSignMessage: {
        readonly namespace: Namespace;
    };
    Networks: undefined;
    SwitchNetwork: {
        readonly caipNetworkId: CaipNetworkId;
    };
    SwitchActiveChain: {
        readonly caipNetworkId: CaipNetworkId;
        readonly namespace: Namespace;
    };
    UnsupportedChain: undefined;
    WalletSend: undefined;
    WalletSendSelectToken: undefined;
    WalletSendPreview: undefined;
    WalletReceive: undefined;
    OnRampProviders: undefined;
    BuyInProgress: undefined;
    OnRampActivity: undefined;
    OnRampFiatSelect: undefined;
    OnRampTokenSelect: undefined;
    WhatIsABuy: undefined;
    Transactions: undefined;
    Collectible: {
        readonly collectible: Collectible;
    };
    Swap: SwapDefaults | undefined;
    SwapSelectToken: {
        readonly target: 'source' | 'target';
    };
    SwapPreview: undefined;
    WalletCompatibleNetworks: undefined;
    WhatIsANetwork: undefined;
    ChooseAccountName: undefined;
    RegisterAccountName: undefined;
    RegisterAccountNameSuccess: undefined;
    SmartSessionCreated: {
        readonly account: CaipAddress;
        readonly pci: string;
    };
    SmartSessionList: undefined;
    Pay: undefined;
    PayLoading: undefined;
    BitcoinReview: undefined;
    SmartSessionRevoke: {
        readonly pci: string;
    };
    EmailLogin: undefined;
    EmailVerifyOtp: undefined;
    EmailVerifyDevice: undefined;
    ConnectSocials: undefined;
    ConnectingSocial: {
        readonly provider: WindowProvider;
    };
    ConnectingFarcaster: undefined;
    ApproveTransaction: undefined;
    AccountSettings: undefined;
    UpdateEmailWallet: {
        readonly redirectView: 'Account';
    } | undefined;
    UpdateEmailPrimaryOtp: {
        readonly redirectView: 'Account';
    } | undefined;
    UpdateEmailSecondaryOtp: {
        readonly redirectView: 'Account';
    } | undefined;
    UpgradeEmailWallet: undefined;
    ConnectWallets: undefined;
    WhatIsAWallet: undefined;
    GetWallet: undefined;
}

export interface Wallet {
    readonly id: string;
    readonly name: string;
    readonly badge_type?: 'none' | 'certified';
    readonly chains?: readonly string[];
    readonly homepage?: string;
    readonly image_id?: string;
    readonly image_url?: string;
    readonly order?: number;
    readonly rdns?: string | null;
    readonly link_mode?: string | null;
    readonly mobile_link?: string | null;
    readonly desktop_link?: string | null;
    readonly webapp_link?: string | null;
    readonly app_store?: string | null;
    readonly play_store?: string | null;
    readonly chrome_store?: string | null;
}

export type WalletChange = {
    readonly kind: 'accounts';
    readonly accounts: readonly Account[];
} | {
    readonly kind: 'network';
    readonly caipNetworkId: CaipNetworkId;
} | {
    readonly kind: 'disconnected';
};

export type WalletConnectChange = {
    readonly kind: 'session';
    readonly session: WalletConnectSession;
} | {
    readonly kind: 'accounts';
    readonly namespace: Namespace;
    readonly accounts: readonly Account[];
} | {
    readonly kind: 'network';
    readonly namespace: Namespace;
    readonly caipNetworkId: CaipNetworkId;
} | {
    readonly kind: 'status';
    readonly status: RelayConnectionStatus;
} | {
    readonly kind: 'disconnected';
};

export interface WalletConnectClient {
    connect(onPairingUri: (code: PairingUri) => void, signal: AbortSignal): Promise<WalletConnectSession>;
    authenticate?(request: SignInRequest, onPairingUri: (code: PairingUri) => void, signal: AbortSignal): Promise<SignInAnswer>;
    keepPairingUris(): void;
    resume(signal: AbortSignal): Promise<WalletConnectSession | null>;
    restore(signal: AbortSignal): Promise<WalletConnectSession | null>;
    disconnect(signal: AbortSignal): Promise<void>;
    watch(onChange: (change: WalletConnectChange) => void): () => void;
    request(request: WalletConnectRequest, signal: AbortSignal): Promise<unknown>;
    chooseNetwork(caipNetworkId: CaipNetworkId): void;
    refresh(): Promise<void>;
    session(): WalletConnectSession | null;
    connectionStatus(): RelayConnectionStatus;
    ping(signal: AbortSignal): Promise<void>;
    readonly eip1193: object;
    getProvider(): unknown;
    dispose(): void;
}

export interface WalletConnectDescriptor {
    readonly kind: 'walletConnect';
    fetchWallets?(): Promise<unknown>;
    fetchPairing?(): Promise<unknown>;
    load(ports: WalletConnectPorts): Promise<WalletConnectClient>;
    loadWallets(walletConnect: WalletConnectClient, namespace: Namespace, family: ChainAdapterDescriptor | undefined, ports: ChainAdapterPorts): Promise<WalletSource>;
}

export interface WalletConnectNamespace {
    readonly accounts: readonly Account[];
    readonly caipNetworkIds: readonly CaipNetworkId[];
    readonly activeCaipNetworkId: CaipNetworkId;
    readonly methods: readonly string[];
    readonly capabilities: readonly Capability[];
}

export interface WalletConnectPorts {
    readonly window: Window | undefined;
    readonly projectId: string;
    readonly relayUrl: string;
    metadata(): AppMetadata | null;
    networks(): readonly Network[];
    hasAdapterOver(namespace: Namespace): boolean;
    rpcUrls(network: Network): readonly string[];
    readonly imageHosts?: readonly string[] | undefined;
    readonly storage: KeyValueStorage | undefined;
    oldRecords?(): Promise<OldRecords>;
    readonly logger: Logger;
    now(): number;
    delay(ms: number, signal: AbortSignal): Promise<boolean>;
}

export interface WalletConnectRequest {
    readonly caipNetworkId: CaipNetworkId;
    readonly method: string;
    readonly params: unknown;
}

export interface WalletConnectSession {
    readonly expiresAt: number;
    readonly peer: {
        readonly name: string;
        readonly url: string;
        readonly iconUrl: string | null;
        readonly native: string | null;
        readonly universal: string | null;
    };
    readonly namespaces: Readonly<Partial<Record<Namespace, WalletConnectNamespace>>>;
    readonly isEveryNetworkSupported: boolean;
    readonly clientId?: string;
}

export type WalletFeature = 'onramp' | 'swaps' | 'receive' | 'send';

export type WalletGroup = 'walletConnect' | 'recent' | 'injected' | 'featured' | 'custom' | 'external' | 'recommended';

export interface WalletModalIntegration<K extends string = 'walletModal'> {
    readonly key: K;
    readonly enhancer: StoreEnhancer<ThunkExtension, WithWalletModal<K>>;
    readonly reducer: Reducer<WalletModalState, UnknownAction>;
    readonly middleware: Middleware;
    createStore(options?: {
        readonly devTools?: boolean | DevToolsEnhancerOptions;
    }): EnhancedStore<WithWalletModal<K>>;
    controls(store: HostStore): Controls;
}

export interface WalletModalOptions<K extends string = 'walletModal'> extends WalletOptions {
    readonly key?: K;
    readonly projectId: string;
    readonly networks: readonly NetworkInput[];
    readonly adapters: readonly AdapterOption[];
    readonly defaultNetwork?: NetworkInput;
    readonly metadata?: AppMetadata;
    readonly customRpcUrls?: Readonly<Partial<Record<CaipNetworkId, readonly string[]>>>;
    readonly swapRouters?: Readonly<Partial<Record<CaipNetworkId, readonly string[]>>>;
    readonly tokens?: Readonly<Partial<Record<CaipNetworkId, readonly TokenOption[]>>>;
    readonly defaultAccountTypes?: AccountTypes;
    readonly networkImages?: Readonly<Record<string, string>>;
    readonly connectorImages?: Readonly<Record<string, string>>;
    readonly imageHosts?: readonly string[];
    readonly features?: Partial<Features>;
    readonly analytics?: AnalyticsOptions;
    readonly addressLabels?: Readonly<Record<string, string>>;
    readonly themeMode?: ThemeMode;
    readonly darkModeSelector?: string;
    readonly theme?: ThemeOptions;
    readonly themeVariables?: Readonly<Record<string, string>>;
    readonly termsConditionsUrl?: string;
    readonly privacyPolicyUrl?: string;
    readonly enableReconnect?: boolean;
    readonly enableNetworkSwitch?: boolean;
    readonly allowUnsupportedChain?: boolean;
    readonly manualWCControl?: boolean;
    readonly preferUniversalLinks?: boolean;
    readonly debug?: boolean;
    readonly singleConnection?: boolean;
    readonly restoreTimeoutMs?: number;
    readonly preload?: Preload;
    readonly serviceUrls?: Partial<ServiceUrls>;
    readonly storage?: KeyValueStorage | null;
    readonly messages?: Partial<Strings>;
    readonly locale?: string;
    readonly languages?: HostLanguages;
    readonly branding?: ReactNode;
    readonly components?: ModalComponents;
    readonly enableMobileFullScreen?: boolean;
    readonly nonce?: string;
    readonly siwx?: SiwxConfig;
    readonly siweConfig?: SiweConfig;
}

export type WalletModalState = FirstState & Partial<EngineState & LazyState>;

export interface WalletOptions {
    readonly featuredWalletIds?: readonly string[];
    readonly includeWalletIds?: readonly string[];
    readonly excludeWalletIds?: readonly string[];
    readonly installedWalletIds?: readonly string[];
    readonly customWallets?: readonly CustomWallet[];
    readonly allWallets?: 'SHOW' | 'HIDE' | 'ONLY_MOBILE';
    readonly enableWallets?: boolean;
}

export interface WalletSession {
    readonly accounts: readonly Account[];
    readonly caipNetworkId: CaipNetworkId;
    readonly capabilities: readonly Capability[];
    readonly walletName?: string;
}

export interface WalletSource {
    readonly namespace: Namespace;
    discover(onConnectors: (connectors: readonly Connector[]) => void): () => void;
    rediscover?(): void;
    connect(connectorId: string, signal: AbortSignal): Promise<WalletSession>;
    restore(connectorId: string, signal: AbortSignal, remembered?: readonly Account[]): Promise<WalletSession | null>;
    disconnect(connectorId: string, signal: AbortSignal): Promise<void>;
    watch(connectorId: string, onChange: (change: WalletChange) => void): () => void;
    switchNetwork(connectorId: string, network: Network, signal: AbortSignal): Promise<void>;
    switchAccount?(connectorId: string, address: string | undefined, signal: AbortSignal): Promise<readonly Account[] | undefined>;
    send(intent: SendIntent, fingerprint: string, network: Network, signal: AbortSignal, isOver?: () => boolean): Promise<string>;
    sendCall?(batch: CallsBatch, fingerprint: string, signal: AbortSignal, isOver?: () => boolean): Promise<string>;
    signMessage(connectorId: string, address: string, message: string, signal: AbortSignal): Promise<string>;
    signTypedData(connectorId: string, address: string, typedData: unknown, signal: AbortSignal): Promise<string>;
    loadBatching?(connectorId: string): Promise<BatchingWallets>;
    getProvider(connectorId: string): unknown;
}

export type WithWalletModal<K extends string = 'walletModal'> = Record<K, WalletModalState>;

export declare const accountsChanged: ActionCreatorWithPayload<ConnectorRef & {
    readonly accounts: readonly Account[];
}, string>;

export declare const addressLabelRemoved: ActionCreatorWithPayload<{
    address: string;
}, "walletModal/options/addressLabelRemoved">;

export declare const addressLabelled: ActionCreatorWithPayload<{
    address: string;
    label: string;
}, "walletModal/options/addressLabelled">;

export declare const connectCancelled: ActionCreatorWithPayload<ConnectorRef, string>;

export declare const connectFailed: ActionCreatorWithPayload<ConnectorRef & {
    readonly error: ErrorState;
}, string>;

export declare const connectRequested: ActionCreatorWithPayload<ConnectorRef, string>;

export declare function createHeadless<K extends string = 'walletModal'>(options: WalletModalOptions<K>): WalletModalIntegration<K>;

export declare function devToolsSanitizers(key?: string): DevToolsSanitizers;

export declare const disconnectRequested: ActionCreatorWithPayload<{
    readonly namespace?: Namespace;
    readonly connectorId?: string;
}, string>;

export declare const disconnected: ActionCreatorWithPayload<{
    readonly namespace: Namespace;
    readonly by: 'visitor' | 'wallet' | 'otherTab';
}, string>;

export declare function getPageControls(hostStore: HostStore, modalKey?: string): PageControls;

export declare function getSiwx(hostStore: HostStore, modalKey?: string): SiwxControls;

export declare const localeChosen: ActionCreatorWithPayload<string, "walletModal/theme/localeChosen">;

export declare const modalCloseRequested: ActionCreatorWithPayload<{
    by: 'visitor' | 'page';
}, string>;

export declare const modalClosed: ActionCreatorWithoutPayload<"walletModal/modal/closed">;

export declare const modalOpenRequested: ActionCreatorWithPayload<OpenRequest, string>;

export declare const modalOpened: ActionCreatorWithPayload<{
    view: ViewEntry;
    namespace: Namespace | null;
}, string>;

export declare const networkChosen: ActionCreatorWithPayload<{
    readonly caipNetworkId: CaipNetworkId;
}, string>;

export declare const networkSwitchFailed: ActionCreatorWithPayload<{
    readonly caipNetworkId: CaipNetworkId;
    readonly error: ErrorState;
}, string>;

export declare const networkSwitched: ActionCreatorWithPayload<{
    readonly caipNetworkId: CaipNetworkId;
    readonly by: 'visitor' | 'wallet' | 'connect';
}, string>;

export declare function onModalEvent(hostStore: HostStore, handler: (event: ModalEvent) => void, modalKey?: string): () => void;

export declare function selectAccount<N extends Namespace>(state: StateWithModal, namespace: N | undefined): HostAccount<N>;
export declare function selectAccount(state: StateWithModal, namespace?: Namespace): HostAccount;

export declare function selectAddress<N extends Namespace>(state: StateWithModal, namespace: N | undefined): AddressOf<N> | null;
export declare function selectAddress(state: StateWithModal, namespace?: Namespace): string | null;

export declare function selectApprovedNetworkIds(state: StateWithModal, namespace?: Namespace): readonly CaipNetworkId[] | null;

export declare const selectBalance: (state: StateWithModal, namespace?: Namespace) => Balance | null;

export declare const selectCaipAddress: (state: StateWithModal, namespace?: Namespace) => CaipAddress | null;

export declare const selectCaipNetworkId: (state: StateWithModal, namespace?: Namespace) => CaipNetworkId | null;

export declare const selectCapabilities: (state: StateWithModal, namespace?: Namespace) => readonly Capability[];

export declare function selectChainId<N extends Namespace>(state: StateWithModal, namespace: N | undefined): ChainIdOf<N> | null;
export declare function selectChainId(state: StateWithModal, namespace?: Namespace): number | string | null;

export declare function selectConnections(state: StateWithModal, namespace?: Namespace): readonly Connection[];

export declare function selectConnectors(state: StateWithModal, namespace?: Namespace): readonly Connector[];

export declare function selectEmbeddedUser(state: StateWithModal, namespace?: Namespace): EmbeddedUser | null;

export declare const selectIsConnected: (state: StateWithModal, namespace?: Namespace) => boolean;

export declare const selectIsOpen: (state: StateWithModal) => boolean;

export declare const selectIsSignedIn: (state: StateWithModal, namespace?: Namespace) => boolean;

export declare const selectNamespace: (state: StateWithModal) => Namespace | null;

export declare function selectNetwork(state: StateWithModal, namespace?: Namespace): Network | null;

export declare function selectNetworks(state: StateWithModal, namespace?: Namespace): readonly Network[];

export declare const selectRemoteFeatures: (state: StateWithModal) => Readonly<Partial<RemoteFeatures>>;

export declare function selectSignIn(state: StateWithModal, namespace?: Namespace): SignIn | null;

export declare const selectStatus: (state: StateWithModal, namespace?: Namespace) => ConnectionStatus;

export declare const selectThemeMode: (state: StateWithModal) => ThemeMode;

export declare const selectThemeVariables: (state: StateWithModal) => Readonly<Record<string, string>>;

export declare const selectView: (state: StateWithModal) => ViewName;

export declare function selectWalletInfo(state: StateWithModal, namespace?: Namespace): ConnectedWallet | null;

export declare const signedIn: ActionCreatorWithPayload<SignInSubject & {
    readonly session: SignedInAs;
    readonly isRestored: boolean;
}, string>;

export declare const signedOut: ActionCreatorWithPayload<{
    readonly namespace: Namespace;
}, string>;

export declare function subscribe<T>(hostStore: HostStore, select: (state: WalletModalState) => T, listener: (value: T, before: T) => void, modalKey?: string): () => void;

export declare const themeGiven: ActionCreatorWithPayload<ThemeOptions, "walletModal/theme/themeGiven">;

export declare const themeModeChosen: ActionCreatorWithPayload<ThemeMode, "walletModal/theme/themeModeChosen">;

export declare const themeVariablesGiven: ActionCreatorWithPayload<Record<string, string>, "walletModal/theme/themeVariablesGiven">;

export declare const transactionMined: ActionCreatorWithPayload<{
    readonly hash: string;
    readonly caipNetworkId: CaipNetworkId;
    readonly status: 'confirmed' | 'failed' | 'replaced' | 'expired';
    readonly replacedBy?: string;
    readonly tokens?: readonly CaipAddress[];
    readonly received?: string;
    readonly fee?: string;
}, string>;

export declare const transactionSubmitted: ActionCreatorWithPayload<SubmittedTransaction, string>;

export declare function useAccount<N extends Namespace = Namespace>({ namespace, ...where }?: NamespaceOption<N>): HostAccount<N>;

export declare function useApproval(title: string, where?: StoreProps): HostApproval;

export declare function useBalance({ token, ...where }?: BalanceOption): HostBalance;

export declare function useConnect(where?: StoreProps): HostConnect;

export declare function useConnections({ namespace, ...where }?: NamespaceOption): HostConnections;

export declare function useConnectors({ namespace, ...where }?: NamespaceOption): HostConnectors;

export declare function useDisconnect(where?: StoreProps): HostDisconnect;

export declare function useEmailLogin(where?: StoreProps): HostEmailLogin;

export declare function useEmbeddedWallet({ namespace: given, ...where }?: NamespaceOption): HostEmbeddedWallet;

export declare function useModalEvents(handler?: (event: ModalEvent) => void, where?: StoreProps): ModalEvent | null;

export declare function useModalState({ namespace: named, ...where }?: NamespaceOption): HostModalState;

export declare function useNetwork<N extends Namespace = Namespace>({ namespace, ...where }?: NamespaceOption<N>): HostNetwork<N>;

export declare function usePageControls(where?: StoreProps): PageControls;

export declare function usePairing(where?: StoreProps): HostPairing;

export declare function useSend(where?: StoreProps): HostSend;

export declare function useSiwx({ namespace, ...where }?: NamespaceOption): HostSiwx;

export declare function useSwap(where?: StoreProps): HostSwap;

export declare function useTheme(where?: StoreProps): {
    mode: ThemeMode;
    variables: Readonly<Record<string, string>>;
    theme: ThemeOptions | undefined;
    setMode: (next: ThemeMode) => undefined;
    setVariables: (next: Record<string, string>) => undefined;
    setTheme: (next: ThemeOptions) => undefined;
};

export declare function useUpdateEmail(where?: StoreProps): HostUpdateEmail;

export declare function useView(where?: StoreProps): ViewEntry | null;

export declare function useWalletInfo({ namespace, ...where }?: NamespaceOption): ConnectedWallet | null;

export declare function useWalletList(where?: StoreProps): HostWalletList;

export declare function useWalletModal(where?: StoreProps): Controls & {
    readonly isOpen: boolean;
    readonly view: ViewName;
};

export declare function useWalletProvider(options: StoreProps & {
    readonly namespace: typeof DEFAULT_FAMILY;
}): HostWalletProvider<Eip1193Provider>;
export declare function useWalletProvider<T = unknown>(options?: NamespaceOption): HostWalletProvider<T>;

export declare function viewEntry<N extends ViewName>(name: N, ...[params]: undefined extends ViewParams[N] ? [
    params?: ViewParams[N]
] : [
    ViewParams[N]
]): ViewEntry;

export declare const walletConnected: ActionCreatorWithPayload<ConnectorRef & {
    readonly accounts: readonly Account[];
    readonly capabilities: readonly Capability[];
    readonly caipNetworkId: CaipNetworkId;
    readonly walletName: string;
    readonly isRestored: boolean;
    readonly isSwitch?: true;
}, string>;

export declare const walletNetworkReported: ActionCreatorWithPayload<{
    readonly namespace: Namespace;
    readonly caipNetworkId: CaipNetworkId;
}, string>;
