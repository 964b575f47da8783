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
    readonly received: readonly ReceivedFrameMessage[];
    readonly heard: readonly ReceivedFrameMessage[];
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
    endLogin(isNotified?: boolean): void;
    moveTo(addresses: Readonly<Record<string, string>>, isNotified?: boolean): void;
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

export type FrameMessageHeard = ReceivedFrameMessage;

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

export interface LocatorLike<L> extends LocatorScopeLike<L> {
    click(): Promise<void>;
    first(): L;
    waitFor(options?: {
        state?: 'visible' | 'hidden';
    }): Promise<void>;
}

export interface LocatorScopeLike<L> {
    getByRole(role: 'dialog' | 'button' | 'heading', options?: {
        name?: string | RegExp;
        exact?: boolean;
        level?: number;
    }): L;
    getByTestId(testId: string | RegExp): L;
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

export type PlaceLike<L> = LocatorScopeLike<L>;

export interface ReceivedFrameMessage {
    readonly id: string;
    readonly event: string;
    readonly payload: unknown;
    readonly targetOrigin: string;
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

export declare function exportReport(log: readonly LoggedAction[], key: string): BugReport;

export declare function fakeWalletConnectSession(namespaces: WalletConnectSession['namespaces'], more?: Partial<WalletConnectSession>): WalletConnectSession;

export declare function getContactedHosts(options: Given, walletConnect?: WalletConnectHosts): readonly HostUse[];

export declare function getContentSecurityPolicy(options: WalletModalOptions<string>, walletConnect?: WalletConnectHosts): string;

export declare const hostsOf: typeof getContactedHosts;

export declare function ignoreStyleErrors(): () => void;

export declare function installInBrowser(page: BrowserPage, ...wallets: readonly WalletScript[]): Promise<void>;

export declare function memoryStorage(initial?: Readonly<Record<string, string>>): MemoryStorage;

export declare function modalPage<L extends LocatorLike<L>>(page: LocatorScopeLike<L>): ModalPage<L>;

export declare const policyOf: typeof getContentSecurityPolicy;

export declare const refused: (status: number) => HttpResult;

export declare function replay(report: BugReport, upTo?: number): WholeState;

export declare const sampleServices: Readonly<Record<string, HttpAnswer>>;

export declare function setupStore<H extends object = object>(preloadedState?: Partial<H> & {
    readonly walletModal?: Partial<WholeState>;
}, options?: SetupStoreOptions): PageStore<H>;

export declare const states: {
    readonly connectFound: () => WholeState;
    readonly account: () => WholeState;
    readonly unsupportedChain: () => WholeState;
};

export declare function withinModal<Queries>(within: (element: HTMLElement) => Queries, page?: Document): Queries;
