export interface ContrastProblem {
    readonly mode: 'light' | 'dark';
    readonly color: string;
    readonly on: string;
    readonly ratio: number;
    readonly needed: 4.5 | 3;
}

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

export declare const contrast: {
    readonly accent: {
        readonly light: '#0a2fa8';
        readonly dark: '#ffd84a';
    };
    readonly radius: 'small';
    readonly light: {
        readonly surface: '#ffffff';
        readonly surfaceRaised: '#ffffff';
        readonly surfaceSunken: '#f2f2f2';
        readonly border: '#5c5c5c';
        readonly borderStrong: '#000000';
        readonly text: '#000000';
        readonly textMuted: '#262626';
        readonly textFaint: '#383838';
        readonly positive: '#00502c';
        readonly positiveSoft: '#e8f6ee';
        readonly negative: '#8f0015';
        readonly negativeSoft: '#fdecee';
        readonly warning: '#5e3a00';
        readonly warningSoft: '#fdf2dc';
        readonly overlay: 'rgba(0, 0, 0, 0.72)';
    };
    readonly dark: {
        readonly surface: '#000000';
        readonly surfaceRaised: '#1a1a1a';
        readonly surfaceSunken: '#161616';
        readonly border: '#a6a6a6';
        readonly borderStrong: '#ffffff';
        readonly text: '#ffffff';
        readonly textMuted: '#e2e2e2';
        readonly textFaint: '#cccccc';
        readonly positive: '#63e6a8';
        readonly positiveSoft: '#00200f';
        readonly negative: '#ff9ea6';
        readonly negativeSoft: '#2b0005';
        readonly warning: '#ffc768';
        readonly warningSoft: '#261800';
        readonly overlay: 'rgba(0, 0, 0, 0.82)';
    };
    readonly parts: {
        readonly card: {
            readonly borderColor: 'var(--wm-color-border-strong)';
        };
        readonly button: {
            readonly borderColor: 'var(--wm-color-text)';
        };
        readonly secondaryButton: {
            readonly borderColor: 'var(--wm-color-border-strong)';
        };
        readonly pageButton: {
            readonly borderColor: 'var(--wm-color-border-strong)';
        };
    };
};

export declare function contrastProblems(options: ThemeOptions | undefined, variables?: Readonly<Record<string, string>>): readonly ContrastProblem[];

export declare const midnight: {
    readonly accent: {
        readonly light: '#4f46e5';
        readonly dark: '#8b9bff';
    };
    readonly light: {
        readonly surface: '#fbfcff';
        readonly surfaceRaised: '#ffffff';
        readonly surfaceSunken: '#eef1fb';
        readonly border: '#dce2f4';
        readonly borderStrong: '#7c86a8';
        readonly text: '#10183a';
        readonly textMuted: '#4a5478';
        readonly textFaint: '#5b6586';
    };
    readonly dark: {
        readonly surface: '#0c1122';
        readonly surfaceRaised: '#1d2543';
        readonly surfaceSunken: '#151c34';
        readonly border: '#27304f';
        readonly borderStrong: '#6a76a3';
        readonly text: '#eef1fc';
        readonly textMuted: '#adb7d8';
        readonly textFaint: '#95a0c4';
        readonly positive: '#4fd6a0';
        readonly positiveSoft: '#0e2a2c';
        readonly negative: '#ff8593';
        readonly negativeSoft: '#311a2e';
        readonly warning: '#f3bb5e';
        readonly warningSoft: '#2b2424';
        readonly overlay: 'rgba(4, 7, 18, 0.72)';
    };
};

export declare const paper: {
    readonly accent: {
        readonly light: '#a8442a';
        readonly dark: '#e08a66';
    };
    readonly radius: 'small';
    readonly font: 'ui-serif, "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif';
    readonly light: {
        readonly surface: '#fdfaf3';
        readonly surfaceRaised: '#fffdf8';
        readonly surfaceSunken: '#f4eee1';
        readonly border: '#e6dcc8';
        readonly borderStrong: '#8f836d';
        readonly text: '#2a241b';
        readonly textMuted: '#5d5443';
        readonly textFaint: '#6b6150';
        readonly positive: '#2f6b3a';
        readonly positiveSoft: '#e6efdc';
        readonly negative: '#a82a2a';
        readonly negativeSoft: '#f9e5dc';
        readonly warning: '#855300';
        readonly warningSoft: '#f9ecd0';
        readonly overlay: 'rgba(52, 42, 24, 0.45)';
    };
    readonly dark: {
        readonly surface: '#1b1814';
        readonly surfaceRaised: '#2f2a23';
        readonly surfaceSunken: '#26211b';
        readonly border: '#3a3329';
        readonly borderStrong: '#85796a';
        readonly text: '#f4ecdf';
        readonly textMuted: '#c2b6a3';
        readonly textFaint: '#a89c89';
        readonly positive: '#8fca8a';
        readonly positiveSoft: '#1f2a1b';
        readonly negative: '#ff9584';
        readonly negativeSoft: '#391d18';
        readonly warning: '#ecb65c';
        readonly warningSoft: '#32260f';
    };
};

export declare const rounded: {
    readonly accent: {
        readonly light: '#8b3fe0';
        readonly dark: '#c08bff';
    };
    readonly radius: 'full';
    readonly light: {
        readonly surface: '#ffffff';
        readonly surfaceRaised: '#ffffff';
        readonly surfaceSunken: '#f6f1fd';
        readonly border: '#eae1f6';
        readonly borderStrong: '#8f80a5';
        readonly text: '#21162f';
        readonly textMuted: '#5b4d6d';
        readonly textFaint: '#6d5f80';
    };
    readonly dark: {
        readonly surface: '#17121f';
        readonly surfaceRaised: '#2c2439';
        readonly surfaceSunken: '#211a2c';
        readonly border: '#332a42';
        readonly borderStrong: '#7d6f92';
        readonly text: '#f6f1fc';
        readonly textMuted: '#bcaecf';
        readonly textFaint: '#a194b5';
    };
};
