/** The browser to test with, or null when none is installed. */
export function findChromium(): string | null

/** Finds a Chromium or installs one, saying so. */
export function ensureChromium(): string

/** The same browser without windows, where the system has it: no extension runs in it. */
export function ensureHeadlessChromium(): string
