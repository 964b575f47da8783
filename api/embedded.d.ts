export interface EmbeddedWalletOptions {
    readonly secureSiteUrl?: string;
    readonly allowedOrigins?: readonly string[];
    readonly restrictedTimeZones?: readonly string[];
}

export declare function embeddedWallet({ secureSiteUrl, allowedOrigins, restrictedTimeZones, }?: EmbeddedWalletOptions): EmbeddedDescriptor;
