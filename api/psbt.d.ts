export interface PsbtInput {
    readonly index: number;
    readonly address: string;
}

export interface PsbtLike {
    readonly inputCount: number;
    toBase64(): string;
    combine(...others: never[]): unknown;
}

export interface PsbtSigner<P> {
    readonly address: string;
    signPsbt(psbt: P, inputs?: readonly PsbtInput[]): Promise<P>;
}

export declare function createPsbtSigner<P extends PsbtLike>(store: HostStore, Psbt: {
    fromBase64(text: string): P;
}, modalKey?: string): Promise<PsbtSigner<P>>;
