export type AdapterAnswers = Partial<WalletSource & ChainClient & Pick<ChainAdapter, 'loadAddresses'>>;

export interface AdapterCall {
    readonly method: AdapterMethod;
    readonly args: readonly unknown[];
}

export type BitcoinWalletKind = 'listed' | 'standard' | 'okx' | 'unisat';

export interface BrowserPage {
    exposeFunction(name: string, callback: (...given: never[]) => unknown): Promise<unknown>;
    addInitScript(script: string): Promise<unknown>;
    evaluate(expression: string): Promise<unknown>;
}

export interface BrowserRoute {
    request(): {
        url(): string;
        method(): string;
        postData(): string | null;
        isNavigationRequest(): boolean;
        frame(): {
            url(): string;
        };
    };
    fulfill(answer: {
        readonly status: number;
        readonly headers: Record<string, string>;
        readonly body: string;
    }): Promise<void>;
    fallback(): Promise<void>;
    abort(): Promise<void>;
}

export interface BugReport {
    readonly format: 1;
    readonly key: string;
    readonly entries: readonly LoggedAction[];
}

export interface FakeAdapter extends ChainAdapter, WalletSource, ChainClient {
    readonly calls: readonly AdapterCall[];
    readonly unexpected: readonly AdapterMethod[];
}

export interface FakeFrame {
    readonly origin: string;
    readonly heard: readonly FrameMessageHeard[];
    readonly requests: readonly FakeFrameRequest[];
    readonly unexpected: readonly string[];
    readonly isLoggedIn: boolean;
    readonly account: string;
    readonly loads: number;
    element(): HTMLIFrameElement | null;
    answerAll(how: 'approve' | 'reject' | null): void;
    loadsAs(load: FakeFrameLoad): void;
    fallSilent(isSilent?: boolean): void;
    pressLink(): void;
    beginLogin(): void;
    endLogin(isTold?: boolean): void;
    moveTo(addresses: Readonly<Record<string, string>>, isTold?: boolean): void;
    reload(): void;
    pressEscape(): void;
    post(data: unknown, from?: {
        readonly origin?: string;
        readonly source?: Window | null;
    }): void;
    close(): void;
}

export type FakeFrameLoad = 'speaks' | 'isSilent' | 'neverLoads';

export interface FakeFrameOptions {
    readonly window?: Window;
    readonly email?: string;
    readonly addresses?: Readonly<Record<string, string>>;
    readonly smartAccount?: FakeSmartAccount;
    readonly code?: string;
    readonly isDeviceNew?: boolean;
    readonly storage?: 'browser' | 'memory';
    readonly isLoggedIn?: boolean;
    readonly reads?: Readonly<Record<string, (params: unknown) => unknown>>;
    readonly answers?: Readonly<Record<string, (payload: unknown) => unknown>>;
    readonly refuses?: Readonly<Record<string, (payload: unknown) => void>>;
}

export interface FakeFrameRequest {
    readonly id: string;
    readonly method: string;
    readonly params: unknown;
    readonly account: string;
    approve(answer?: unknown): void;
    reject(): void;
    fail(message: string, code?: number | string): void;
}

export interface FakeHttp extends HttpClient {
    readonly requests: readonly HttpRequest[];
    readonly unexpected: readonly string[];
}

export interface FakePage {
    clipboard: string;
    readonly shared: readonly string[];
    isHidden: boolean;
    facts: PageFacts;
    comeBack(): void;
    open: OpenPage;
    readonly openedLinks: readonly string[];
    arePopupsBlocked: boolean;
    readonly windows: readonly FakeWindow[];
    readonly linksOpenedByHost: readonly string[];
}

export interface FakePairing {
    readonly codes: readonly PairingUri[];
    readonly isOpen: boolean;
    issuePairingUri(): PairingUri;
    approve(session?: WalletConnectSession): void;
    refuse(error?: Error): void;
}

export interface FakeWalletConnect {
    readonly descriptor: WalletConnectDescriptor;
    readonly client: WalletConnectClient;
    readonly pairings: readonly FakePairing[];
    pairing(): FakePairing;
    openPairings(): number;
    stored(): WalletConnectSession | null;
    listenerCount(): number;
    refreshCount(): number;
    readonly requests: readonly WalletConnectRequest[];
    readonly adapters: readonly FakeAdapter[];
    readonly unexpected: readonly string[];
    cutOff(isCutOff: boolean): void;
    freeze(): void;
    report(change: WalletConnectChange): void;
    loadCount(): number;
}

export interface FakeWalletConnectOptions {
    readonly signs?: (request: SignInRequest) => readonly SignedStatement[];
    readonly stored?: WalletConnectSession | null;
    readonly answers?: Readonly<Record<string, (request: WalletConnectRequest) => unknown>>;
    readonly adapter?: AdapterAnswers;
    now?(): number;
}

export interface FrameMessageHeard {
    readonly id: string;
    readonly event: string;
    readonly payload: unknown;
    readonly targetOrigin: string;
}

export interface HandledRequest {
    readonly method: string;
    readonly url: string;
    readonly body: string | null;
}

export interface HostUse {
    readonly directive: 'connect-src' | 'img-src' | 'frame-src';
    readonly origin: string;
    readonly what: string;
}

export type HttpAnswer = HttpResult | ((request: HttpRequest, signal: AbortSignal) => HttpResult | Promise<HttpResult>);

export interface LocatorLike<L> extends PlaceLike<L> {
    click(): Promise<void>;
    first(): L;
    waitFor(options?: {
        state?: 'visible' | 'hidden';
    }): Promise<void>;
}

export interface LoggedAction {
    readonly time: number;
    readonly action: UnknownAction;
}

export interface LoggedMessage {
    readonly level: LogLevel;
    readonly message: string;
    readonly details?: unknown;
}

export interface MemoryStorage extends KeyValueStorage {
    entries(): Readonly<Record<string, string>>;
    writeCount(): number;
}

export interface ModalPage<L> {
    readonly connectButton: L;
    readonly accountButton: L;
    readonly networkButton: L;
    readonly dialog: L;
    readonly heading: L;
    wallet(name: string): L;
    family(name: string): L;
    network(name: string): L;
    connect(wallet: string, options?: {
        readonly family?: string;
    }): Promise<void>;
    openAccount(): Promise<void>;
    disconnect(): Promise<void>;
    close(): Promise<void>;
}

export type PageState<H extends object> = Omit<H, 'walletModal'> & WithWalletModal;

export type PageStore<H extends object> = Store<PageState<H>> & {
    readonly dispatch: ThunkDispatch<PageState<H>, undefined, UnknownAction>;
};

export interface PlaceLike<L> {
    getByRole(role: 'dialog' | 'button' | 'heading', options?: {
        name?: string | RegExp;
        exact?: boolean;
        level?: number;
    }): L;
    getByTestId(testId: string | RegExp): L;
}

export interface RequestAnswers {
    readonly services?: Readonly<Record<string, HttpAnswer>>;
    readonly rpc?: Readonly<Record<string, unknown>>;
}

export interface RequestHandlers {
    readonly requests: readonly HandledRequest[];
    readonly unexpected: readonly string[];
    readonly fetch: typeof globalThis.fetch;
    readonly route: (route: BrowserRoute) => Promise<void>;
}

export interface ScriptableBitcoinWallet extends WalletScript {
    switchNetwork(network: 'mainnet' | 'testnet'): void;
}

export interface ScriptableBitcoinWalletOptions {
    readonly kind?: BitcoinWalletKind;
    readonly name?: string;
    readonly accounts?: readonly string[];
    readonly network?: 'mainnet' | 'testnet';
    readonly isPermitted?: boolean;
}

export interface ScriptableCosmosWalletOptions {
    readonly name?: string;
    readonly accounts?: readonly string[];
    readonly prefixes?: Readonly<Record<string, string>>;
    readonly isPermitted?: boolean;
}

export interface ScriptablePolkadotWalletOptions {
    readonly key?: string;
    readonly name?: string;
    readonly accounts?: readonly string[];
    readonly isPermitted?: boolean;
}

export interface ScriptableSolanaWalletOptions {
    readonly name?: string;
    readonly accounts?: readonly string[];
    readonly chains?: readonly string[];
    readonly isPermitted?: boolean;
}

export interface ScriptableWallet extends WalletScript {
    readonly info: {
        readonly uuid: string;
        readonly name: string;
        readonly icon: string;
        readonly rdns: string;
    };
    switchChain(chainId: number): void;
}

export interface ScriptableWalletOptions {
    readonly name?: string;
    readonly rdns?: string;
    readonly accounts?: readonly string[];
    readonly chainId?: number;
    readonly knownChainIds?: readonly number[];
    readonly isPermitted?: boolean;
}

export type SetupStoreOptions = Omit<TestStoreOptions, 'state' | 'hostState'>;

export type ShownError = Exclude<ErrorCode, CodeOn<'silent'> | ToldToPage>;

export type StateName = keyof typeof states;

export interface TestStore {
    readonly store: ScopedStore<WholeState, Deps>;
    readonly hostStore: HostStore;
    readonly controls: Controls;
    actions(): readonly UnknownAction[];
    seen<A extends ActionOf>(actionCreator: A): Promise<Seen<A>>;
    readonly adapter: FakeAdapter;
    readonly http: FakeHttp;
    readonly storage: KeyValueStorage;
    readonly page: FakePage;
    readonly logged: readonly LoggedMessage[];
    returnListeners(): number;
    dispose(): void;
}

export interface TestStoreOptions {
    readonly state?: Partial<WholeState> | (() => Partial<WholeState>);
    readonly isStill?: boolean;
    readonly adapter?: AdapterAnswers;
    readonly walletConnect?: FakeWalletConnect;
    readonly embedded?: {
        readonly descriptor: EmbeddedDescriptor;
    };
    readonly http?: Readonly<Record<string, HttpAnswer>>;
    readonly storage?: KeyValueStorage;
    readonly reducer?: ReducersMapObject;
    readonly hostState?: Readonly<Record<string, unknown>>;
    readonly options?: Partial<WalletModalOptions<string>>;
}

export interface WalletAnnouncement {
    readonly description: object;
    show(page: Window, provider: WalletProvider, description: never): () => void;
}

export type WalletConnectHosts = Pick<WalletConnectOptions, 'relayUrls' | 'verifyUrl'>;

export interface WalletProvider {
    request(request: {
        readonly method: string;
        readonly params?: unknown;
    }): Promise<unknown>;
    on(event: string, listener: (payload: unknown) => void): void;
    removeListener(event: string, listener: (payload: unknown) => void): void;
}

export interface WalletRequest {
    readonly method: string;
    readonly params: readonly unknown[];
}

export interface WalletScript {
    readonly name: string;
    readonly connectorId: string;
    readonly provider: WalletProvider;
    readonly announcement: WalletAnnouncement;
    readonly requests: readonly WalletRequest[];
    readonly unexpected: readonly string[];
    openPrompts(): number;
    promptCount(): number;
    listenerCount(): number;
    install(page?: Window): () => void;
    approve(): void;
    reject(): void;
    refuseWith(code: number, message?: string): void;
    hang(): void;
    fallSilent(): void;
    delay(ms: number): void;
    answer(method: string, answer: (params: readonly unknown[]) => unknown): void;
    allow(): void;
    lock(): void;
    switchAccount(...addresses: readonly string[]): void;
}

export declare const answered: (data: unknown) => HttpResult;

export declare function createFakeAdapter(overrides?: AdapterAnswers): FakeAdapter;

export declare function createFakeFrame(options?: FakeFrameOptions): FakeFrame;

export declare function createFakeHttp(answers?: Readonly<Record<string, HttpAnswer>>): FakeHttp;

export declare function createFakeWalletConnect(options?: FakeWalletConnectOptions): FakeWalletConnect;

export declare function createRequestHandlers({ services, rpc, }?: RequestAnswers): RequestHandlers;

export declare function createScriptableBitcoinWallet(options?: ScriptableBitcoinWalletOptions): ScriptableBitcoinWallet;

export declare function createScriptableCosmosWallet(options?: ScriptableCosmosWalletOptions): WalletScript;

export declare function createScriptablePolkadotWallet(options?: ScriptablePolkadotWalletOptions): WalletScript;

export declare function createScriptableSolanaWallet(options?: ScriptableSolanaWalletOptions): WalletScript;

export declare function createScriptableWallet(options?: ScriptableWalletOptions): ScriptableWallet;

export declare function createTestStore(given?: TestStoreOptions): TestStore;

export declare const errorStates: Readonly<Record<ShownError, () => RootState>>;

export declare function exportReport(log: readonly LoggedAction[], key: string): BugReport;

export declare function fakeWalletConnectSession(namespaces: WalletConnectSession['namespaces'], more?: Partial<WalletConnectSession>): WalletConnectSession;

export declare function hostsOf(options: Given, walletConnect?: WalletConnectHosts): readonly HostUse[];

export declare function ignoreStyleErrors(): () => void;

export declare function installInBrowser(page: BrowserPage, ...wallets: readonly WalletScript[]): Promise<void>;

export declare function memoryStorage(initial?: Readonly<Record<string, string>>): MemoryStorage;

export declare function modalPage<L extends LocatorLike<L>>(page: PlaceLike<L>): ModalPage<L>;

export declare function policyOf(options: WalletModalOptions<string>, walletConnect?: WalletConnectHosts): string;

export declare const refused: (status: number) => HttpResult;

export declare function replay(report: BugReport, upTo?: number): WholeState;

export declare const sampleServices: Readonly<Record<string, HttpAnswer>>;

export declare function setupStore<H extends object = object>(preloadedState?: Partial<H> & {
    readonly walletModal?: Partial<WholeState>;
}, options?: SetupStoreOptions): PageStore<H>;

export declare const states: {
    readonly accountTokens: () => WholeState;
    readonly accountPictured: () => WholeState;
    readonly accountUnnamed: () => WholeState;
    readonly accountEmpty: () => WholeState;
    readonly accountUnavailable: () => WholeState;
    readonly accountStale: () => WholeState;
    readonly accountUnpriced: () => WholeState;
    readonly accountManyTokens: () => WholeState;
    readonly transactions: () => WholeState;
    readonly activityLoading: () => WholeState;
    readonly activityShown: () => WholeState;
    readonly activityReplaced: () => WholeState;
    readonly activityPending: () => WholeState;
    readonly activityMore: () => WholeState;
    readonly activityLong: () => WholeState;
    readonly activityEmpty: () => WholeState;
    readonly activityHidden: () => WholeState;
    readonly activityUnavailable: () => WholeState;
    readonly receive: () => WholeState;
    readonly compatibleNetworks: () => WholeState;
    readonly whatIsANetwork: () => WholeState;
    readonly receiveUnnamed: () => WholeState;
    readonly bitcoinReview: () => WholeState;
    readonly bitcoinReviewAgain: () => WholeState;
    readonly bitcoinReviewOwn: () => WholeState;
    readonly bitcoinReviewAll: () => WholeState;
    readonly bitcoinReviewLookAlike: () => WholeState;
    readonly bitcoinReviewDoubt: () => WholeState;
    readonly bitcoinReviewByWallet: () => WholeState;
    readonly bitcoinReviewHighFee: () => WholeState;
    readonly connectRich: () => WholeState;
    readonly connectNoneInstalled: () => WholeState;
    readonly connectCounting: () => WholeState;
    readonly connectOnPhone: () => WholeState;
    readonly connectConsent: () => WholeState;
    readonly connectTwoFamilies: () => WholeState;
    readonly multiChain: () => WholeState;
    readonly multiChainConnected: () => WholeState;
    readonly allWalletsLoading: () => WholeState;
    readonly allWallets: () => WholeState;
    readonly allWalletsOnPhone: () => WholeState;
    readonly allWalletsMany: () => WholeState;
    readonly allWalletsShort: () => WholeState;
    readonly allWalletsConsent: () => WholeState;
    readonly allWalletsEmpty: () => WholeState;
    readonly allWalletsFailed: () => RootState;
    readonly allWalletsSearching: () => WholeState;
    readonly allWalletsFound: () => RootState;
    readonly allWalletsNone: () => RootState;
    readonly allWalletsSearchFailed: () => WholeState;
    readonly allWalletsCertified: () => WholeState;
    readonly downloads: () => WholeState;
    readonly downloadsNone: () => WholeState;
    readonly email: () => WholeState;
    readonly emailBesideWallets: () => WholeState;
    readonly emailWithConsent: () => WholeState;
    readonly emailCollapsed: () => WholeState;
    readonly connectWallets: () => WholeState;
    readonly emailOnly: () => WholeState;
    readonly emailSending: () => WholeState;
    readonly emailInvalid: () => WholeState;
    readonly emailCooldown: () => WholeState;
    readonly emailUnreachable: () => WholeState;
    readonly emailRefused: () => WholeState;
    readonly emailUnanswered: () => WholeState;
    readonly emailFailed: () => WholeState;
    readonly emailTaken: () => WholeState;
    readonly emailLogin: () => WholeState;
    readonly emailLoginOff: () => WholeState;
    readonly emailCode: () => WholeState;
    readonly emailCodeCooldown: () => WholeState;
    readonly emailCodeResending: () => WholeState;
    readonly emailCodeChecking: () => WholeState;
    readonly emailCodeWrong: () => WholeState;
    readonly emailCodeExpired: () => WholeState;
    readonly emailCodeSpent: () => WholeState;
    readonly emailCodeUnreachable: () => WholeState;
    readonly emailCodeNotResent: () => WholeState;
    readonly emailCodeConnecting: () => WholeState;
    readonly emailCodeNotConnected: () => WholeState;
    readonly emailCodeDone: () => WholeState;
    readonly emailCodeDoneNotStored: () => WholeState;
    readonly emailCodeOver: () => WholeState;
    readonly emailDevice: () => WholeState;
    readonly emailDeviceCooldown: () => WholeState;
    readonly emailDeviceExpired: () => WholeState;
    readonly emailDeviceFailed: () => WholeState;
    readonly emailDeviceNotResent: () => WholeState;
    readonly emailDeviceOver: () => WholeState;
    readonly emailAccount: () => WholeState;
    readonly emailAccountSettings: () => WholeState;
    readonly updateEmail: () => WholeState;
    readonly updateEmailByPage: () => WholeState;
    readonly updateEmailSending: () => WholeState;
    readonly updateEmailCooldown: () => WholeState;
    readonly updateEmailRefused: () => WholeState;
    readonly primaryOtp: () => WholeState;
    readonly primaryOtpCooldown: () => WholeState;
    readonly primaryOtpChecking: () => WholeState;
    readonly primaryOtpWrong: () => WholeState;
    readonly primaryOtpOver: () => WholeState;
    readonly secondaryOtp: () => WholeState;
    readonly secondaryOtpEnded: () => WholeState;
    readonly secondaryOtpDone: () => WholeState;
    readonly emailUpgrade: () => WholeState;
    readonly emailSmartOff: () => WholeState;
    readonly emailSmartOn: () => WholeState;
    readonly emailSmartSwitching: () => WholeState;
    readonly emailSmartWallets: () => WholeState;
    readonly emailAccountSettingsNotStored: () => WholeState;
    readonly emailApprove: () => WholeState;
    readonly onrampProviders: () => WholeState;
    readonly onrampProvidersLoading: () => WholeState;
    readonly onrampProvidersUnavailable: () => WholeState;
    readonly onrampProvidersElsewhere: () => WholeState;
    readonly buyElsewhere: () => WholeState;
    readonly onrampProvidersNone: () => WholeState;
    readonly buyEmpty: () => WholeState;
    readonly buyQuoting: () => WholeState;
    readonly buyQuoted: () => WholeState;
    readonly buyNoQuote: () => WholeState;
    readonly buyQuoteMismatch: () => WholeState;
    readonly buyTooMuch: () => WholeState;
    readonly buyTooLittle: () => WholeState;
    readonly buyRefused: () => WholeState;
    readonly buyFromMeld: () => WholeState;
    readonly buyOpen: () => WholeState;
    readonly buyClosed: () => WholeState;
    readonly buyBlocked: () => WholeState;
    readonly buyNotSeen: () => WholeState;
    readonly purchasesLoading: () => WholeState;
    readonly purchases: () => WholeState;
    readonly purchasesPaged: () => WholeState;
    readonly activityBought: () => WholeState;
    readonly purchasesEmpty: () => WholeState;
    readonly purchasesUnavailable: () => WholeState;
    readonly fiatSelect: () => WholeState;
    readonly fiatSelectExamples: () => WholeState;
    readonly tokenSelect: () => WholeState;
    readonly whatIsABuy: () => WholeState;
    readonly nftsLoading: () => WholeState;
    readonly nftsShown: () => WholeState;
    readonly nftsHiddenShown: () => WholeState;
    readonly nftsMore: () => WholeState;
    readonly nftsLong: () => WholeState;
    readonly nftsEmpty: () => WholeState;
    readonly nftsEmptySoFar: () => WholeState;
    readonly nftsOnlySpam: () => WholeState;
    readonly nftsUnavailable: () => WholeState;
    readonly nftsFailedLater: () => WholeState;
    readonly collectible: () => WholeState;
    readonly collectibleBare: () => WholeState;
    readonly collectibleSpam: () => WholeState;
    readonly socials: () => WholeState;
    readonly socialsBesideWallets: () => WholeState;
    readonly socialsOne: () => WholeState;
    readonly socialsTwo: () => WholeState;
    readonly socialsSix: () => WholeState;
    readonly socialsPreparing: () => WholeState;
    readonly socialsAll: () => WholeState;
    readonly socialsNone: () => WholeState;
    readonly social: () => WholeState;
    readonly socialLeaving: () => WholeState;
    readonly socialClosed: () => WholeState;
    readonly socialBlocked: () => WholeState;
    readonly socialDenied: () => WholeState;
    readonly socialUnverified: () => WholeState;
    readonly socialUntrusted: () => WholeState;
    readonly socialFailed: () => WholeState;
    readonly socialConnecting: () => WholeState;
    readonly socialDone: () => WholeState;
    readonly socialOver: () => WholeState;
    readonly farcasterAsking: () => WholeState;
    readonly farcaster: () => WholeState;
    readonly farcasterConnecting: () => WholeState;
    readonly farcasterFailed: () => WholeState;
    readonly chooseName: () => WholeState;
    readonly registerName: () => WholeState;
    readonly registerNameShort: () => WholeState;
    readonly registerNameWrong: () => WholeState;
    readonly registerNameLooking: () => WholeState;
    readonly registerNameFree: () => WholeState;
    readonly registerNameTaken: () => WholeState;
    readonly registerNameUnknown: () => WholeState;
    readonly registerNameChecking: () => WholeState;
    readonly registerNameSigning: () => WholeState;
    readonly registerNameSubmitting: () => WholeState;
    readonly registerNameDeclined: () => WholeState;
    readonly registerNameRefused: () => WholeState;
    readonly registerNameLate: () => WholeState;
    readonly registerNameOwned: () => WholeState;
    readonly registerNameUnanswered: () => WholeState;
    readonly nameRegistered: () => WholeState;
    readonly pairingBasic: () => WholeState;
    readonly pairingBasicConsent: () => WholeState;
    readonly pairingAsking: () => WholeState;
    readonly pairingAny: () => WholeState;
    readonly pairingWallet: () => WholeState;
    readonly pairingPhoneOnly: () => WholeState;
    readonly pairingRunOut: () => WholeState;
    readonly pairingInstalled: () => WholeState;
    readonly pairingMissing: () => WholeState;
    readonly pairingMobileAsking: () => WholeState;
    readonly pairingMobile: () => WholeState;
    readonly pairingMobileOpened: () => WholeState;
    readonly pairingApproved: () => WholeState;
    readonly pairingDeclined: () => WholeState;
    readonly pairingExpired: () => WholeState;
    readonly pairingUnreachable: () => WholeState;
    readonly pairingOriginRefused: () => WholeState;
    readonly pay: () => WholeState;
    readonly payApart: () => WholeState;
    readonly payLoading: () => WholeState;
    readonly payNoExchanges: () => WholeState;
    readonly payExchangesFailed: () => WholeState;
    readonly payChecking: () => WholeState;
    readonly payShort: () => WholeState;
    readonly payPreparing: () => WholeState;
    readonly payOpen: () => WholeState;
    readonly payLeft: () => WholeState;
    readonly payLeftTwice: () => WholeState;
    readonly payInWallet: () => WholeState;
    readonly payOnItsWay: () => WholeState;
    readonly payInDoubt: () => WholeState;
    readonly payHostDoubted: () => WholeState;
    readonly payBlocked: () => WholeState;
    readonly payUnheard: () => WholeState;
    readonly payPaid: () => WholeState;
    readonly payFailed: () => WholeState;
    readonly profileOne: () => WholeState;
    readonly profileAccounts: () => WholeState;
    readonly profileFamilies: () => WholeState;
    readonly profileSeveral: () => WholeState;
    readonly profileRecent: () => WholeState;
    readonly profileNone: () => WholeState;
    readonly profileNoneRecent: () => WholeState;
    readonly sendEmpty: () => WholeState;
    readonly sendCheckingToken: () => WholeState;
    readonly sendTokenMismatch: () => WholeState;
    readonly sendTokenNotChecked: () => WholeState;
    readonly sendTokenUnsupported: () => WholeState;
    readonly sendFilled: () => WholeState;
    readonly sendToAddress: () => WholeState;
    readonly sendToSelf: () => WholeState;
    readonly sendAmountRefused: () => WholeState;
    readonly sendTooMuch: () => WholeState;
    readonly sendTooPrecise: () => WholeState;
    readonly sendShort: () => WholeState;
    readonly sendNonsense: () => WholeState;
    readonly sendTyping: () => WholeState;
    readonly sendMistyped: () => WholeState;
    readonly sendNameHidden: () => WholeState;
    readonly sendNameLookAlike: () => WholeState;
    readonly sendNameInvalid: () => WholeState;
    readonly sendNameMarked: () => WholeState;
    readonly previewNameMarked: () => WholeState;
    readonly sendToNobody: () => WholeState;
    readonly previewToContract: () => WholeState;
    readonly previewNameOneWay: () => WholeState;
    readonly previewNameElsewhere: () => WholeState;
    readonly sendLookingUp: () => WholeState;
    readonly sendNameUnknown: () => WholeState;
    readonly sendLookupFailed: () => WholeState;
    readonly selectToken: () => WholeState;
    readonly selectTokenLoading: () => WholeState;
    readonly selectTokenEmpty: () => WholeState;
    readonly selectTokenUnavailable: () => WholeState;
    readonly selectTokenCoinOnly: () => WholeState;
    readonly previewEstimating: () => WholeState;
    readonly previewReady: () => WholeState;
    readonly previewFeeUnknown: () => WholeState;
    readonly previewShortOfFee: () => WholeState;
    readonly sendMaxUnknown: () => WholeState;
    readonly sendMaxShort: () => WholeState;
    readonly previewAllOfCoin: () => WholeState;
    readonly previewTokenWithoutCoin: () => WholeState;
    readonly previewWithheld: () => WholeState;
    readonly previewWithheldSent: () => WholeState;
    readonly previewFirstTime: () => WholeState;
    readonly previewLookAlike: () => WholeState;
    readonly previewContract: () => WholeState;
    readonly previewWaiting: () => WholeState;
    readonly previewSubmitted: () => WholeState;
    readonly previewSent: () => WholeState;
    readonly previewRejected: () => WholeState;
    readonly previewReplaced: () => WholeState;
    readonly previewDeclined: () => WholeState;
    readonly previewFailed: () => WholeState;
    readonly previewUncertain: () => WholeState;
    readonly previewStillOpen: () => WholeState;
    readonly previewDoubt: () => WholeState;
    readonly walletConnectSwitchWaiting: () => WholeState;
    readonly walletConnectSwitchLost: () => WholeState;
    readonly walletConnectSwitchRefused: () => WholeState;
    readonly walletConnectSwitchOnPhone: () => WholeState;
    readonly walletConnectSendWaiting: () => WholeState;
    readonly walletConnectSendOnPhone: () => WholeState;
    readonly walletConnectSendLost: () => WholeState;
    readonly sessionsLoading: () => WholeState;
    readonly sessionsNone: () => WholeState;
    readonly sessions: () => WholeState;
    readonly sessionsUnfinished: () => WholeState;
    readonly sessionsFailed: () => WholeState;
    readonly sessionWholeAccount: () => WholeState;
    readonly sessionCreated: () => WholeState;
    readonly sessionAsked: () => WholeState;
    readonly sessionRevoke: () => WholeState;
    readonly sessionRevoking: () => WholeState;
    readonly sessionTelling: () => WholeState;
    readonly sessionDeclined: () => WholeState;
    readonly sessionUncertain: () => WholeState;
    readonly sessionNotTold: () => WholeState;
    readonly sessionGone: () => WholeState;
    readonly signInRequired: () => WholeState;
    readonly signInOptional: () => WholeState;
    readonly signInBack: () => WholeState;
    readonly signInSigning: () => WholeState;
    readonly signInStoring: () => WholeState;
    readonly signInDeclined: () => WholeState;
    readonly signInRefused: () => WholeState;
    readonly signInLeaving: () => WholeState;
    readonly signInUnchecked: () => WholeState;
    readonly swapLoading: () => WholeState;
    readonly swapNotLoaded: () => WholeState;
    readonly swapElsewhere: () => WholeState;
    readonly swapEmpty: () => WholeState;
    readonly swapNothingHeld: () => WholeState;
    readonly swapQuoting: () => WholeState;
    readonly swapQuoted: () => WholeState;
    readonly swapTooMuch: () => WholeState;
    readonly swapTooPrecise: () => WholeState;
    readonly swapAmountRefused: () => WholeState;
    readonly swapNoLiquidity: () => WholeState;
    readonly swapUnreachable: () => WholeState;
    readonly swapLimited: () => WholeState;
    readonly swapNoAmount: () => WholeState;
    readonly swapWrongAnswer: () => WholeState;
    readonly swapShortOfGas: () => WholeState;
    readonly swapImpactTooHigh: () => WholeState;
    readonly swapUnknownPrices: () => WholeState;
    readonly swapPreparing: () => WholeState;
    readonly swapNotBuilt: () => WholeState;
    readonly swapNotAllowed: () => WholeState;
    readonly swapRouteDiffers: () => WholeState;
    readonly swapTokenMismatch: () => WholeState;
    readonly swapSelectSource: () => WholeState;
    readonly swapSelectTarget: () => WholeState;
    readonly swapSelectLoading: () => WholeState;
    readonly swapSelectFailed: () => WholeState;
    readonly swapReview: () => WholeState;
    readonly swapReviewAllow: () => WholeState;
    readonly swapReviewReset: () => WholeState;
    readonly swapReviewAllowed: () => WholeState;
    readonly swapReviewUnknown: () => WholeState;
    readonly swapReviewUnknownSpender: () => WholeState;
    readonly swapReviewUnread: () => WholeState;
    readonly swapReviewOtherSpender: () => WholeState;
    readonly swapReviewImpact: () => WholeState;
    readonly swapReviewNoPrices: () => WholeState;
    readonly swapReviewChecking: () => WholeState;
    readonly swapReviewMoved: () => WholeState;
    readonly swapReviewStale: () => WholeState;
    readonly swapResetWaiting: () => WholeState;
    readonly swapResetSettling: () => WholeState;
    readonly swapAllowWaiting: () => WholeState;
    readonly swapAllowSettling: () => WholeState;
    readonly swapWaiting: () => WholeState;
    readonly swapSecondWaiting: () => WholeState;
    readonly swapSubmitted: () => WholeState;
    readonly swapDone: () => WholeState;
    readonly swapDoneKnown: () => WholeState;
    readonly swapRejected: () => WholeState;
    readonly swapReplaced: () => WholeState;
    readonly swapDeclined: () => WholeState;
    readonly swapChanged: () => WholeState;
    readonly swapTimeout: () => WholeState;
    readonly swapUncertain: () => WholeState;
    readonly swapDoubt: () => WholeState;
    readonly connectLooking: () => WholeState;
    readonly connectEmpty: () => WholeState;
    readonly connectFound: () => WholeState;
    readonly connectRecent: () => WholeState;
    readonly connectWarned: () => WholeState;
    readonly connectLegal: () => WholeState;
    readonly connectingWaiting: () => WholeState;
    readonly connectingDone: () => WholeState;
    readonly connectingDeclined: () => WholeState;
    readonly connectingPending: () => WholeState;
    readonly connectingTimeout: () => WholeState;
    readonly connectingNoAccounts: () => WholeState;
    readonly connectingNotFound: () => WholeState;
    readonly connectingChanged: () => WholeState;
    readonly connectingFailed: () => WholeState;
    readonly connectingGone: () => WholeState;
    readonly account: () => WholeState;
    readonly networks: () => WholeState;
    readonly networksMany: () => WholeState;
    readonly switchWaiting: () => WholeState;
    readonly switchDone: () => WholeState;
    readonly switchDeclined: () => WholeState;
    readonly switchTimeout: () => WholeState;
    readonly networksOfTwoFamilies: () => WholeState;
    readonly switchActiveChain: () => WholeState;
    readonly unsupportedChain: () => WholeState;
    readonly whatIsAWallet: () => WholeState;
    readonly getWallet: () => WholeState;
    readonly getWalletSuggested: () => WholeState;
};

export declare function withinModal<Queries>(within: (element: HTMLElement) => Queries, page?: Document): Queries;
