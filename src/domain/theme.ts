export type ThemeMode = 'light' | 'dark' | 'system'
